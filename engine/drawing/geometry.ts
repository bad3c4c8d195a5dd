// Shapes as paths, and what can be done to a path: moved, scaled, turned, mirrored, measured.
import type { Command, Item, Shape } from './drawing.ts'

export type Point = [x: number, y: number]

const RIGHT_ANGLE = Math.PI / 2
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** To a hundredth of a unit: finer than any printer, and the same on every machine. */
export const rounded = (value: number): number => Math.round(value * 100) / 100 + 0

/** On a circle; 0° points right, 90° down. */
export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => [
  cx + radius * Math.cos(radians(degrees)),
  cy + radius * Math.sin(radians(degrees)),
]

export function polygon(points: readonly Point[]): Command[] {
  return [...polyline(points), ['Z']]
}

export function polyline(points: readonly Point[]): Command[] {
  return points.map(([x, y], i): Command => [i === 0 ? 'M' : 'L', x, y])
}

export const rect = (x: number, y: number, width: number, height: number): Command[] =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])

/** The curves of an ellipse's arc, without the way to its beginning; angles in radians. A negative sweep runs against the clock. */
export function arcCurves(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  sweep: number,
): Command[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / RIGHT_ANGLE - 1e-9))
  const step = sweep / pieces
  const handle = (4 / 3) * Math.tan(step / 4)
  return Array.from({ length: pieces }, (_, i): Command => {
    const a = from + i * step
    const b = a + step
    return [
      'C',
      cx + rx * (Math.cos(a) - handle * Math.sin(a)),
      cy + ry * (Math.sin(a) + handle * Math.cos(a)),
      cx + rx * (Math.cos(b) + handle * Math.sin(b)),
      cy + ry * (Math.sin(b) - handle * Math.cos(b)),
      cx + rx * Math.cos(b),
      cy + ry * Math.sin(b),
    ]
  })
}

/** An open arc; angles in degrees, the sweep signed. */
export function arc(cx: number, cy: number, radius: number, from: number, sweep: number): Command[] {
  return [
    ['M', ...polar(cx, cy, radius, from)],
    ...arcCurves(cx, cy, radius, radius, radians(from), radians(sweep)),
  ]
}

export const ellipse = (cx: number, cy: number, rx: number, ry: number): Command[] => [
  ['M', cx + rx, cy],
  ...arcCurves(cx, cy, rx, ry, 0, 2 * Math.PI),
  ['Z'],
]

export const circle = (cx: number, cy: number, radius: number): Command[] => ellipse(cx, cy, radius, radius)

/** Two circles, the inner one against the clock, so that it is a hole under either rule. */
export const ring = (cx: number, cy: number, outer: number, inner: number): Command[] => [
  ...circle(cx, cy, outer),
  ['M', cx + inner, cy],
  ...arcCurves(cx, cy, inner, inner, 0, -2 * Math.PI),
  ['Z'],
]

/** A piece of a ring. With an inner radius of 0 it is a wedge. */
export function arcBand(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  from: number,
  sweep: number,
): Command[] {
  const back: Command[] =
    inner > 0
      ? [
          ['L', ...polar(cx, cy, inner, from + sweep)],
          ...arcCurves(cx, cy, inner, inner, radians(from + sweep), -radians(sweep)),
        ]
      : [['L', cx, cy]]
  return [...arc(cx, cy, outer, from, sweep), ...back, ['Z']]
}

/** A segment of a ring whose two sides keep the same distance from its neighbours' all the way in. */
export function parallelBand(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  from: number,
  sweep: number,
  gap: number,
): Command[] {
  const inset = (radius: number) => (Math.asin(Math.min(1, gap / 2 / radius)) * 180) / Math.PI
  const wide = inset(outer)
  const near = inset(inner)
  return [
    ...arc(cx, cy, outer, from + wide, sweep - 2 * wide),
    ['L', ...polar(cx, cy, inner, from + sweep - near)],
    ...arcCurves(cx, cy, inner, inner, radians(from + sweep - near), -radians(sweep - 2 * near)),
    ['Z'],
  ]
}

/** Radii from the top left, with the clock. */
export function roundedRect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number | [number, number, number, number],
): Command[] {
  const [a, b, c, d] = typeof radius === 'number' ? [radius, radius, radius, radius] : radius
  const right = x + width
  const foot = y + height
  const corner = (cx: number, cy: number, r: number, turn: number): Command[] =>
    r > 0 ? arcCurves(cx, cy, r, r, turn * RIGHT_ANGLE, RIGHT_ANGLE) : []
  return [
    ['M', x + a, y],
    ['L', right - b, y],
    ...corner(right - b, y + b, b, 3),
    ['L', right, foot - c],
    ...corner(right - c, foot - c, c, 0),
    ['L', x + d, foot],
    ...corner(x + d, foot - d, d, 1),
    ['L', x, y + a],
    ...corner(x + a, y + a, a, 2),
    ['Z'],
  ]
}

/** A door: round above, square below. */
export const arch = (x: number, y: number, width: number, height: number): Command[] =>
  roundedRect(x, y, width, height, [width / 2, width / 2, 0, 0])

/** A thick line with round ends, as an outline. */
export function capsule(from: Point, to: Point, width: number): Command[] {
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const r = width / 2
  return [
    ['M', ...polar(from[0], from[1], r, degrees + 90)],
    ...arcCurves(from[0], from[1], r, r, radians(degrees + 90), Math.PI),
    ['L', ...polar(to[0], to[1], r, degrees - 90)],
    ...arcCurves(to[0], to[1], r, r, radians(degrees - 90), Math.PI),
    ['Z'],
  ]
}

