// Whose hands there are at the start, and what such hands are paid.
import type { Context } from '../../context.ts'
import { foundersOf, payOf } from '../../drivers/people.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { Kind } from './kind-row.ts'

/** A team of four cleaners is four at work, and seldom four founders. */
export function ownersIn(context: Context): number {
  const size = context.said('team-size')
  const said =
    size?.basis.kind === 'founder' ? `${size.basis.fact.evidence.words} ${size.basis.fact.about}` : ''
  if (!size || /found|partner|brother|sister|us\b|owner/i.test(said)) return foundersOf(context)
  return context.u.facts.some(({ who }) => who === 'co-founder') ? 2 : 1
}

/** Monthly, full time: what somebody who does this work is paid there. */
export const wageOf = (context: Context, { worker }: Kind): Quantity =>
  payOf(context, { id: 'hands', role: worker.role, like: worker.like, otherwise: worker.dollars })
