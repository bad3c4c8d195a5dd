// What of a model's reading holds: quotes stand in the brief, sums come out, and what does not hold is the house's.
import { expect, test } from 'vitest'
import { readingFaults, readingFrom } from './reading-answer.ts'
import { brief, finding, house, readingAnswer } from './testing/tank-cleaner.ts'

const figure = readingAnswer().figures[0]
const check = finding
const answer = readingAnswer

test('a sound reading has no faults, and its findings are contradictions with quotes', () => {
  const reading = readingFrom(answer(), brief, house)
  expect(readingFaults(answer(), brief)).toEqual([])
  expect(reading.ledger.slice(0, 3).map(({ quote, role }) => [quote, role])).toEqual([
    ['$260 a tank', 'price'],
    ['31 tanks', 'units-sold'],
    ['$9,000', 'revenue-actual'],
  ])
  expect(reading.contradictions).toMatchObject([{ figures: [0, 1, 2] }])
  expect(reading.checks?.[0]?.sums[0]?.name).toBe('most-taken')
  expect(reading.asked).toEqual(['Should I buy a second van?'])
})

test('a figure that the brief does not have is a fault, and is left out', () => {
  const invented = answer({ figures: [...answer().figures, { ...figure, quote: '$400 a tank', value: 400 }] })
  expect(readingFaults(invented, brief)).toEqual(["figures: '$400 a tank' does not stand in the brief"])
  expect(readingFrom(invented, brief, house).ledger.some(({ value }) => value === 400)).toBe(false)
})

test('a question that nobody asked is left out', () => {
  const invented = answer({ asked: ['Is this the best idea ever?'] })
  expect(readingFaults(invented, brief)).toHaveLength(1)
  expect(readingFrom(invented, brief, house).asked).toEqual([])
})

test.each([
  ['names a figure that is not there', { sums: [{ name: 'x', make: 'f0 * f9', unit: 'money' }] }],
  ['has no result', { sums: [{ name: 'x', make: 'f0 / (f1 - f1)', unit: 'money' }] }],
  ['writes digits', { says: 'That is 8,060 dollars.' }],
  ['quotes what is unknown', { says: 'That is {{nothing}}.' }],
  ['points beyond the list', { figures: [0, 17] }],
])('a finding that %s is mended or left out', (_, wrong) => {
  const faulty = answer({ checks: [{ ...check, ...wrong }] })
  expect(readingFaults(faulty, brief).length).toBeGreaterThan(0)
  expect(readingFrom(faulty, brief, house).checks).toEqual([])
})

test('a statement that does not hold is quoted from the brief', () => {
  const claimed = { ...check, figures: [], sums: [], says: 'It cannot be.', quotes: ['Farm households'] }
  const reading = readingFrom(answer({ checks: [claimed] }), brief, house)
  expect(reading.contradictions).toMatchObject([{ quotes: ['Farm households'] }])
  const invented = answer({ checks: [{ ...claimed, quotes: ['City hotels'] }] })
  expect(readingFaults(invented, brief)).toHaveLength(1)
  expect(readingFrom(invented, brief, house).contradictions).toEqual([])
})

test('field by field, what cannot be is the house’s', () => {
  const wrong = answer({ country: 'XX', currency: 'DOLLAR'.slice(0, 5), offer: 'see https://evil.example' })
  const reading = readingFrom(wrong, brief, house)
  expect(reading.place).toEqual(house.place)
  expect(reading.currency).toBe(house.currency)
  expect(reading.offer).toEqual(house.offer)
})

test('an unsure role is not used, and a commission in money is a price', () => {
  const [first, ...rest] = answer().figures
  const unsure = answer({ figures: [{ ...first, unsure: true }, ...rest] })
  expect(readingFrom(unsure, brief, house).ledger[0]?.used).toBe(false)
  const commission = answer({ figures: [{ ...first, role: 'commission-rate' }, ...rest] })
  expect(readingFrom(commission, brief, house).ledger[0]?.role).toBe('price')
})

test('what the model missed and the house found stays in the ledger, unused', () => {
  const reading = readingFrom(answer({ figures: [figure], checks: [] }), brief, house)
  const missed = reading.ledger.find(({ quote }) => quote.includes('9,000'))
  expect(missed).toMatchObject({ used: false })
})
