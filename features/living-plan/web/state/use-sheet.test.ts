import { expect, test } from 'vitest'
import { sheetOf, UNTOUCHED } from './sheet.ts'
import { wrongIn } from './typed-fields.ts'
import { acted } from './use-sheet.ts'

const TYPED = { price: { text: 'dear', isWrong: true }, churn: { text: '4.', isWrong: false } }
const state = { sheet: sheetOf(UNTOUCHED), typed: TYPED }

test('only what is no value is worth leaving behind', () => {
  expect(wrongIn(TYPED)).toEqual({ price: TYPED.price })
})

test('what was typed goes with its field', () => {
  expect(acted(state, { do: 'fields', ids: ['churn', 'rent'] }).typed).toEqual({ churn: TYPED.churn })
  expect(acted(state, { do: 'fields', ids: ['churn', 'price'] })).toBe(state)
})

test('another currency empties the fields of amounts', () => {
  const dropped = acted(state, { do: 'put-right', reading: { currency: 'JPY' }, drops: ['price'] })
  expect(dropped.typed).toEqual({ churn: TYPED.churn })
  expect(acted(state, { do: 'put-right', reading: { payer: 'hotels' } }).typed).toEqual(TYPED)
})
