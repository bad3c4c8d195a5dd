// Cuts a path along an upright or level line, and keeps its curves curves.
import type { Command } from './drawing.ts'
import { onCubic, type Point } from './geometry.ts'

type Curve = [Point, Point, Point, Point]

/** What of a closed path lies on one side of a line: `axis` 0 for an upright one at x, 1 for a level one at y. */
export function clipped(
  path: readonly Command[],
  axis: 0 | 1,
  at: number,
  keep: 'below' | 'above',
): Command[] {
  const sign = keep === 'below' ? 1 : -1
  const isIn = (point: Point) => sign * (at - point[axis]) > -1e-9
  return closedPaths(path).flatMap((curves) => {
    const kept = curves
      .flatMap((curve) => splitAt(curve, axis, at))
      .filter((piece) => isIn(onCurve(piece, 0.5)))
    const [first] = kept
    if (!first) return []
    const drawn: Command[] = [['M', ...first[0]]]
    let pen = first[0]
    for (const [from, a, b, to] of kept) {
      if (Math.hypot(from[0] - pen[0], from[1] - pen[1]) > 1e-6) drawn.push(['L', ...from])
      drawn.push(isStraight([from, a, b, to]) ? ['L', ...to] : ['C', ...a, ...b, ...to])
      pen = to
    }
    return [...drawn, ['Z']]
  })
}

/** Every closed piece of a path as curves; a straight line is a curve whose handles lie on its ends. */
function closedPaths(path: readonly Command[]): Curve[][] {
  const pieces: Curve[][] = []
  let current: Curve[] = []
  let start: Point = [0, 0]
  let pen: Point = [0, 0]
  const close = () => {
    if (current.length > 0) {
      if (Math.hypot(pen[0] - start[0], pen[1] - start[1]) > 1e-6) current.push([pen, pen, start, start])
      pieces.push(current)
    }
    current = []
    pen = start
  }
  for (const command of path) {
    if (command[0] === 'M') {
      close()
      start = [command[1], command[2]]
      pen = start
    } else if (command[0] === 'Z') close()
    else if (command[0] === 'L') {
      const to: Point = [command[1], command[2]]
      current.push([pen, pen, to, to])
      pen = to
    } else {
      const [, ax, ay, bx, by, x, y] = command
      current.push([pen, [ax, ay], [bx, by], [x, y]])
      pen = [x, y]
    }
  }
  close()
  return pieces
}

const isStraight = ([p, a, b, q]: Curve) => a[0] === p[0] && a[1] === p[1] && b[0] === q[0] && b[1] === q[1]

const onCurve = ([p, a, b, q]: Curve, t: number): Point => [
  onCubic(p[0], a[0], b[0], q[0], t),
  onCubic(p[1], a[1], b[1], q[1], t),
]

/** Where a curve crosses the line it is cut in two; found by halving, so the same on every machine. */
function splitAt(curve: Curve, axis: 0 | 1, at: number): Curve[] {
  const STEPS = 24
  const cuts: number[] = []
  const off = (t: number) => onCurve(curve, t)[axis] - at
  for (let i = 0; i < STEPS; i++) {
    let low = i / STEPS
    let high = (i + 1) / STEPS
    if (Math.sign(off(low)) === Math.sign(off(high)) || off(low) === 0) continue
    for (let n = 0; n < 40; n++) {
      const middle = (low + high) / 2
      if (Math.sign(off(middle)) === Math.sign(off(low))) low = middle
      else high = middle
    }
    cuts.push((low + high) / 2)
  }
  const ends = [0, ...cuts, 1]
  return ends.slice(1).map((to, i) => part(curve, ends[i] ?? 0, to))
}

/** The piece of a curve between two of its points. */
function part(curve: Curve, from: number, to: number): Curve {
  if (from === 0 && to === 1) return curve
  if (isStraight(curve)) {
    const a = onCurve(curve, from)
    const b = onCurve(curve, to)
    return [a, a, b, b]
  }
  const [, right] = halves(curve, from)
  return halves(right, from === 1 ? 1 : (to - from) / (1 - from))[0]
}

function halves([p, a, b, q]: Curve, t: number): [Curve, Curve] {
  const mix = (m: Point, n: Point): Point => [m[0] + (n[0] - m[0]) * t, m[1] + (n[1] - m[1]) * t]
  const [pa, ab, bq] = [mix(p, a), mix(a, b), mix(b, q)]
  const [left, right] = [mix(pa, ab), mix(ab, bq)]
  const middle = mix(left, right)
  return [
    [p, pa, left, middle],
    [middle, right, bq, q],
  ]
}

/** Points along a path, so many to a curve, for asking what lies inside what. */
export function sampled(path: readonly Command[], perCurve = 6): Point[][] {
  return closedPaths(path).map((curves) =>
    curves.flatMap((curve) =>
      isStraight(curve)
        ? [curve[0], onCurve(curve, 0.5)]
        : Array.from({ length: perCurve }, (_, i) => onCurve(curve, i / perCurve)),
    ),
  )
}

export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i] as Point
    const [bx, by] = outline[j] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
