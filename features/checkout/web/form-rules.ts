// The blueprint form: its fields, what is missing, what is taken over. Pure.
import { LONG_FIELDS } from '../contract.ts'
import { PACKS, type Pack } from '../prices.ts'
import { FIELDS, type FieldName, type FormValues } from './fields.ts'
import type { Place } from './places.ts'

export type Faults = Partial<Record<FieldName, string>>

export const EMPTY = Object.fromEntries(FIELDS.map((name) => [name, ''])) as FormValues

const MISSING: Faults = {
  fullName: 'Enter your full name.',
  email: 'Enter your email address.',
  startupName: 'Enter the name of your startup.',
  businessIdea: 'Describe your idea in a sentence or two.',
  targetCustomer: 'Say who pays for it.',
}

/** A free order has no payment page that would ask for the address. */
export function requiredFields(place: Place, { free }: { free: boolean }): FieldName[] {
  return FIELDS.filter((name) => place.required.includes(name) || (free && name === 'email'))
}

export function missing(required: FieldName[], values: FormValues): Faults {
  const empty = required.filter((name) => !values[name].trim())
  return Object.fromEntries(empty.map((name) => [name, MISSING[name]]))
}

/** What is filled in and cannot be right. The rest is the server's to say. */
export function malformed({ email }: FormValues): Faults {
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
  return email.trim() && !isAddress ? { email: 'Enter a full email address.' } : {}
}

/** Told here, so that nobody fills in the rest first. In the server's own words. */
export function tooLong(values: FormValues, most: number): Faults {
  const names = Object.keys(LONG_FIELDS) as (keyof typeof LONG_FIELDS)[]
  const long = names.filter((name) => values[name].trim().length > most)
  return Object.fromEntries(
    long.map((name) => [name, `${LONG_FIELDS[name]} can have at most ${most} characters.`]),
  )
}

export function firstFault(faults: Faults): FieldName | undefined {
  return FIELDS.find((name) => faults[name])
}

export function trimmed(values: FormValues): FormValues {
  return Object.fromEntries(FIELDS.map((name) => [name, values[name].trim()])) as FormValues
}

/** Of what was kept or typed early, the fields that are filled in; choices only where this place offers them. */
export function takenOver(place: Place, found: object): Partial<FormValues> {
  const texts = found as Record<string, unknown>
  const choices: Record<string, readonly string[]> = { industry: place.industries, stage: place.stages }
  const taken = FIELDS.flatMap((name) => {
    const text = texts[name]
    if (typeof text !== 'string' || !text) return []
    const offered = choices[name]
    const value = offered ? offered.find((choice) => sameWord(choice, text)) : text
    return value ? [[name, value]] : []
  })
  return Object.fromEntries(taken)
}

function sameWord(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

export function packIn(found: object): Pack | undefined {
  const { pack } = found as { pack?: unknown }
  return typeof pack === 'string' && Object.hasOwn(PACKS, pack) ? (pack as Pack) : undefined
}

export function promoCodeIn(found: object): string {
  const { promoCode } = found as { promoCode?: unknown }
  return typeof promoCode === 'string' ? promoCode : ''
}
