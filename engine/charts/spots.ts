// Where a label can stand so that it touches nothing.
import type { Lettering } from '../drawing/drawing.ts'
import {
  around,
  type Box,
  boxOf,
  cross,
  distance,
  grown,
  isInside,
  nearestOn,
  overlap,
  type Point,
  type Segment,
  touches,
} from './boxes.ts'
import { RING } from './pens.ts'

export interface Surroundings {
  /** The label stays within. */
  bounds: Box
  /** Other texts. */
  boxes: Box[]
  /** The data: neither label nor leader touches it. */
  lines: Segment[]
  /** Events and zero: no label touches them, and a leader may cross. */
  events: Segment[]
  /** Touched only where there is no other room: the grid. */
  faint: Segment[]
}

export interface Spot {
  label: Lettering
  /** Where the label does not stand beside its point. */
  leader?: Segment
}

/** Air between a label and a line. */
const AIR = 2.8
/** Beside the point up to here; further away a leader is needed. */
const BESIDE = 11
const DISTANCES = [7, 9.5, 13, 18, 24, 31, 39, 48, 58, 70, 84, 100, 120]
const DIRECTIONS = 24
/** What it costs to cross the grid, in points of distance. */
const GRID_COST = 14

/** The nearest free spot around a point, beside it or with a leader; undefined where all is taken. */
export function spotNear(at: Point, label: Lettering, where: Surroundings): Spot | undefined {
  const own = boxOf({ ...label, x: 0, y: 0, anchor: 'start' })
  let best: { spot: Spot; cost: number } | undefined
  for (const far of DISTANCES) {
    if (best && best.cost <= far) break
    for (let i = 0; i < DIRECTIONS; i++) {
      const angle = (i * 2 * Math.PI) / DIRECTIONS
      const [across, down] = [Math.cos(angle), Math.sin(angle)]
      for (const anchor of anchorsFor(across)) {
        const box = boxBy(own, [at[0] + across * far, at[1] + down * far], anchor, down)
        const found = freeAt(at, box, where)
        if (!found) continue
        const cost = far + (isOnGrid(box, where) ? GRID_COST : 0) + (found.leader ? 6 : 0)
        const placed: Lettering = { ...label, x: box.left, y: box.top - own.top, anchor: 'start' }
        if (!best || cost < best.cost) best = { spot: { label: placed, ...found }, cost }
      }
    }
  }
  return best?.spot
}

/** What stands at the side ends or begins there; what stands over or under may also lean to a side. */
const anchorsFor = (across: number): Lettering['anchor'][] =>
  across > 0.75 ? ['start'] : across < -0.75 ? ['end'] : ['middle', 'start', 'end']

/** The label's box with its near side at the point: its foot for what stands above, its top for what stands below. */
function boxBy(own: Box, [x, y]: Point, anchor: Lettering['anchor'], down: number): Box {
  const [width, height] = [own.right - own.left, own.bottom - own.top]
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  const top = y - (height * (1 - down)) / 2
  return { left, right: left + width, top, bottom: top + height }
}

function freeAt(at: Point, box: Box, where: Surroundings): Pick<Spot, 'leader'> | undefined {
  if (!isInside(box, where.bounds) || distance(nearestOn(box, at), at) < RING + 1.5) return undefined
  const airy = grown(box, AIR)
  if ([where.lines, where.events].some((lines) => lines.some((line) => touches(line, airy)))) return undefined
  if (where.boxes.some((other) => overlap(grown(other, AIR), box))) return undefined
  const end = nearestOn(grown(box, 1), at)
  if (distance(end, at) <= BESIDE) return {}
  const start = toward(at, end, RING + 0.6)
  return isClear([start, end], at, where) ? { leader: [start, end] } : undefined
}

const toward = ([x, y]: Point, to: Point, by: number): Point => {
  const part = by / distance([x, y], to)
  return [x + (to[0] - x) * part, y + (to[1] - y) * part]
}

/** A leader starts at the line it speaks of, so only what lies further on can be crossed. */
function isClear(leader: Segment, at: Point, { lines, boxes }: Surroundings): boolean {
  const beyond: Segment = [toward(at, leader[1], RING + 2), leader[1]]
  return !lines.some((line) => cross(beyond, line)) && !boxes.some((box) => touches(beyond, grown(box, 1)))
}

const isOnGrid = (box: Box, { faint }: Surroundings): boolean => {
  const near = grown(box, 0.8)
  return faint.some((line) => touches(line, near))
}

/** The labels' middles, as near as can be to where they should be and none on another, in the same order. */
export function spread(wanted: number[], height: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b)
  const placed = new Array<number>(wanted.length).fill(0)
  let floor = low + height / 2
  for (const i of order) {
    const y = Math.max(floor, wanted[i] ?? 0)
    placed[i] = y
    floor = y + height
  }
  let ceiling = high - height / 2
  for (const i of order.reverse()) {
    const y = Math.min(ceiling, placed[i] ?? 0)
    placed[i] = y
    ceiling = y - height
  }
  return placed
}

/** The room several texts take together. */
export const blockBox = (texts: Lettering[]): Box => around(texts.map(boxOf))
