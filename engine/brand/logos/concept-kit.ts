// What the drawn concepts share: placing a mark in its square, guides, dimensions, numbers in words.
import type { Command, Drawing, Item, Shape } from '../../drawing/drawing.ts'
import { boundsOf, mapped, type Point, rounded, tidy } from '../../drawing/geometry.ts'
import type { Dimension } from '../brand.ts'

const BOX = 120
const MARGIN = 11
const ROOM = BOX - 2 * MARGIN

export interface Placed {
  items: Shape[]
  by: number
  move: (point: Point) => Point
}

/** As large as the margin lets it be, in the middle. */
export function placed(shapes: readonly Shape[]): Placed {
  const box = boundsOf(shapes)
  const by = ROOM / Math.max(box.right - box.left, box.bottom - box.top)
  const x = (box.left + box.right) / 2
  const y = (box.top + box.bottom) / 2
  const move = ([a, b]: Point): Point => [rounded(BOX / 2 + (a - x) * by), rounded(BOX / 2 + (b - y) * by)]
  const items = shapes
    .filter(({ path }) => path.length > 0)
    .map((shape) => ({
      ...shape,
      path: mapped(shape.path, (a, b) => move([a, b])),
      ...(shape.stroke ? { stroke: { ...shape.stroke, width: rounded(shape.stroke.width * by) } } : {}),
    }))
  return { items, by, move }
}

export const drawingOf = (items: Item[]): Drawing => ({ width: BOX, height: BOX, items })

const HAIR = 0.35

export const guide = (path: Command[]): Shape => ({
  kind: 'shape',
  path: tidy(path),
  stroke: { ink: 'signal', width: HAIR },
})

/** '28 u', '7.3 u' */
export const units = (length: number): string => `${Math.round(length * 10) / 10} u`

export const dimension = (from: Point, to: Point): Dimension => ({
  from,
  to,
  label: units(Math.hypot(to[0] - from[0], to[1] - from[1])),
})

/** Of the whole, along its foot. */
export function widthOf(items: readonly Shape[]): Dimension {
  const box = boundsOf(items)
  return dimension([rounded(box.left), rounded(box.bottom)], [rounded(box.right), rounded(box.bottom)])
}

/** Of the whole, along its right side. */
export function heightOf(items: readonly Shape[]): Dimension {
  const box = boundsOf(items)
  return dimension([rounded(box.right), rounded(box.top)], [rounded(box.right), rounded(box.bottom)])
}

/** Pixels at which the thinnest line is still one pixel and the narrowest gap three quarters of one. */
export function smallestFor(stroke: number, gap: number): number {
  const pixels = Math.max(BOX / stroke, (0.75 * BOX) / gap)
  return Math.max(16, 2 * Math.ceil(pixels / 2 - 0.05))
}

const ONES =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty']

export function inWords(count: number): string {
  if (count < 20) return ONES[count] ?? String(count)
  const ten = TENS[Math.floor(count / 10)] ?? String(count)
  return count % 10 === 0 ? ten : `${ten}-${ONES[count % 10]}`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
