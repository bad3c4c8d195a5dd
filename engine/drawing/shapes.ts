// Outlines as commands: plain forms, moving and scaling them, and how much room they take.
import type { Command, Ink, Shape } from './drawing.ts'

export type Point = readonly [x: number, y: number]

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** Of a circle: how far the handles of a quarter reach, in radii. */
const QUARTER = 0.5522847498

export const filled = (path: Command[], ink: Ink): Shape => ({ kind: 'shape', path, fill: ink })

export const lined = (path: Command[], ink: Ink, width: number): Shape => ({
  kind: 'shape',
  path,
  stroke: { ink, width },
})

export function polygon(points: readonly Point[]): Command[] {
  return [...points.map(([x, y], index): Command => [index === 0 ? 'M' : 'L', x, y]), ['Z']]
}

export const box = (left: number, top: number, right: number, bottom: number): Command[] =>
  polygon([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])

export function disc(cx: number, cy: number, r: number): Command[] {
  const k = r * QUARTER
  return [
    ['M', cx + r, cy],
    ['C', cx + r, cy + k, cx + k, cy + r, cx, cy + r],
    ['C', cx - k, cy + r, cx - r, cy + k, cx - r, cy],
    ['C', cx - r, cy - k, cx - k, cy - r, cx, cy - r],
    ['C', cx + k, cy - r, cx + r, cy - k, cx + r, cy],
    ['Z'],
  ]
}

/** Along a circle from one angle to another, in degrees, 0 to the right, growing clockwise; at most a quarter a curve. */
export function along(cx: number, cy: number, r: number, from: number, to: number): Command[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / 90 - 1e-9))
  const step = (to - from) / count
  const handle = (4 / 3) * Math.tan((step * Math.PI) / 720) * r
  return Array.from({ length: count }, (_, index): Command => {
    const [a, b] = [from + index * step, from + (index + 1) * step].map(
      (degrees) => (degrees * Math.PI) / 180,
    ) as [number, number]
    const [ax, ay] = [cx + r * Math.cos(a), cy + r * Math.sin(a)]
    const [bx, by] = [cx + r * Math.cos(b), cy + r * Math.sin(b)]
    return [
      'C',
      ax - handle * Math.sin(a),
      ay + handle * Math.cos(a),
      bx + handle * Math.sin(b),
      by - handle * Math.cos(b),
      bx,
      by,
    ]
  })
}

/** A piece of a ring, cut towards its centre. */
export function band(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): Command[] {
  const at = (r: number, degrees: number): [number, number] => [
    cx + r * Math.cos((degrees * Math.PI) / 180),
    cy + r * Math.sin((degrees * Math.PI) / 180),
  ]
  return [
    ['M', ...at(outer, from)],
    ...along(cx, cy, outer, from, to),
    ['L', ...at(inner, to)],
    ...along(cx, cy, inner, to, from),
    ['Z'],
  ]
}

/** A regular polygon with its first corner at the given angle. */
export const regular = (cx: number, cy: number, r: number, corners: number, first = -90): Command[] =>
  polygon(
    Array.from({ length: corners }, (_, index): Point => {
      const angle = ((first + (360 / corners) * index) * Math.PI) / 180
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
    }),
  )

/** Every point of a path put elsewhere. */
export function mapped(path: readonly Command[], to: (x: number, y: number) => [number, number]): Command[] {
  return path.map((command): Command => {
    if (command[0] === 'Z') return command
    if (command[0] !== 'C') return [command[0], ...to(command[1], command[2])]
    const [, a, b, c, d, e, f] = command
    return ['C', ...to(a, b), ...to(c, d), ...to(e, f)]
  })
}

export const shifted = (path: readonly Command[], dx: number, dy: number): Command[] =>
  mapped(path, (x, y) => [x + dx, y + dy])

export const enlarged = (path: readonly Command[], factor: number): Command[] =>
  mapped(path, (x, y) => [x * factor, y * factor])

export function spun(path: readonly Command[], degrees: number, cx: number, cy: number): Command[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return mapped(path, (x, y) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos])
}

