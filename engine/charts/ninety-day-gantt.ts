// The first ninety days, week by week, with the gates at which it is decided to go on. The page sets texts beside the rows.
import type { Item, Lettering } from '../drawing/drawing.ts'
import { type Box, boxOf, grown } from './boxes.ts'
import { bar, type Chart, diamond, gridLine, label, level, line, measure, picture } from './pens.ts'
import { textWidth, wrapped } from './text-width.ts'

export interface DayBar {
  fromDay: number
  toDay: number
  label: string
  /** Light: it runs. Dark: it is prepared. */
  isRunning?: boolean
}

export interface DayRow {
  bars: DayBar[]
}

export interface DayGantt extends Chart {
  /** Where the page sets its texts: rows begin at `head` and are `rowHeight` high. */
  head: number
  rowHeight: number
}

const WEEKS = 13
const DAYS = WEEKS * 7
const HEAD = 16
const FOOT = 14
const BAR = 17
/** A day's work is seen as half a week. */
const LEAST_DAYS = 3.5

/** One row for each step: from the day of the one before to its own. */
export const stepRows = (steps: { day: number; label: string }[]): DayRow[] =>
  steps.map(({ day, label: words }, i) => ({
    bars: [{ fromDay: (steps[i - 1]?.day ?? 0) + 1, toDay: day, label: words, isRunning: i % 2 === 1 }],
  }))

export function ninetyDayGantt(
  rows: DayRow[],
  gates: number[],
  { width, rowHeight }: { width: number; rowHeight: number },
): DayGantt {
  const height = HEAD + rows.length * rowHeight + FOOT
  const foot = height - FOOT
  const x = (day: number) => (Math.min(DAYS, Math.max(0, day)) / DAYS) * width
  const gateLines = gates.map((day) => x(day))
  const drawn = picture(
    { width, height },
    [
      ...weekItems(x, foot, width),
      ...rows.map((_, i) => gridLine(0, width, HEAD + (i + 1) * rowHeight)),
      level(0, width, HEAD, { ink: 'ink', width: 0.8 }),
      level(0, width, foot, { ink: 'ink', width: 0.8 }),
      ...gateLines.map((at) => upright(at, foot + 6, 'signal', 0.8)),
      ...rows.flatMap(({ bars }, i) =>
        rowItems(bars, HEAD + i * rowHeight, { x, rowHeight, gateLines, width }),
      ),
      ...gateLines.map((at) => diamond([Math.min(width - 3.6, Math.max(3.6, at)), foot + 8], 3.6, 'signal')),
    ],
    {
      caption: { name: 'Week', unit: '' },
      note: 'Dark bars prepare, light bars run, diamonds decide.',
      alternative: alternativeOf(rows, gates),
    },
  )
  return { ...drawn, head: HEAD, rowHeight }
}

const upright = (x: number, bottom: number, ink: 'hair' | 'signal', width: number): Item =>
  line(
    [
      [x, HEAD],
      [x, bottom],
    ],
    { ink, width },
  )

function weekItems(x: (day: number) => number, foot: number, width: number): Item[] {
  return Array.from({ length: WEEKS }, (_, week) => [
    measure(String(week + 1), [(x(week * 7) + x(week * 7 + 7)) / 2, 8], { anchor: 'middle' }),
    ...(week > 0 && width > 100 ? [upright(x(week * 7), foot, 'hair', 0.35)] : []),
  ]).flat()
}

interface Place {
  x: (day: number) => number
  rowHeight: number
  gateLines: number[]
  width: number
}

/** In the middle of its row, or higher where words under the bars would else be cut. */
function rowItems(bars: DayBar[], top: number, place: Place): Item[] {
  const half = Math.min(BAR, place.rowHeight * 0.5) / 2
  const usual = rowAt(bars, top, top + usualMiddle(half, place.rowHeight), half, place)
  const isCut = usual.texts.some(({ text }) => text.endsWith('…'))
  const { shapes, texts } = isCut ? rowAt(bars, top, top + half + 2, half, place) : usual
  // White under the words, so that no week runs through them.
  const grounds = texts
    .filter(({ ink }) => ink === 'ink')
    .map((text) => grown(boxOf(text), 1))
    .map((box) =>
      bar(Math.max(0, box.left), box.top + 0.6, Math.min(place.width, box.right), box.bottom - 0.6, 'paper'),
    )
  return [...grounds, ...shapes, ...texts]
}

