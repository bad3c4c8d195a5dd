import { expect, test } from 'vitest'
import { accountsOf } from './accounts.ts'
import { idsAskedAbout } from './asked-about.ts'
import { checkedSums } from './checked-sums.ts'
import { figureWith, readingWith } from './testing/reading.ts'

const figureIn = (text: string, changes: Parameters<typeof figureWith>[0]) =>
  figureWith({ start: text.indexOf(changes.quote as string), ...changes })

test('revenue, profit and a cost that holds everything are read from the books', () => {
  const text =
    'We took £98,000 last year and the accountant says the profit was £41,000. Running costs are £3,500 a month all in (me, rent, insurance).'
  const ledger = [
    figureIn(text, { id: 0, quote: '£98,000', value: 98_000, per: 'year', role: 'revenue-actual' }),
    figureIn(text, { id: 1, quote: '£41,000', value: 41_000, role: 'other', used: false }),
    figureIn(text, { id: 2, quote: '£3,500 a month', value: 3_500, per: 'month', role: 'fixed-cost' }),
  ]
  const { revenue, profit, allIn } = accountsOf(readingWith({ ledger, currency: 'GBP' }), () => text)
  expect(revenue?.monthly).toBeCloseTo(8_166.67)
  expect(profit?.monthly).toBeCloseTo(3_416.67)
  expect(allIn).toMatchObject({ monthly: 3_500, hasOwnPay: true })
})

test('a hoped-for profit and what one sale leaves are no profit of today', () => {
  for (const text of ['That should leave a profit of $900 a month.', 'So the profit is $9 a jar.']) {
    const ledger = [
      figureWith({ id: 0, quote: '', value: 20_000, per: 'year', role: 'revenue-actual' }),
      figureIn(text, { id: 1, quote: text.includes('$900') ? '$900' : '$9', value: 900, role: 'other' }),
    ]
    expect(accountsOf(readingWith({ ledger }), () => text).profit).toBeUndefined()
  }
})

test('price times sales is held against the revenue', () => {
  const price = figureWith({ id: 0, quote: '$62', value: 62 })
  const sold = figureWith({
    id: 1,
    quote: '42 patients a week',
    value: 42,
    unit: 'count',
    per: 'week',
    thing: 'patients',
    role: 'units-sold',
  })
  const taken = figureWith({ id: 2, quote: '$98,000', value: 98_000, per: 'year', role: 'revenue-actual' })
  const reading = readingWith({ ledger: [price, sold, taken] })
  const [sum] = checkedSums({ reading, accounts: accountsOf(reading, () => ''), price })
  expect(sum).toMatchObject({ id: 'takings', agrees: false })
})

test('what is asked about is found in the question and in the sentence it points back to', () => {
  const text = 'The unit next door is £900 a month. Should I take it? Rent here is £700 a month.'
  const ledger = [
    figureIn(text, { id: 0, quote: '£900 a month', value: 900, per: 'month', role: 'rent', status: 'quote' }),
    figureIn(text, { id: 1, quote: '£700 a month', value: 700, per: 'month', role: 'rent' }),
  ]
  const ids = idsAskedAbout(readingWith({ ledger, asked: ['Should I take it?'] }), (field) =>
    field === 'businessIdea' ? text : '',
  )
  expect([...ids]).toEqual([0])
})
