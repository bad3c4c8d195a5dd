// The negative space mark: a solid, and what the business is about left out of it.

import { clipped, isInside, sampled } from '../../../drawing/clip.ts'
import type { Command, Ink, Shape } from '../../../drawing/drawing.ts'
import {
  boundsOf,
  boundsOfPath,
  mirror,
  type Point,
  polyline,
  scale,
  tidy,
  wave,
} from '../../../drawing/geometry.ts'
import { articleFor } from '../../../read/text/articles.ts'
import type { Concept } from '../../brand.ts'
import { capital, drawingOf, guide, heightOf, placed, units, widthOf } from '../concept-kit.ts'
import { type Dice, diceOf } from '../dice.ts'
import type { Pictogram } from '../pictograms/pictogram.ts'
import { choosePictogram, scaled } from '../pictograms/pictograms.ts'
import type { LogoSource } from '../source.ts'
import { loudness, rarityIn, type Said, saidIn } from '../words.ts'
import { SOLIDS, type Solid } from './solids.ts'

const rarity = rarityIn(SOLIDS.map(({ cues }) => cues))
const CALLED = 0.8

function chooseSolid(said: Said, pictogram: Pictogram, dice: Dice): Solid {
  const fitting = SOLIDS.filter(({ not }) => !not?.includes(pictogram.id))
  const heard = fitting.map((solid) => ({ solid, loud: loudness(solid.cues, said, rarity) }))
  const called = heard.filter(({ loud }) => loud >= CALLED).map(({ solid }) => solid)
  const plain = fitting.filter(({ plain }) => plain)
  const ways = called.length > 0 && dice.chance(0.5) ? called : [...plain, ...called]
  return ways[dice.int(0, ways.length - 1)] as Solid
}

/** These have a right way round: hands of a clock, ticks, bars that rise. */
const ONE_WAY = new Set(
  'clock checklist shield code gamepad chart play note needle document newspaper receipt globe'.split(' '),
)

function facing(pictogram: Pictogram, dice: Dice): Pictogram {
  if (pictogram.even || ONE_WAY.has(pictogram.id) || dice.chance(0.5)) return pictogram
  return { ...pictogram, items: pictogram.items.map((item) => ({ ...item, path: mirror(item.path) })) }
}

type Treatment = 'cut' | 'ground' | 'water' | 'halves'

function chooseTreatment(said: Said, pictogram: Pictogram, solid: Solid, dice: Dice): Treatment {
  const wet = loudness(
    'sea tide water boat sail sailing buoy oyster fish coast marine swim surf kelp seaweed harbour',
    said,
  )
  if (wet > 0.8 && pictogram.id !== 'buoy' && STANDING.has(pictogram.id))
    return dice.chance(0.7) ? 'water' : 'cut'
  const flat = pictogram.items.every(({ stroke }) => !stroke)
  if (pictogram.even && flat && solid.even && dice.chance(0.45)) return 'halves'
  if (STANDING.has(pictogram.id) && dice.chance(0.5)) return 'ground'
  return 'cut'
}

/** Pictograms with a foot to stand on. */
const STANDING = new Set(
  'loaf wine beer pot bottle jar mushroom boat lighthouse tree pine tulip house lamp candle bed broom barn fence tent car van train bus tower factory awning bank chair sofa plant-pot bird snail dress vase barrel gift anvil palm pram microphone trophy flask sprout buoy'.split(
    ' ',
  ),
)

const SWAP: Partial<Record<Ink, Ink>> = { primary: 'paper', paper: 'primary', signal: 'paper' }
const swapped = (ink: Ink): Ink => SWAP[ink] ?? ink

function inverted(shape: Shape): Shape {
  return {
    ...shape,
    ...(shape.fill ? { fill: swapped(shape.fill) } : {}),
    ...(shape.stroke ? { stroke: { ...shape.stroke, ink: swapped(shape.stroke.ink) } } : {}),
  }
}

/** Points the picture reaches, its strokes included. */
function reachOf(items: readonly Shape[]): Point[] {
  return items
    .filter(({ fill, stroke }) => fill === 'primary' || stroke?.ink === 'primary')
    .flatMap(({ path, stroke }) => {
      const half = (stroke?.ink === 'primary' ? stroke.width : 0) / 2
      const points = sampled(path, 5).flat()
      return half === 0
        ? points
        : points.flatMap(([x, y]): Point[] => [
            [x - half, y],
            [x + half, y],
            [x, y - half],
            [x, y + half],
          ])
    })
}

interface Fit {
  by: number
  at: Point
}

