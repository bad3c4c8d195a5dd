// The financial model of a plan as a workbook with live formulas: recalculated, it gives the plan's figures to the cent.

import { decimalsOf } from '../money.ts'
import type { Workbook } from '../office/workbook.ts'
import { writeWorkbook } from '../office/write-workbook.ts'
import type { Plan } from '../plan/plan.ts'
import { basisFinder } from './basis.ts'
import { breakEvenTable } from './break-even.ts'
import { checkTable } from './checks.ts'
import { driverBook } from './driver-book.ts'
import { needTable, promisedRows } from './funding-need.ts'
import { fundRows } from './funds.ts'
import { looksFor, type ModelColours } from './looks.ts'
import { type Model, type Terms, toWhole } from './model.ts'
import { readMe } from './read-me.ts'
import { costRows, peopleRows } from './running-costs.ts'
import { caseCells, factorTable, outcomeTable, sensitivityTable } from './scenarios.ts'
import { balanceRows, cashRows, profitRows, tiedUp } from './statements.ts'
import { monthsAfter, streamBlock } from './streams/streams.ts'
import { tablePage } from './table-page.ts'
import { timePage } from './time-page.ts'
import { unitTables } from './unit-economics.ts'

/** The bytes of an .xlsx; the same for the same plan and colours. */
export function financialModel(plan: Plan, colours: ModelColours = {}): Promise<Uint8Array> {
  return writeWorkbook(modelWorkbook(plan, colours))
}

