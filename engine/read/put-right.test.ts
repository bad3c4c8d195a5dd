import { describe, expect, test } from 'vitest'
import { type Brief, briefSchema } from '../brief.ts'
import { type ReadingCorrections, readingCorrections } from './corrections.ts'
import { CorrectionsRefused, carryOver, putRight } from './put-right.ts'
import { read } from './read.ts'
import type { LedgerEntry } from './reading.ts'

const brief = briefSchema.parse({
  startupName: 'Knead',
  businessIdea: 'Fresh sourdough loaves in Cambridge. Each loaf is $8, flour and gas cost $2 per loaf.',
  targetCustomer: 'Cafes and families',
  additionalContext: 'A second oven costs $4,000 to $6,000. We sold 120 loaves last month.',
})
const reading = read(brief)
const figure = (quote: string, all = reading.ledger) =>
  all.find((entry) => entry.quote.includes(quote)) as LedgerEntry
const named = (quote: string) => {
  const { field, start, quote: words } = figure(quote)
  return { field: field as 'businessIdea', start, quote: words }
}
const faultsOf = (corrections: unknown): string[] => {
  const checked = readingCorrections.safeParse(corrections)
  if (!checked.success)
    return checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  try {
    putRight(reading, checked.data)
    return []
  } catch (error) {
    if (error instanceof CorrectionsRefused) return error.faults
    throw error
  }
}

describe('a figure that is put right', () => {
  test('has its role, is sure and used, and flows the other way', () => {
    const before = figure('$8')
    const flows = { rent: 'by-us', price: 'to-us' } as const
    for (const role of ['rent', 'price'] as const) {
      const after = putRight(reading, { figures: [{ ...named('$8'), role, status: 'quote' }] })
      expect(figure('$8', after.ledger)).toMatchObject({
        role,
        status: 'quote',
        direction: flows[role],
        sure: 1,
        used: true,
      })
      expect(after.ledger.filter(({ id }) => id !== before.id)).toEqual(
        reading.ledger.filter(({ id }) => id !== before.id),
      )
    }
    expect(figure('$8')).toBe(before)
    const { ledger } = putRight(reading, { figures: [{ ...named('$8'), role: 'deadline' }] })
    expect(figure('$8', ledger).instead).toBe(before.role)
  })

  test('is the price only where no other price is left', () => {
    const placeOf = (quote: string, figures: ReadingCorrections['figures']) =>
      figure(quote, putRight(reading, { figures: figures as never }).ledger).place
    const second = { ...named('$2'), role: 'price' } as const
    const first = { ...named('$8'), role: 'competitor-price' } as const
    const confirmed = { ...named('$8'), role: 'price' } as const
    expect(placeOf('$8', [confirmed, second])).toBe('price')
    expect(placeOf('$2', [confirmed, second])).toBe('other-price')
    for (const figures of [
      [first, second],
      [second, first],
    ])
      expect(placeOf('$2', figures)).toBe('price')
  })

  test('is money where its role says so', () => {
    const { ledger } = putRight(reading, { figures: [{ ...named('120'), role: 'price' }] })
    expect(figure('120').unit).toBe('count')
    expect(figure('120', ledger).unit).toBe('money')
  })

  test('as nothing in particular is shown and not used, and no money flows', () => {
    const { ledger } = putRight(reading, { figures: [{ ...named('$8'), role: 'other' }] })
    const after = figure('$8', ledger)
    expect(after).toMatchObject({ role: 'other', sure: 1, used: false })
    expect('direction' in after).toBe(false)
  })

  test('takes a value; of a range both ends take a role, and one end a value', () => {
    const { ledger } = putRight(reading, {
      figures: [
        { ...named('$8'), value: 9 },
        { ...named('$4,000'), role: 'budget' },
        { ...named('$4,000'), end: 'high', value: 6500 },
      ],
    })
    expect(figure('$8', ledger)).toMatchObject({ role: figure('$8').role, value: 9, sure: 1, used: true })
    expect(
      ledger.filter(({ quote }) => quote.includes('$4,000')).map(({ role, value }) => [role, value]),
    ).toEqual([
      ['budget', 4000],
      ['budget', 6500],
    ])
  })

  test('changes what the founder can show, and the stage', () => {
    expect(reading.stage.value).toBe('selling')
    const after = putRight(reading, { figures: [{ ...named('120 loaves'), status: 'goal' }] })
    expect(after.evidence.some(({ figure: id }) => id === figure('120 loaves').id)).toBe(false)
    expect(after.stage.grounds.some(({ kind }) => kind === 'figure')).toBe(false)
    const idea = read({ ...brief, additionalContext: '' })
    expect(idea.stage.value).toBe('idea')
    const { field, start, quote } = figure('$8', idea.ledger)
    const sold = putRight(idea, {
      figures: [{ field: field as 'businessIdea', start, quote, role: 'revenue-actual', status: 'actual' }],
    })
    expect(sold.stage.value).toBe('selling')
    expect(sold.evidence).toEqual([{ kind: 'revenue', figure: figure('$8', idea.ledger).id }])
  })
})