/** The largest size at which the picture keeps its distance from the solid's edge, and where it then stands. */
function fitInto(
  points: readonly Point[],
  from: Point,
  outline: readonly Point[],
  heights: readonly number[],
  most: number,
): Fit {
  const corners = hullOf(points)
  let best: Fit = { by: 0.2, at: [60, 60] }
  for (const y of heights) {
    let low = 0.2
    let high = most
    const fits = (by: number) =>
      corners.every(([a, b]) => isInside([60 + (a - from[0]) * by, y + (b - from[1]) * by], outline))
    for (let n = 0; n < 8; n++) {
      const middle = (low + high) / 2
      if (fits(middle)) low = middle
      else high = middle
    }
    if (low > best.by + 0.004) best = { by: low, at: [60, y] }
  }
  return best
}

/** The points a string round all of them would touch; the others need not be asked. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const chain = (ordered: readonly Point[]) => {
    const hull: Point[] = []
    for (const point of ordered) {
      while (hull.length > 1 && !turnsLeft(hull.at(-2) as Point, hull.at(-1) as Point, point)) hull.pop()
      hull.push(point)
    }
    return hull.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

const turnsLeft = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0

interface Made {
  shapes: Shape[]
  by: number
  guides: Command[][]
  notes: string[]
}

const solidShape = (path: Command[]): Shape => ({ kind: 'shape', path: tidy(path), fill: 'primary' })

export function negativeSpaceConcept(source: LogoSource): Concept {
  const dice = diceOf(source.seed, 'negative space')
  const pictogram = facing(choosePictogram(source), dice)
  const said = saidIn(source.u)
  const solid = chooseSolid(said, pictogram, dice)
  const treatment = chooseTreatment(said, pictogram, solid, dice)
  const { path, note } = solid.draw(dice)
  const made = TREATMENTS[treatment](pictogram, path, dice)
  const { items, by, move } = placed(made.shapes)
  const thin = Math.min(9, ...pictogram.items.map(({ stroke }) => stroke?.width ?? 9)) * made.by * by
  return {
    number: 3,
    kind: 'negative-space',
    ...wordsFor(source, pictogram, solid, treatment, dice),
    mark: drawingOf(items),
    smallest: Math.min(32, Math.max(16, 2 * Math.ceil(84 / thin / 2))),
    construction: {
      guides: made.guides.map((line) => guide(line.map((command) => moved(command, move)))),
      dimensions: [widthOf(items), heightOf(items)],
      notes: [note, ...made.notes],
    },
  }
}

function moved(command: Command, move: (point: Point) => Point): Command {
  if (command[0] === 'Z') return command
  if (command[0] === 'C')
    return [
      'C',
      ...move([command[1], command[2]]),
      ...move([command[3], command[4]]),
      ...move([command[5], command[6]]),
    ]
  return [command[0], ...move([command[1], command[2]])]
}

const middleOf = (items: readonly Shape[]): Point => {
  const box = boundsOf(items)
  return [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
}

const inset = (path: Command[], by: number): Point[] => sampled(scale(path, by), 10).flat()
const HEIGHTS = [60, 57, 63, 66, 69]

function cut({ items }: Pictogram, path: Command[], dice: Dice): Made {
  const from = middleOf(items)
  const fit = fitInto(reachOf(items), from, inset(path, dice.between(0.72, 0.85)), HEIGHTS, 0.84)
  const picture = items.map((item) => inverted(scaled(item, fit.by, from, fit.at)))
  const box = boundsOf(picture)
  return {
    shapes: [solidShape(path), ...picture],
    by: fit.by,
    guides: [frame(box), cross(fit.at)],
    notes: [`Picture at ${Math.round(fit.by * 100)}% of its own square`],
  }
}

/** The picture stands on a level line that cuts the solid in two. */
function ground({ items }: Pictogram, path: Command[], dice: Dice): Made {
  const level = dice.between(86, 91)
  const gap = dice.between(5.4, 7)
  const above = clipped(path, 1, level, 'below')
  const below = clipped(path, 1, level + gap, 'above')
  const box = boundsOf(items)
  const from: Point = [(box.left + box.right) / 2, box.bottom]
  const room = inset(path, dice.between(0.8, 0.85))
  const points = reachOf(items).filter(([, y]) => y < box.bottom - 6)
  const fit = fitInto(points, from, room, [level], 0.8)
  const picture = items.map((item) => inverted(scaled(item, fit.by, from, [60, level + 0.3])))
  return {
    shapes: [solidShape(above), solidShape(below), ...picture],
    by: fit.by,
    guides: [
      polyline([
        [4, level],
        [116, level],
      ]),
      cross([60, level]),
    ],
    notes: [`Ground line ${units(gap)} thick, ${units(level - boundsOfPath(path).top)} below the top`],
  }
}

