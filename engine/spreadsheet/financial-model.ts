// The financial model of a plan as a workbook with live formulas: recalculated, it gives the plan's figures to the cent.
import { decimalsOf } from '../money.ts'
import type { Sheet, Workbook } from '../office/workbook.ts'
import { writeWorkbook } from '../office/write-workbook.ts'
import { plain } from '../plain-text.ts'
import type { Plan } from '../plan/plan.ts'
import { basisFinder } from './basis.ts'
import { breakEvenTable } from './break-even.ts'
import { checkTable } from './checks.ts'
import { driverBook } from './driver-book.ts'
import { needTable, promisedRows } from './funding-need.ts'
import { fundRows } from './funds.ts'
import { type Found, keyFigures, nameResults } from './key-figures.ts'
import { type Looks, looksFor, type ModelColours } from './looks.ts'
import { type Model, type Terms, toWhole } from './model.ts'
import { readMe } from './read-me.ts'
import { costRows, peopleRows } from './running-costs.ts'
import { caseCells, factorTable, outcomeTable, sensitivityTable } from './scenarios.ts'
import { balanceRows, cashRows, profitRows, tiedUp } from './statements.ts'
import { monthsAfter, streamBlock } from './streams/streams.ts'
import { type TablePage, tablePage } from './table-page.ts'
import { timePage } from './time-page.ts'
import { unitTables } from './unit-economics.ts'

const LONGEST_AUTHOR = 80

/** The bytes of an .xlsx; the same for the same plan and colours. */
export function financialModel(plan: Plan, colours: ModelColours = {}): Promise<Uint8Array> {
  return writeWorkbook(modelWorkbook(plan, colours))
}

export function modelWorkbook(plan: Plan, colours: ModelColours = {}): Workbook {
  const looks = looksFor(plan.finance.drivers.currency, colours)
  const pages = openPages(plan, looks)
  const model = openModel(plan, looks, pages)
  const found = writePages(model, pages)
  nameResults(model, found)
  const first = readMe(plan, looks, keyFigures(model, found))
  return {
    title: `${plan.name}: financial model`,
    author: plain(plan.founder, LONGEST_AUTHOR) || plan.name,
    subject: 'Three years by month: assumptions, sales, costs, statements, need and scenarios',
    language: 'en-GB',
    font: 'Arial',
    footer: `${plan.name} · financial model`,
    names: model.names,
    sheets: inOrder(pages, first, looks),
  }
}

type Pages = ReturnType<typeof openPages>

function openPages(plan: Plan, looks: Looks) {
  const { currency, streams } = plan.finance.drivers
  const unit = 10 ** decimalsOf(currency)
  const subtitle = `${plan.name} · amounts in ${currency}, net of sales tax`
  const time = (name: string, more = 0) => timePage({ name, title: name, subtitle, looks, unit, more })
  const table = (name: string, widths: number[]) => tablePage({ name, title: name, subtitle, looks, widths })
  const more = monthsAfter(streams)
  return {
    book: driverBook({
      looks,
      unit,
      find: basisFinder(plan),
      title: 'Assumptions',
      subtitle: `${subtitle} · tinted cells are yours to change`,
    }),
    overTime: time('Over time', more),
    sales: time('Sales', more),
    people: time('People'),
    costs: time('Costs'),
    funds: time('Investments & loan'),
    profit: time('Profit & loss'),
    cash: time('Cash flow'),
    balance: time('Balance sheet'),
    units: table('Unit economics', [46, 20, 60]),
    even: table('Break-even', [64, 18, 18, 18, 46]),
    promised: time('Promised money'),
    need: table('Funding need', [48, 20, 60]),
    scenarios: table('Scenarios', [48, 18, 18, 18, 18, 18, 50]),
    checks: table('Checks', [64, 14, 60]),
  }
}

/** The case and the terms come first among the assumptions, because everything else reads them. */
function openModel(plan: Plan, looks: Looks, { book, overTime, sales, scenarios }: Pages): Model {
  const { currency, streams } = plan.finance.drivers
  const decimals = decimalsOf(currency)
  const names = new Map<string, string>()
  caseCells(book, factorTable(plan, scenarios), names)
  return {
    plan,
    looks,
    unit: 10 ** decimals,
    toCent: (formula) => (decimals === 0 ? toWhole(formula) : `ROUND(${formula},${decimals})`),
    book,
    overTime,
    sales,
    more: monthsAfter(streams),
    terms: termCells(plan, book),
    names,
  }
}

function writePages(model: Model, pages: Pages): Found {
  const sold = model.plan.finance.drivers.streams.map((stream) => streamBlock(model, stream))
  const people = peopleRows(model, pages.people)
  const costs = costRows(model, pages.costs, sold)
  const funds = fundRows(model, pages.funds)
  const parts = { sold, people, costs, funds }
  const profit = profitRows(model, pages.profit, parts)
  const cash = cashRows(model, pages.cash, parts, profit, tiedUp(parts))
  const balance = balanceRows(model, pages.balance, parts, profit, cash)
  unitTables(model, pages.units, sold, { costs, profit })
  const even = breakEvenTable(model, pages.even, sold, profit, cash)
  const promised = promisedRows(model, pages.promised, { funds, profit, cash })
  const need = needTable(model, pages.need, promised, { funds, profit, cash, once: costs.once })
  outcomeTable(model, pages.scenarios, profit, cash)
  sensitivityTable(model, pages.scenarios)
  const { usesAgree } = need
  const light = checkTable(model, pages.checks, { sold, costs, funds, profit, cash, balance, usesAgree })
  return { profit, cash, even, need, light }
}

/** As they are read, with tabs coloured by what they are for. */
function inOrder(pages: Pages, first: TablePage, { colours }: Looks): Sheet[] {
  const { book, overTime, sales, people, costs, funds, profit, cash, balance, units, even } = pages
  const { promised, need, scenarios, checks } = pages
  const tab = (colour: string, ...group: { sheet: Sheet }[]) =>
    group.map(({ sheet }) => ({ ...sheet, tab: colour }))
  return [
    ...tab(colours.primary, first),
    ...tab(colours.signal, book),
    ...tab(colours.line, overTime, sales, people, costs, funds),
    ...tab(colours.primary, profit, cash, balance),
    ...tab(colours.mid, units, even, promised, need, scenarios, checks),
  ]
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
    ...(drivers.taxFree && {
      taxFree: book.driver({
        label: '… above, a year',
        value: drivers.taxFree,
        as: 'money',
        unit: 'free of tax',
        check: 'The allowance of your country',
        says: [/allowance|free of tax/],
      }),
    }),
  }
}
