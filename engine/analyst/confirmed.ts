// What the founder put right before a plan is made, and a language model that reads the brief itself: it is told, and whatever it
// answers, the founder's word stands.

import { correctedPhrase } from '../read/corrected-phrase.ts'
import type { FigureCorrection, ReadingCorrections } from '../read/corrections.ts'
import type { LedgerEntry, Reading } from '../read/reading.ts'
import type { Analyst } from './analyst.ts'
import type { BooksAnswer } from './books-answer.ts'
import { CONFIRMED } from './prompts/confirmed.ts'

export interface Confirmed {
  /** Of the house's reading, which has a place for all of them. */
  reading: ReadingCorrections
  /** Answers to questions: by the id of the number, what it is, and its value as text. */
  answers: { id: string; is: string; value: string }[]
}

/** Tells it with every question. */
export function confirming(analyst: Analyst, confirmed: Confirmed): Analyst {
  const data = confirmedData(confirmed)
  return {
    ask: (question, signal) =>
      analyst.ask(
        {
          ...question,
          task: question.task + CONFIRMED.task,
          data: { ...(question.data as object), confirmed: data },
        },
        signal,
      ),
  }
}

/** Phrases without orders to machines, as the plan prints them. */
function confirmedData({ reading, answers }: Confirmed) {
  const { figures = [], mechanisms, country, currency, ...phrases } = reading
  return {
    ...Object.fromEntries(
      Object.entries(phrases).flatMap(([name, words]) => {
        const phrase = correctedPhrase(words)
        return phrase ? [[name, phrase]] : []
      }),
    ),
    ...(mechanisms && { mechanisms }),
    ...(country && { country }),
    ...(currency && { currency }),
    ...(figures.length > 0 && { figures: figures.map(({ field: _, start: __, ...figure }) => figure) }),
    ...(answers.length > 0 && { answers }),
  }
}

type Place = Pick<LedgerEntry, 'field' | 'start' | 'quote'>

const isOver = (one: Place, other: Place) =>
  one.field === other.field &&
  one.start < other.start + other.quote.length &&
  other.start < one.start + one.quote.length

/** The model's own figures where the house has the corrected one: its quotes are cut otherwise. */
function entriesAt(ledger: LedgerEntry[], correction: FigureCorrection, house: LedgerEntry[]): LedgerEntry[] {
  const over = ledger.filter((entry) => isOver(entry, correction))
  const values = new Set(house.filter((entry) => isOver(entry, correction)).map(({ value }) => value))
  const same = over.filter(({ value }) => values.has(value))
  const entries = (same.length > 0 ? same : over).sort((a, b) => a.start - b.start)
  if (correction.end === 'low') return entries.slice(0, 1)
  return correction.end === 'high' ? entries.slice(-1) : entries
}

/** Corrections of the house's reading, as corrections of the model's. */
export function carriedTo(
  { ledger }: Reading,
  corrections: ReadingCorrections,
  house: Reading,
): ReadingCorrections {
  const { figures = [], ...points } = corrections
  const carried = figures.flatMap((correction) => {
    const { end, ...rest } = correction
    const entries = entriesAt(ledger, correction, house.ledger)
    return entries.map(({ field, start, quote }): FigureCorrection => {
      const isRange = ledger.filter((one) => one.start === start && one.quote === quote).length === 2
      return {
        ...rest,
        field: field as FigureCorrection['field'],
        start,
        quote,
        ...(end && isRange && { end }),
      }
    })
  })
  return { ...points, ...(carried.length > 0 && { figures: carried }) }
}

/**
 * The model's reading with the house's where the founder put that right: the model was told, and what was read before is what
 * can be taken back to.
 */
export function asReadBefore(model: Reading, corrections: ReadingCorrections, house: Reading): Reading {
  const { figures = [], mechanisms, payer, user, offer, country, locality, currency } = corrections
  const ledger = figures.reduce((all, correction) => {
    const own = house.ledger.find((entry) => isOver(entry, correction))
    const entries = entriesAt(all, correction, house.ledger)
    return own ? all.map((entry) => (entries.includes(entry) ? asOwn(entry, own, correction) : entry)) : all
  }, model.ledger)
  return {
    ...model,
    ledger,
    ...(offer && { offer: house.offer }),
    ...(payer && { payer: house.payer, user: house.user }),
    ...(user && { user: house.user }),
    ...(mechanisms && { earns: house.earns, earnsUnsure: house.earnsUnsure }),
    place: {
      ...model.place,
      ...(country && { country: house.place.country }),
      ...(locality && { locality: house.place.locality }),
    },
    ...((country || currency) && { currency: house.currency }),
  }
}

function asOwn(entry: LedgerEntry, own: LedgerEntry, { role, status, value }: FigureCorrection): LedgerEntry {
  const { direction: _, instead: __, ...rest } = entry
  const isSameKind = typeof own.value === typeof entry.value
  return {
    ...rest,
    ...(role !== undefined && { role: own.role }),
    ...(status !== undefined && { status: own.status }),
    ...(value !== undefined && isSameKind && { value: own.value }),
    sure: own.sure,
    used: own.used,
    ...(own.direction && { direction: own.direction }),
    ...(own.instead && { instead: own.instead }),
  }
}

/** An answer of the founder's that the books leave out, or compute, so that it could not be set. */
export const answerFaults = ({ numbers }: BooksAnswer, { answers }: Confirmed): string[] =>
  answers
    .filter(({ id }) => !numbers.some((number) => number.id === id && !number.make))
    .map(
      ({ id, is, value }) =>
        `numbers: the founder says that '${is}' is ${value}: declare it as '${id}' with this value, and use it`,
    )
