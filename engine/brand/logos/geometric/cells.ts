// Forms of cells that fit together: hexagons, scales, chevrons, cubes, leaves, kites.
import type { Command } from '../../../drawing/drawing.ts'
import {
  arc,
  circle,
  type Point,
  polar,
  polygon,
  polyline,
  regularPolygon,
  rotate,
} from '../../../drawing/geometry.ts'
import type { Dice } from '../dice.ts'
import { type Form, oneLit, type Raw, range } from './form.ts'

const O: [number, number] = [0, 0]

/** Cells in axial coordinates, by the figure they make. */
const HIVES: Record<string, [number, number][]> = {
  flower: [
    [0, 0],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ],
  triangle: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [0, 2],
    [1, 2],
    [0, 3],
  ],
  small: [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [0, 2],
  ],
  wreath: [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ],
  rhomb: [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ],
  hall: [
    [0, -1],
    [1, -1],
    [-1, 0],
    [0, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
    [-2, 1],
    [1, -2],
    [2, -2],
    [-2, 2],
    [-1, 2],
    [2, -1],
    [2, 0],
    [-2, 0],
    [1, 1],
    [0, 2],
    [0, -2],
    [-1, -1],
  ],
}

function drawHive(dice: Dice): Raw {
  const figure = dice.pick(['flower', 'flower', 'triangle', 'small', 'wreath', 'rhomb', 'hall'] as const)
  const cells = HIVES[figure] ?? []
  const pitch = 10
  const [least, most] =
    figure === 'hall'
      ? [0.27, 0.31]
      : figure === 'triangle' || figure === 'rhomb'
        ? [0.22, 0.27]
        : [0.16, 0.22]
  const share = dice.between(least, most)
  const taper = dice.between(0, figure === 'hall' ? 0.08 : 0.3)
  const turn = dice.pick([0, 30, 60, 90, 180])
  const centres = cells.map(
    ([q, r]): Point => rotatePoint([pitch * Math.sqrt(3) * (q + r / 2), pitch * 1.5 * r], turn),
  )
  const side = pitch * (1 - share)
  const middle: Point = [average(centres.map(([x]) => x)), average(centres.map(([, y]) => y))]
  const away = centres.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1]))
  const farthest = Math.max(...away)
  const parts = centres.map(([x, y], i) =>
    regularPolygon(x, y, side * (1 - (taper * (away[i] ?? 0)) / farthest), 6, -90 + turn),
  )
  return {
    shapes: oneLit(parts, dice.int(0, parts.length - 1)),
    guides: centres.map(([x, y]) => regularPolygon(x, y, pitch, 6, -90 + turn)),
    measures: [],
    notes: (u) => [
      `${cells.length} hexagons of side ${u(side)} and less, outwards`,
      `Gap ${u(pitch * share * Math.sqrt(3))}`,
    ],
    count: cells.length,
    stroke: side * (1 - taper) * Math.sqrt(3),
    gap: pitch * share * Math.sqrt(3),
  }
}

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function rotatePoint([x, y]: Point, degrees: number): Point {
  return polar(0, 0, Math.hypot(x, y), (Math.atan2(y, x) * 180) / Math.PI + degrees)
}

export const HIVE: Form = {
  id: 'hive',
  draw: drawHive,
  meanings: [
    {
      cues: 'honey bee beekeeping hive honeycomb apiary pollinator wax',
      title: ({ N }) => `${N} cells`,
      idea: ({ N, name }) => `${N} cells of a comb; one is filled. ${name} has the honey.`,
    },
    {
      cues: 'network node chemistry molecule biotech lab battery electricity energy grid cluster module infrastructure blockchain cell flat block neighbourhood energy-storage shared',
      models: ['software-subscription', 'hardware-subscription'],
      title: ({ N }) => `${N} joined cells`,
      idea: ({ N, name }) =>
        `${N} cells share their walls, the strongest way to fill a plane; the one in colour is where ${name} comes in.`,
    },
    {
      cues: 'tile tiler floor bathroom kitchen mosaic football pharmacy medication',
      title: ({ N }) => `${N} tiles, six sides`,
      idea: ({ N, name }) => `${N} six-sided tiles, laid close; ${name} lays the one in colour.`,
    },
  ],
}

