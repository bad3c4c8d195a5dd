// What a founder puts right in a reading. Every fault says which value is wrong.
import { z } from 'zod'
import { COUNTRIES } from './places/countries.ts'
import { MECHANISMS, ROLES, STATUSES } from './reading.ts'

const oneOf = <T extends string>(values: readonly T[], what: string) =>
  z.enum(values, { error: ({ input }) => `${JSON.stringify(input)} is not ${what}.` })

const codes = (values: string[], what: string) =>
  z.string().refine((code) => values.includes(code), {
    error: ({ input }) => `${JSON.stringify(input)} is not ${what}.`,
  })

const phrase = z.string().trim().min(1, { error: 'is empty.' }).max(300, { error: 'at most 300 characters.' })

/** As the ledger writes them: '2027-01-31', '2027-01', '--06', '--06-15', '18:30'. */
const DATE = /^(?:\d{4}(?:-\d\d){0,2}|-(?:-\d\d){1,2}|\d\d?(?::\d\d)?)$/

/** A figure is named by its words and where they stand, so that a brief that is read again keeps its corrections. */
const figureCorrection = z
  .strictObject({
    field: oneOf(['businessIdea', 'targetCustomer', 'additionalContext'], 'a field with figures'),
    start: z.int().min(0),
    quote: z.string().min(1),
    /** Which end of a range; left out, both. */
    end: oneOf(['low', 'high'], 'an end of a range').exactOptional(),
    role: oneOf(ROLES, 'a role').exactOptional(),
    status: oneOf(STATUSES, 'a status').exactOptional(),
    value: z.union([z.number(), z.string().regex(DATE, { error: 'is not a date.' })]).exactOptional(),
  })
  .refine(({ role, status, value }) => role ?? status ?? value !== undefined, {
    error: 'names a figure and changes nothing.',
  })

export const readingCorrections = z.strictObject(
  {
    figures: z.array(figureCorrection).max(200).exactOptional(),
    /** The main one first. */
    mechanisms: z.array(oneOf(MECHANISMS, 'a way of earning')).min(1).max(3).exactOptional(),
    payer: phrase.exactOptional(),
    user: phrase.exactOptional(),
    offer: phrase.exactOptional(),
    country: codes(
      COUNTRIES.map(({ code }) => code),
      'a country (ISO 3166)',
    ).exactOptional(),
    locality: phrase.exactOptional(),
    currency: codes(
      COUNTRIES.map(({ currency }) => currency),
      'a currency (ISO 4217)',
    ).exactOptional(),
  },
  { error: ({ code }) => (code === 'invalid_type' ? 'the corrections: expected an object.' : undefined) },
)

export type ReadingCorrections = z.output<typeof readingCorrections>
export type FigureCorrection = z.output<typeof figureCorrection>