export function modelWorkbook(plan: Plan, colours: ModelColours = {}): Workbook {
  const { drivers, projection, need } = plan.finance
  const looks = looksFor(drivers.currency, colours)
  const decimals = decimalsOf(drivers.currency)
  const unit = 10 ** decimals
  const more = monthsAfter(drivers.streams)
  const subtitle = `${plan.name} · amounts in ${drivers.currency}, net of sales tax`
  const time = (name: string, title = name, extra = 0) =>
    timePage({ name, title, subtitle, looks, unit, more: extra })
  const table = (name: string, widths: number[]) => tablePage({ name, title: name, subtitle, looks, widths })
  const names = new Map<string, string>()

  const book = driverBook({
    looks,
    unit,
    find: basisFinder(plan),
    title: 'Assumptions',
    subtitle: `${subtitle} · tinted cells are yours to change`,
  })
  const scenarios = table('Scenarios', [48, 18, 18, 18, 18, 18, 50])
  caseCells(book, factorTable(plan, scenarios), names)
  const model: Model = {
    plan,
    looks,
    unit,
    book,
    more,
    names,
    toCent: (formula) => (decimals === 0 ? toWhole(formula) : `ROUND(${formula},${decimals})`),
    overTime: time('Over time', 'Over time', more),
    sales: time('Sales', 'Sales', more),
    terms: termCells(plan, book),
  }
  const [people, costs, funds] = [time('People'), time('Costs'), time('Investments & loan')]
  const [profit, cash, balance] = [time('Profit & loss'), time('Cash flow'), time('Balance sheet')]
  const promised = time('Promised money')

  const sold = drivers.streams.map((stream) => streamBlock(model, stream))
  const staff = peopleRows(model, people)
  const running = costRows(model, costs, sold)
  const fund = fundRows(model, funds)
  const parts = { sold, people: staff, costs: running, funds: fund }
  const earned = profitRows(model, profit, parts)
  const flows = cashRows(model, cash, parts, earned, tiedUp(parts))
  const sheet = balanceRows(model, balance, parts, earned, flows)

  const units = table('Unit economics', [46, 18, 60])
  unitTables(model, units, sold, { costs: running, profit: earned })
  const even = table('Break-even', [64, 18, 18, 18, 46])
  const evenCells = breakEvenTable(model, even, sold, earned, flows)
  const rows = { funds: fund, profit: earned, cash: flows }
  const promisedCash = promisedRows(model, promised, rows)
  const funding = table('Funding need', [48, 20, 60])
  const needCells = needTable(model, funding, promisedCash, rows)
  outcomeTable(model, scenarios, earned, flows)
  sensitivityTable(model, scenarios)
  const checks = table('Checks', [64, 14, 60])
  const light = checkTable(model, checks, {
    ...parts,
    profit: earned,
    cash: flows,
    balance: sheet,
    usesAgree: needCells.usesAgree,
  })

  const low = plan.finance.scenarios.find(({ id }) => id === 'base')?.outcome.lowestCash
  const lowest = `MIN(${flows.cash.months})`
  const money = (label: string, cell: string, value: number) => ({
    label,
    cell,
    value: value / unit,
    as: 'money' as const,
  })
  const first = readMe(plan, looks, [
    ...[1, 2, 3].map((year) =>
      money(
        `Revenue, year ${year}`,
        earned.revenue.year(year),
        projection.profit.revenue.years[year - 1] ?? 0,
      ),
    ),
    ...[1, 2, 3].map((year) =>
      money(`EBITDA, year ${year}`, earned.ebitda.year(year), projection.profit.ebitda.years[year - 1] ?? 0),
    ),
    money('Cash after three years', flows.cash.at(35), projection.balance.cash.months[35] ?? 0),
    money('Lowest cash', lowest, low?.amount ?? 0),
    {
      label: 'in month',
      cell: `MATCH(${lowest},${flows.cash.months},0)`,
      value: low?.month ?? 0,
      as: 'count',
    },
    money('Money needed', needCells.need, need.need),
    {
      label: 'EBITDA stays above zero from month',
      cell: evenCells.positiveFrom,
      value: plan.finance.breakEven.positiveFrom ?? 'not within the plan',
      as: 'count',
    },
    { label: 'All checks hold', cell: light, value: true, as: 'truth' },
  ])

  const fixed = (cell: string) => cell.replace(/!\$?([A-Z]+)\$?(\d+)$/, '!$$$1$$$2')
  for (const year of [1, 2, 3]) {
    names.set(`Revenue_year_${year}`, fixed(earned.revenue.year(year)))
    names.set(`EBITDA_year_${year}`, fixed(earned.ebitda.year(year)))
    names.set(`Result_year_${year}`, fixed(earned.net.year(year)))
    names.set(`Cash_year_${year}`, fixed(flows.cash.year(year)))
  }
  names.set('Funding_need', needCells.need)
  names.set('Money_to_raise', needCells.raise)
  names.set('Break_even_revenue', evenCells.revenue)
  names.set('Break_even_month', evenCells.positiveFrom)
  names.set('All_checks_hold', light)

  const tabs: [Workbook['sheets'][number], string][] = [
    [first.sheet, looks.colours.primary],
    [book.sheet, looks.colours.signal],
    ...[model.overTime, model.sales, people, costs, funds].map(
      (page): [Workbook['sheets'][number], string] => [page.sheet, looks.colours.line],
    ),
    ...[profit, cash, balance].map((page): [Workbook['sheets'][number], string] => [
      page.sheet,
      looks.colours.primary,
    ]),
    ...[units, even].map((page): [Workbook['sheets'][number], string] => [page.sheet, looks.colours.mid]),
    [promised.sheet, looks.colours.mid],
    ...[funding, scenarios, checks].map((page): [Workbook['sheets'][number], string] => [
      page.sheet,
      looks.colours.mid,
    ]),
  ]
  return {
    title: `${plan.name}: financial model`,
    author: plan.founder || plan.name,
    subject: 'Three years by month: assumptions, sales, costs, statements, need and scenarios',
    language: 'en-GB',
    font: 'Arial',
    footer: `${plan.name} · financial model`,
    names,
    sheets: tabs.map(([sheet, tab]) => ({ ...sheet, tab })),
  }
}

function termCells({ finance: { drivers } }: Plan, book: Model['book']): Terms {
  book.section('Terms')
  return {
    receivableDays: book.driver({
      label: 'Customers on invoice pay after',
      value: drivers.receivableDays,
      as: 'number',
      unit: 'days',
      check: 'Your terms, and how long the last three took',
      says: [/receivable|days|paid after|terms/],
    }),
    payableDays: book.driver({
      label: 'Suppliers of what is sold are paid after',
      value: drivers.payableDays,
      as: 'number',
      unit: 'days',
      check: 'Our usual rule; new firms often pay at once',
      says: [/payable|supplier/],
    }),
    taxRate: book.driver({
      label: 'Tax on profit',
      value: drivers.taxRate,
      as: 'share',
      unit: 'of profit',
      check: 'The rate of your country and legal form',
      says: [/tax/],
    }),
  }
}
