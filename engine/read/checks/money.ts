// Money that is needed against money that is there, how long it lasts, and what is left of a price.
import type { Role } from '../reading.ts'
import { type CheckFigure, chance, isNear, product, sentencesBetween, subsets, sum } from './figures.ts'
import { runs } from './shares.ts'
import { as, type Sum } from './sums.ts'

const HAVE: Role[] = [
  ...(['cash', 'loan-offered', 'budget', 'grant-awarded', 'grant-applied', 'raise-goal'] as const),
  ...(['revenue-actual', 'equipment-value'] as const),
]
const COST: Role[] = [
  ...(['one-off-cost', 'minimum-order', 'unit-cost', 'fixed-cost', 'rent', 'wage', 'debt'] as const),
  ...(['other', 'price', 'budget', 'equipment-value'] as const),
]
/** Somebody who has a twentieth of what is needed does not believe that it is enough. */
const FAR_TOO_LITTLE = 20
/** More are not tried together: every choice of them is a sum. */
const MOST_COSTS = 6
const MOST_SOURCES = 6

export function moneySums(money: CheckFigure[], counts: CheckFigure[]): Sum[] {
  const sources = money.filter((one) => chance(one, ...HAVE) > 0.3).slice(0, MOST_SOURCES)
  const there = subsets(sources, 1, 3).filter((have) => have.length < 3 || sentencesBetween(have) <= 2)
  const costs = money.filter((one) => chance(one, ...COST) > 0.3)
  return there.flatMap((have) => {
    const others = costs.filter((one) => !have.includes(one))
    return [...needs(others, have), ...neededProducts(others, counts, have), ...runways(others, counts, have)]
  })
}

function needs(costs: CheckFigure[], have: CheckFigure[]): Sum[] {
  const stated = sum(have)
  const together = runs(costs, 2).filter((run) => sentencesBetween(run) <= 3)
  const apart = subsets(costs, 2, 2).filter(([a, b]) => Math.abs((b?.order ?? 0) - (a?.order ?? 0)) < 9)
  return [...costs.map((cost) => [cost]), ...together, ...apart].flatMap((need) => {
    const computed = sum(need)
    if (computed <= stated || computed > stated * FAR_TOO_LITTLE) return []
    if (need.length > 1 && need.some(({ number }) => number > stated)) return []
    return { kind: 'need', parts: [...as('need', need), ...as('have', have)], computed, stated }
  })
}

function neededProducts(costs: CheckFigure[], counts: CheckFigure[], have: CheckFigure[]): Sum[] {
  const stated = sum(have)
  return costs.flatMap((rate) =>
    counts.flatMap((count) => {
      if (count.number < 2 || !isNear(count, rate, 1) || rate.number > stated) return []
      const computed = product([rate, count])
      if (computed <= stated || computed > stated * FAR_TOO_LITTLE) return []
      return {
        kind: 'need-product',
        parts: [...as('count', [count]), ...as('rate', [rate]), ...as('have', have)],
        computed,
        stated,
      }
    }),
  )
}

function runways(costs: CheckFigure[], counts: CheckFigure[], have: CheckFigure[]): Sum[] {
  const there = sum(have)
  const monthly = costs.filter(
    (one) =>
      one.number < there && (one.entry.per === 'month' || chance(one, 'fixed-cost', 'rent', 'wage') > 0.5),
  )
  const times = counts.filter(({ entry }) => entry.unit === 'months' || entry.unit === 'years')
  if (times.length === 0) return []
  return subsets(monthly.slice(0, MOST_COSTS), 1, 4).flatMap((burn) => {
    if (burn.length > 2 && (burn.at(-1)?.order ?? 0) - (burn[0]?.order ?? 0) > 6) return []
    return times.flatMap((months) => {
      if (![...burn, ...have].some((one) => isNear(one, months, 1))) return []
      const stated = months.number * (months.entry.unit === 'years' ? 12 : 1)
      const computed = there / sum(burn)
      // Money that lasts longer than somebody says is no fault.
      if (computed > stated || computed < stated * 0.1) return []
      return {
        kind: 'runway',
        parts: [...as('have', have), ...as('burn', burn), ...as('months', [months])],
        computed,
        stated,
      }
    })
  })
}

/** What is left of a price once its costs are paid, against what is said to be left. */
export function margins(numbers: CheckFigure[], money: CheckFigure[]): Sum[] {
  const claims = numbers.filter(
    (one) =>
      (one.kind === 'money' || one.kind === 'share') &&
      chance(one, 'margin-claim', 'revenue-actual', 'commission-rate', 'other', 'revenue-goal') > 0.25,
  )
  return claims.flatMap((claim) =>
    money
      .filter((price) => price !== claim && chance(price, 'price', 'revenue-actual', 'revenue-goal') >= 0.3)
      .flatMap((price) => {
        const costs = money.filter(
          (one) =>
            one !== price &&
            one !== claim &&
            one.number < price.number &&
            chance(one, 'unit-cost', 'fixed-cost', 'wage', 'rent', 'price', 'other') > 0.3 &&
            (isNear(one, price, 2) || isNear(one, claim, 1)),
        )
        return subsets(costs.slice(0, MOST_COSTS), 1, 4).flatMap((paid) => {
          const left = price.number - sum(paid)
          const computed = claim.kind === 'money' ? left : (left / price.number) * 100
          if (Math.abs(computed / claim.number) > 3) return []
          return {
            kind: claim.kind === 'money' ? ('margin' as const) : ('margin-share' as const),
            parts: [...as('price', [price]), ...as('cost', paid), ...as('claim', [claim])],
            computed,
            stated: claim.number,
          }
        })
      }),
  )
}
