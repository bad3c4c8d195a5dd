// Every sum that the figures of a brief may be meant for.
import { capacities, workingTimes } from './capacity.ts'
import { lateness } from './dates.ts'
import type { CheckFigure } from './figures.ts'
import { margins, moneySums } from './money.ts'
import { countProducts, moneyProducts } from './products.ts'
import { sharesOfWholes, sharesTogether, totals } from './shares.ts'
import type { Sum } from './sums.ts'

/** A text with more figures is a list, and every choice of them would be a sum. */
const MOST_FIGURES = 60

export function sumsOf(all: CheckFigure[]): Sum[] {
  const figures = all.slice(0, MOST_FIGURES)
  const numbers = figures.filter(({ kind, number }) => kind !== 'date' && number > 0)
  const money = numbers.filter(({ kind }) => kind === 'money')
  const shares = numbers.filter(({ kind }) => kind === 'share')
  const counts = numbers.filter(({ kind }) => kind !== 'money' && kind !== 'share')
  const dates = figures.filter(({ entry }) => entry.unit === 'date')
  return [
    ...moneyProducts(money, counts, shares),
    ...countProducts(counts, shares),
    ...sharesOfWholes(numbers, shares),
    ...totals(numbers),
    ...sharesTogether(shares),
    ...moneySums(money, counts),
    ...capacities(counts),
    ...workingTimes(counts),
    ...margins(numbers, money),
    ...lateness(dates, counts),
  ]
}
