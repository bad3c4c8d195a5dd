// The founder's facts: every number, and every claim we know the shape of, with the words as they stand in the brief.
import {
  evidenceAt,
  type Field,
  type FieldName,
  type Span,
  sentenceAround,
  sentencesOf,
} from '../text/field.ts'
import { singular } from '../text/words.ts'
import type { Fact, FactKind, FactUnit } from '../understanding.ts'
import { claimsOf } from './claims.ts'
import { measureKind, shareKind } from './count-kinds.ts'
import { codeOf, toMinor } from './currencies.ts'
import { isBareMoney, moneyKind } from './money-kinds.ts'
import type { Setting } from './nearest.ts'
import { type Quantity, quantitiesOf } from './quantities.ts'
import { thingKind } from './thing-kinds.ts'

export interface Found {
  field: Field
  quantities: Quantity[]
}

export const quantitiesIn = (fields: Field[]): Found[] =>
  fields.map((field) => ({ field, quantities: quantitiesOf(field.plain) }))

type Meaning = Pick<Fact, 'kind' | 'about'> & { unit?: FactUnit }
type Draft = Omit<Fact, 'id'> & { start: number }

const MOST_FACTS = 120

export function factsOf(found: Found[], currency: string): Fact[] {
  const drafts = found.flatMap(({ field, quantities }) =>
    [...numbersOf(field, quantities, currency), ...claimsOf(field)].sort((a, b) => a.start - b.start),
  )
  const customers = customerWords(found)
  const seen = new Map<FactKind, number>()
  return distinct(drafts.map((draft) => asCustomers(draft, customers)))
    .slice(0, MOST_FACTS)
    .map(({ start: _, ...fact }) => {
      const count = (seen.get(fact.kind) ?? 0) + 1
      seen.set(fact.kind, count)
      return { id: count === 1 ? fact.kind : `${fact.kind}-${count}`, ...fact }
    })
}

const customerWords = (found: Found[]) =>
  new Set(
    (
      found
        .find(({ field }) => field.name === 'targetCustomer')
        ?.field.plain.slice(0, 80)
        .toLowerCase()
        .match(/\p{L}+s\b/gu) ?? []
    ).map(singular),
  )

/** '18 restaurants', where restaurants are whom the founder sells to, are customers. */
function asCustomers(draft: Draft, customers: Set<string>): Draft {
  const noun = singular(draft.about.split(' ').at(-1) ?? '')
  const isTheirs =
    draft.amount?.unit === 'count' && draft.evidence.field === 'additionalContext' && customers.has(noun)
  return draft.kind === 'other-number' && isTheirs ? { ...draft, kind: 'customers' } : draft
}

/** The same thing said twice is one fact; so is a team counted by two rules. */
function distinct(drafts: Draft[]): Draft[] {
  const seen = new Set<string>()
  return drafts.filter((draft) => {
    const key =
      draft.kind === 'team-size'
        ? `team-size ${draft.amount?.high}`
        : JSON.stringify([draft.kind, draft.about.toLowerCase(), draft.amount, draft.who])
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function numbersOf(field: Field, quantities: Quantity[], currency: string): Draft[] {
  const sentences = sentencesOf(field.plain)
  return quantities.flatMap((quantity, index) => {
    const sentence = sentenceAround(sentences, quantity.start)
    const neighbours = quantities
      .slice(Math.max(0, index - 4), index + 5)
      .filter((other) => other !== quantity)
    return numberOf(field, quantity, settingOf(field, sentence, quantity, neighbours), currency)
  })
}

const LONG_SENTENCE = 400

function settingOf({ plain }: Field, sentence: Span, { start, end }: Quantity, others: Quantity[]): Setting {
  // Text without full stops would otherwise make every number search all of it.
  const from = Math.max(sentence.start, start - LONG_SENTENCE)
  const to = Math.min(Math.max(sentence.end, end), end + LONG_SENTENCE)
  const inside = (span: Span): Span => ({ start: span.start - from, end: span.end - from })
  return {
    sentence: plain.slice(from, to),
    span: inside({ start, end }),
    others: others.map((other) => ({ ...inside(other), isMoney: other.unit === 'money' })),
  }
}

function numberOf(field: Field, quantity: Quantity, setting: Setting, currency: string): Draft[] {
  if (isYear(quantity, field)) return []
  const meaning = meaningOf(quantity, setting, field.name)
  if (!meaning) return []
  const { kind, about, unit } = meaning
  return [
    {
      kind,
      about,
      evidence: evidenceAt(field, {
        start: quantity.from,
        end: quantity.end + trailOf(field, quantity, kind),
      }),
      approximate: quantity.approximate,
      amount: amountOf({ ...quantity, unit: unit ?? quantity.unit }, kind, currency),
      start: quantity.start,
    },
  ]
}

/** 'walk' belongs to '15 minute', 'ahead' to '48 hours'. */
const trailOf = ({ plain }: Field, { end }: Quantity, kind: FactKind) =>
  kind === 'reach' || kind === 'lead-time'
    ? (/^[ -](?:walk(?:ing)?|drive|ride|radius|ahead|in advance|notice|delivery|turnaround|away)\b/i.exec(
        plain.slice(end, end + 14),
      )?.[0].length ?? 0)
    : 0

function meaningOf(quantity: Quantity, setting: Setting, field: FieldName): Meaning | undefined {
  if (quantity.unit === 'money') return moneyKind(quantity, setting)
  if (quantity.unit === 'fraction') return shareKind(setting)
  if (isBareMoney(quantity, setting)) return { ...moneyKind(quantity, setting), unit: 'money' as const }
  return measureKind(quantity, setting, field) ?? thingKind(quantity, setting, field)
}

const isYear = ({ low, high, unit, start, end, thing }: Quantity, { plain }: Field) =>
  unit === 'count' &&
  low === high &&
  /^(?:19[5-9]\d|20[0-4]\d)$/.test(plain.slice(start, start + 4)) &&
  !/\d/.test(plain[start + 4] ?? '') &&
  (thing === '' || end - start > 4) &&
  /\b(?:in|since|by|from|until|before|after|of|year|during|[a-z]{3,9}|q[1-4])\s*$/i.test(
    plain.slice(Math.max(0, start - 12), start),
  ) &&
  !/\b(?:with|have|has|are|over|about|around|to|sold)\s*$/i.test(plain.slice(Math.max(0, start - 8), start))

const ONCE = new Set<FactKind>(['budget', 'raise'])

function amountOf(quantity: Quantity, kind: FactKind, currency: string): NonNullable<Fact['amount']> {
  const { low, high, unit, bound } = quantity
  const per = quantity.per ?? (ONCE.has(kind) ? 'once' : undefined)
  const own = quantity.currency ? codeOf(quantity.currency, currency) : currency
  const sized = (value: number) =>
    unit === 'money' ? toMinor(value, own) : unit === 'fraction' ? Math.round(value * 1e6) / 1e8 : value
  return {
    low: sized(low),
    high: sized(high),
    unit,
    ...(per ? { per } : {}),
    ...(bound ? { bound } : {}),
    ...(unit === 'money' && own !== currency ? { currency: own } : {}),
  }
}
