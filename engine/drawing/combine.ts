// Outlines joined, cut from each other or cut to each other, as true curves: what is cut out is not there, on any ground.
import type { Command } from './drawing.ts'
import {
  type BoxedSegment,
  distance,
  type Meeting,
  meetings,
  part,
  pointAt,
  type Segment,
  segmentsOf,
  windingOf,
} from './segments.ts'
import type { Point } from './shapes.ts'

/** All of them as one outline without overlaps. */
export const united = (...paths: readonly (readonly Command[])[]): Command[] =>
  combined(paths, (isIn) => paths.some((_, index) => isIn(index)))

/** The first without the second. */
export const without = (path: readonly Command[], cut: readonly Command[]): Command[] =>
  combined([path, cut], (isIn) => isIn(0) && !isIn(1))

/** What lies in both. */
export const shared = (a: readonly Command[], b: readonly Command[]): Command[] =>
  combined([a, b], (isIn) => isIn(0) && isIn(1))

/** A piece of a segment that no other crosses. */
interface Edge {
  segment: Segment
  range: Meeting
  from: Point
  to: Point
  isTurned: boolean
}

/** Whether a point counts as inside, by which of the paths it lies in. */
type Rule = (isIn: (index: number) => boolean) => boolean

function combined(paths: readonly (readonly Command[])[], rule: Rule): Command[] {
  const groups = paths.map(segmentsOf)
  const isInside = (point: Point) => rule((index) => windingOf(groups[index] ?? [], point) !== 0)
  const edges = distinct(edgesOf(groups.flat())).flatMap((edge) => bordering(edge, isInside))
  return chained(edges)
}

/** Points nearer than this are the same. */
const NEAR = 2e-3

function edgesOf(segments: BoxedSegment[]): Edge[] {
  const shares = segments.map(() => [0, 1])
  segments.forEach((one, i) => {
    for (let j = i + 1; j < segments.length; j++) {
      const other = segments[j]
      if (!other) continue
      for (const [s, t] of meetings(one, other)) {
        shares[i]?.push(s)
        shares[j]?.push(t)
      }
    }
  })
  const canonical = registry()
  return segments.flatMap((segment, i) => {
    const cuts = (shares[i] ?? []).toSorted((x, y) => x - y)
    const edges: Edge[] = []
    let last = 0
    let from = canonical(segment.from)
    for (const cut of cuts) {
      if (cut - last < 1e-9) continue
      const to = canonical(cut === 1 ? segment.to : pointAt(segment, cut))
      const isSpeck = from === to && distance(pointAt(segment, (last + cut) / 2), from) < NEAR
      if (isSpeck && cut < 1) continue
      if (!isSpeck) edges.push({ segment, range: [last, cut], from, to, isTurned: false })
      ;[last, from] = [cut, to]
    }
    return edges
  })
}

/** Gives the same point for all that are near each other; looks only among neighbours. */
function registry(): (point: Point) => Point {
  const cells = new Map<number, Point[]>()
  const keyOf = (column: number, row: number) => column * 0x1000000 + row
  return (point) => {
    const [column, row] = [Math.round(point[0] / 0.01), Math.round(point[1] / 0.01)]
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const near = cells.get(keyOf(column + dx, row + dy))?.find((other) => distance(other, point) < NEAR)
        if (near) return near
      }
    }
    const key = keyOf(column, row)
    const cell = cells.get(key)
    if (cell) cell.push(point)
    else cells.set(key, [point])
    return point
  }
}

const middleOf = ({ segment, range }: Edge) => pointAt(segment, (range[0] + range[1]) / 2)

/** Edges that lie on each other count once. */
function distinct(edges: Edge[]): Edge[] {
  const seen = new Map<Point, { edge: Edge; middle: Point }[]>()
  return edges.filter((edge) => {
    const middle = middleOf(edge)
    const atEnds = [...(seen.get(edge.from) ?? []), ...(seen.get(edge.to) ?? [])]
    const isKnown = atEnds.some(
      ({ edge: other, middle: there }) =>
        ((other.from === edge.from && other.to === edge.to) ||
          (other.from === edge.to && other.to === edge.from)) &&
        distance(there, middle) < 2 * NEAR,
    )
    if (!isKnown) seen.set(edge.from, [...(seen.get(edge.from) ?? []), { edge, middle }])
    return !isKnown
  })
}

