// The wordmark: the name in the display face with one thing done to it, and the plain name for use beside a mark.
import type { Drawing } from '../../drawing/drawing.ts'
import { filled } from '../../drawing/shapes.ts'
import type { Concept } from '../brand.ts'
import { dialOf } from './dial.ts'
import { boundsOf, conceptOf, figure, guide, ROOM, SIDE, units } from './draft.ts'
import type { LogoSource } from './source.ts'
import { inkOf, placed, type SetName, setLines, setWithin } from './wordmark-set.ts'
import { TOUCHES, type Touched } from './wordmark-touches.ts'

export function wordmarkConcept(source: LogoSource): Concept {
  const { name } = source.identity
  const dial = dialOf(source.seed)
  const wide = ROOM.right - ROOM.left
  const whole = centred(setWithin(source, wide, 84, 4), wide)
  const [first, ...others] = TOUCHES.filter(({ suits }) => suits(whole))
  const touch = first && dial.pick('touch', [first, ...others])
  const plain = (set: SetName): Touched => ({
    title: 'The name',
    idea: `${name}, set in one face and left alone.`,
    shapes: [filled(inkOf(set.signs), 'primary')],
  })
  const draw = (set: SetName) => touch?.draw({ set, dial, name }) ?? plain(set)
  const { set, drawn } = roomy(whole, draw)
  return conceptOf(5, 'wordmark', {
    title: drawn.title,
    idea: drawn.idea,
    shapes: drawn.shapes,
    guides: set.baselines.map((y) => guide([0, y], [SIDE, y])),
    notes: [
      `Set at ${units(set.size)}${set.lines.length > 1 ? ` in ${set.lines.length} lines` : ''}`,
      drawn.note ?? `Capitals ${figure(set.capHeight)} u high`,
    ],
    smallest: set.size > 24 ? 40 : 64,
  })
}

/** A bar or a step may need more room than the letters leave: then name and touch are drawn again, smaller. */
function roomy(whole: SetName, draw: (set: SetName) => Touched): { set: SetName; drawn: Touched } {
  let set = whole
  for (let round = 0; round < 6; round++) {
    const drawn = draw(set)
    const { left, top, right, bottom } = boundsOf(drawn.shapes)
    const over = Math.max(right - left, bottom - top) / (ROOM.right - ROOM.left)
    const [dx, dy] = [SIDE / 2 - (left + right) / 2, SIDE / 2 - (top + bottom) / 2]
    const isOut = left < ROOM.left || right > ROOM.right || top < ROOM.top || bottom > ROOM.bottom
    if (!isOut) return { set, drawn }
    const factor = Math.min(1, 0.999 / over)
    set = placed(
      set,
      factor,
      (SIDE / 2) * (1 - factor) + dx * factor,
      (SIDE / 2) * (1 - factor) + dy * factor,
    )
  }
  return { set, drawn: draw(set) }
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
