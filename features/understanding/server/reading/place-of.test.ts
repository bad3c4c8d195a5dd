import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

test('an error is told by its kind and its place, never by what it says of a brief', () => {
  const told = placeOf(new TypeError('“my secret bakery\n at the corner” is not a price'))
  expect(told).toMatch(/^TypeError at .*place-of\.test\.ts/)
  expect(told).not.toMatch(/secret|corner/)
  expect(placeOf('my secret bakery')).not.toContain('secret')
})
