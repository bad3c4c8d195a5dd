// Forms of cells that fit together: hexagons, scales, chevrons, cubes, leaves, kites.
import type { Command, Shape } from '../../../drawing/drawing.ts'
import {
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
  const share = figure === 'hall' ? 0.08 : dice.step(0.1, 0.2, 0.004)
  const turn = dice.pick([0, 30, 60, 90, 180])
  const centres = cells.map(
    ([q, r]): Point => rotatePoint([pitch * Math.sqrt(3) * (q + r / 2), pitch * 1.5 * r], turn),
  )
  const side = pitch * (1 - share)
  const parts = centres.map(([x, y]) => regularPolygon(x, y, side, 6, -90 + turn))
  return {
    shapes: oneLit(parts, dice.int(0, parts.length - 1)),
    guides: centres.map(([x, y]) => regularPolygon(x, y, pitch, 6, -90 + turn)),
    measures: [],
    notes: (u) => [`${cells.length} hexagons of side ${u(side)}`, `Gap ${u(pitch * share * Math.sqrt(3))}`],
    count: cells.length,
    stroke: side * Math.sqrt(3),
    gap: pitch * share * Math.sqrt(3),
  }
}

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
      cues: 'network node chemistry molecule biotech lab battery grid cluster module infrastructure blockchain cell flat block neighbourhood energy-storage shared',
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
  const across = dice.pick([2, 3, 3] as const)
  const gap = dice.step(5.2, 6.4, 0.1)
  const radius = 98 / across / 2
  const pitch = radius * dice.step(0.92, 1.12, 0.02)
  const rows = 1 + Math.round((98 - 1.5 * radius) / pitch)
  const parts: { path: Command[]; row: number }[] = []
  for (const row of range(rows)) {
    const odd = row % 2
    for (const i of range(across - odd)) {
      const x = radius + i * 2 * radius + odd * radius
      parts.push({ row, path: scaleShape(x, row * pitch, radius, radius) })
    }
  }
  const lit = dice.int(0, parts.length - 1)
  const shapes: Shape[] = [...parts.keys()].reverse().map((i) => ({
    kind: 'shape',
    path: parts[i]?.path ?? [],
    fill: i === lit ? 'signal' : 'primary',
    stroke: { ink: 'paper', width: gap, join: 'miter' },
  }))
  return {
    shapes,
    guides: parts
      .map(({ row }, i) => circle(radius + (i % across) * 2 * radius, row * pitch, radius))
      .slice(0, across),
    measures: [
      [
        [0, 0],
        [2 * radius, 0],
      ],
    ],
    notes: (u) => [`${rows} rows of scales, radius ${u(radius)}`, `Rows ${u(pitch)} apart, gap ${u(gap)}`],
    count: parts.length,
    stroke: pitch - gap,
    gap,
  }
}

/** A scale hangs: straight above, where the row before it covers it, and round below. */
function scaleShape(x: number, y: number, r: number, height: number): Command[] {
  const k = 0.5523
  const top = y === 0 ? -height * 0.5 : y - height
  return [
    ['M', x - r, top],
    ['L', x + r, top],
    ['L', x + r, y],
    ['C', x + r, y + k * height, x + k * r, y + height, x, y + height],
    ['C', x - k * r, y + height, x - r, y + k * height, x - r, y],
    ['Z'],
  ]
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
  const stroke = count === 4 ? dice.step(11, 13, 0.1) : dice.step(14, 18, 0.1)
  const gap = dice.step(5.4, 8, 0.1)
  const slope = dice.step(0.55, 1.05, 0.01)
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
