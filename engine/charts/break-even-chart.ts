// What sales leave against what has to be paid anyway, month by month, and where one passes the other for good.
import type { Item } from '../drawing/drawing.ts'
import { formatMoney } from '../money.ts'
import { at } from '../plan/finance/calendar.ts'
import { compactMoney } from './amounts.ts'
import type { Point } from './boxes.ts'
import { eventLabel } from './cash-and-revenue.ts'
import { endLabels } from './end-labels.ts'
import {
  area,
  type Chart,
  eventLine,
  LABEL_SIZE,
  label,
  line,
  MAIN,
  OTHER,
  picture,
  ring,
  type Size,
} from './pens.ts'
import {
  type Charted,
  endRoom,
  gridOf,
  monthTicks,
  type Plot,
  plotOf,
  pointsOf,
  TICK_ROOM,
  yearDimensions,
  zeroOf,
} from './plot.ts'

const EVENTS = 7
const PLOT_TOP = EVENTS + 7
const BELOW = 27
const NAMES = ['Contribution', 'Fixed costs'] as const

export function breakEvenChart({ finance }: Charted, size: Size): Chart {
  const { projection, breakEven } = finance
  const { contribution, fixedCosts } = projection.profit
  const last = [contribution, fixedCosts].map(({ months }) => at(months, 35))
  const values = last.map((amount) => compactMoney(amount, projection.currency))
  const right = size.width - endRoom([...NAMES], values)
  const box = { left: TICK_ROOM, right, top: PLOT_TOP, bottom: size.height - BELOW }
  const plot = plotOf(box, [...contribution.months, ...fixedCosts.months], projection.currency)
  const [left, paid] = [pointsOf(plot, contribution.months), pointsOf(plot, fixedCosts.months)]
  const month = breakEven.positiveFrom
  return picture(
    size,
    [
      ...between(left, paid),
      ...gridOf(plot),
      zeroOf(plot),
      line(paid, { ink: 'ink', width: OTHER }),
      line(left, { ink: 'primary', width: MAIN }),
      ...crossing(plot, left, month),
      ...endLabels(
        [
          { name: NAMES[0], value: values[0] ?? '', ink: 'primary', y: plot.y(last[0] ?? 0) },
          { name: NAMES[1], value: values[1] ?? '', ink: 'ink', y: plot.y(last[1] ?? 0) },
        ],
        right,
        0,
        size.height - 8,
        plot.x(36),
      ),
      ...monthTicks(plot, plot.bottom + 10),
      ...yearDimensions(plot, plot.bottom + 20),
    ],
    {
      caption: { name: 'Contribution and fixed costs a month', unit: plot.unit.name },
      note: 'Contribution is revenue less what each sale costs. Pale between the lines: what is missing. Stronger: what is left over.',
      alternative: alternativeOf({ finance }),
    },
  )
}

/** Between both lines: what is missing in one tone, what is left over in the other, from meeting to meeting. */
function between(left: Point[], paid: Point[]): Item[] {
  const items: Item[] = []
  let [over, under]: [Point[], Point[]] = [[], []]
  const surplus = (i: number) => (paid[i]?.[1] ?? 0) - (left[i]?.[1] ?? 0)
  const finish = () => {
    const gained = over.reduce((total, [, y], i) => total + (under[i]?.[1] ?? y) - y, 0)
    if (gained !== 0) items.push(area([...over, ...under.toReversed()], gained > 0 ? 'light' : 'tint'))
  }
  const meetAt = (point: Point) => {
    over.push(point)
    under.push(point)
    finish()
    over = [point]
    under = [point]
  }
  left.forEach((point, i) => {
    const [before, after, from] = [surplus(i - 1), surplus(i), left[i - 1]]
    const part = before / (before - after)
    if (from && before * after < 0)
      meetAt([from[0] + (point[0] - from[0]) * part, from[1] + (point[1] - from[1]) * part])
    if (after === 0) meetAt(point)
    else {
      over.push(point)
      under.push(paid[i] ?? point)
    }
  })
  finish()
  return items
}

function crossing(plot: Plot, left: Point[], month: number | undefined): Item[] {
  const never = label('No break-even within 36 months', [plot.right, EVENTS], {
    anchor: 'end',
    ink: 'signal',
    weight: 600,
  })
  const point = left[(month ?? 0) - 1]
  if (month === undefined || !point) return [never]
  return [
    eventLine(point[0], EVENTS - LABEL_SIZE + 1, plot.y(0)),
    ring(point, 'primary'),
    eventLabel(`Break-even, month ${month}`, point[0], plot.right, EVENTS),
  ]
}

function alternativeOf({ finance: { projection, breakEven } }: Charted): string {
  const money = (minor: number) => formatMoney(minor, projection.currency, { digits: 0 })
  const { contribution, fixedCosts } = projection.profit
  const turn =
    breakEven.positiveFrom === undefined
      ? 'Contribution does not stay above fixed costs within 36 months.'
      : `Contribution stays above fixed costs from month ${breakEven.positiveFrom}.`
  return (
    `${turn} In month 36 contribution is ${money(at(contribution.months, 35))} and fixed costs are ` +
    `${money(at(fixedCosts.months, 35))}.`
  )
}
