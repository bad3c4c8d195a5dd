// What is absurd in a computed plan is said with the figures that show it.
import { expect, test } from 'vitest'
import { absurdities } from './absurdities.ts'
import { booksAnswer, draftedWith } from './testing/tank-cleaner.ts'

const answer = booksAnswer()
const [stream] = answer.streams
const faultsWith = (more: object) => absurdities(draftedWith(booksAnswer(more))).join('\n')

/** Households that pay every month: so many there at the end of months 1, 12, 24 and 36. */
const members = (...counts: number[]) =>
  faultsWith({
    streams: [
      {
        ...stream,
        counts: 'customers',
        churn: '0',
        capacity: undefined,
        season: undefined,
        volume: [1, 12, 24, 36].map((month, i) => ({ month, amount: `${counts[i] ?? 0}` })),
      },
    ],
  })

test('books that can be have no fault', () => {
  expect(faultsWith({ posts: answer.posts })).toBe('')
})

test('new customers beyond what the channels win are told, in the first year and in later ones', () => {
  // Two channels win 120 each.
  expect(members(20, 240, 480, 700)).not.toContain('channels win')
  expect(members(20, 900, 900, 900)).toContain('the channels win 240 customers in the first year')
  expect(members(20, 240, 480, 1200)).toMatch(
    /year 3 needs \d+ new customers, and the channels win 240 a year/,
  )
})

test('a plan that sells nothing, and one that earns it all, are told', () => {
  expect(faultsWith({ streams: [{ ...stream, price: '0' }] })).toContain('nothing is sold')
  expect(faultsWith({ costs: [], posts: [], streams: [{ ...stream, cost: '0' }] })).toContain(
    'costs are missing',
  )
})
