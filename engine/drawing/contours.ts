// Whether an outline is already one: forms apart from each other, each with nothing but holes inside it.
import type { Command } from './drawing.ts'
import { type Bounds, contoursOf, turningOf } from './shapes.ts'

interface Contour {
  box: Bounds
  isHole: boolean
}

/** Says no where it cannot tell from the boxes of its contours; each by itself is taken not to cross itself. */
export function hasNoOverlap(path: readonly Command[]): boolean {
  const contours = contoursOf(path).map(
    (contour): Contour => ({ box: cornersOf(contour), isHole: turningOf(contour) < 0 }),
  )
  if (contours.length === 1) return !contours[0]?.isHole
  return contours.every((one, i) => {
    const isHeld = !one.isHole || contours.some(({ box, isHole }) => !isHole && holds(box, one.box))
    return isHeld && contours.slice(i + 1).every((other) => areApart(one, other))
  })
}

const areApart = (one: Contour, other: Contour) =>
  isBeside(one.box, other.box) ||
  (one.isHole !== other.isHole && (one.isHole ? holds(other.box, one.box) : holds(one.box, other.box)))

const isBeside = (a: Bounds, b: Bounds) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

const holds = (outer: Bounds, inner: Bounds) =>
  outer.left < inner.left && inner.right < outer.right && outer.top < inner.top && inner.bottom < outer.bottom

/** A curve keeps within its four points. */
function cornersOf(contour: readonly Command[]): Bounds {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [, ...numbers] of contour) {
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [x, y] = [numbers[i] as number, numbers[i + 1] as number]
      if (x < box.left) box.left = x
      if (x > box.right) box.right = x
      if (y < box.top) box.top = y
      if (y > box.bottom) box.bottom = y
    }
  }
  return box
}
