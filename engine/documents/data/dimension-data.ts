// Where the dimension lines of a mark stand: outside it, those that would touch on lines of their own.
import type { Dimension } from '../../brand/brand.ts'
import { plain } from '../../plain-text.ts'

interface PlacedDimension {
  /** Across below the mark, down beside it, or slanted in its place. */
  kind: 'across' | 'down' | 'slanted'
  /** In units of the mark: from and to along the line, or both points. */
  from: [number, number]
  to: [number, number]
  label: string
  /** Counted from the mark outwards. */
  level: number
}

const MOST = 3
/** Units a letter takes at the smallest scale at which a mark is measured. */
const LETTER = 1.7
const STRAIGHT = 0.5

export function placedDimensions(dimensions: readonly Dimension[]): PlacedDimension[] {
  const placed: PlacedDimension[] = []
  // The longest stands farthest out, as on any drawing.
  for (const { from, to, label } of dimensions.slice(0, MOST).sort((a, b) => lengthOf(a) - lengthOf(b))) {
    const kind = kindOf(from, to)
    const text = plain(label, 24)
    let level = 0
    while (
      placed.some(
        (other) =>
          other.kind === kind &&
          other.level === level &&
          touch(other, { kind, from, to, label: text, level }),
      )
    )
      level += 1
    placed.push({ kind, from, to, label: text, level: kind === 'slanted' ? 0 : level })
  }
  return placed
}

const lengthOf = ({ from, to }: Dimension) => Math.hypot(to[0] - from[0], to[1] - from[1])

function kindOf(from: Dimension['from'], to: Dimension['to']): PlacedDimension['kind'] {
  if (Math.abs(from[1] - to[1]) <= STRAIGHT) return 'across'
  return Math.abs(from[0] - to[0]) <= STRAIGHT ? 'down' : 'slanted'
}

function touch(one: PlacedDimension, other: PlacedDimension): boolean {
  if (one.kind === 'slanted') return false
  const [a, b] = [reach(one), reach(other)]
  return a.low < b.high && b.low < a.high
}

/** The line or its label, whichever is longer. */
function reach({ kind, from, to, label }: PlacedDimension) {
  const axis = kind === 'across' ? 0 : 1
  const middle = (from[axis] + to[axis]) / 2
  const half = Math.max(Math.abs(to[axis] - from[axis]) / 2, ((label.length + 1) * LETTER) / 2)
  return { low: middle - half, high: middle + half }
}