/** Scaled and moved so that what is seen of it fills the box as far as its proportions let it, centred. */
export function fitted(path: readonly Command[], into: Bounds): Command[] {
  const from = extentOf(path)
  const [width, height] = [from.right - from.left, from.bottom - from.top]
  if (!(width > 0 || height > 0)) return []
  const factor = Math.min(
    width > 0 ? (into.right - into.left) / width : Number.POSITIVE_INFINITY,
    height > 0 ? (into.bottom - into.top) / height : Number.POSITIVE_INFINITY,
  )
  const dx = (into.left + into.right) / 2 - ((from.left + from.right) / 2) * factor
  const dy = (into.top + into.bottom) / 2 - ((from.top + from.bottom) / 2) * factor
  return mapped(path, (x, y) => [x * factor + dx, y * factor + dy])
}

/** The exact box of a path; all zero when there is nothing in it. */
export function extentOf(path: readonly Command[]): Bounds {
  const xs: number[] = []
  const ys: number[] = []
  let [lastX, lastY] = [0, 0]
  for (const command of path) {
    if (command[0] === 'Z') continue
    if (command[0] === 'C') {
      const [, a, b, c, d, e, f] = command
      xs.push(...turns(lastX, a, c, e))
      ys.push(...turns(lastY, b, d, f))
      ;[lastX, lastY] = [e, f]
    } else [, lastX, lastY] = command
    xs.push(lastX)
    ys.push(lastY)
  }
  if (xs.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 }
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b))
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b))
  return { left: least(xs), top: least(ys), right: most(xs), bottom: most(ys) }
}

/** Where a curve turns back in one direction, as values. */
function turns(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = -p0 + 3 * p1 - 3 * p2 + p3
  const b = 2 * (p0 - 2 * p1 + p2)
  const c = p1 - p0
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * c))
  const candidates = Math.abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  return candidates
    .filter((t) => t > 0 && t < 1)
    .map((t) => {
      const u = 1 - t
      return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3
    })
}

/** Holes that lie wholly inside and touch nothing, cut out of a form; both run clockwise. */
export const pierced = (form: readonly Command[], holes: readonly Command[]): Command[] => [
  ...form,
  ...contoursOf(holes).flatMap(reversed),
]

/** The same outline run the other way. */
function reversed(contour: readonly Command[]): Command[] {
  const steps = contour.filter((command) => command[0] !== 'Z')
  const ends = steps.map(
    (command): Point => (command[0] === 'C' ? [command[5], command[6]] : [command[1], command[2]]),
  )
  const last = ends.at(-1) ?? [0, 0]
  const back = steps.slice(1).map((command, index): Command => {
    const [x, y] = ends[index] ?? last
    return command[0] === 'C' ? ['C', command[3], command[4], command[1], command[2], x, y] : ['L', x, y]
  })
  return [['M', ...last], ...back.toReversed(), ['Z']]
}

/** Without the pieces too small to be meant: what a cut leaves over. */
export function withoutSpecks(path: readonly Command[], leastArea: number, leastSide = 1.6): Command[] {
  return contoursOf(path)
    .filter((piece) => {
      const { left, top, right, bottom } = extentOf(piece)
      const [width, height] = [right - left, bottom - top]
      return Math.min(width, height) >= leastSide && width * height >= leastArea
    })
    .flat()
}

/** Each closed outline by itself. */
export const contoursOf = (path: readonly Command[]): Command[][] => {
  const pieces: Command[][] = []
  for (const command of path) {
    if (command[0] === 'M' || pieces.length === 0) pieces.push([])
    pieces.at(-1)?.push(command)
  }
  return pieces
}

/** Twice the area within the corners of an outline: above zero where it runs clockwise, below for a hole. */
export function turningOf(path: readonly Command[]): number {
  const corners = path.flatMap((command): Point[] =>
    command[0] === 'Z' ? [] : command[0] === 'C' ? [[command[5], command[6]]] : [[command[1], command[2]]],
  )
  return corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}
