// Quantity times price against the total that is stated.
import type { Role } from '../reading.ts'
import { type CheckedFigure, isAbout, isNear, numberOf } from './figures.ts'
import type { Finding } from './checks.ts'

/** Which rates make up which totals. */
const TOTALS: Partial<Record<Role, Role[]>> = {
  'revenue-actual': ['price'],
  'revenue-goal': ['price'],
  'one-off-cost': ['unit-cost', 'one-off-cost', 'minimum-order'],
  wage: ['wage'],
}
const COUNTS = new Set<string>(['count', 'hours', 'days', 'weeks', 'kilograms', 'tonnes', 'litres', 'people', 'months'])
const VOLUMES = new Set<Role>(['customers-paying', 'units-sold', 'utilisation', 'frequency', 'capacity', 'minimum-order', 'team'])
/** Months of a year, weeks, days: what a founder may have multiplied with and not written. */
const PERIODS = [1, 4.33, 12, 52]
const SAME = 0.03
const NEAR_RATIO = 2.6

export function productFindings(figures: CheckedFigure[]): Finding[] {
  return figures.flatMap((total) => {
    const rates = TOTALS[total.role]
    if (!rates || total.unit !== 'money') return []
    const near = figures.filter((one) => one !== total && isNear(one, total, 1) && Math.abs(one.order - total.order) <= 6)
    const prices = near.filter((one) => one.unit === 'money' && rates.includes(one.role) && numberOf(one) < numberOf(total))
    const counts = near.filter((one) => COUNTS.has(one.unit) && numberOf(one) > 1)
    if (isExplained(total, near)) return []
    for (const price of prices)
      for (const volume of counts.filter((one) => VOLUMES.has(one.role))) {
        const product = numberOf(price) * numberOf(volume)
        const ratio = product / numberOf(total)
        if (ratio > NEAR_RATIO || ratio < 1 / NEAR_RATIO || !isNear(price, volume, 1)) continue
        if (price.per && !['unit', 'once', ''].includes(price.per) && price.per !== total.per) continue
        return [{ figures: [volume, price, total], working: `${volume.value} × ${price.value} = ${round(product)}, not ${total.value}` }]
      }
    return []
  })
}

const round = (value: number) => Math.round(value * 100) / 100

/** Whether a price times some of the counts, or several such products together, give the total. */
function isExplained(total: CheckedFigure, near: CheckedFigure[]): boolean {
  const wanted = numberOf(total)
  const counts = near.filter((one) => one.unit !== 'money' && one.unit !== 'fraction').map(numberOf).filter((value) => value > 0)
  const moneys = near.filter((one) => one.unit === 'money').map(numberOf)
  const shares = near.filter((one) => one.unit === 'fraction').map((one) => numberOf(one) / 100)
  const products = moneys.flatMap((money) =>
    subsets(counts, 3).flatMap((some) => {
      const product = some.reduce((result, one) => result * one, money)
      return [product, ...shares.flatMap((share) => [product * share, product * (1 - share)])]
    }),
  )
  const isWanted = (value: number) => PERIODS.some((period) => isAbout(value * period, wanted, SAME))
  if (products.some(isWanted)) return true
  return products.some((a, i) => products.some((b, j) => j > i && isAbout(a + b, wanted, SAME / 3)))
}

function subsets(values: number[], most: number): number[][] {
  return values.reduce<number[][]>(
    (all, value) => [...all, ...all.filter((some) => some.length < most).map((some) => [...some, value])],
    [[]],
  )
}
