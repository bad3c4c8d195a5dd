// The finance page: cash at the end of each month over the revenue of each month, with the month in which both turn.
import type { Item, Lettering } from '../drawing/drawing.ts'
import { formatMoney } from '../money.ts'
import { at } from '../plan/finance/calendar.ts'
import { lowest } from '../plan/finance/outcome.ts'
import { compactMoney } from './amounts.ts'
import { boxOf, grown, type Point, type Segment, segmentsOf, touches } from './boxes.ts'
import { cashArea, investmentLabel, lowestLabel } from './cash-line.ts'
import {
  bar,
  type Chart,
  eventLine,
  LABEL_SIZE,
  LINE,
  label,
  line,
  MAIN,
  picture,
  type Size,
} from './pens.ts'
import {
  type Charted,
  endLabel,
  endRoom,
  gridOf,
  gridSegments,
  monthTicks,
  type Plot,
  plotOf,
  pointsOf,
  TICK_ROOM,
  yearDimensions,
  zeroOf,
  zeroSegment,
} from './plot.ts'
import { textWidth } from './text-width.ts'

/** Caption, then the row in which events are named, then the plot. */
const CAPTION = 7
const EVENTS = CAPTION + LINE + 1
const PLOT_TOP = EVENTS + 7
/** Between the plots, with the lower one's caption; and below, for months and years. */
const BETWEEN = 38
const BELOW = 27
/** Of both plots together. */
const UPPER_SHARE = 0.61
const COLUMN = 0.62

export function cashAndRevenue({ finance }: Charted, size: Size): Chart {
  const { projection, breakEven } = finance
  const cash = projection.balance.cash.months
  const revenue = projection.profit.revenue.months
  const money = (minor: number) => compactMoney(minor, projection.currency)
  const ends = { cash: money(at(cash, 35)), revenue: money(at(revenue, 35)) }
  const [upper, lower] = plots(size, cash, revenue, projection.currency, [ends.cash, ends.revenue])
  const captions = [
    ...caption('Cash at month end', upper.unit.name, CAPTION),
    ...caption('Monthly revenue', lower.unit.name, lower.top - 10),
  ]
  const event = eventItems([upper, lower], breakEven.positiveFrom, revenue, captions)
  const cashPoints = pointsOf(upper, cash)
  const endOfCash = endLabel(upper.right, within(upper, upper.y(at(cash, 35))), {
    name: 'Cash',
    value: ends.cash,
    ink: 'primary',
  })
  const noted = notes({ finance }, upper, cashPoints, event.segments)
  return picture(
    size,
    [
      ...cashArea(upper, cashPoints),
      ...gridOf(upper),
      zeroOf(upper),
      line(cashPoints, { ink: 'primary', width: MAIN }),
      ...gridOf(lower),
      ...columns(lower, revenue, breakEven.positiveFrom),
      zeroOf(lower),
      ...event.items,
      ...noted,
      ...endOfCash,
      ...endLabel(lower.right, within(lower, lower.y(at(revenue, 35))), {
        name: 'Revenue',
        value: ends.revenue,
        ink: 'primary',
      }),
      ...captions,
      ...monthTicks(lower, lower.bottom + 10),
      ...yearDimensions(lower, lower.bottom + 20),
    ],
    {
      caption: { name: 'Cash at month end and monthly revenue', unit: upper.unit.name },
      alternative: alternativeOf({ finance }),
    },
  )
}

function plots(
  { width, height }: Size,
  cash: number[],
  revenue: number[],
  currency: string,
  ends: string[],
): [Plot, Plot] {
  const right = width - endRoom(['Cash', 'Revenue'], ends)
  const room = height - PLOT_TOP - BETWEEN - BELOW
  const middle = PLOT_TOP + room * UPPER_SHARE
  const sides = { left: TICK_ROOM, right }
  return [
    plotOf({ ...sides, top: PLOT_TOP, bottom: middle }, cash, currency),
    plotOf({ ...sides, top: middle + BETWEEN, bottom: height - BELOW }, revenue, currency),
  ]
}

