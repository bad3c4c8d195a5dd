// What is drawn of cash wherever it is drawn: the area under it, its lowest point, and the largest purchase.
import type { Ink, Item } from '../drawing/drawing.ts'
import { at } from '../plan/finance/calendar.ts'
import { lowest } from '../plan/finance/outcome.ts'
import { compactMoney } from './amounts.ts'
import type { Point } from './boxes.ts'
import { area, label, leader, ring } from './pens.ts'
import type { Charted, Plot } from './plot.ts'
import { type Surroundings, spotNear } from './spots.ts'

export const cashArea = ({ y }: Plot, points: readonly Point[]): Item[] => {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? [area([[first[0], y(0)], ...points, [last[0], y(0)]], 'tint')] : []
}

/** The point and its words; where no spot is free the words stand in the row above the plot, which ends at `row`. */
export function lowestLabel(
  { finance: { projection } }: Charted,
  plot: Plot,
  where: Surroundings,
  row: Point,
  say = (amount: string, month: number) => `Lowest: ${amount} in month ${month}`,
  calm: Ink = 'primary',
): Item[] {
  const { month, amount } = lowest(projection.balance.cash.months)
  const point: Point = [plot.x(month), plot.y(amount)]
  const ink = amount < 0 ? 'signal' : calm
  const words = label(say(compactMoney(amount, projection.currency), month), row, {
    anchor: 'end',
    ink: amount < 0 || calm === 'signal' ? 'signal' : 'ink',
  })
  const spot = spotNear(point, words, where)
  return [
    ...(spot?.leader ? [leader(...spot.leader, words.ink)] : []),
    ring(point, ink),
    spot?.label ?? words,
  ]
}

/** A fall of at least this part of the scale is explained. */
const LARGE = 0.15

/** Beside the fall, what was bought: the month in which most is invested. Left out where there is no room. */
export function investmentLabel({ finance }: Charted, plot: Plot, where: Surroundings): Item[] {
  const { drivers, projection } = finance
  const invested = projection.cashFlow.investing.months
  const { month, amount } = lowest(invested)
  const cash = projection.balance.cash.months
  const isLarge = -amount >= (plot.scale.high - plot.scale.low) * LARGE
  if (month < 2 || !isLarge || at(cash, month - 1) >= at(cash, month - 2)) return []
  const bought = drivers.investments.filter((line) => line.month === month)
  const names = bought.length === 1 ? [bought[0]?.label ?? '', 'Investment'] : ['Investments']
  const middle: Point = [
    (plot.x(month - 1) + plot.x(month)) / 2,
    (plot.y(at(cash, month - 2)) + plot.y(at(cash, month - 1))) / 2,
  ]
  for (const name of names) {
    const words = label(`${name}, ${compactMoney(-amount, projection.currency)}`, middle)
    const spot = spotNear(middle, words, where)
    if (spot && !spot.leader) return [spot.label]
  }
  return []
}
