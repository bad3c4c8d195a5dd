// What a plan knows that makes a voice this company's own: what else there is, what it holds, what it leaves out.
import { plain } from '../plain-text.ts'
import type { Drafted } from '../plan/make-plan.ts'

export interface IdentityFacts {
  /** Kinds of alternative, never companies: 'the rota on the fridge'. */
  alternatives: { name: string }[]
  /** Short noun phrases of the first version. */
  features: string[]
  /** What the plan leaves out on purpose: noun phrases. */
  leftOut: string[]
}

export const NO_FACTS: IdentityFacts = { alternatives: [], features: [], leftOut: [] }

export function identityFacts({ texts }: Pick<Drafted, 'texts'>): IdentityFacts {
  return {
    alternatives: texts.competition.alternatives.map(({ name }) => ({ name: plain(name, 80) })),
    features: texts.product.features.map((feature) => plain(feature, 120)),
    leftOut: texts.product.leftOut.map(({ what }) => plain(what, 80)),
  }
}
