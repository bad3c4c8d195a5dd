// The strokes that letters are built from: stems, bars, slants with level cuts and bent corners, all of one width.
import type { Command } from '../../drawing/drawing.ts'
import { along, band, box, type Point, polygon } from '../../drawing/shapes.ts'

export interface Pen {
  w: number
  h: number
  /** Of the stroke. */
  s: number
  /** Its left edge at x. */
  stem: (x: number, from?: number, to?: number) => Command[]
  /** Its top edge at y. */
  bar: (y: number, from?: number, to?: number) => Command[]
  /** Between two points in the middle of the stroke, cut level at both. */
  slant: (from: Point, to: Point) => Command[]
  /** Half the length of a slant's level cut, where it goes so far across and so far down from the letter's edge. */
  cut: (run: number, rise: number) => number
  /** A stroke that goes round the inside of a box, corners bent as far as there is room. */
  frame: (left: number, top: number, right: number, bottom: number, corners?: readonly Corner[]) => Command[]
  /** Everything within the outer edge of such a frame around the whole letter, or so much further in. */
  solid: (inset?: number) => Command[]
}

/** Clockwise from the left upper one. */
type Corner = 'tl' | 'tr' | 'br' | 'bl'
const CORNERS: readonly Corner[] = ['tl', 'tr', 'br', 'bl']

/** `round`: 1 bends as far as there is room, smaller ones keep straight strokes between tighter corners. */
export function penOf(w: number, h: number, s: number, round: number): Pen {
  const stem: Pen['stem'] = (x, from = 0, to = h) => (to - from > 1e-6 ? box(x, from, x + s, to) : [])
  const bar: Pen['bar'] = (y, from = 0, to = w) => (to - from > 1e-6 ? box(from, y, to, y + s) : [])
  return {
    w,
    h,
    s,
    stem,
    bar,
    cut: (run, rise) => cutOf(s, run, rise),
    slant: slantOf(s),
    frame: frameOf(s, round),
    solid: (inset = 0) =>
      tile(inset, inset, w - inset, h - inset, Math.max(0.01, bendOf(w, h, s, round) - inset)),
  }
}

const slantOf =
  (s: number) =>
  (a: Point, b: Point): Command[] => {
    const [from, to] = a[1] < b[1] ? [a, b] : [b, a]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const half = (s / 2) * (Math.hypot(dx, dy) / dy)
    return polygon([
      [from[0] - half, from[1]],
      [from[0] + half, from[1]],
      [to[0] + half, to[1]],
      [to[0] - half, to[1]],
    ])
  }

/** The cut grows with the slope, and the slope with the cut: a few rounds settle it. */
function cutOf(s: number, run: number, rise: number): number {
  let half = s / 2
  for (let round = 0; round < 12; round++) half = (s / 2) * (Math.hypot(run - half, rise) / rise)
  return half
}

/** Never so tight that the inside of the stroke has no bend left. */
const bendOf = (width: number, height: number, s: number, round: number) => {
  const most = Math.min(width, height) / 2
  return Math.min(most, Math.max(s * 1.04, most * round))
}

/** A box with round corners. */
export function tile(left: number, top: number, right: number, bottom: number, r: number): Command[] {
  return [
    ['M', left, top + r],
    ...along(left + r, top + r, r, 180, 270),
    ['L', right - r, top],
    ...along(right - r, top + r, r, 270, 360),
    ['L', right, bottom - r],
    ...along(right - r, bottom - r, r, 0, 90),
    ['L', left + r, bottom],
    ...along(left + r, bottom - r, r, 90, 180),
    ['Z'],
  ]
}

const TURNS: Record<Corner, number> = { tl: 180, tr: 270, br: 0, bl: 90 }

const frameOf =
  (s: number, round: number): Pen['frame'] =>
  (left, top, right, bottom, corners = CORNERS) => {
    const [width, height] = [right - left, bottom - top]
    const r = bendOf(width, height, s, round)
    const bend = (corner: Corner): Command[] => {
      const x = corner.endsWith('l') ? left + r : right - r
      const y = corner.startsWith('t') ? top + r : bottom - r
      return band(x, y, Math.max(r - s, 0.01), r, TURNS[corner], TURNS[corner] + 90)
    }
    const isBent = (corner: Corner) => corners.includes(corner)
    const straight = (from: number, to: number, path: Command[]) => (to - from > 1e-6 ? path : [])
    const [x0, x1] = [left + r, right - r]
    const [y0, y1] = [top + r, bottom - r]
    const [topFrom, topTo] = [isBent('tl') ? x0 : left, isBent('tr') ? x1 : right]
    const [bottomFrom, bottomTo] = [isBent('bl') ? x0 : left, isBent('br') ? x1 : right]
    const has = (a: Corner, b: Corner) => isBent(a) && isBent(b)
    return [
      ...corners.flatMap(bend),
      ...(isBent('tl') || isBent('tr') ? straight(topFrom, topTo, box(topFrom, top, topTo, top + s)) : []),
      ...(isBent('bl') || isBent('br')
        ? straight(bottomFrom, bottomTo, box(bottomFrom, bottom - s, bottomTo, bottom))
        : []),
      ...(has('tl', 'bl') ? straight(y0, y1, box(left, y0, left + s, y1)) : []),
      ...(has('tr', 'br') ? straight(y0, y1, box(right - s, y0, right, y1)) : []),
    ]
  }