/** A little above the middle, as the words of the page stand; in low rows higher, so that a line fits under the bar. */
const usualMiddle = (half: number, height: number): number =>
  Math.max(half + 2, Math.min(height * 0.42, height - half - 11.5))

function rowAt(bars: DayBar[], top: number, middle: number, half: number, place: Place) {
  const shapes: Item[] = []
  const texts: Lettering[] = []
  for (const each of bars) {
    const [from, to] = [each.fromDay - 1, Math.max(each.toDay, each.fromDay - 1 + LEAST_DAYS)]
    const [left, right] = [place.x(Math.min(from, DAYS - LEAST_DAYS)), place.x(to)]
    shapes.push(bar(left, middle - half, right, middle + half, each.isRunning ? 'mid' : 'primary'))
    const inside = label(each.label, [left + 4, middle + 2.5], { ink: 'paper', size: 7.2 })
    if (textWidth(each.label, inside) + 8 <= right - left) texts.push(inside)
    else
      texts.push(
        ...under(each.label, { left, right, bottom: middle + half }, top + place.rowHeight, texts, place),
      )
  }
  return { shapes, texts }
}

const UNDER_LINE = 8.2

/** Under the bar, clear of gates and of other words: on one line, on two where the row is high enough, or shortened. */
function under(
  words: string,
  bar: Pick<Box, 'left' | 'right' | 'bottom'>,
  floor: number,
  taken: Lettering[],
  place: Place,
): Lettering[] {
  const most = bar.bottom + 8 + UNDER_LINE + 2 <= floor ? 2 : 1
  const plain = label('', [0, bar.bottom + 8], { size: 7.2 })
  const gaps = gapsUnder(bar, taken, place)
  const lines = (width: number, count: number) => wrapped(words, width, plain, count)
  const isWhole = (found: string[]) => found.length > 0 && !found.some((line) => line.endsWith('…'))
  const whole = (count: number) => gaps.find(({ width }) => isWhole(lines(width, count)))
  const gap = whole(1) ?? whole(most) ?? gaps.find(({ width }) => width > 40) ?? gaps[0]
  if (!gap) return []
  const count = whole(1) ? 1 : most
  return lines(gap.width, count).map((text, i) => ({
    ...plain,
    text,
    x: gap.left,
    y: plain.y + i * UNDER_LINE,
  }))
}

/** Free stretches of the row that begin under the bar or soon after it, the nearest first. */
function gapsUnder(
  { left, right }: Pick<Box, 'left' | 'right'>,
  taken: Lettering[],
  { gateLines, width }: Place,
) {
  const stops = [
    ...gateLines,
    ...taken.filter(({ ink }) => ink === 'ink').map((text) => boxOf(text).left - 2),
    width + 2,
  ]
  const ends = taken.filter(({ ink }) => ink === 'ink').map((text) => boxOf(text).right + 2)
  return [left, ...gateLines.map((gate) => gate + 3.5), ...ends]
    .filter((start) => start >= left && start <= right + 24 && start < width)
    .sort((a, b) => a - b)
    .map((start) => ({
      left: start,
      width: Math.min(...stops.filter((stop) => stop > start - 3)) - start - 3,
    }))
    .filter((gap) => gap.width > 12 && !taken.some((text) => text.ink === 'ink' && isUnder(gap.left, text)))
}

const isUnder = (x: number, text: Lettering): boolean => {
  const { left, right } = boxOf(text)
  return x > left - 2 && x < right + 2
}

function alternativeOf(rows: DayRow[], gates: number[]): string {
  const all = rows.flatMap(({ bars }) => bars)
  const done = all.map(({ label: words, fromDay, toDay }) => `${words}, days ${fromDay} to ${toDay}`)
  const decided = gates.length > 0 ? ` Decisions on ${gates.map((day) => `day ${day}`).join(', ')}.` : ''
  return `Thirteen weeks: ${done.join('; ')}.${decided}`
}
