// What a founder puts right in a reading. Every fault says which value is wrong. The browser loads it with the contract, so
// whether a country or a currency exists is asked where the corrections are applied.
import { z } from 'zod'
import { MECHANISMS, ROLES, STATUSES } from './reading.ts'

const oneOf = <T extends string>(values: readonly T[], what: string) =>
  z.enum(values, { error: ({ input }) => notA(input, what) })

export const notA = (value: unknown, what: string) => `${JSON.stringify(value)} is not ${what}.`
export const COUNTRY = 'a country (ISO 3166)'
export const CURRENCY = 'a currency (ISO 4217)'

const code = (pattern: RegExp, what: string) =>
  z.string().regex(pattern, { error: ({ input }) => notA(input, what) })

const phrase = z.string().trim().min(1, { error: 'is empty.' }).max(300, { error: 'at most 300 characters.' })

/** As the ledger writes them: '2027-01-31', '2027-01', '--06', '--06-15', '18:30'. */
const DATE = /^(?:\d{4}(?:-\d\d){0,2}|-(?:-\d\d){1,2}|\d\d?(?::\d\d)?)$/

/** The fields of a brief in which figures are read. */
export const FIGURE_FIELDS = ['businessIdea', 'targetCustomer', 'additionalContext'] as const

/** A figure is named by its words and where they stand, so that a brief that is read again keeps its corrections. */
const figureCorrection = z
  .strictObject({
    field: oneOf(FIGURE_FIELDS, 'a field with figures'),
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
    country: code(/^[A-Z]{2}$/, COUNTRY).exactOptional(),
    locality: phrase.exactOptional(),
    currency: code(/^[A-Z]{3}$/, CURRENCY).exactOptional(),
  },
  { error: ({ code }) => (code === 'invalid_type' ? 'the corrections: expected an object.' : undefined) },
)

export type ReadingCorrections = z.output<typeof readingCorrections>
export type FigureCorrection = z.output<typeof figureCorrection>
