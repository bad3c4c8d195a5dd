// Figures of the brief that drive money elsewhere and have no place of their own in a playbook's texts.
import type { Context } from '../context.ts'
import { periodOf } from '../founder-facts.ts'
import { cite, type Prose, say } from '../kit/prose.ts'
import { words } from '../kit/quantity.ts'

const KINDS = [
  'price',
  'average-order',
  'take-rate',
  'unit-cost',
  'rent',
  'monthly-cost',
  'budget',
  'raise',
] as const

/** One paragraph that shows them with their marks; none when the brief gives no such figure. */
export function otherFacts({ allSaid, names }: Context): Prose[] {
  const facts = KINDS.flatMap((kind) => allSaid(kind))
  if (facts.length === 0) return []
  const list = facts.reduce<Prose | undefined>((all, fact) => {
    const one = say`${words((fact.label ?? '').toLowerCase())} ${cite(fact)}${words(periodOf(fact))}`
    return all ? say`${all}, ${one}` : one
  }, undefined)
  return list ? [say`Taken from ${names.founder} as they stand: ${list}.`] : []
}
