import { expect, test } from 'vitest'
import { creditsErrors, reasonError } from './form-rules.ts'

const typed = { way: 'give', count: '3', reason: 'A gift', credits: 2 }

test('what can be meant is right', () => {
  expect(creditsErrors(typed)).toEqual({ count: undefined, reason: undefined })
  expect(creditsErrors({ ...typed, way: 'take', count: ' 2 ' }).count).toBeUndefined()
})

test.each([
  ['give', '', 'Type a whole number.'],
  ['give', '-3', 'Type a whole number.'],
  ['give', '1.5', 'Type a whole number.'],
  ['give', '0', 'Zero changes nothing.'],
  ['give', '1001', 'At most 1000 at once.'],
  ['take', '3', 'There are only 2 to take.'],
])('%s %j: %s', (way, count, error) => {
  expect(creditsErrors({ ...typed, way, count }).count).toBe(error)
})

test('nothing there, nothing to take', () => {
  expect(creditsErrors({ ...typed, way: 'take', count: '1', credits: 0 }).count).toBe(
    'There are none to take.',
  )
})

test('a reason says something', () => {
  expect(reasonError(' x ')).toBe('The reason needs at least 3 characters.')
  expect(reasonError('Spam')).toBeUndefined()
})
