// Abstract marks of arcs: orbits that turn on by one angle, and bands that run from quarter to quarter.
import type { Command } from '../../../drawing/drawing.ts'
import { arcBand, circle, polar, polyline } from '../../../drawing/geometry.ts'
import { inWords } from '../concept-kit.ts'
import type { Dice } from '../dice.ts'
import { primary, range, signal } from '../geometric/form.ts'
import type { Composition } from './composition.ts'

export function composeOrbits(dice: Dice): Composition {
  const rings = dice.pick([2, 3, 3] as const)
  const gap = dice.between(5.4, rings === 3 ? 6 : 8)
  const heart = rings === 3 ? dice.between(6, 9) : dice.between(9, 13)
  const stroke = (49 - heart - gap * rings) / rings
  const from = dice.step(0, 359, 0.5)
  const turn = dice.pick([1, -1] as const) * dice.step(50, 130, 0.5)
  const sweep = dice.step(200, 290, 1)
  const less = dice.step(-22, 22, 1)
  const inner = (i: number) => heart + gap + i * (stroke + gap)
  const arcs = range(rings).map((i) =>
    arcBand(0, 0, inner(i) + stroke, inner(i), from + i * turn, sweep + i * less),
  )
  // The disc in colour stands in the middle of the outermost ring's opening.
  const last = rings - 1
  const open = from + last * turn + (sweep + last * less) + (360 - sweep - last * less) / 2
  const [x, y] = polar(0, 0, inner(last) + stroke / 2, open)
  const outside = dice.chance(0.6)
  const small = Math.max(4.2, stroke * 0.62)
  return {
    shapes: outside
      ? [primary(...arcs, circle(0, 0, heart)), signal(circle(x, y, small))]
      : [primary(...arcs), signal(circle(0, 0, heart))],
    guides: [
      ...range(rings).map((i) => circle(0, 0, inner(i) + stroke / 2)),
      polyline([
        [-54, 0],
        [54, 0],
      ]),
    ],
    notes: (u) => [
      `${rings} rings, line ${u(stroke)}, gap ${u(gap)}`,
      `Each turned on by ${Math.abs(turn)}°`,
    ],
    title: 'Orbits',
    rule: `${inWords(rings)} open rings about one middle, each turned on from the last by ${Math.abs(turn)}°${outside ? ', and a disc in colour in the outer opening' : ', and the middle in colour'}`,
    stroke,
    gap: Math.min(gap, 5.4),
  }
}

/** In every quarter the bands turn about one of its corners; where quarters meet, bands meet. */
export function composeQuarters(dice: Dice): Composition {
  const bands = dice.int(2, 3)
  const pitch = 49 / bands
  const gap = dice.between(Math.max(5.2, pitch * 0.34), pitch * 0.42)
  const stroke = pitch - gap
  const corners = range(4).map(() => dice.int(0, 3))
  // Four alike would be a plain target or four corners of one: turn one of them round.
  if (new Set(corners).size === 1) corners[dice.int(0, 3)] = ((corners[0] ?? 0) + 2) % 4
  const CORNERS = [
    [0, 0, 0],
    [49, 0, 90],
    [49, 49, 180],
    [0, 49, 270],
  ] as const
  const parts: Command[][] = corners.flatMap((corner, quarter) => {
    const [cx, cy, from] = CORNERS[corner] ?? CORNERS[0]
    const [dx, dy] = [(quarter % 2) * 49, Math.floor(quarter / 2) * 49]
    return range(bands).map((i) => {
      const inner = i * pitch + gap / 2
      return arcBand(cx + dx, cy + dy, inner + stroke, inner, from, 90)
    })
  })
  const lit = dice.int(0, parts.length - 1)
  return {
    shapes: [primary(...parts.filter((_, i) => i !== lit)), signal(parts[lit] ?? [])],
    guides: [
      polyline([
        [49, -3],
        [49, 101],
      ]),
      polyline([
        [-3, 49],
        [101, 49],
      ]),
      ...corners
        .map((corner, quarter) => {
          const [cx, cy] = CORNERS[corner] ?? CORNERS[0]
          return circle(cx + (quarter % 2) * 49, cy + Math.floor(quarter / 2) * 49, 24.5)
        })
        .slice(0, 2),
    ],
    notes: (u) => [`Four quarters of ${u(49)}, ${bands} bands of ${u(stroke)} in each`, `Gap ${u(gap)}`],
    title: 'Four quarters',
    rule: `four quarters, in each ${inWords(bands)} bands about one of its corners, set so that bands meet where quarters meet. One band is in colour`,
    stroke,
    gap,
  }
}
