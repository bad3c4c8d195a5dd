// What a writer may say in figures.
import { expect, test } from 'vitest'
import { calendarMonth } from '../plan/kit/calendar-month.ts'
import { sheetOf, withSums } from './sheet.ts'
import { booksAnswer, draftedWith } from './testing/tank-cleaner.ts'

const [savings] = booksAnswer().money

function sheetWith(more: object) {
  const { case: one, context, results } = draftedWith(booksAnswer(more))
  const sheet = sheetOf({ one, context, results })
  return { ...sheet, results, value: (id: string) => sheet.get(id)?.value ?? Number.NaN }
}

test('a loan comes with its payments of a year and how often earnings cover them', () => {
  const loan = { id: 'bank', label: 'Bank', kind: 'loan', amount: 'van', month: 1, status: 'sought' }
  const { value, get, results } = sheetWith({
    money: [savings, { ...loan, rate: '0.08', months: 24, graceMonths: 0 }],
  })
  const { cashFlow, profit } = results.projection
  const paid = -(cashFlow.interest.years[0] ?? 0) - (cashFlow.loanRepaid.years[0] ?? 0)
  expect(value('loan-payments-y1')).toBe(paid)
  expect(value('loan-cover-y1')).toBe((profit.ebitda.years[0] ?? 0) / paid)
  expect(get('loan-cover-y1')?.text).toMatch(/^[−\d]+\.\d times$/)
  // Paid back by then.
  expect(get('loan-payments-y3')).toBeUndefined()
  expect(get('loan-cover-y3')).toBeUndefined()
})

test('without a loan there is nothing to cover', () => {
  const { get } = sheetWith({})
  expect(get('loan-cover-y1')).toBeUndefined()
  expect(get('loan-payments-y1')).toBeUndefined()
})

test('the plan and its options stand on one basis, before founders’ pay', () => {
  const { value, results } = sheetWith({
    options: [{ id: 'more-pay', name: 'Twice the pay', set: [{ number: 'pay', to: 'pay * 2' }] }],
  })
  const { ebitda, founders } = results.projection.profit
  expect(founders.years[0]).toBeGreaterThan(0)
  for (const year of [1, 2, 3]) {
    const left = (ebitda.years[year - 1] ?? 0) + (founders.years[year - 1] ?? 0)
    expect(value(`before-pay-y${year}`)).toBe(left)
    // Another pay changes what is left after it alone.
    expect(value(`more-pay-before-pay-y${year}`)).toBe(left)
  }
  expect(value('more-pay-cash-y3')).toBeLessThan(results.outcome.endCash)
})

test('what an option changes stands beside its result, also what it turns on', () => {
  const set = [
    { number: 'fuel', to: '40' },
    { number: 'second', to: '1' },
  ]
  const { all } = sheetWith({ options: [{ id: 'dear', name: 'Dear fuel', set }] })
  const is = (id: string) => all.find((figure) => figure.id === id)?.is
  expect(is('dear-before-pay-y2')).toMatch(/\(Fuel and chemicals for a tank: A\$40; [^:]+: yes\)/)
  expect(is('dear-before-pay-y1')).not.toContain('(')
})

test('who is won is counted as in the table', () => {
  const [first] = booksAnswer().channels
  const channels = ['a', 'b'].map((id) => ({ ...first, id, reach: '5', wins: 'wins' }))
  const { value, get } = sheetWith({ channels })
  expect([value('won-a'), value('won-b'), value('won-y1')]).toEqual([1.5, 1.5, 3])
  expect(get('won-y1')?.text).toBe('3 households')
})

test('months are named as in the calendar', () => {
  const { get, all, names, results } = sheetWith({ startsIn: 7, startsYear: 2027 })
  const { month } = results.outcome.lowestCash
  // One name has one text in the whole plan.
  expect(get('lowest-month')?.id).not.toBe(results.lowestMonth.id)
  expect(get('lowest-month')?.text).toBe(calendarMonth({ startsIn: 7, startsYear: 2027 }, month))
  expect([...names]).toEqual(expect.arrayContaining(['2027', '2030']))
  expect(all.find(({ id }) => id === 'cash-m6')?.is).toBe('Cash at the end of Dec 2027 (month 6)')
  expect(get('tanks-m1')?.value).toBe(results.projection.streams[0]?.volume.months[0])
})

test('a figure can be read without its unit, and rounded', () => {
  const { get } = sheetWith({})
  expect(get('tanks-1')?.text).toBe('8 tanks')
  expect(get('tanks-1#')?.text).toBe('8')
  expect(get('cash-y3~')?.text).toMatch(/^about A\$[\d,]+0$/)
})

test('a sum counts with minutes where a figure reads in minutes', () => {
  const drive = { id: 'drive', label: 'Drive', unit: 'hours', value: 1 / 3, low: 0.2, high: 0.5, why: 'Near' }
  const drafted = draftedWith(booksAnswer({ numbers: [...booksAnswer().numbers, drive] }))
  const ground = { one: drafted.case, context: drafted.context, results: drafted.results }
  const sums = [{ id: 'stops', make: '60 / drive', unit: ['stop', 'stops'] as [string, string] }]
  const sheet = withSums(sheetOf(ground), sums, 'line', ground)
  expect([sheet.get('drive')?.text, sheet.get('stops')?.text]).toEqual(['20 minutes', '3 stops'])
})
