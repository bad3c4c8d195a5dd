// Names and last values at the ends of several lines, moved apart where the lines end close together.
import type { Item } from '../drawing/drawing.ts'
import { leader } from './pens.ts'
import { END_LABEL_HEIGHT, endLabel } from './plot.ts'
import { spread } from './spots.ts'

interface LineEnd {
  name: string
  value: string
  ink: 'ink' | 'primary' | 'mid' | 'signal' | 'grey'
  y: number
}

/** Moved by more than this, a label is tied to its line. */
const NEAR = 8

/** `from`: where the lines end, at the plot's right edge or before it. */
export function endLabels(ends: LineEnd[], right: number, low: number, high: number, from = right): Item[] {
  const middles = spread(
    ends.map(({ y }) => y),
    END_LABEL_HEIGHT,
    low,
    high,
  )
  return ends.flatMap((end, i) => {
    const y = middles[i] ?? end.y
    const tie = Math.abs(y - end.y) > NEAR ? [leader([from + 1.5, end.y], [right + 7, y], end.ink)] : []
    return [...tie, ...endLabel(right, y, end)]
  })
}
