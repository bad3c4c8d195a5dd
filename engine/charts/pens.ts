// What charts are drawn with: a few marks in a few strengths, the same in every chart.
import type { Command, Ink, Item, Lettering, Picture, Shape, Stroke } from '../drawing/drawing.ts'
import type { Point } from './boxes.ts'

export interface Size {
  width: number
  height: number
}

export interface Chart extends Picture {
  /** What is shown, and in which unit: for the line above the chart. */
  caption: { name: string; unit: string }
  /** What a reader has to know to read it rightly. */
  note?: string
}

export const LABEL_SIZE = 7.4
export const AXIS_SIZE = 6.3
/** From one baseline to the next. */
export const LINE = 9.75

export const MAIN = 1.7
export const OTHER = 0.9
const HAIR = 0.35
export const ZERO = 0.7

type Placed = Partial<Pick<Lettering, 'ink' | 'anchor' | 'weight' | 'size'>>

const text = (
  face: Lettering['face'],
  words: string,
  [x, y]: Point,
  how: Placed,
  size: number,
): Lettering => ({
  kind: 'text',
  text: words,
  x,
  y,
  size,
  face,
  weight: 400,
  ink: 'ink',
  anchor: 'start',
  ...how,
})

/** A label, in Plex Sans. */
export const label = (words: string, at: Point, how: Placed = {}): Lettering =>
  text('sans', words, at, how, LABEL_SIZE)

/** A measure or a tick, in Plex Mono. */
export const measure = (words: string, at: Point, how: Placed = {}): Lettering =>
  text('mono', words, at, { ink: 'grey', ...how }, AXIS_SIZE)

const through = (points: readonly Point[]): Command[] =>
  points.map(([x, y], i): Command => [i === 0 ? 'M' : 'L', x, y])

export const line = (points: readonly Point[], stroke: Stroke): Shape => ({
  kind: 'shape',
  path: through(points),
  stroke: { join: 'round', ...stroke },
})

export const area = (points: readonly Point[], fill: Ink): Shape => ({
  kind: 'shape',
  path: [...through(points), ['Z']],
  fill,
})

export const bar = (left: number, top: number, right: number, bottom: number, fill: Ink): Shape =>
  area(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    fill,
  )

/** How far a curve's handles reach, so that four of them make a circle. */
const ROUND = 0.5523

export function circle([x, y]: Point, radius: number, look: Pick<Shape, 'fill' | 'stroke'>): Shape {
  const reach = radius * ROUND
  return {
    kind: 'shape',
    path: [
      ['M', x + radius, y],
      ['C', x + radius, y + reach, x + reach, y + radius, x, y + radius],
      ['C', x - reach, y + radius, x - radius, y + reach, x - radius, y],
      ['C', x - radius, y - reach, x - reach, y - radius, x, y - radius],
      ['C', x + reach, y - radius, x + radius, y - reach, x + radius, y],
      ['Z'],
    ],
    ...look,
  }
}

export const RING = 2.9
/** A point that is spoken of. */
export const ring = (at: Point, ink: Ink): Shape =>
  circle(at, RING, { fill: 'paper', stroke: { ink, width: 1.2 } })

export const leader = (from: Point, to: Point, ink: Ink = 'ink'): Shape =>
  line([from, to], { ink, width: 0.5 })

export const diamond = ([x, y]: Point, radius: number, fill: Ink): Shape =>
  area(
    [
      [x, y - radius],
      [x + radius, y],
      [x, y + radius],
      [x - radius, y],
    ],
    fill,
  )

/** A point in time that is decided or reached. */
export const eventLine = (x: number, top: number, bottom: number): Shape =>
  line(
    [
      [x, top],
      [x, bottom],
    ],
    { ink: 'signal', width: 0.8, dash: [2.6, 1.8] },
  )

export const level = (left: number, right: number, y: number, stroke: Stroke): Shape =>
  line(
    [
      [left, y],
      [right, y],
    ],
    stroke,
  )

export const gridLine = (left: number, right: number, y: number): Shape =>
  level(left, right, y, { ink: 'hair', width: HAIR })

export const zeroLine = (left: number, right: number, y: number): Shape =>
  level(left, right, y, { ink: 'ink', width: ZERO })

/** Coordinates to a hundredth of a point: finer than any printer, and the same on every machine. */
export const picture = (
  { width, height }: Size,
  items: (Item | undefined)[],
  { alternative, caption, note }: Pick<Chart, 'alternative' | 'caption' | 'note'>,
): Chart => ({
  width,
  height,
  items: items.filter((item) => item !== undefined).map(rounded),
  alternative,
  caption,
  ...(note !== undefined && { note }),
})

const hundredth = (value: number): number => Math.round(value * 100) / 100 + 0

function rounded(item: Item): Item {
  if (item.kind === 'text') return { ...item, x: hundredth(item.x), y: hundredth(item.y) }
  const path = item.path.map(
    ([name, ...numbers]) => [name, ...(numbers as number[]).map(hundredth)] as unknown as Command,
  )
  return { ...item, path }
}
