// The pieces outlines are made of: where they cross, where they are split, which side of them is inside.
import type { Command } from './drawing.ts'
import type { Point } from './shapes.ts'

/** What a segment and its handles lie in. */
type Box = readonly [left: number, top: number, right: number, bottom: number]

/** A straight line or a curve: straight ones have no handles. */
export interface Segment {
  from: Point
  to: Point
  handles?: readonly [Point, Point]
}

/** With its box, which is asked for again and again while outlines are combined. */
export interface BoxedSegment extends Segment {
  box: Box
}

export function segmentsOf(path: readonly Command[]): BoxedSegment[] {
  const segments: Segment[] = []
  let start: Point = [0, 0]
  let last: Point = start
  const close = () => {
    if (last[0] !== start[0] || last[1] !== start[1]) segments.push({ from: last, to: start })
    last = start
  }
  for (const command of path) {
    if (command[0] === 'Z') close()
    else if (command[0] === 'M') {
      close()
      start = last = [command[1], command[2]]
    } else if (command[0] === 'L') {
      segments.push({ from: last, to: [command[1], command[2]] })
      last = [command[1], command[2]]
    } else {
      const [, a, b, c, d, e, f] = command
      segments.push(
        straightened({
          from: last,
          to: [e, f],
          handles: [
            [a, b],
            [c, d],
          ],
        }),
      )
      last = [e, f]
    }
  }
  close()
  return segments
    .filter(({ from, to, handles }) => handles || distance(from, to) > 1e-9)
    .map((segment) => ({ ...segment, box: boxFor(segment) }))
}

/** A curve whose handles lie on its line is a line: coinciding edges are then found as such. */
function straightened(segment: Segment): Segment {
  return deviation(segment) < 1e-4 ? { from: segment.from, to: segment.to } : segment
}

export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

function split(segment: Segment, t: number): [Segment, Segment] {
  const { from, to, handles } = segment
  if (!handles) {
    const middle = between(from, to, t)
    return [
      { from, to: middle },
      { from: middle, to },
    ]
  }
  const [a, b, c] = [
    between(from, handles[0], t),
    between(handles[0], handles[1], t),
    between(handles[1], to, t),
  ]
  const [d, e] = [between(a, b, t), between(b, c, t)]
  const middle = between(d, e, t)
  return [
    { from, to: middle, handles: [a, d] },
    { from: middle, to, handles: [e, c] },
  ]
}

/** The part from one share of the way to another. */
export function part(segment: Segment, from: number, to: number): Segment {
  const head = to < 1 ? split(segment, to)[0] : segment
  return from > 0 ? split(head, from / to)[1] : head
}

export const pointAt = (segment: Segment, t: number): Point => split(segment, t)[0].to

/** How far the handles stand off the straight line. */
function deviation({ from, to, handles }: Segment): number {
  if (!handles) return 0
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  if (length < 1e-9) return Math.max(distance(from, handles[0]), distance(from, handles[1]))
  const off = ([x, y]: Point) => Math.abs((x - from[0]) * dy - (y - from[1]) * dx) / length
  return Math.max(off(handles[0]), off(handles[1]))
}

function boxFor({ from, to, handles }: Segment): Box {
  const [a, b] = handles ?? [from, to]
  return [
    Math.min(from[0], to[0], a[0], b[0]),
    Math.min(from[1], to[1], a[1], b[1]),
    Math.max(from[0], to[0], a[0], b[0]),
    Math.max(from[1], to[1], a[1], b[1]),
  ]
}

const NEAR = 1e-3

/** Shares of the way at which two segments meet. */
export type Meeting = [onFirst: number, onSecond: number]

export function meetings(first: BoxedSegment, second: BoxedSegment): Meeting[] {
  if (isApart(first.box, second.box) || isNeighbour(first, second) || isSame(first, second)) return []
  const found: Meeting[] = []
  search(first, second, [0, 1], [0, 1], 0, found)
  return found
}

const isApart = (a: Box, b: Box) =>
  a[0] > b[2] + NEAR || b[0] > a[2] + NEAR || a[1] > b[3] + NEAR || b[1] > a[3] + NEAR

/** One ends where the other begins, and nowhere else can they meet: most pairs of an outline are like this. */
function isNeighbour(a: BoxedSegment, b: BoxedSegment): boolean {
  const isNext = isPoint(a.to, b.from) || isPoint(b.to, a.from)
  if (!isNext || !(a.handles || b.handles)) return false
  const width = Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0])
  const height = Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1])
  return Math.min(width, height) < NEAR
}

const isPoint = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1]