describe('what is put right beside the figures', () => {
  test('the ways of earning, who pays, who uses it and what is sold', () => {
    const after = putRight(reading, {
      mechanisms: ['membership', 'course'],
      payer: 'Office managers',
      user: 'their staff',
      offer: 'A bread club.',
    })
    expect(after.earns).toEqual([
      { mechanism: 'membership', sure: 1 },
      { mechanism: 'course', sure: 1 },
    ])
    expect(after.earnsUnsure).toBe(false)
    expect(after.payer).toEqual({ text: 'office managers', sure: 1 })
    expect([after.user.text, after.offer.text]).toEqual(['their staff', 'a bread club'])
  })

  test('another country brings its own money, and keeps a town of that name', () => {
    expect(putRight(reading, { country: 'CA' })).toMatchObject({
      place: { country: 'CA', locality: 'Cambridge', sure: 1 },
      currency: 'CAD',
    })
    expect(putRight(reading, { country: 'JP' }).place).toEqual({ country: 'JP', locality: '', sure: 1 })
    expect(putRight(reading, { country: 'CA', locality: 'Guelph', currency: 'USD' })).toMatchObject({
      place: { country: 'CA', locality: 'Guelph' },
      currency: 'USD',
    })
  })

  test('nothing put right changes nothing', () => {
    expect(putRight(reading, {})).toEqual(reading)
  })
})

test.each<[unknown, string]>([
  [{ figures: [{ ...named('$8'), role: 'pryce' }] }, 'figures.0.role: "pryce" is not a role.'],
  [{ figures: [{ ...named('$8'), status: 'maybe' }] }, 'figures.0.status: "maybe" is not a status.'],
  [{ figures: [named('$8')] }, 'figures.0: names a figure and changes nothing.'],
  [
    { figures: [{ ...named('$8'), start: 3, role: 'rent' }] },
    'figures.0: the brief has no figure "$8" at character 3 of businessIdea.',
  ],
  [
    { figures: [{ ...named('$8'), end: 'low', role: 'rent' }] },
    `figures.0: the brief has no range "$8" at character ${figure('$8').start} of businessIdea.`,
  ],
  [{ figures: [{ ...named('$4,000'), value: 5000 }] }, 'is a range: say which end has this value.'],
  [{ figures: [{ ...named('$8'), value: '2027-01' }] }, 'figures.0: "$8" is a number.'],
  [{ figures: [{ ...named('$8'), value: 'cheap' }] }, 'figures.0.value: '],
  [{ mechanisms: ['subscription', 'magic'] }, 'mechanisms.1: "magic" is not a way of earning.'],
  [{ country: 'XX' }, 'country: "XX" is not a country (ISO 3166).'],
  [{ currency: 'EURO' }, 'currency: "EURO" is not a currency (ISO 4217).'],
  [{ payer: '?!' }, 'payer: "?!" says nothing that could stand in a sentence.'],
  [{ colour: 'red' }, 'colour'],
])('%j is refused, and it is said why', (corrections, fault) => {
  expect(faultsOf(corrections).join('\n')).toContain(fault)
})

test('corrections hold when the same brief is read again; an edited one drops those whose words are gone', () => {
  const corrections: ReadingCorrections = {
    country: 'CA',
    figures: [
      { ...named('$8'), role: 'unit-cost' },
      { ...named('120 loaves'), status: 'claim' },
    ],
  }
  expect(carryOver(read(brief), corrections)).toEqual(corrections)
  const edited: Brief = {
    ...brief,
    businessIdea: `We bake at night. ${brief.businessIdea}`,
    additionalContext: 'We sold 150 loaves.',
  }
  const moved = carryOver(read(edited), corrections)
  expect(moved.country).toBe('CA')
  expect(moved.figures).toEqual([{ ...named('$8'), start: figure('$8').start + 18, role: 'unit-cost' }])
  expect(figure('$8', putRight(read(edited), moved).ledger)).toMatchObject({ role: 'unit-cost', sure: 1 })
})

test('a contradiction is settled by another value or role of one of its figures, and by no confirmation', () => {
  const odd = read(
    briefSchema.parse({
      startupName: 'Wobble Academy',
      businessIdea:
        'We run five-day bike camps for kids at $195 a seat. Last year 1,140 camp seats at $195, revenue $312,000.',
    }),
  )
  expect(odd.contradictions).toHaveLength(1)
  const { field, start, quote, role } = figure('$312,000', odd.ledger)
  const named = { field: field as 'businessIdea', start, quote }
  const left = (change: object) => putRight(odd, { figures: [{ ...named, ...change }] }).contradictions.length
  const settled = [left({ value: 222_300 }), left({ role: 'other' }), left({ role: 'revenue-goal' })]
  expect([...settled, left({ role })]).toEqual([0, 0, 0, 1])
})
