// The founder's amounts, sorted by what they are for.

import type { FactKind } from '../../understand/understanding.ts'
import type { Context } from '../context.ts'
import { periodOf } from '../founder-facts.ts'
import { cite, type Prose, say } from '../kit/prose.ts'
import { type Quantity, words } from '../kit/quantity.ts'

/** What can be computed with: above zero, and in the plan's own currency. */
export function amountsSaid({ allSaid }: Context, kind: FactKind): Quantity[] {
  return allSaid(kind).filter(
    ({ value, basis }) => value > 0 && basis.kind === 'founder' && !basis.fact.amount?.currency,
  )
}

export function perOf({ basis }: Quantity) {
  return basis.kind === 'founder' ? basis.fact.amount?.per : undefined
}

const SPOKEN: [kind: FactKind, name: string][] = [
  ['price', 'a price of'],
  ['average-order', 'an average order of'],
  ['take-rate', 'a share of'],
  ['unit-cost', 'a unit cost of'],
  ['rent', 'a rent of'],
  ['budget', 'a budget of'],
  ['raise', 'a round of'],
]

/** Amounts of the brief that no line of the plan has taken up; a reader should see them all the same. */
export function leftOver({ allSaid }: Context, used: Quantity[]): Prose | undefined {
  const taken = new Set(used.map(({ id }) => id))
  const open = SPOKEN.flatMap(([kind, name]) =>
    allSaid(kind)
      .filter(({ id }) => !taken.has(id))
      .map((amount) => ({ name, amount })),
  )
  const [first, ...rest] = open
  if (!first) return undefined
  const one = ({ name, amount }: typeof first) =>
    say`${words(name)} ${cite(amount)}${words(periodOf(amount))}`
  return say`The brief also names ${rest.reduce((all, next) => say`${all}, ${one(next)}`, one(first))}; it stands beside this plan and drives no line of it.`
}
