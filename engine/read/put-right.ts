// A reading with what the founder puts right. What is put right is sure, and what follows from it is read again.
import { plain } from '../plain-text.ts'
import { withRolePlaced } from './books/with-place.ts'
import { correctedPhrase } from './corrected-phrase.ts'
import { COUNTRY, CURRENCY, type FigureCorrection, notA, type ReadingCorrections } from './corrections.ts'
import { COUNTRIES } from './places/countries.ts'
import { townsNamed } from './places/gazetteer.ts'
import { currencyIn } from './places/place.ts'
import type { LedgerEntry, Phrase, Reading } from './reading.ts'
import { isMoneyRole } from './roles/bare-money.ts'
import { directionOf } from './roles/directions.ts'
import { evidenceOf } from './stage/evidence.ts'
import { stageOf } from './stage/stage.ts'

export class CorrectionsRefused extends Error {
  readonly faults: string[]

  constructor(faults: string[]) {
    super(faults.join(' '))
    this.faults = faults
  }
}

export function putRight(reading: Reading, corrections: ReadingCorrections): Reading {
  const { figures = [], mechanisms } = corrections
  const faults = [
    ...figures.flatMap((one, i) => figureFaults(reading.ledger, one, i)),
    ...phraseFaults(corrections),
    ...codeFaults(corrections),
  ]
  if (faults.length > 0) throw new CorrectionsRefused(faults)
  const ledger = inOrder(figures).reduce(withFigure, reading.ledger)
  const place = placeOf(reading.place, corrections)
  return {
    ...reading,
    ...phrasesOf(corrections),
    ...(mechanisms && {
      earns: mechanisms.map((mechanism) => ({ mechanism, sure: 1 })),
      earnsUnsure: false,
    }),
    place,
    currency:
      corrections.currency ?? (corrections.country ? currencyIn(place.country, ledger) : reading.currency),
    ledger,
    // Of a language model's reading it rests on more than these grounds.
    stage: figures.length > 0 ? stageOf(reading.stage.grounds, ledger) : reading.stage,
    evidence: evidenceOf(ledger),
    contradictions: reading.contradictions.filter(({ figures: ids }) =>
      ids.every((id) => isAsStated(reading.ledger, ledger, id)),
    ),
  }
}

/** A figure with another value or another meaning contradicts nothing that was said before. */
function isAsStated(read: LedgerEntry[], corrected: LedgerEntry[], id: number): boolean {
  const [before, now] = [read, corrected].map((ledger) => ledger.find((entry) => entry.id === id))
  return before?.value === now?.value && before?.role === now?.role
}

/** Of corrections made before the brief was edited: those whose words are still there, at their new place. */
export function carryOver({ ledger }: Reading, corrections: ReadingCorrections): ReadingCorrections {
  const figures = corrections.figures?.flatMap((correction) => {
    const [nearest] = ledger
      .filter(({ field, quote }) => field === correction.field && quote === correction.quote)
      .sort((a, b) => Math.abs(a.start - correction.start) - Math.abs(b.start - correction.start))
    return nearest ? [{ ...correction, start: nearest.start }] : []
  })
  return figures ? { ...corrections, figures } : corrections
}

/** The entries that are meant: two for a range, unless one end of it is named. */
function entriesOf(ledger: LedgerEntry[], { field, start, quote, end }: FigureCorrection): LedgerEntry[] {
  const both = ledger.filter((one) => one.field === field && one.start === start && one.quote === quote)
  if (!end) return both
  return both.length === 2 ? both.slice(end === 'low' ? 0 : 1, end === 'low' ? 1 : 2) : []
}

function figureFaults(ledger: LedgerEntry[], correction: FigureCorrection, index: number): string[] {
  const { field, start, quote, end, value } = correction
  const entries = entriesOf(ledger, correction)
  const fault = (text: string) => [`figures.${index}: ${text}`]
  const [first] = entries
  if (!first)
    return fault(
      `the brief has no ${end ? 'range' : 'figure'} ${JSON.stringify(quote)} at character ${start} of ${field}.`,
    )
  if (value === undefined) return []
  if (entries.length > 1) return fault(`${JSON.stringify(quote)} is a range: say which end has this value.`)
  return typeof value === typeof first.value
    ? []
    : fault(`${JSON.stringify(quote)} is a ${typeof first.value === 'number' ? 'number' : 'date or time'}.`)
}

/** What is no price any more makes room before another one is called the price, in whatever order they were sent. */
const inOrder = (figures: FigureCorrection[]): FigureCorrection[] => [
  ...figures.filter(({ role }) => role !== 'price'),
  ...figures.filter(({ role }) => role === 'price'),
]

function withFigure(ledger: LedgerEntry[], correction: FigureCorrection): LedgerEntry[] {
  const entries = entriesOf(ledger, correction)
  const corrected = ledger.map((entry) =>
    entries.includes(entry) ? correctedEntry(entry, correction) : entry,
  )
  const { role } = correction
  if (role === undefined) return corrected
  // A role that is only confirmed leaves the figure where it was.
  const moved = entries.filter((entry) => entry.role !== role || entry.place === undefined)
  return moved.reduce((all, { id }) => withRolePlaced(all, id), corrected)
}

function correctedEntry(
  entry: LedgerEntry,
  { role = entry.role, status, value }: FigureCorrection,
): LedgerEntry {
  const { direction: _, ...rest } = entry
  const direction = directionOf(role)
  return {
    ...rest,
    role,
    // The founder's word stands: a number that is a price is money.
    unit: entry.unit === 'count' && isMoneyRole(role) ? 'money' : entry.unit,
    status: status ?? entry.status,
    value: value ?? entry.value,
    ...(direction && { direction }),
    sure: 1,
    used: role !== 'other',
    ...(role !== entry.role && { instead: entry.role }),
  }
}

const PHRASES = ['payer', 'user', 'offer'] as const

const phraseFaults = (corrections: ReadingCorrections): string[] =>
  PHRASES.filter((name) => corrections[name] !== undefined && !correctedPhrase(corrections[name])).map(
    (name) => `${name}: ${JSON.stringify(corrections[name])} says nothing that could stand in a sentence.`,
  )

function codeFaults({ country, currency }: ReadingCorrections): string[] {
  const isKnown = (one: string | undefined, of: 'code' | 'currency') =>
    one === undefined || COUNTRIES.some((known) => known[of] === one)
  return [
    ...(isKnown(country, 'code') ? [] : [`country: ${notA(country, COUNTRY)}`]),
    ...(isKnown(currency, 'currency') ? [] : [`currency: ${notA(currency, CURRENCY)}`]),
  ]
}

const phrasesOf = (corrections: ReadingCorrections): Partial<Record<(typeof PHRASES)[number], Phrase>> =>
  Object.fromEntries(
    PHRASES.flatMap((name) => {
      const value = correctedPhrase(corrections[name])
      return value ? [[name, { text: value, sure: 1 }]] : []
    }),
  )

/** A town that was read stays where the new country has one of its name. */
function placeOf(place: Reading['place'], { country, locality }: ReadingCorrections): Reading['place'] {
  if (!country && !locality) return place
  const code = country ?? place.country
  const isThere = code === place.country || townsNamed(place.locality).some((town) => town.country === code)
  return { country: code, locality: locality ? plain(locality) : isThere ? place.locality : '', sure: 1 }
}
