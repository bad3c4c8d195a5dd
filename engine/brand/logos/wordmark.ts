// The wordmark: the name in the display face with one thing done to it, and the plain name for use beside a mark.
import type { Drawing } from '../../drawing/drawing.ts'
import { filled } from '../../drawing/shapes.ts'
import type { Concept } from '../brand.ts'
import { dialOf } from './dial.ts'
import { conceptOf, figure, guide, ROOM, SIDE, units } from './draft.ts'
import type { LogoSource } from './source.ts'
import { inkOf, placed, type SetName, setLines, setWithin } from './wordmark-set.ts'
import { TOUCHES } from './wordmark-touches.ts'

export function wordmarkConcept(source: LogoSource): Concept {
  const { name } = source.identity
  const dial = dialOf(source.seed)
  const wide = ROOM.right - ROOM.left
  const set = centred(setWithin(source, wide, 84, 4), wide)
  const touches = TOUCHES.filter(({ suits }) => suits(set))
  const [first, ...others] = touches
  const touch = first && dial.pick('touch', [first, ...others])
  const drawn = touch?.draw({ set, dial, name })
  const shapes = drawn?.shapes ?? [filled(inkOf(set.signs), 'primary')]
  return conceptOf(5, 'wordmark', {
    title: drawn?.title ?? 'The name',
    idea: drawn?.idea ?? `${name}, set in one face and left alone.`,
    shapes,
    guides: set.baselines.map((y) => guide([0, y], [SIDE, y])),
    notes: [
      `Set at ${units(set.size)}${set.lines.length > 1 ? ` in ${set.lines.length} lines` : ''}`,
      drawn?.note ?? `Capitals ${figure(set.capHeight)} u high`,
    ],
    smallest: set.size > 24 ? 40 : 64,
  })
}

/** In the middle of the square, filling its room from side to side. */
function centred(set: SetName, wide: number): SetName {
  const { left, top, right, bottom } = set.bounds
  const factor = Math.min(wide / Math.max(1, right - left), 84 / Math.max(1, bottom - top))
  return placed(
    set,
    factor,
    SIDE / 2 - ((left + right) / 2) * factor,
    SIDE / 2 - ((top + bottom) / 2) * factor,
  )
}

/**
 * The name in one line, capitals 100 units high. The capitals stand in the middle of the drawing's height; there is as
 * much room above them as below, so that nothing is cut off.
 */
export function plainWordmark(source: LogoSource): Drawing {
  const set = setLines(source, [source.identity.name], 100)
  const factor = 100 / Math.max(1, set.capHeight)
  const { left, top, right, bottom } = set.bounds
  const over = Math.ceil(Math.max(0, bottom * factor, -top * factor - 100))
  const moved = placed(set, factor, -left * factor, 100 + over)
  return {
    width: Math.max(1, (right - left) * factor),
    height: 100 + 2 * over,
    items: moved.signs.length > 0 ? [filled(inkOf(moved.signs), 'primary')] : [],
  }
}
