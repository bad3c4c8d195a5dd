// Every figure of a text: amounts, counts, shares, lengths of time, dates and times of day.

import type { Field } from '../text/field.ts'
import { type DateFound, datesOf } from './dates.ts'
import { type Quantity, quantitiesOf } from './quantities.ts'
import { sharesOf } from './shares.ts'
import { withDigits } from './worded.ts'

export interface FoundFigure {
  field: Field
  /** With the words that belong to it: 'about', the unit, 'a month'. */
  from: number
  start: number
  end: number
  /** Per cent as 40, money in its main unit, a date as text. */
  value: number | string
  /** Of a range, which end. */
  which: 'only' | 'from' | 'to'
  unit: Quantity['unit'] | 'date' | 'time'
  per: string
  thing: string
  currency?: string
  bound?: 'at-least' | 'at-most'
  approximate: boolean
  worded: boolean
}

export function figuresOf(field: Field): FoundFigure[] {
  const dates = datesOf(field.plain)
  const shares = sharesOf(field.plain).filter((share) => !dates.some((date) => overlap(date, share)))
  const rest = [...dates, ...shares].reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    withLocalSign(field.plain),
  )
  const { text, worded } = withDigits(rest)
  const found = [
    ...dates.map((date) => ofDate(field, date)),
    ...shares.map(({ start, end, percent }) => ({
      ...blank(field, start, end),
      value: percent,
      unit: 'fraction' as const,
      worded: true,
    })),
    ...quantitiesOf(text).flatMap((quantity) => ofQuantity(field, asWritten(quantity, worded))),
  ]
  return found.sort((a, b) => a.start - b.start || (a.which === 'from' ? -1 : 1))
}

/** 'K95,000' in Zambia, 'P350' in Manila: a letter that stands before two amounts or more is money; once, it is a name. */
function withLocalSign(plain: string): string {
  const letters = [...plain.matchAll(LETTER_SIGN)].map((match) => match[1] ?? '')
  const [sign] = letters.filter((letter) => letters.filter((other) => other === letter).length > 1)
  if (!sign) return plain
  return plain.replace(LETTER_SIGN, (words, letter) => (letter === sign ? words.replace(letter, '¤') : words))
}
const LETTER_SIGN =
  /(?<![\p{L}\d-])([KPMQ])(?=\s?\d{1,3}(?:[,. ]\d{3})+|\d{2,}|\d\.\d\d|\d (?:a|per|each)\b)/gu

/** A count in words begins where its word begins. */
function asWritten(quantity: Quantity, worded: { start: number; end: number }[]): Quantity {
  const word = worded.find(({ start, end }) => quantity.start >= start && quantity.start < end)
  return word ? { ...quantity, from: word.start, start: word.start, worded: true } : quantity
}

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end

const blank = (field: Field, start: number, end: number) => ({
  field,
  from: start,
  start,
  end,
  which: 'only' as const,
  per: '',
  thing: '',
  approximate: false,
  worded: false,
})

const ofDate = (field: Field, { start, end, value, kind }: DateFound): FoundFigure => ({
  ...blank(field, start, end),
  value,
  unit: kind,
})

function ofQuantity(field: Field, quantity: Quantity): FoundFigure[] {
  const { from, start, end, low, high, unit, currency, per, bound, thing, approximate, worded } = quantity
  const base = {
    field,
    from,
    start,
    end,
    unit,
    per: per ?? '',
    thing,
    approximate,
    worded,
    ...(currency && { currency }),
    ...(bound && { bound }),
  }
  if (low === high) return [{ ...base, value: low, which: 'only' }]
  return [
    { ...base, value: low, which: 'from' },
    { ...base, value: high, which: 'to' },
  ]
}