function drawScales(dice: Dice): Raw {
  const across = dice.pick([2, 3, 3, 4] as const)
  const gap = dice.between(5.2, across === 4 ? 5.6 : 7)
  const radius = 98 / across / 2
  const pitch = radius + gap / 2
  const cap = radius * dice.between(0.1, 0.7)
  const rows = Math.min(5, 1 + Math.floor((98 - radius - cap) / pitch + 0.25))
  const places = range(rows).flatMap((row) =>
    range(across - (row % 2)).map((i): Point => [radius + i * 2 * radius + (row % 2) * radius, row * pitch]),
  )
  const parts = places.map(([x, y]) => scaleShape(x, y, radius, pitch, gap, y === 0 ? -cap : undefined))
  return {
    shapes: oneLit(parts, dice.int(0, parts.length - 1)),
    guides: places.slice(0, across + across - 1).map(([x, y]) => circle(x, y, radius)),
    measures: [
      [
        [radius, 0],
        [3 * radius, 0],
      ],
    ],
    notes: (u) => [
      `${rows} rows of scales on circles of radius ${u(radius)}`,
      `Rows ${u(pitch)} apart, gap ${u(gap)}`,
    ],
    count: parts.length,
    stroke: Math.min(pitch - gap, 2 * radius - gap),
    gap: Math.min(gap, 5.2),
  }
}

/** A scale: round below, and hollowed above by the two scales that cover it. In the first row it has a straight top. */
function scaleShape(
  x: number,
  y: number,
  radius: number,
  pitch: number,
  gap: number,
  top: number | undefined,
): Command[] {
  const r = radius - gap / 2
  const wide = radius + gap / 2
  const below = arc(x, y, r, 0, 180)
  if (top !== undefined) return [...below, ['L', x - r, top], ['L', x + r, top], ['Z']]
  const notch = Math.sqrt(wide * wide - radius * radius)
  const lift = (Math.atan2(notch, radius) * 180) / Math.PI
  const foot = (Math.acos(gap / 2 / wide) * 180) / Math.PI
  const left = arc(x - radius, y - pitch, wide, foot, lift - foot)
  const right = arc(x + radius, y - pitch, wide, 180 - lift, lift - foot)
  const [, ...up] = left
  const [, ...down] = right
  return [...below, ['L', ...polar(x - radius, y - pitch, wide, foot)], ...up, ...down, ['Z']]
}

export const SCALES: Form = {
  id: 'scales',
  draw: drawScales,
  meanings: [
    {
      cues: 'fish fishery seafood salmon aquaculture aquarium sushi reptile mermaid',
      title: ({ N }) => `${N} scales`,
      idea: ({ N, name }) =>
        `${N} scales in rows, each over the gap below; one catches the light. ${name} knows its fish.`,
    },
    {
      cues: 'roof roofer roofing slate shingle house insulation awning feather bird nest',
      title: ({ N }) => `${N} slates`,
      idea: ({ N, name }) =>
        `${N} slates, each row covering the joints of the next. The new one is ${name}'s.`,
    },
  ],
}

function drawChevrons(dice: Dice): Raw {
  const count = dice.int(3, 4)
  const stroke = count === 4 ? dice.between(11, 13) : dice.between(14, 17)
  const gap = count === 4 ? dice.between(8.2, 9.5) : dice.between(7.2, 9)
  const slope = count === 4 ? dice.between(0.5, 0.78) : dice.between(0.55, 0.95)
  const half = 44
  const turn = dice.pick([0, 0, 90])
  const upright = stroke * Math.hypot(1, slope)
  const pitch = upright + gap * Math.hypot(1, slope)
  const parts = range(count).map((i) => {
    const y = i * pitch
    const path = polygon([
      [-half, y + half * slope],
      [0, y],
      [half, y + half * slope],
      [half, y + half * slope + upright],
      [0, y + upright],
      [-half, y + half * slope + upright],
    ])
    return rotate(path, turn, O)
  })
  return {
    shapes: oneLit(parts, dice.pick([0, count - 1])),
    guides: [
      rotate(
        polyline([
          [0, -8],
          [0, count * pitch + half * slope],
        ]),
        turn,
        O,
      ),
    ],
    measures: [],
    notes: (u) => [
      `${count} chevrons of ${u(stroke)}, gap ${u(gap)}`,
      `Rising ${Math.round((Math.atan(slope) * 180) / Math.PI)}°`,
    ],
    count,
    stroke,
    gap,
  }
}

export const CHEVRONS: Form = {
  id: 'chevrons',
  draw: drawChevrons,
  meanings: [
    {
      cues: 'direction career uplift forward navigate mountain climb climbing hike hiking summit ski progress guide coach interview speed fast rank promotion strategy',
      models: ['agency', 'education'],
      title: ({ N }) => `${N} in step`,
      idea: ({ N, name }) => `${N} chevrons point one way; the one in colour sets the pace, as ${name} does.`,
    },
    {
      cues: 'wood parquet floor joinery carpenter carpentry furniture timber roof house herringbone tweed arrow road',
      title: () => 'Herringbone',
      idea: ({ N, name }) => `${N} chevrons laid as in a parquet; ${name} fits the one in colour.`,
    },
  ],
}
