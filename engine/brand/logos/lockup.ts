// Mark and name side by side, as they are used: sizes and gap in parts of the mark's square.
import type { Drawing, Shape } from '../../drawing/drawing.ts'
import { filled, mapped } from '../../drawing/shapes.ts'
import { tidied } from '../../fonts/clusters.ts'
import { boundsOf, SIDE } from './draft.ts'
import type { LogoSource } from './source.ts'
import { piecesOf, settings } from './wordmark-lines.ts'
import { inkOf, placed, type SetName, setLines } from './wordmark-set.ts'

const SIZE = 0.52 * SIDE
/** Where a long name goes into two lines. */
const TWO_LINES = 0.36 * SIDE
const LONG = 18
/** Between what is seen of the mark and the first letter. */
const GAP = 0.2 * SIDE

export function lockupOf(source: LogoSource, mark: Drawing): Drawing {
  const shapes = mark.items.filter((item): item is Shape => item.kind === 'shape')
  const seen = boundsOf(shapes)
  const set = setFor(source)
  const middle = (seen.top + seen.bottom) / 2
  const first = set.baselines[0] ?? 0
  const last = set.baselines.at(-1) ?? 0
  const name = placed(set, 1, seen.right + GAP - set.bounds.left, middle - (first - set.capHeight + last) / 2)
  const ink = filled(inkOf(name.signs), 'primary')
  const all = boundsOf(ink.path.length > 0 ? [...shapes, ink] : shapes)
  const to = (x: number, y: number): [number, number] => [x - all.left, y - all.top]
  return {
    width: all.right - all.left,
    height: all.bottom - all.top,
    items: [...shapes, ink]
      .filter(({ path }) => path.length > 0)
      .map((shape) => ({ ...shape, path: mapped(shape.path, to) })),
  }
}

function setFor(source: LogoSource): SetName {
  const { name } = source.identity
  if (Array.from(name).length <= LONG) return setLines(source, [name], SIZE)
  const all = settings(piecesOf(name), 2)
  // A word is broken only where there is no other way to get two lines.
  const whole = all.filter((lines) => lines.length === 2 && lines.join(' ') === tidied(name))
  const [first, ...others] = whole.length > 0 ? whole : all
  const even = others.reduce((a, b) => (widest(b) < widest(a) ? b : a), first ?? [name])
  return setLines(source, even, TWO_LINES)
}

const widest = (lines: string[]) => Math.max(...lines.map((line) => line.length))
