// The edges of emblems: rings, a scalloped rim, a hexagon; and the small signs between words.
import type { Command } from '../../drawing/drawing.ts'
import { band, box, disc, type Point, pierced, polygon, regular, spun } from '../../drawing/shapes.ts'
import type { Dial } from './dial.ts'
import { SIDE } from './draft.ts'

const C = SIDE / 2

export interface Edge {
  title: string
  outer: Command[]
  inner: Command[]
  /** Of the circle on which the words stand. */
  radius: number
  /** Room for the picture. */
  innerRadius: number
  note: string
}

const ringOf = (outer: number, inner: number): Command[] => pierced(disc(C, C, outer), disc(C, C, inner))

/** Dashes or dots round a circle. */
function beads(radius: number, count: number, size: number, isRound: boolean): Command[] {
  return Array.from({ length: count }, (_, index) => {
    const bead = isRound
      ? disc(C, C - radius, size / 2)
      : box(C - size, C - radius - size * 0.3, C + size, C - radius + size * 0.3)
    return spun(bead, (360 / count) * index, C, C)
  }).flat()
}

function scallop(radius: number, count: number): Command[] {
  // Each bow is part of a circle through two neighbouring corners of the rim.
  const corners = Array.from({ length: count }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / count
    return [C + radius * Math.cos(angle), C + radius * Math.sin(angle)]
  })
  const bulge = ((2 * Math.PI * radius) / count) * 0.36
  const path: Command[] = []
  corners.forEach(([x, y], index) => {
    const [nx, ny] = corners[(index + 1) % count] ?? [x, y]
    if (index === 0) path.push(['M', x, y])
    const out = (px: number, py: number): [number, number] => {
      const length = Math.hypot(px - C, py - C)
      return [px + ((px - C) / length) * bulge, py + ((py - C) / length) * bulge]
    }
    path.push([
      'C',
      ...out(x + (nx - x) * 0.08, y + (ny - y) * 0.08),
      ...out(nx - (nx - x) * 0.08, ny - (ny - y) * 0.08),
      nx,
      ny,
    ])
  })
  return [...path, ['Z']]
}

function innerOf(dial: Dial, radius: number): Command[] {
  const kind = dial.pick('inner', ['line', 'line', 'dots', 'dashes', 'none'])
  if (kind === 'none') return []
  if (kind === 'line') return ringOf(radius, radius - dial.measure('inner line', 1, 1.8))
  const count = dial.pick('beads', [40, 48, 60])
  return kind === 'dots'
    ? beads(radius - 0.8, count, 1.7, true)
    : beads(radius - 0.8, Math.round(count * 0.7), 2, false)
}

const WAYS: Record<
  'ring' | 'double ring' | 'scalloped rim' | 'hexagon' | 'solid ring',
  (dial: Dial) => Edge
> = {
  ring: (dial) => {
    const line = dial.measure('edge', 2, 3.2)
    const radius = dial.measure('band', 46.2, 47.2)
    return {
      title: 'Seal',
      outer: ringOf(56, 56 - line),
      inner: innerOf(dial, 37.5),
      radius,
      innerRadius: 36,
      note: `Rings r 56 and r 37.5, edge ${line} u`,
    }
  },
  'double ring': (dial) => {
    const line = dial.measure('edge', 1.8, 2.6)
    return {
      title: 'Double seal',
      outer: [...ringOf(56, 56 - line), ...ringOf(56 - line - 1.4, 56 - line - 2.2)],
      inner: innerOf(dial, 36.6),
      radius: dial.measure('band', 44.6, 45.4),
      innerRadius: 35,
      note: `Rings r 56, r ${Math.round((56 - line - 1.4) * 10) / 10} and r 36.6`,
    }
  },
  'scalloped rim': (dial) => {
    const count = dial.pick('bows', [24, 28, 32, 36])
    const radius = 53.4
    return {
      title: 'Scalloped seal',
      outer: pierced(scallop(radius, count), disc(C, C, radius - dial.measure('edge', 0.8, 1.8))),
      inner: innerOf(dial, 36),
      radius: dial.measure('band', 43.8, 44.6),
      innerRadius: 34.6,
      note: `${count} bows on r ${radius}`,
    }
  },
  hexagon: (dial) => {
    const line = dial.measure('edge', 2.4, 3.4)
    return {
      title: 'Hexagon seal',
      outer: pierced(regular(C, C, 58, 6), regular(C, C, 58 - line * 1.155, 6)),
      inner: innerOf(dial, 34),
      radius: dial.measure('band', 40.8, 41.6),
      innerRadius: 32.6,
      note: `Hexagon r 58, edge ${line} u`,
    }
  },
  'solid ring': (dial) => ({
    title: 'Solid seal',
    outer: ringOf(56, dial.measure('hole', 36.4, 37.6)),
    inner: [],
    radius: dial.measure('band', 46.4, 46.9),
    innerRadius: 34.6,
    note: 'Words left out of a ring from r 37 to r 56',
  }),
}

export type EdgeKind = keyof typeof WAYS
export const EDGE_KINDS = [
  'ring',
  'double ring',
  'scalloped rim',
  'hexagon',
  'solid ring',
] as const satisfies EdgeKind[]

export const edgeOf = (kind: EdgeKind, dial: Dial): Edge => WAYS[kind](dial)

/** Between two words, upright at the top of its circle, then turned to its place. */
export function separators(dial: Dial, radius: number, angles: readonly number[]): Command[] {
  const size = dial.measure('separator', 1.5, 2.1)
  const y = C - radius
  const sign = dial.pick('sign', [disc(C, y, size * 0.8), regular(C, y, size * 1.3, 4), star(y, size * 1.5)])
  return angles.flatMap((angle) => spun(sign, angle, C, C))
}

const star = (y: number, r: number): Command[] =>
  polygon(
    Array.from({ length: 10 }, (_, index): Point => {
      const angle = ((-90 + 36 * index) * Math.PI) / 180
      const length = index % 2 === 0 ? r : r * 0.45
      return [C + length * Math.cos(angle), y + length * Math.sin(angle)]
    }),
  )

/** Short strokes along an arc that has no words. */
export const ticks = (radius: number, from: number, to: number): Command[] => {
  const count = Math.max(3, Math.round((to - from) / 6))
  return Array.from({ length: count }, (_, index) => {
    const angle = from + ((to - from) * index) / (count - 1)
    return band(C, C, radius - 2, radius + 2, angle - 0.6, angle + 0.6)
  }).flat()
}
