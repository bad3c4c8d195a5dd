// Quantity times price against the total that is stated, and counts that multiply to a count.
import type { Role } from '../reading.ts'
import { type CheckFigure, chance, isNear, product, sentencesBetween, subsets } from './figures.ts'
import { as, type Sum } from './sums.ts'

const TOTALS: Role[] = [
  ...(['revenue-actual', 'revenue-goal', 'budget', 'one-off-cost', 'wage', 'fixed-cost', 'other'] as const),
  ...(['price', 'raise-goal', 'unit-cost', 'margin-claim', 'equipment-value', 'cash', 'debt'] as const),
]
const RATES: Role[] = [
  ...(['price', 'unit-cost', 'wage', 'competitor-price', 'one-off-cost', 'other', 'rent'] as const),
  ...(['fixed-cost', 'revenue-actual'] as const),
]
const MONTHS: Record<string, number> = { day: 1 / 22, week: 1 / 4.33, month: 1, year: 12 }
/** With more figures near by than this, the nearest are tried. */
const MOST_FACTORS = 6
const EXACT = 0.004

export function moneyProducts(money: CheckFigure[], counts: CheckFigure[], shares: CheckFigure[]): Sum[] {
  return money
    .filter((total) => chance(total, ...TOTALS) >= 0.3)
    .flatMap((total) => [
      ...money
        .filter((rate) => rate.number < total.number && chance(rate, ...RATES) >= 0.25)
        .flatMap((rate) => productsOf(rate, total, [...counts, ...shares])),
      ...streamsOf(money, counts, total),
    ])
}

function productsOf(rate: CheckFigure, total: CheckFigure, others: CheckFigure[]): Sum[] {
  const usable = others.filter(({ number }) => number !== 1)
  const near = usable.filter(
    (one) => isNear(one, total, 1) || isNear(one, rate, 0) || (isNear(one, rate, 1) && isNear(one, total, 3)),
  )
  const exact = usable
    .filter((one) => !near.includes(one) && isExact(product([rate, one]), total.number))
    .map((one) => [one])
  const choices = subsets(nearest(near, [rate, total]), 1, 3).filter(
    (factors) =>
      factors.filter(({ kind }) => kind === 'share').length <= 1 &&
      areTogether(factors, total) &&
      (isNear(rate, total, 1) || factors.some((one) => isNear(one, total, 2))),
  )
  return [...choices, ...exact].flatMap((factors) => {
    const times = periodsIn(rate, factors, total)
    const computed = product([rate, ...factors]) * times
    const ratio = computed / total.number
    if (ratio < 0.12 || ratio > 8) return []
    return {
      kind: 'product',
      parts: [...as('rate', [rate]), ...as('count', factors), ...as('total', [total])],
      computed,
      stated: total.number,
      times,
    }
  })
}

/** Several factors stand in one place, or beside the total. */
const areTogether = (factors: CheckFigure[], total: CheckFigure): boolean =>
  factors.length === 1 ||
  sentencesBetween(factors) === 0 ||
  factors.filter((one) => !isNear(one, total, 1)).length <= (factors.length === 2 ? 1 : 0)

const isExact = (a: number, b: number) => Math.abs(a / b - 1) <= EXACT

function nearest(figures: CheckFigure[], to: CheckFigure[]): CheckFigure[] {
  if (figures.length <= MOST_FACTORS) return figures
  const away = (one: CheckFigure) =>
    Math.min(
      ...to.map(({ entry }) =>
        entry.field === one.entry.field ? Math.abs(entry.start - one.entry.start) : 2000,
      ),
    )
  return [...figures].sort((a, b) => away(a) - away(b)).slice(0, MOST_FACTORS)
}

/** A rate for a week and a total for a month: 4.33 of them. */
function periodsIn(rate: CheckFigure, factors: CheckFigure[], total: CheckFigure): number {
  const periods = [rate, ...factors].map(({ entry }) => entry.per)
  const shortest = ['day', 'week', 'month', 'year'].find((period) => periods.includes(period))
  if (!shortest || !(total.entry.per in MONTHS) || factors.some(({ kind }) => kind === 'duration')) return 1
  return (MONTHS[total.entry.per] ?? 1) / (MONTHS[shortest] ?? 1)
}

/** Two products that make up one total: 51 strollers at $95 and 22 seats at $75. */
function streamsOf(money: CheckFigure[], counts: CheckFigure[], total: CheckFigure): Sum[] {
  if (
    chance(total, 'revenue-actual', 'revenue-goal', 'budget', 'margin-claim', 'one-off-cost', 'other') < 0.4
  )
    return []
  const pairs = money
    .filter((rate) => rate.number < total.number)
    .flatMap((rate) =>
      counts
        .filter(
          (count) => count.number > 1 && isNear(count, rate, 0) && Math.abs(count.order - rate.order) <= 2,
        )
        .map((count) => [count, rate] as const),
    )
  return subsets(pairs, 2, 2).flatMap((two) => {
    const [[count, rate], [otherCount, otherRate]] = two as [(typeof pairs)[0], (typeof pairs)[0]]
    if (rate === otherRate || count === otherCount) return []
    if (!isNear(total, rate, 3) && !isNear(total, otherRate, 3)) return []
    const computed = product([count, rate]) + product([otherCount, otherRate])
    const ratio = computed / total.number
    if (ratio < 0.4 || ratio > 2.5) return []
    return {
      kind: 'streams',
      parts: [
        ...as('count', [count]),
        ...as('rate', [rate]),
        ...as('count', [otherCount]),
        ...as('rate', [otherRate]),
        ...as('total', [total]),
      ],
      computed,
      stated: total.number,
    }
  })
}

export function countProducts(counts: CheckFigure[], shares: CheckFigure[]): Sum[] {
  return counts
    .filter(({ number, kind, entry }) => number >= 4 && (kind !== 'duration' || entry.unit === 'hours'))
    .flatMap((total) => {
      const near = [
        ...counts.filter(({ number }) => number !== 1 && number < total.number),
        ...shares,
      ].filter((one) => one !== total && isNear(one, total, 3))
      return subsets(nearest(near, [total]), 2, 3).flatMap((factors) => {
        if (factors.filter(({ kind }) => kind === 'share').length > 1) return []
        if (!factors.some((one) => isNear(one, total, 1)) && sentencesBetween(factors) > 0) return []
        const computed = product(factors)
        const ratio = computed / total.number
        if (ratio < 0.15 || ratio > 7) return []
        return {
          kind: 'count-product',
          parts: [...as('count', factors), ...as('total', [total])],
          computed,
          stated: total.number,
        }
      })
    })
}
