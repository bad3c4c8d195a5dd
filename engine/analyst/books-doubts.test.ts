// What books may hold and still should not.
import { expect, test } from 'vitest'
import { booksDoubts } from './books-doubts.ts'
import { booksAnswer } from './testing/tank-cleaner.ts'

const answer = booksAnswer()
const [stream] = answer.streams as [(typeof answer.streams)[0]]
const guessed = answer.numbers.map((number) =>
  number.id === 'tanks-36'
    ? { id: 'tanks-36', label: number.label, unit: number.unit, value: 30, low: 20, high: 40, why: 'Usual' }
    : number,
)

test('books whose values are declared and whose sales are won raise no doubt', () => {
  expect(booksDoubts(answer)).toEqual([])
})

test('a value in a formula is told, those of the calendar are not', () => {
  const doubts = booksDoubts(booksAnswer({ streams: [{ ...stream, cost: 'fuel * 0.92 / 12' }] }))
  expect(doubts).toEqual(["streams, tanks: 0.92 stands in 'fuel * 0.92 / 12': declare it as a number"])
})

test('what an option sets is a value of its own', () => {
  const options = [{ id: 'dearer', name: 'Dearer', set: [{ number: 'fuel', to: '33.5' }] }]
  expect(booksDoubts(booksAnswer({ options }))).toEqual([])
})

test('how many work is a value of its own, what they are paid is not', () => {
  const [post] = answer.posts as [(typeof answer.posts)[0]]
  const part = { ...post, count: [{ month: 1, amount: '0.4' }] }
  expect(booksDoubts(booksAnswer({ posts: [part] }))).toEqual([])
  expect(booksDoubts(booksAnswer({ posts: [{ ...part, monthlyPay: 'pay * 0.4' }] }))).toHaveLength(1)
})

test('sales that grow by a guess are doubted', () => {
  expect(booksDoubts(booksAnswer({ numbers: guessed })).join()).toContain('month 36 is not made from')
})

test.each([
  [
    'that stay as they are',
    [
      { month: 1, amount: 'tanks-1' },
      { month: 36, amount: 'tanks-1' },
    ],
    {},
  ],
  ['that follow dates', stream.volume, { steps: true }],
])('sales %s need nobody to win them', (_, volume, more) => {
  const streams = [{ ...stream, volume, ...more }]
  expect(booksDoubts(booksAnswer({ numbers: guessed, streams }))).toEqual([])
})