/** The name in bold, the unit after it. */
function caption(name: string, unit: string, y: number): Lettering[] {
  const bold = label(name, [0, y], { weight: 600 })
  return [bold, label(`, ${unit}`, [textWidth(name, bold), y])]
}

/** A label beside a plot does not leave it. */
const within = ({ top, bottom }: Plot, y: number): number => Math.min(bottom - 8, Math.max(top + 4, y))

function columns(plot: Plot, months: number[], from: number | undefined): Item[] {
  const half = (plot.step * COLUMN) / 2
  return months.flatMap((value, i) => {
    const [x, isAfter] = [plot.x(i + 1), from !== undefined && i + 1 >= from]
    const [top, foot] = [plot.y(Math.max(0, value)), plot.y(Math.min(0, value))]
    return value === 0 ? [] : [bar(x - half, top, x + half, foot, isAfter ? 'primary' : 'light')]
  })
}

/** The line runs through both plots to the column's top, and stops where it would cross a caption. */
function eventItems(
  [upper, lower]: [Plot, Plot],
  month: number | undefined,
  revenue: number[],
  captions: Lettering[],
) {
  if (month === undefined) {
    const never = label('No break-even within 36 months', [upper.right, EVENTS], {
      anchor: 'end',
      ink: 'signal',
      weight: 600,
    })
    return { items: [never], segments: [] }
  }
  const x = upper.x(month)
  const text = eventLabel(`Break-even, month ${month}`, x, upper.right, EVENTS)
  const end = Math.min(lower.y(at(revenue, month - 1)), lower.y(0)) - 1
  const whole: Segment = [
    [x, EVENTS - LABEL_SIZE],
    [x, end],
  ]
  const blocked = captions.some((each) => touches(whole, grown(boxOf(each), 2.5)))
  const items = blocked
    ? [eventLine(x, EVENTS - LABEL_SIZE, upper.bottom + 6), eventLine(x, lower.top - 4, end)]
    : [eventLine(x, EVENTS - LABEL_SIZE, end)]
  return { items: [...items, text], segments: [whole] }
}

/** Right of its line, or left where the right has no room. */
export function eventLabel(words: string, x: number, right: number, y: number): Lettering {
  const text = label(words, [x + 5, y], { ink: 'signal', weight: 600 })
  return boxOf(text).right <= right ? text : { ...text, x: x - 5, anchor: 'end' }
}

function notes({ finance }: Charted, plot: Plot, points: Point[], events: Segment[]): Item[] {
  const where = {
    bounds: { left: plot.left + 2, right: plot.right, top: plot.top - 2, bottom: plot.bottom - 1 },
    boxes: [],
    lines: segmentsOf(points),
    events: [...events, zeroSegment(plot)],
    faint: gridSegments(plot),
  }
  const low = lowestLabel({ finance }, plot, where, [plot.right, CAPTION])
  const boxes = low.flatMap((item) => (item.kind === 'text' ? [boxOf(item)] : []))
  return [...low, ...investmentLabel({ finance }, plot, { ...where, boxes })]
}

function alternativeOf({ finance: { projection, breakEven } }: Charted): string {
  const money = (minor: number) => formatMoney(minor, projection.currency, { digits: 0 })
  const cash = projection.balance.cash.months
  const low = lowest(cash)
  const [one, two, three] = projection.profit.revenue.years.map(money)
  const turn =
    breakEven.positiveFrom === undefined
      ? 'Earnings do not stay positive within 36 months.'
      : `Earnings stay positive from month ${breakEven.positiveFrom}.`
  return (
    `Cash at month end begins at ${money(at(cash, 0))}, is lowest in month ${low.month} at ${money(low.amount)} and ends ` +
    `at ${money(at(cash, 35))} in month 36. Revenue is ${one} in the first year, ${two} in the second and ${three} in ` +
    `the third. ${turn}`
  )
}