/** Kept if one side of it is inside and the other is not; turned so that the inside is always on the same hand. */
function bordering(edge: Edge, isInside: (point: Point) => boolean): Edge[] {
  const { segment, range } = edge
  const middle = (range[0] + range[1]) / 2
  const step = (range[1] - range[0]) * 0.01
  const [before, here, after] = [-step, 0, step].map((offset) => pointAt(segment, middle + offset)) as [
    Point,
    Point,
    Point,
  ]
  const length = distance(before, after) || 1
  // A short piece has its neighbours near: what is asked about must be nearer.
  const aside = Math.min(0.01, length * 2)
  const [nx, ny] = [(-(after[1] - before[1]) / length) * aside, ((after[0] - before[0]) / length) * aside]
  const isRight = isInside([here[0] + nx, here[1] + ny])
  const isLeft = isInside([here[0] - nx, here[1] - ny])
  if (isRight === isLeft) return []
  return [isRight ? edge : { ...edge, from: edge.to, to: edge.from, isTurned: true }]
}

function chained(edges: Edge[]): Command[] {
  const left = new Set(edges)
  const leaving = Map.groupBy(edges, ({ from }) => from)
  const following = (point: Point): Edge | undefined =>
    leaving.get(point)?.find((edge) => left.has(edge)) ?? nearby(point, left)
  const path: Command[] = []
  for (const start of edges) {
    if (!left.has(start)) continue
    const chain: Edge[] = []
    for (let edge: Edge | undefined = start; edge; edge = following(edge.to)) {
      left.delete(edge)
      chain.push(edge)
      if (distance(edge.to, start.from) < NEAR) break
    }
    path.push(...commandsOf(merged(chain)))
  }
  return path
}

/** Where edges all but touch for a stretch, a speck between two of them may be lost: the way goes on beyond it. */
function nearby(point: Point, edges: ReadonlySet<Edge>): Edge | undefined {
  let [found, least]: [Edge | undefined, number] = [undefined, 0.1]
  for (const edge of edges) {
    const away = distance(edge.from, point)
    if (away < least) [found, least] = [edge, away]
  }
  return found
}

/** Pieces of one segment that follow each other become one again; so do straight lines in one direction. */
function merged(chain: Edge[]): Edge[] {
  const result: Edge[] = []
  for (const edge of chain) {
    const last = result.at(-1)
    const joined = last && joint(last, edge)
    if (joined) result[result.length - 1] = joined
    else result.push(edge)
  }
  const [first, last] = [result[0], result.at(-1)]
  const joined = first && last && result.length > 2 ? joint(last, first) : undefined
  return joined ? [joined, ...result.slice(1, -1)] : result
}

function joint(a: Edge, b: Edge): Edge | undefined {
  if (!a.segment.handles && !b.segment.handles) {
    const cross =
      (a.to[0] - a.from[0]) * (b.to[1] - b.from[1]) - (a.to[1] - a.from[1]) * (b.to[0] - b.from[0])
    const isStraight = Math.abs(cross) < 1e-3 * distance(a.from, a.to) * distance(b.from, b.to)
    const segment = { from: a.from, to: b.to }
    return isStraight ? { segment, range: [0, 1], from: a.from, to: b.to, isTurned: false } : undefined
  }
  if (a.segment !== b.segment || a.isTurned !== b.isTurned) return undefined
  const [head, tail] = a.isTurned ? [b, a] : [a, b]
  if (Math.abs(head.range[1] - tail.range[0]) > 1e-6) return undefined
  return { ...a, range: [head.range[0], tail.range[1]], to: b.to }
}

function commandsOf(chain: Edge[]): Command[] {
  const first = chain[0]
  if (!first || (chain.length < 3 && chain.every(({ segment }) => !segment.handles))) return []
  // Closing draws the last straight line.
  const last = chain.at(-1)
  const isClosing = last && !last.segment.handles && distance(last.to, first.from) < NEAR
  const drawn = isClosing ? chain.slice(0, -1) : chain
  return [['M', ...first.from], ...drawn.map(commandOf), ['Z']]
}

function commandOf({ segment, range, to, isTurned }: Edge): Command {
  const { handles } = part(segment, range[0], range[1])
  if (!handles) return ['L', ...to]
  const [a, b] = isTurned ? handles.toReversed() : handles
  return a && b ? ['C', ...a, ...b, ...to] : ['L', ...to]
}
