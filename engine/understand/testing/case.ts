// A brief with what must be understood of it.
import { type Brief, briefSchema } from '../../brief.ts'
import type { BusinessModel } from '../understanding.ts'

export interface Case {
  brief: Brief
  model: BusinessModel
  sells: 'to-businesses' | 'to-consumers' | 'to-both'
  country: string
  currency: string
  /** 'kind low' or 'kind low-high', 'kind: about' for a claim; money in minor units. */
  facts: string[]
  /** How the offer and the buyers must read, where that is the point of the case. */
  offer?: string
  buyer?: string
}

type Expected = [model: BusinessModel, sells: 'b' | 'c' | 'both', place: string, ...facts: string[]]

const SELLS = { b: 'to-businesses', c: 'to-consumers', both: 'to-both' } as const

export function of(
  name: string,
  idea: string,
  customer: string,
  industry: string,
  context: string,
  expected: Expected,
  phrases: Pick<Case, 'offer' | 'buyer'> = {},
): Case {
  const [model, sells, place, ...facts] = expected
  const [country = '', currency = ''] = place.split(' ')
  const brief = briefSchema.parse({
    startupName: name,
    businessIdea: idea,
    targetCustomer: customer,
    industry,
    additionalContext: context,
  })
  return { brief, model, sells: SELLS[sells], country, currency, facts, ...phrases }
}
