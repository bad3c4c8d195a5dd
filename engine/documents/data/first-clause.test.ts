import { expect, test } from 'vitest'
import { firstClause } from './first-clause.ts'

test('a text that fits stays whole', () => {
  expect(firstClause('Call six repairers, and ask when they come.', 60)).toBe(
    'Call six repairers, and ask when they come.',
  )
})

test('a long one is cut where a thought ends, and names in a row are no thoughts', () => {
  expect(
    firstClause('Write one line for each past repair: brand, model, fault, minutes at the table, parts', 60),
  ).toBe('Write one line for each past repair')
  expect(
    firstClause('Call six dealers between Dayton, Cincinnati and Columbus, and note the price', 60),
  ).toBe('Call six dealers between Dayton, Cincinnati and Columbus')
})

test('without such a place it is left as it is', () => {
  const text = 'Call six dealers between Dayton, Cincinnati and Columbus with a machine that skips'
  expect(firstClause(text, 40)).toBe(text)
})
