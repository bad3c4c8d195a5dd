// Things that serve for years: bought in a month, or there from the start, and written off in equal parts.
import { once } from '../plan/finance/calendar.ts'
import type { InvestmentLine } from '../plan/finance/drivers.ts'
import { writeOff } from '../plan/finance/schedules.ts'
import { CASE, type Model } from './model.ts'
import type { TimePage } from './time-page.ts'

export function investmentRows({ book, toCent }: Model, page: TimePage, line: InvestmentLine) {
  book.section(`Investment: ${line.label}`)
  const amount = book.driver({
    label: 'Price',
    value: line.amount,
    as: 'money',
    unit: 'once',
    inCase: (own) => toCent(`${own}*${CASE.investments}`),
    check: 'Two quotes',
    says: [
      /investment|first-version|fit-out|equipment|machine|tooling|set-up|kit|build|stock|vehicle|software|budget/,
    ],
  })
  const month = book.driver({
    label: 'Bought in',
    value: line.month,
    as: 'month',
    unit: 'month of the plan',
    check: 'The timetable',
  })
  const life = book.driver({
    label: 'Written off over',
    value: line.lifeMonths,
    as: 'count',
    unit: 'months',
    check: 'How long it serves; tax offices publish tables',
    says: [/life/],
  })
  page.section(line.label)
  const paid = page.add({
    label: 'Paid',
    as: 'money',
    over: 'sum',
    month: (i) => `IF(${page.monthNumber(i)}=${month},${amount},0)`,
    values: once([line]),
  })
  return { paid, amount, ...wearRows({ toCent }, page, line, { amount, month, life }) }
}

/** What is written off, and what it is worth then; `at` names the cells it follows from. */
export function wearRows(
  { toCent }: Pick<Model, 'toCent'>,
  page: TimePage,
  line: InvestmentLine,
  at: { amount: string; month: string; life: string },
) {
  const months = writeOff(line)
  const lived = `MAX(1,ROUND(${at.life},0))`
  const worn = (i: number, plus: string) =>
    toCent(`${at.amount}*MAX(0,MIN(${lived},${page.monthNumber(i)}-${at.month}${plus}))/${lived}`)
  const depreciation = page.add({
    label: 'Depreciation',
    as: 'money',
    over: 'sum',
    month: (i) => `${worn(i, '+1')}-${worn(i, '')}`,
    values: months.depreciation,
  })
  const net = page.add({
    label: 'Worth, net',
    as: 'money',
    over: 'last',
    month: (i) => `IF(${page.monthNumber(i)}<${at.month},0,${at.amount}-${worn(i, '+1')})`,
    values: months.net,
  })
  return { depreciation, net }
}
