// Books that cannot be are refused with a sentence that says why.
import { expect, test } from 'vitest'
import { booksFaults, withOwnNames, withSoundTexts } from './books-answer.ts'
import { booksAnswer, draftedWith, reading } from './testing/tank-cleaner.ts'

const numbers = booksAnswer().numbers
const [stream] = booksAnswer().streams as [ReturnType<typeof booksAnswer>['streams'][0]]

test('sound books have no faults, and a plan that counts with the founder’s figures', () => {
  expect(booksFaults(booksAnswer(), reading())).toEqual([])
  const { results, case: one } = draftedWith()
  expect(one.numbers.get('price')).toMatchObject({ value: 26_000, basis: 'founder' })
  expect(results.drivers.funding.equity[0]).toMatchObject({ amount: 1_200_000 })
})

test('no month sells more than can be made, and the season runs from the first month', () => {
  const { results } = draftedWith()
  const { months } = results.projection.profit.revenue
  // It starts in July, in which nothing is sold.
  expect(months[0]).toBe(0)
  expect(Math.max(...months)).toBeLessThanOrEqual(25 * 26_000)
})

test.each([
  ['an unknown number', { streams: [{ ...stream, price: 'prize' }] }, "'prize' is not among the numbers"],
  ['a sum without a result', { streams: [{ ...stream, cost: 'fuel / 0' }] }, 'has no result'],
  ['a negative price', { streams: [{ ...stream, price: '0 - price' }] }, 'below nothing'],
  [
    'an impossible volume',
    { streams: [{ ...stream, volume: [{ month: 1, amount: 'tanks-1 * 100000000' }] }] },
    'cannot be',
  ],
  ['customers that never leave', { streams: [{ ...stream, counts: 'customers' }] }, 'need a churn'],
  ['a churn beyond all', { streams: [{ ...stream, counts: 'customers', churn: 'price' }] }, 'churn a month'],
  ['a number declared twice', { numbers: [...numbers, numbers[0]] }, 'declared twice'],
  [
    'two ways to the same number',
    { numbers: numbers.map((n) => (n.id === 'fuel' ? { ...n, make: '30' } : n)) },
    'exactly one',
  ],
  [
    'a figure that was not read',
    { numbers: numbers.map((n) => (n.id === 'price' ? { ...n, figure: 3 } : n)) },
    'no number of the reading',
  ],
  [
    'a range upside down',
    { numbers: numbers.map((n) => (n.id === 'fuel' ? { ...n, low: 40 } : n)) },
    'must rise',
  ],
  [
    'a percentage as a whole number',
    { numbers: numbers.map((n) => (n.id === 'share' ? { ...n, value: 40, high: 50 } : n)) },
    'written as 0.4',
  ],
])('%s is a fault', (_, wrong, says) => {
  expect(booksFaults(booksAnswer(wrong), reading()).join('\n')).toContain(says)
})

test('numbers that make each other are a fault, not an endless loop', () => {
  const circular = numbers.map((n) => (n.id === 'left' ? { ...n, make: 'twice' } : n))
  const twice = { id: 'twice', label: 'Twice', unit: 'money', make: 'left * 2' }
  const faults = booksFaults(booksAnswer({ numbers: [...circular, twice] }), reading())
  expect(faults.join('\n')).toContain('has no result')
})

test('a figure that is declared goes by its own name in every formula', () => {
  const left = numbers.map((n) => (n.id === 'left' ? { ...n, make: 'f0 - fuel + f1' } : n))
  const { numbers: named } = withOwnNames(booksAnswer({ numbers: left }))
  expect(named.find(({ id }) => id === 'left')?.make).toBe('price - fuel + f1')
})

test('a text with a figure of its own or an unknown one loses that sentence', () => {
  const [first] = booksAnswer().risks
  const { thesis, risks } = withSoundTexts(
    booksAnswer({
      thesis: [
        'It pays 40 dollars a tank.',
        'It pays {{luck}} a tank.',
        'It pays {{price}} a tank.',
        'The van binds it.',
      ],
      risks: [
        { ...first, answer: 'Wait 45 days. Then call.' },
        { ...first, answer: 'Wait 45 days.' },
        first,
        first,
      ],
    }),
  )
  expect(thesis).toEqual(['It pays {{price}} a tank.', 'The van binds it.'])
  expect(risks.map(({ answer }) => answer)).toEqual(['Then call.', 'Wait for it.', 'Wait for it.'])
})