/** The picture floats over a wave, both left out. */
function water({ items }: Pictogram, path: Command[], dice: Dice): Made {
  const level = dice.between(84, 87)
  const line = dice.between(6.4, 7.6)
  const height = dice.between(3.4, 4.6)
  const room = inset(path, 0.84)
  const half = Math.min(32, ...[level - 6, level + 6].map((y) => halfWidthAt(room, y)))
  const from = ((box) => [(box.left + box.right) / 2, box.bottom] as Point)(boundsOf(items))
  const top = level - height - line / 2 - 5
  const fit = fitInto(reachOf(items), from, inset(path, 0.82), [top], 0.68)
  return {
    shapes: [
      solidShape(path),
      ...items.map((item) => inverted(scaled(item, fit.by, from, [60, top]))),
      {
        kind: 'shape',
        path: tidy(wave(60 - half, level, half, height, 4)),
        stroke: { ink: 'paper', width: line, cap: 'butt', join: 'round' },
      },
    ],
    by: fit.by,
    guides: [
      polyline([
        [4, level],
        [116, level],
      ]),
      cross([60, level]),
    ],
    notes: [`Waterline ${units(line)} thick, ${units(2 * half)} long, in four half waves`],
  }
}

function halfWidthAt(outline: readonly Point[], y: number): number {
  let half = 0
  while (half < 49 && isInside([60 + half + 1, y], outline) && isInside([60 - half - 1, y], outline)) half++
  return half
}

/** Left: line and dark picture. Right: solid and light picture. */
function halves({ items }: Pictogram, path: Command[], dice: Dice): Made {
  const from = middleOf(items)
  const fit = fitInto(reachOf(items), from, inset(path, dice.between(0.74, 0.79)), [60], 0.8)
  const rim = dice.between(7, 8.4)
  const box = boundsOfPath(path)
  const inner = scale(path, 1 - rim / ((box.right - box.left) / 2))
  const picture = items.map((item) => scaled(item, fit.by, from, fit.at))
  const side = (shape: Shape, keep: 'below' | 'above'): Shape => ({
    ...shape,
    path: tidy(clipped(shape.path, 0, 60, keep)),
  })
  return {
    shapes: [
      solidShape(path),
      { kind: 'shape', path: tidy(clipped(inner, 0, 60, 'below')), fill: 'paper' },
      ...picture.map((shape) => side(shape, 'below')),
      ...picture.map((shape) => side(inverted(shape), 'above')),
    ].filter((shape) => shape.path.length > 0) as Shape[],
    by: fit.by,
    guides: [
      polyline([
        [60, 4],
        [60, 116],
      ]),
      frame(boundsOf(picture)),
    ],
    notes: [`Rim ${units(rim)}; light and dark change places on the upright`],
  }
}

const TREATMENTS: Record<Treatment, (pictogram: Pictogram, path: Command[], dice: Dice) => Made> = {
  cut,
  ground,
  water,
  halves,
}

const cross = ([x, y]: Point): Command[] => [
  ['M', x - 4, y],
  ['L', x + 4, y],
  ['M', x, y - 4],
  ['L', x, y + 4],
]
const frame = (box: { left: number; top: number; right: number; bottom: number }): Command[] =>
  polyline([
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
    [box.left, box.top],
  ])

function wordsFor(
  { identity: { name } }: LogoSource,
  { noun }: Pictogram,
  solid: Solid,
  treatment: Treatment,
  dice: Dice,
) {
  const one = `${articleFor(noun)} ${noun}`
  const shape = `${articleFor(solid.noun)} ${solid.noun}`
  const Noun = capital(noun)
  if (treatment === 'halves')
    return {
      title: `${Noun}, half and half`,
      idea: `${capital(one)} in ${shape}, dark on the left and light on the right. The line between is where ${name} works.`,
    }
  if (treatment === 'ground')
    return {
      title: `${Noun} on the line`,
      idea: `${capital(one)} left out of ${shape}, standing on one straight line: ${name} has its feet on the ground.`,
    }
  if (treatment === 'water')
    return {
      title: `${Noun} on the water`,
      idea: `${capital(one)} left out of ${shape}, over a single wave. That is where ${name} is used.`,
    }
  return {
    title: `${Noun} ${solid.title}`,
    idea: dice.pick([
      `${capital(one)} left out of ${shape}. The paper draws the one, ${name} only the other.`,
      `${capital(shape)} in one ink, and out of it ${one}: ${name} in two shapes.`,
      `${capital(one)}, not drawn but left out of ${shape}, so that it is seen first. It stands for ${name}.`,
    ]),
  }
}
