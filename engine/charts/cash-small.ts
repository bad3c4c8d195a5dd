// The summary's small picture of cash: where it begins, how low it goes, where it ends.
import type { Item, Lettering } from '../drawing/drawing.ts'
import { formatMoney } from '../money.ts'
import { at } from '../plan/finance/calendar.ts'
import { lowest } from '../plan/finance/outcome.ts'
import { compactMoney } from './amounts.ts'
import { boxAt, boxOf, grown, isInside, overlap, type Point, segmentsOf, touches } from './boxes.ts'
import { cashArea, lowestLabel } from './cash-line.ts'
import { type Chart, label, line, picture, RING, type Size } from './pens.ts'
import { type Charted, type Plot, plotOf, pointsOf, yearEnds, zeroOf, zeroSegment } from './plot.ts'
import type { Surroundings } from './spots.ts'

/** Above: the row of the first and last amounts. Below: the months. */
const ABOVE = 14
const BELOW = 14

export function cashSmall({ finance }: Charted, size: Size): Chart {
  const { projection } = finance
  const cash = projection.balance.cash.months
  const plot = plotOver(size, cash, projection.currency)
  const points = pointsOf(plot, cash)
  const low = lowest(cash)
  const money = (minor: number) => formatMoney(minor, projection.currency, { digits: 0 })
  return picture(
    size,
    [
      ...cashArea(plot, points),
      zeroOf(plot),
      line(points, { ink: 'primary', width: 1.6 }),
      ...labels({ finance }, plot, points, size),
      ...yearEnds(plot, size.height - 3),
    ],
    {
      caption: { name: 'Cash at month end', unit: '36 months' },
      alternative:
        `Cash at month end: ${money(at(cash, 0))} in month 1, lowest in month ${low.month} at ${money(low.amount)}, ` +
        `${money(at(cash, 35))} in month 36.`,
    },
  )
}

/** Without ticks, so the line takes the whole height. */
function plotOver({ width, height }: Size, cash: number[], currency: string): Plot {
  const box = { left: 0, right: width, top: ABOVE, bottom: height - BELOW }
  const [low, high] = [Math.min(0, ...cash), Math.max(0, ...cash)]
  const span = high - low || 1
  // A point at the very end needs room for its ring.
  const inset = [1, 36].includes(lowest(cash).month) ? RING + 0.8 : 0
  return {
    ...plotOf(box, cash, currency),
    x: (month) => inset + ((month - 1) / 35) * (width - 2 * inset),
    y: (value) => box.bottom - ((value - low) / span) * (box.bottom - box.top),
  }
}

function labels({ finance }: Charted, plot: Plot, points: Point[], { width }: Size): Item[] {
  const { balance, currency } = finance.projection
  const where: Surroundings = {
    bounds: { left: 0, right: width, top: 0, bottom: plot.bottom - 1 },
    boxes: [],
    lines: segmentsOf(points),
    events: [zeroSegment(plot)],
    faint: [],
  }
  const say = (amount: string, month: number) => `lowest ${amount}, month ${month}`
  const low = lowestLabel({ finance }, plot, where, [width, 7], say, 'signal')
  const lowestMonth = lowest(balance.cash.months).month
  const lowestPoint = points[lowestMonth - 1] ?? [0, 0]
  const ringBox = grown(boxAt(lowestPoint), RING + 0.6)
  const taken = [ringBox, ...low.flatMap((item) => (item.kind === 'text' ? [boxOf(item)] : []))]
  const placed = [...low]
  for (const month of [36, 1]) {
    const [point, amount] = [points[month - 1], at(balance.cash.months, month - 1)]
    if (!point || month === lowestMonth) continue
    const words = label(compactMoney(amount, currency), point, {
      weight: 600,
      anchor: month === 1 ? 'start' : 'end',
    })
    const spot = spotOver(words, { ...where, boxes: taken })
    if (!spot) continue
    placed.push(spot)
    taken.push(boxOf(spot))
  }
  return placed
}

/** Flush with the edge, over the line or under it: as near as nothing is touched. */
function spotOver(words: Lettering, { bounds, lines, events, boxes }: Surroundings): Lettering | undefined {
  return [4, 6, 9, 12, -10, -14]
    .map((lift) => ({ ...words, y: words.y - lift }))
    .find((tried) => {
      const box = boxOf(tried)
      return (
        isInside(box, bounds) &&
        ![...lines, ...events].some((each) => touches(each, grown(box, 1.5))) &&
        !boxes.some((other) => overlap(grown(other, 2), box))
      )
    })
}