/** Two arcs that meet in two points: a leaf, a petal, an eye. `width` at its middle. */
export const lens = (from: Point, to: Point, width: number): Command[] => [
  ['M', ...from],
  ...bow(from, to, width / 2),
  ...bow(to, from, width / 2),
  ['Z'],
]

/** The arc from one point to another that swings out to the left by `rise`, up to a half circle. */
function bow(from: Point, to: Point, rise: number): Command[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const radius = (length * length) / 8 / rise + rise / 2
  const half = Math.asin(Math.min(1, length / 2 / radius))
  const along = Math.atan2(to[1] - from[1], to[0] - from[0])
  const out = along - RIGHT_ANGLE
  const cx = (from[0] + to[0]) / 2 - Math.cos(out) * (radius - rise)
  const cy = (from[1] + to[1]) / 2 - Math.sin(out) * (radius - rise)
  return arcCurves(cx, cy, radius, radius, out - half, 2 * half)
}

export function star(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  points: number,
  from = -90,
): Command[] {
  return polygon(
    Array.from({ length: points * 2 }, (_, i) =>
      polar(cx, cy, i % 2 === 0 ? outer : inner, from + (i * 180) / points),
    ),
  )
}

export const regularPolygon = (
  cx: number,
  cy: number,
  radius: number,
  sides: number,
  from = -90,
): Command[] =>
  polygon(Array.from({ length: sides }, (_, i) => polar(cx, cy, radius, from + (i * 360) / sides)))

/** An open wave of half circles' kin: up first if `height` is positive. One length is a crest and a trough. */
export function wave(x: number, y: number, length: number, height: number, halves: number): Command[] {
  const half = length / 2
  const path: Command[] = [['M', x, y]]
  for (let i = 0; i < halves; i++) {
    const left = x + i * half
    const swing = (i % 2 === 0 ? -1 : 1) * height * 1.27
    path.push(['C', left + half * 0.36, y + swing, left + half * 0.64, y + swing, left + half, y])
  }
  return path
}

/** Another point for every point of a path. */
export function mapped(path: readonly Command[], move: (x: number, y: number) => Point): Command[] {
  return path.map((command): Command => {
    if (command[0] === 'Z') return command
    if (command[0] === 'C')
      return [
        'C',
        ...move(command[1], command[2]),
        ...move(command[3], command[4]),
        ...move(command[5], command[6]),
      ]
    return [command[0], ...move(command[1], command[2])]
  })
}

export const translate = (path: readonly Command[], dx: number, dy: number): Command[] =>
  mapped(path, (x, y) => [x + dx, y + dy])

export const scale = (path: readonly Command[], by: number, [cx, cy]: Point = [60, 60]): Command[] =>
  mapped(path, (x, y) => [cx + (x - cx) * by, cy + (y - cy) * by])

export function rotate(path: readonly Command[], degrees: number, [cx, cy]: Point = [60, 60]): Command[] {
  const cos = Math.cos(radians(degrees))
  const sin = Math.sin(radians(degrees))
  return mapped(path, (x, y) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos])
}

/** Left becomes right. */
export const mirror = (path: readonly Command[], axis = 60): Command[] =>
  mapped(path, (x, y) => [2 * axis - x, y])

export const tidy = (path: readonly Command[]): Command[] => mapped(path, (x, y) => [rounded(x), rounded(y)])

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Of the curves themselves, not of their handles. */
export function boundsOfPath(path: readonly Command[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const reach = (x: number, y: number) => {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  let at: Point = [0, 0]
  for (const command of path) {
    if (command[0] === 'Z') continue
    if (command[0] === 'C') {
      const [, ax, ay, bx, by, x, y] = command
      const turns = [...turningPoints(at[0], ax, bx, x), ...turningPoints(at[1], ay, by, y)]
      for (const t of turns) reach(onCubic(at[0], ax, bx, x, t), onCubic(at[1], ay, by, y, t))
      at = [x, y]
    } else at = [command[1], command[2]]
    reach(...at)
  }
  return box
}

export function onCubic(p: number, a: number, b: number, q: number, t: number): number {
  const s = 1 - t
  return s * s * s * p + 3 * s * s * t * a + 3 * s * t * t * b + t * t * t * q
}

function turningPoints(p: number, a: number, b: number, q: number): number[] {
  const square = q - 3 * b + 3 * a - p
  const linear = 2 * (b - 2 * a + p)
  const constant = a - p
  if (Math.abs(square) < 1e-9) return Math.abs(linear) < 1e-9 ? [] : inside([-constant / linear])
  const under = linear * linear - 4 * square * constant
  if (under < 0) return []
  return inside([(-linear + Math.sqrt(under)) / 2 / square, (-linear - Math.sqrt(under)) / 2 / square])
}

const inside = (values: number[]) => values.filter((t) => t > 0 && t < 1)

/** With half of every stroke's width; a pointed join may reach a little further. */
export function boundsOf(items: readonly Item[]): Box {
  const boxes = items
    .filter((item): item is Shape => item.kind === 'shape')
    .map((shape) => {
      const half = (shape.stroke?.width ?? 0) / 2
      const box = boundsOfPath(shape.path)
      return {
        left: box.left - half,
        top: box.top - half,
        right: box.right + half,
        bottom: box.bottom + half,
      }
    })
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  }
}
