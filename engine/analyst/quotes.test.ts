import { expect, test } from 'vitest'
import { located } from './quotes.ts'

const fields = [
  { name: 'businessIdea' as const, text: 'We’ll charge  £40 a visit. Later £40 for two.' },
  { name: 'additionalContext' as const, text: 'From 10–12 members' },
]

test('a quote is found whatever its white space and quotation marks', () => {
  expect(located("we'll charge £40", fields)).toMatchObject({
    field: 'businessIdea',
    quote: 'We’ll charge  £40',
  })
  expect(located('10-12 members', fields)).toMatchObject({
    field: 'additionalContext',
    quote: '10–12 members',
  })
})

test('the second of two is found when the first is taken', () => {
  const first = located('£40', fields)
  const second = located('£40', fields, first ? [first] : [])
  expect(second?.start).toBeGreaterThan(first?.start ?? 0)
})

test('what does not stand in the brief is not found', () => {
  expect(located('£41', fields)).toBeUndefined()
  expect(located('  ', fields)).toBeUndefined()
})
