// A reading as a language model gives it, and what of it holds: a quote has to stand in the brief, a sum has to come out.
import { z } from 'zod'
import type { BriefTexts } from '../brief.ts'
import { calculate, namesIn } from '../case/formula.ts'
import { fieldsOf } from '../read/fields.ts'
import { COUNTRIES } from '../read/places/countries.ts'
import { type Check, type LedgerEntry, MECHANISMS, type Reading, ROLES, STATUSES } from '../read/reading.ts'
import { evidenceOf } from '../read/stage/evidence.ts'
import { upTo } from './lists.ts'
import { located } from './quotes.ts'
import { tidyFormula, tidyName, tidyText } from './texts.ts'

const UNITS = [
  'money',
  'share',
  'hours',
  'days',
  'weeks',
  'months',
  'years',
  'date',
  'measure',
  'count',
] as const

const Figure = z.object({
  quote: z.string().min(1).max(200),
  label: z.string().min(1).max(160),
  value: z.union([z.number(), z.string().max(20)]),
  unit: z.enum(UNITS),
  per: z.string().max(40),
  thing: z.string().max(60),
  role: z.enum(ROLES),
  status: z.enum(STATUSES),
  direction: z.enum(['to-us', 'by-us']).nullish(),
  unsure: z.boolean().nullish(),
})

const CheckAnswer = z.object({
  head: z.string().min(4).max(300),
  contradiction: z.boolean(),
  figures: z.array(z.number().int().min(0)).max(60),
  quotes: z.array(z.string().max(400)).max(12).default([]),
  sums: z
    .array(
      z.object({
        name: z.string().max(60).transform(tidyName),
        make: z.string().max(240).transform(tidyFormula),
        unit: z.string().max(40),
      }),
    )
    .max(20),
  says: z.string().min(4).max(1200).transform(tidyText),
})

const Phrase = z.string().max(180)

export const ReadingAnswer = z.object({
  language: z.string().max(10),
  offer: Phrase,
  payer: Phrase,
  user: Phrase,
  mechanisms: upTo(4, z.enum(MECHANISMS), 1),
  country: z.string().nullable(),
  locality: z.string().max(80),
  currency: z.string().max(5),
  stage: z.enum(['idea', 'trial', 'selling', 'growing']),
  figures: z.array(Figure).max(120),
  checks: upTo(9, CheckAnswer),
  asked: upTo(10, z.string().max(800)),
})
export type ReadingAnswer = z.infer<typeof ReadingAnswer>

/** What the model should mend, as sentences. What stays wrong after that is left out. */
export function readingFaults(answer: ReadingAnswer, brief: BriefTexts): string[] {
  const texts = textsOf(brief)
  const lost = answer.figures.filter(({ quote }) => !located(quote, texts))
  return [
    ...lost.map(({ quote }) => `figures: '${quote}' does not stand in the brief`),
    ...answer.asked
      .filter((quote) => !located(quote, texts))
      .map((quote) => `asked: '${quote}' does not stand in the brief`),
    ...answer.checks
      .flatMap(({ quotes }) => quotes)
      .filter((quote) => !located(quote, texts))
      .map((quote) => `checks: '${quote}' does not stand in the brief`),
    ...answer.checks.flatMap((check, i) =>
      faultsOfCheck(check, answer).map((fault) => `checks, number ${i + 1}: ${fault}`),
    ),
    ...(answer.country !== null && !isCountry(answer.country)
      ? [`country: '${answer.country}' is none`]
      : []),
  ]
}

function faultsOfCheck(
  { head, figures, sums, says }: z.infer<typeof CheckAnswer>,
  answer: ReadingAnswer,
): string[] {
  const names = new Set(sums.map(({ name }) => name))
  const isKnown = (id: string) => names.has(id) || figureAt(id, answer) !== undefined
  return [
    ...figures.filter((at) => !answer.figures[at]).map((at) => `there is no figure ${at}`),
    ...sums
      .flatMap(({ make }) => namesIn(make))
      .filter((id) => !isKnown(id))
      .map((id) => `the sum names '${id}', which is neither a figure nor a sum`),
    ...sums
      .filter(({ make }) => !Number.isFinite(sumOf(make, sums, answer)))
      .map(({ make }) => `'${make}' has no result`),
    ...[...says.matchAll(/\{\{([^}]*)\}\}/g)]
      .filter(([, id = '']) => !isKnown(id.trim()) && !isDate(id.trim(), answer))
      .map(([, id]) => `{{${id}}} is unknown`),
    ...(/\d/.test(`${head} ${says}`.replace(/\{\{[^}]*\}\}/g, '')) ? ['a digit stands in the text'] : []),
  ]
}

