// Where things are: the room a text takes, and whether things touch.
import type { Lettering } from '../drawing/drawing.ts'
import { textWidth } from './text-width.ts'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export type Point = readonly [x: number, y: number]
export type Segment = readonly [from: Point, to: Point]

/** From the top of an ascender to the foot of a descender, in parts of the size. */
const ASCENT = 0.78
const DESCENT = 0.22

export function boxOf(text: Lettering): Box {
  const width = textWidth(text.text, text)
  const left = text.x - { start: 0, middle: width / 2, end: width }[text.anchor]
  return { left, right: left + width, top: text.y - ASCENT * text.size, bottom: text.y + DESCENT * text.size }
}

export const boxAt = ([x, y]: Point): Box => ({ left: x, right: x, top: y, bottom: y })

export const around = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom

/** Whether any part of the segment lies in the box: the part of it between the box's sides, cut one after another. */
export function touches([[x1, y1], [x2, y2]]: Segment, box: Box): boolean {
  if (Math.max(x1, x2) < box.left || Math.min(x1, x2) > box.right) return false
  if (Math.max(y1, y2) < box.top || Math.min(y1, y2) > box.bottom) return false
  const [dx, dy] = [x2 - x1, y2 - y1]
  let [from, to] = [0, 1]
  for (const [along, distance] of [
    [-dx, x1 - box.left],
    [dx, box.right - x1],
    [-dy, y1 - box.top],
    [dy, box.bottom - y1],
  ] as const) {
    if (along === 0 && distance < 0) return false
    if (along < 0) from = Math.max(from, distance / along)
    if (along > 0) to = Math.min(to, distance / along)
  }
  return from <= to
}

export function cross([a, b]: Segment, [c, d]: Segment): boolean {
  const side = ([px, py]: Point, [qx, qy]: Point, [rx, ry]: Point) =>
    Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px))
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}

export const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((to, i) => [points[i] ?? to, to])

/** The nearest point of a box to a point outside of it. */
export const nearestOn = ({ left, right, top, bottom }: Box, [x, y]: Point): Point => [
  Math.min(right, Math.max(left, x)),
  Math.min(bottom, Math.max(top, y)),
]

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)
