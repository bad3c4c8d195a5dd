import { expect, test } from 'vitest'
import { paySaid } from './pay.ts'
import { figureWith, readingWith } from './testing/reading.ts'

const said = (text: string, quote: string, value: number, per = '') =>
  paySaid(
    readingWith({
      ledger: [figureWith({ quote, value, per, role: 'wage', start: text.indexOf(quote) })],
    }),
    () => text,
    3_000,
  )

test('a post with its pay by the year', () => {
  expect(said('Office rent is paid, care manager $36,000.', '$36,000', 36_000).staff).toMatchObject([
    { amount: 3_000, role: 'Care manager' },
  ])
  expect(said('A driver on $600 a week.', '$600 a week', 600, 'week').staff).toMatchObject([
    { amount: 2_600, role: 'Driver' },
  ])
})

test('what the founder takes is the founder’s pay', () => {
  const { founder, staff } = said('Profit was small after I pay myself $34k. Fine.', '$34k', 34_000)
  expect(founder?.amount).toBeCloseTo(34_000 / 12)
  expect(staff).toEqual([])
})

test('a job elsewhere costs the business nothing, nor does an hour’s pay', () => {
  expect(said('On top of my job ($58k a year) I bake.', '$58k a year', 58_000, 'year')).toEqual({ staff: [] })
  expect(said('I pay carers $13 an hour.', '$13 an hour', 13, 'hour')).toEqual({ staff: [] })
})
