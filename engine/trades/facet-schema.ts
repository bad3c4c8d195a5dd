// Facets: what is known about something that a business touches, whatever its trade. And what holds for every business of a country.
import { z } from 'zod'
import { Decision, Id, Risk, Rule, Test, Text, When } from './schema.ts'

export const FacetFile = z.strictObject({
  id: Id,
  name: Text,
  /** Words of the offer: one sure word attaches it, or two hints. */
  signs: z.strictObject({ sure: z.array(Text).min(1), hint: z.array(Text) }),
  /** General trades that may touch it: insurance for food vans drives no van. */
  kinds: z.array(Id).min(1),
  /** Phrases that keep it away. */
  not: z.array(Text),
  rules: z.array(Rule).min(2),
  risks: z.array(Risk).min(1).max(3),
  tests: z.array(Test).max(4),
  asks: z.array(Text).max(3),
  decisions: z.array(Decision).max(2).optional(),
  says: Text,
  costs: Text,
  reviewed: z.strictObject({ by: Text, on: z.string() }).optional(),
})

export const CountryFile = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  name: Text,
  rules: z
    .array(
      z.strictObject({
        id: z.enum(['registration', 'tax', 'hiring', 'social', 'consumer', 'data']),
        what: Text,
        who: Text,
        first: Text,
        when: When.optional(),
      }),
    )
    .min(4),
  pays: Text,
  funding: Text,
  help: Text,
  channels: z.record(z.string(), z.array(Text)),
  reviewed: z.strictObject({ by: Text, on: z.string() }).optional(),
})

export type Facet = z.infer<typeof FacetFile>
export type CountryCard = z.infer<typeof CountryFile>
