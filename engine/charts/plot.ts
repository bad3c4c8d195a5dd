// The ground of a chart over 36 months: round ticks at the left, room for names at the right, months and years below.
import type { Item, Lettering } from '../drawing/drawing.ts'
import { MONTHS } from '../plan/finance/calendar.ts'
import type { Plan } from '../plan/plan.ts'
import { type Denomination, denomination, tickTexts } from './amounts.ts'
import type { Box, Point, Segment } from './boxes.ts'
import { AXIS_SIZE, gridLine, LINE, label, level, line, measure, zeroLine } from './pens.ts'
import { roundScale, type Scale } from './scale.ts'
import { textWidth } from './text-width.ts'

/** All that charts read of a plan. */
export type Charted = Pick<Plan, 'finance'>

export interface Plot extends Box {
  scale: Scale
  unit: Denomination
  x: (month: number) => number
  y: (value: number) => number
  /** Of one month. */
  step: number
}

/** Before the plot: the ticks. After it: names and last values. */
export const TICK_ROOM = 30
const NAME_GAP = 9
/** Least room between two ticks. */
const TICK_STEP = 19

export const plotOf = (box: Box, values: number[], currency: string): Plot =>
  plotIn(box, values, denomination(Math.max(...values.map(Math.abs), 0), currency))

function plotIn(box: Box, values: number[], unit: Denomination): Plot {
  const scale = roundScale(values, Math.floor((box.bottom - box.top) / TICK_STEP), unit.size)
  const { left, right, top, bottom } = box
  const step = (right - left) / MONTHS
  return {
    ...box,
    scale,
    unit,
    step,
    x: (month) => left + (month - 0.5) * step,
    y: (value) => bottom - ((value - scale.low) / (scale.high - scale.low)) * (bottom - top),
  }
}

export const pointsOf = ({ x, y }: Plot, months: number[]): Point[] =>
  months.map((value, i): Point => [x(i + 1), y(value)])

/** The grid, its ticks, and zero; zero is drawn last, over the data: see `zeroOf`. */
export function gridOf({ left, right, y, scale, unit }: Plot): Item[] {
  const texts = tickTexts(scale.ticks, unit.size)
  return scale.ticks.flatMap((tick, i) => [
    ...(tick === 0 ? [] : [gridLine(left, right, y(tick))]),
    measure(texts[i] ?? '', [left - 7, y(tick) + AXIS_SIZE * 0.35], { anchor: 'end' }),
  ])
}

export const zeroOf = ({ left, right, y }: Plot): Item => zeroLine(left, right, y(0))

const across = ({ left, right, y }: Plot, value: number): Segment => [
  [left, y(value)],
  [right, y(value)],
]

export const gridSegments = (plot: Plot): Segment[] => plot.scale.ticks.map((tick) => across(plot, tick))

export const zeroSegment = (plot: Plot): Segment => across(plot, 0)

/** Name and value at a line's end, in its colour, with the middle of both at `y`. */
export function endLabel(
  right: number,
  y: number,
  { name, value, ink }: { name: string; value: string; ink: Lettering['ink'] },
): Lettering[] {
  return [
    label(name, [right + NAME_GAP, y - 1.4], { weight: 600, ink }),
    label(value, [right + NAME_GAP, y - 1.4 + LINE], { ink }),
  ]
}

/** Height of a name with its value, with the air that belongs to it. */
export const END_LABEL_HEIGHT = 2 * LINE + 2

/** How much room names and values take at the right of a plot. */
export function endRoom(names: string[], values: string[]): number {
  const widths = [
    ...names.map((name) => textWidth(name, label(name, [0, 0], { weight: 600 }))),
    ...values.map((value) => textWidth(value, label(value, [0, 0]))),
  ]
  return Math.max(52, NAME_GAP + Math.max(...widths) + 1)
}

export const monthTicks = ({ x }: Plot, y: number): Lettering[] =>
  [1, 6, 12, 18, 24, 30, 36].map((month) => measure(String(month), [x(month), y], { anchor: 'middle' }))

/** 'M 12' under the ends of the years. */
export const yearEnds = ({ x, left, right }: Plot, y: number): Lettering[] => [
  measure('M 1', [left, y]),
  measure('M 12', [x(12), y], { anchor: 'middle' }),
  measure('M 24', [x(24), y], { anchor: 'middle' }),
  measure('M 36', [right, y], { anchor: 'end' }),
]

/** The years as an architect measures: a line from tick to tick with its name in the middle. */
export function yearDimensions({ left, step }: Pick<Plot, 'left' | 'step'>, y: number): Item[] {
  return [1, 2, 3].flatMap((year) => {
    const [from, to] = [left + (year - 1) * 12 * step, left + year * 12 * step]
    return dimension(from, to, y, `Year ${year}`)
  })
}

function dimension(from: number, to: number, y: number, words: string): Item[] {
  const middle = (from + to) / 2
  const text = measure(words, [middle, y + AXIS_SIZE * 0.35], { anchor: 'middle' })
  const half = textWidth(words, text) / 2 + 5
  const slash = (x: number): Item =>
    line(
      [
        [x - 2.3, y + 2.3],
        [x + 2.3, y - 2.3],
      ],
      { ink: 'line', width: 0.7 },
    )
  const stroke = { ink: 'line', width: 0.6 } as const
  return [
    level(from, middle - half, y, stroke),
    level(middle + half, to, y, stroke),
    slash(from),
    slash(to),
    text,
  ]
}
