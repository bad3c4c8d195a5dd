// A part of a whole against the share that is stated; parts against their total.
import type { Role } from '../reading.ts'
import { type CheckFigure, chance, isNear, sentencesBetween, subsets, sum } from './figures.ts'
import { as, type Sum } from './sums.ts'

export function sharesOfWholes(numbers: CheckFigure[], shares: CheckFigure[]): Sum[] {
  const countable = numbers.filter(({ kind }) => kind !== 'share' && kind !== 'duration')
  return shares.flatMap((percent) => {
    const reachesFar =
      chance(percent, 'commission-rate', 'conversion', 'churn', 'discount', 'margin-claim', 'utilisation') >
      0.4
    return countable.flatMap((whole) =>
      countable.flatMap((part) => {
        if (part === whole || part.kind !== whole.kind || part.number >= whole.number) return []
        const near = isNear(whole, percent, 2) && isNear(part, percent, 2)
        if (!near && !(reachesFar && isNear(part, whole, 1))) return []
        return [...partOf(part, whole, percent), ...restOf(part, whole, percent)]
      }),
    )
  })
}

function partOf(part: CheckFigure, whole: CheckFigure, percent: CheckFigure): Sum[] {
  const computed = (part.number / whole.number) * 100
  const ratio = computed / percent.number
  if (ratio < 0.1 || ratio > 10) return []
  const parts = [...as('part', [part]), ...as('whole', [whole]), ...as('percent', [percent])]
  return [{ kind: 'share', parts, computed, stated: percent.number }]
}

/** What is left once a discount, a commission or a loss is taken off. */
function restOf(rest: CheckFigure, whole: CheckFigure, percent: CheckFigure): Sum[] {
  const computed = whole.number * (1 - percent.number / 100)
  const ratio = computed / rest.number
  if (chance(percent, ...TAKEN_OFF) < 0.3 || ratio < 0.5 || ratio > 2) return []
  const parts = [...as('whole', [whole]), ...as('percent', [percent]), ...as('part', [rest])]
  return [{ kind: 'less-share', parts, computed, stated: rest.number }]
}

const TAKEN_OFF: Role[] = ['discount', 'commission-rate', 'churn', 'other', 'utilisation', 'conversion']
const MOST_PARTS = 5
const MONEY_THERE: Role[] = ['cash', 'loan-offered', 'grant-awarded', 'grant-applied', 'raise-goal']

/** Neighbouring figures of one kind against a figure of that kind. */
export function totals(numbers: CheckFigure[]): Sum[] {
  return numbers
    .filter(({ kind }) => kind !== 'share')
    .flatMap((total) => {
      const alike = numbers.filter(
        (one) =>
          one !== total &&
          one.kind === total.kind &&
          one.entry.unit === total.entry.unit &&
          one.entry.field === total.entry.field &&
          one.number < total.number * 1.02,
      )
      return [...runs(alike, 2), ...scattered(alike)].flatMap((parts) => {
        if (sentencesBetween(parts) > 2 || !parts.some((part) => isNear(part, total, 1))) return []
        const computed = sum(parts)
        const ratio = computed / total.number
        if (ratio < 0.5 || ratio > 2 || isEnough(parts, total, computed)) return []
        return {
          kind: total.kind === 'money' ? ('total' as const) : ('count-total' as const),
          parts: [...as('part', parts), ...as('total', [total])],
          computed,
          stated: total.number,
        }
      })
    })
}

const MOST_APART = 4

/** Two or three of a few neighbours, with others between them left out. */
const scattered = (figures: CheckFigure[]): CheckFigure[][] =>
  figures.flatMap((first, i) =>
    subsets(figures.slice(i + 1, i + 1 + MOST_APART), 1, 2)
      .filter((others) => others.at(-1) !== figures[i + others.length])
      .map((others) => [first, ...others]),
  )

/** Money that covers a cost with something to spare need not be equal to it. */
const isEnough = (parts: CheckFigure[], total: CheckFigure, together: number): boolean =>
  together > total.number * 1.02 && parts.every((one) => chance(one, ...MONEY_THERE) > 0.5)

/** Shares in one breath that exceed the whole. */
export function sharesTogether(shares: CheckFigure[]): Sum[] {
  return runs(shares, 2).flatMap((parts) => {
    const computed = sum(parts)
    if (sentencesBetween(parts) > 1 || computed <= 100 || computed > 180) return []
    return { kind: 'shares-total', parts: as('part', parts), computed, stated: 100 }
  })
}

/** Every run of neighbours. */
export function runs(figures: CheckFigure[], fewest: number): CheckFigure[][] {
  return figures.flatMap((_, from) =>
    Array.from({ length: MOST_PARTS - fewest + 1 }, (_, more) =>
      figures.slice(from, from + fewest + more),
    ).filter(({ length }, more) => length === fewest + more),
  )
}
