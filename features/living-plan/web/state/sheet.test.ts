import { expect, test } from 'vitest'
import { amountIds, type Move, moved, type Sheet, sameEdits, sheetOf, UNTOUCHED } from './sheet.ts'

const after = (...moves: Move[]): Sheet => moves.reduce(moved, sheetOf(UNTOUCHED))
const price = (value?: number): Move => ({ do: 'value', id: 'price', ...(value !== undefined && { value }) })

test('typing on in one field is one step back; another field is another', () => {
  const sheet = after(price(2), price(29), price(2900), { do: 'value', id: 'churn', value: 0.04 })
  expect(sheet.now.values).toEqual({ price: 2900, churn: 0.04 })
  const once = moved(sheet, { do: 'undo' })
  expect(once.now.values).toEqual({ price: 2900 })
  const twice = moved(once, { do: 'undo' })
  expect(twice.now).toEqual(UNTOUCHED)
  expect(moved(twice, { do: 'undo' })).toBe(twice)
  expect(moved(moved(twice, { do: 'redo' }), { do: 'redo' }).now).toEqual(sheet.now)
})

test('a new change after an undo forgets what was undone', () => {
  const sheet = moved(moved(after(price(2900)), { do: 'undo' }), price(3000))
  expect(sheet.future).toEqual([])
  expect(sheet.now.values).toEqual({ price: 3000 })
})

test('back to its own value is no edit, and no change is no step', () => {
  expect(after(price(2900), price()).now).toEqual(UNTOUCHED)
  const sheet = after(price(2900))
  expect(moved(sheet, price(2900))).toBe(sheet)
})

test('another currency drops the amounts with the same move, and one step back brings both', () => {
  const sheet = after(
    price(2900),
    { do: 'value', id: 'churn', value: 0.04 },
    { do: 'value', id: 'fee', value: 5 },
  )
  const drops = amountIds(
    [
      { id: 'price', kind: 'money' },
      { id: 'churn', kind: 'percent' },
    ],
    sheet.now.values,
  )
  // A fee is no figure of this plan: it may be money in another.
  expect(drops).toEqual(['price', 'fee'])
  const other = moved(sheet, { do: 'put-right', reading: { currency: 'JPY' }, drops })
  expect(other.now).toEqual({ values: { churn: 0.04 }, reading: { currency: 'JPY' } })
  expect(moved(other, { do: 'undo' }).now).toEqual(sheet.now)
})

test('what another window made of it has no way back', () => {
  const sheet = moved(after(price(2900)), { do: 'replace', edits: UNTOUCHED })
  expect(sheet).toEqual(sheetOf(UNTOUCHED))
})

test('the order of edits makes no difference', () => {
  const a = { values: { a: 1, b: 2 } }
  expect(sameEdits(a, { values: { b: 2, a: 1 } })).toBe(true)
  expect(sameEdits(a, { values: { a: 1, c: 2 } })).toBe(false)
})

test('a reading is put right and taken back; corrections in another order are the same', () => {
  const figures = [1, 2].map((start) => ({
    field: 'businessIdea' as const,
    start,
    quote: '7',
    role: 'rent' as const,
  }))
  const reading = { payer: 'offices', country: 'GB', figures }
  const sheet = after(price(2900), { do: 'put-right', reading, drops: ['price'] })
  expect(sheet.now).toEqual({ values: {}, reading })
  expect(moved(sheet, { do: 'undo' }).now).toEqual({ values: { price: 2900 } })
  expect(moved(sheet, { do: 'put-right' }).now).toEqual(UNTOUCHED)
  const turned = { figures: [...figures].reverse(), country: 'GB', payer: 'offices' }
  expect(moved(sheet, { do: 'put-right', reading: turned })).toBe(sheet)
  expect(sameEdits(sheet.now, UNTOUCHED)).toBe(false)
})