const isSame = (a: Segment, b: Segment) =>
  [a.from, a.to, ...(a.handles ?? [])].every((point, index) => {
    const other = [b.from, b.to, ...(b.handles ?? [])][index]
    return other !== undefined && distance(point, other) < NEAR
  }) || isTurned(a, b)

const isTurned = (a: Segment, b: Segment) => {
  const [mine, theirs] = [
    [a.from, a.to, ...(a.handles ?? [])],
    [b.to, b.from, ...(b.handles?.toReversed() ?? [])],
  ]
  return mine.length === theirs.length && mine.every((point, i) => distance(point, theirs[i] ?? point) < NEAR)
}

function search(a: Segment, b: Segment, onA: Meeting, onB: Meeting, depth: number, found: Meeting[]) {
  if (found.length > 64) return
  if (isApart(boxFor(a), boxFor(b))) return
  const [flatA, flatB] = [deviation(a) < 2e-4, deviation(b) < 2e-4]
  if ((flatA && flatB) || depth > 24) {
    for (const [s, t] of lineMeetings(a, b)) {
      found.push([onA[0] + (onA[1] - onA[0]) * s, onB[0] + (onB[1] - onB[0]) * t])
    }
    return
  }
  const halves = (segment: Segment, [from, to]: Meeting, isFlat: boolean): [Segment, Meeting][] => {
    if (isFlat) return [[segment, [from, to]]]
    const [head, tail] = split(segment, 0.5)
    const middle = (from + to) / 2
    return [
      [head, [from, middle]],
      [tail, [middle, to]],
    ]
  }
  for (const [partA, rangeA] of halves(a, onA, flatA)) {
    for (const [partB, rangeB] of halves(b, onB, flatB))
      search(partA, partB, rangeA, rangeB, depth + 1, found)
  }
}

function lineMeetings(a: Segment, b: Segment): Meeting[] {
  const found: Meeting[] = []
  const [ax, ay] = [a.to[0] - a.from[0], a.to[1] - a.from[1]]
  const [bx, by] = [b.to[0] - b.from[0], b.to[1] - b.from[1]]
  const cross = ax * by - ay * bx
  const [lengthA, lengthB] = [Math.hypot(ax, ay), Math.hypot(bx, by)]
  if (Math.abs(cross) > 1e-7 * lengthA * lengthB) {
    const [dx, dy] = [b.from[0] - a.from[0], b.from[1] - a.from[1]]
    const [s, t] = [(dx * by - dy * bx) / cross, (dx * ay - dy * ax) / cross]
    const [slackA, slackB] = [NEAR / lengthA, NEAR / lengthB]
    if (s >= -slackA && s <= 1 + slackA && t >= -slackB && t <= 1 + slackB) found.push([clamp(s), clamp(t)])
  }
  // Ends that lie on the other line: touching, and lines on top of each other.
  for (const end of [0, 1]) {
    const onB = shareOn(b, end === 0 ? a.from : a.to)
    if (onB !== undefined) found.push([end, onB])
    const onA = shareOn(a, end === 0 ? b.from : b.to)
    if (onA !== undefined) found.push([onA, end])
  }
  return found
}

const clamp = (t: number) => Math.min(1, Math.max(0, t))

function shareOn({ from, to }: Segment, [x, y]: Point): number | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const squared = dx * dx + dy * dy
  if (squared === 0) return undefined
  const t = clamp(((x - from[0]) * dx + (y - from[1]) * dy) / squared)
  return distance(between(from, to, t), [x, y]) < NEAR ? t : undefined
}

/** How often the outline goes round a point, clockwise less the other way. */
export function windingOf(segments: readonly BoxedSegment[], point: Point): number {
  let winding = 0
  for (const segment of segments) {
    const [left, top, right, bottom] = segment.box
    const [x, y] = point
    if (y < top || y > bottom || x > right) continue
    const { from, to } = segment
    if (x >= left) winding += crossings(segment, point, 0)
    else if (from[1] <= y !== to[1] <= y) winding += Math.sign(to[1] - from[1])
  }
  return winding
}

/** Of a ray from the point to the right. */
function crossings(segment: Segment, point: Point, depth: number): number {
  const [x, y] = point
  const [left, top, right, bottom] = boxFor(segment)
  if (y < top || y > bottom || x > right) return 0
  const { from, to } = segment
  const isAcross = from[1] <= y !== to[1] <= y
  if (x < left) return isAcross ? Math.sign(to[1] - from[1]) : 0
  if (!segment.handles || depth > 30) {
    if (!isAcross) return 0
    const at = from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])
    return at > x ? Math.sign(to[1] - from[1]) : 0
  }
  const [head, tail] = split(segment, 0.5)
  return crossings(head, point, depth + 1) + crossings(tail, point, depth + 1)
}