/** 'f3': the figure at that place. Dates do not count. */
function figureAt(id: string, { figures }: Pick<ReadingAnswer, 'figures'>): number | undefined {
  const figure = figures[Number(/^f(\d+)$/.exec(id)?.[1] ?? -1)]
  if (typeof figure?.value !== 'number') return undefined
  return figure.unit === 'share' ? figure.value / 100 : figure.value
}

/** It can be named, but not counted with. */
const isDate = (id: string, { figures }: ReadingAnswer) =>
  typeof figures[Number(/^f(\d+)$/.exec(id)?.[1] ?? -1)]?.value === 'string'

function sumOf(
  make: string,
  sums: z.infer<typeof CheckAnswer>['sums'],
  answer: ReadingAnswer,
  depth = 0,
): number {
  if (depth > sums.length) return Number.NaN
  return calculate(make, (id) => {
    const sum = sums.find(({ name }) => name === id)
    return sum ? sumOf(sum.make, sums, answer, depth + 1) : (figureAt(id, answer) ?? Number.NaN)
  })
}

const PERIODS = ['hour', 'day', 'week', 'month', 'year', 'once', 'unit']
const isPeriod = (per: string) => PERIODS.includes(per)

const isCountry = (code: string) => COUNTRIES.some(({ code: known }) => known === code)
const isCurrency = (code: string) => /^[A-Z]{3}$/.test(code)

const textsOf = (brief: BriefTexts) => {
  const { idea, customer, context } = fieldsOf(brief)
  return [idea, customer, context]
}

/** Field by field: what does not hold is the house's. */
export function readingFrom(answer: ReadingAnswer, brief: BriefTexts, house: Reading): Reading {
  const texts = textsOf(brief)
  const taken: { field: string; start: number; end: number }[] = []
  const kept = answer.figures.flatMap((figure, at) => {
    const place = located(figure.quote, texts, taken)
    if (!place) return []
    taken.push(place)
    return [{ at, place, figure }]
  })
  const own = kept.map(({ at, place, figure }): LedgerEntry => {
    const { label, value, unit, per, thing, role, status, direction, unsure } = figure
    return {
      id: at,
      field: place.field,
      quote: place.quote,
      start: place.start,
      value,
      unit: unit === 'share' ? 'fraction' : unit,
      per: per === '' || isPeriod(per) ? per : 'unit',
      thing: thing || (isPeriod(per) ? '' : per),
      label,
      approximate: false,
      // A rate is a share: what comes in for each sale is its price.
      role: role === 'commission-rate' && unit === 'money' ? 'price' : role,
      status,
      ...(direction && { direction }),
      sure: unsure ? 0.5 : 0.95,
      used: role !== 'other' && !unsure,
    }
  })
  const isTaken = ({ field, start, quote }: LedgerEntry) =>
    taken.some((one) => one.field === field && start < one.end && start + quote.length > one.start)
  const missed = house.ledger
    .filter((entry) => !isTaken(entry))
    .map(({ place: _, ...entry }, i) => ({ ...entry, id: answer.figures.length + i, used: false }))
  const ledger = [...own, ...missed]
  const checks = answer.checks
    .filter((check) => faultsOfCheck(check, answer).length === 0)
    .map(
      (check): Check => ({
        ...check,
        figures: check.figures.filter((id) => own.some((one) => one.id === id)),
        quotes: check.quotes.flatMap((quote) => located(quote, texts)?.quote ?? []),
      }),
    )
    .filter(({ contradiction, figures, quotes = [] }) => !contradiction || figures.length + quotes.length > 0)
  const { offer, payer, user, country, locality, currency, stage } = answer
  return {
    ...house,
    offer: phrase(offer, house.offer),
    payer: phrase(payer, house.payer),
    user: phrase(user || payer, house.user),
    earns: answer.mechanisms.map((mechanism, i) => ({ mechanism, sure: 0.95 - i * 0.1 })),
    earnsUnsure: false,
    place:
      country === null || isCountry(country)
        ? { country, locality: locality.trim(), sure: 0.95 }
        : house.place,
    currency: isCurrency(currency) ? currency : house.currency,
    ledger,
    stage: { ...house.stage, value: stage, sure: 0.95 },
    evidence: evidenceOf(ledger),
    checks,
    contradictions: checks
      .filter(({ contradiction }) => contradiction)
      .map(({ figures, quotes = [], head }) => ({ figures, quotes, says: head, sure: 0.95 })),
    asked: answer.asked.flatMap((quote) => located(quote, texts)?.quote ?? []),
  }
}

const phrase = (text: string, house: Reading['offer']): Reading['offer'] =>
  text.trim() === '' || /[{}<>]|https?:/.test(text) ? house : { text: text.trim(), sure: 0.95 }
