// What runs by a timetable: things bought and written off, deposits, money put in, a loan.
import { addUp, once, row } from '../plan/finance/calendar.ts'
import type { Drivers, Loan } from '../plan/finance/drivers.ts'
import { LEAST_RATE, loanMonths } from '../plan/finance/schedules.ts'
import { investmentRows } from './investments.ts'
import type { Model } from './model.ts'
import { type OpeningRows, openingRows } from './opening.ts'
import { sumOf } from './running-costs.ts'
import type { Row, TimePage } from './time-page.ts'

export interface Funds {
  invested: Row
  depreciation: Row
  fixedAssets: Row
  deposits: Row
  equity: Row
  /** Money that nobody has promised yet. */
  soughtEquity: Row
  equityLines: { label: string; row: Row; month: string; amount: string }[]
  drawn: Row
  interest: Row
  repaid: Row
  owed: Row
  /** 'Yes' when the loan is not promised. */
  loanSought: string
  /** Cells with the price of each investment. */
  amounts: string[]
  before: OpeningRows
}

export function fundRows(model: Model, page: TimePage): Funds {
  const { drivers } = model.plan.finance
  const bought = drivers.investments.map((line) => investmentRows(model, page, line))
  const before = openingRows(model, page, drivers.opening)
  page.section('Investments together')
  const add = (label: string, rows: Row[], over: 'sum' | 'last') =>
    page.add({
      label,
      as: 'money',
      role: 'total',
      over,
      month: (i) => sumOf(rows, i),
      values: addUp(rows.map(({ values }) => values)),
    })
  const invested = add(
    'Invested',
    bought.map((one) => one.paid),
    'sum',
  )
  const depreciation = add(
    'Depreciation',
    [...bought, ...before.owned].map((one) => one.depreciation),
    'sum',
  )
  const fixedAssets = add(
    'Equipment, net',
    [...bought, ...before.owned].map((one) => one.net),
    'last',
  )
  const deposits = depositRows(model, page, drivers)
  return {
    invested,
    depreciation,
    fixedAssets,
    deposits,
    amounts: bought.map((one) => one.amount),
    before,
    ...equityRows(model, page, drivers),
    ...loanRows(model, page, drivers.funding.loan),
  }
}

function depositRows({ book }: Model, page: TimePage, { deposits }: Drivers): Row {
  if (deposits.length > 0) book.section('Deposits')
  page.section('Deposits', 'paid once and kept by somebody else until the end')
  const rows = deposits.map((line) => {
    const amount = book.driver({
      label: line.label,
      value: line.amount,
      as: 'money',
      unit: 'once',
      check: 'The contract',
      says: [/deposit/],
    })
    const month = book.driver({
      label: '… paid in',
      value: line.month,
      as: 'month',
      unit: 'month of the plan',
      check: 'The contract',
    })
    return page.add({
      label: line.label,
      as: 'money',
      over: 'sum',
      month: (i) => `IF(${page.monthNumber(i)}=${month},${amount},0)`,
      values: once([line]),
    })
  })
  return page.add({
    label: 'Deposits paid',
    as: 'money',
    role: 'total',
    over: 'sum',
    month: (i) => sumOf(rows, i),
    values: addUp(rows.map(({ values }) => values)),
  })
}

function equityRows({ book }: Model, page: TimePage, { funding }: Drivers) {
  if (funding.equity.length > 0) book.section('Money put in')
  page.section('Money put in')
  const lines = funding.equity.map((line) => {
    const amount = book.driver({
      label: line.label,
      value: line.amount,
      as: 'money',
      unit: 'once',
      check: line.sought
        ? 'Still to be found: the sheet ‘Funding need’ says why so much'
        : 'The account it lies in',
      says: [/budget|raise|round|equity|own|saving|grant|money/],
    })
    const month = book.driver({
      label: '… arrives in',
      value: line.month,
      as: 'month',
      unit: 'month of the plan',
      check: 'What was agreed',
    })
    const sought = book.yesNo(
      '… still to be found',
      line.sought === true,
      'Yes: nobody has promised it; left out when the need is computed',
    )
    const row = page.add({
      label: line.label,
      as: 'money',
      over: 'sum',
      month: (i) => `IF(${page.monthNumber(i)}=${month},${amount},0)`,
      values: once([line]),
    })
    return { label: line.label, row, month, amount, sought, isSought: line.sought === true }
  })
  const rows = lines.map((one) => one.row)
  const equity = page.add({
    label: 'Money put in',
    as: 'money',
    role: 'total',
    over: 'sum',
    month: (i) => sumOf(rows, i),
    values: addUp(rows.map(({ values }) => values)),
  })
  const soughtEquity = page.add({
    label: 'Of it still to be found',
    as: 'money',
    over: 'sum',
    month: (i) =>
      lines.length === 0
        ? '0'
        : lines.map(({ row, sought }) => `IF(${sought}="Yes",${row.at(i)},0)`).join('+'),
    values: addUp(lines.filter(({ isSought }) => isSought).map(({ row }) => row.values)),
  })
  return { equity, soughtEquity, equityLines: lines }
}

const NO_LOAN: Loan = { month: 1, amount: 0, yearlyRate: 0, months: 60, graceMonths: 0 }

/** Without a loan the cells are there all the same, at nothing, so that one can be tried. */
function loanRows({ book, toCent }: Model, page: TimePage, given: Loan | undefined) {
  const loan = given ?? NO_LOAN
  const has = (says: RegExp[]) => (given ? { says } : {})
  book.section('Loan')
  const amount = book.driver({
    label: 'Amount',
    value: loan.amount,
    as: 'money',
    unit: 'once',
    check: given
      ? 'The sheet ‘Funding need’ says why so much'
      : 'No loan is planned; enter one to see what it does',
    ...has([/loan/]),
  })
  const month = book.driver({
    label: 'Drawn in',
    value: loan.month,
    as: 'month',
    unit: 'month of the plan',
    check: 'At the start of that month',
  })
  const rate = book.driver({
    label: 'Interest a year',
    value: loan.yearlyRate,
    as: 'share',
    unit: 'on what is owed',
    check: 'An offer from two banks',
    ...has([/loan.?rate|interest/]),
  })
  const term = book.driver({
    label: 'Term',
    value: loan.months,
    as: 'count',
    unit: 'months, grace included',
    check: 'An offer from two banks',
  })
  const grace = book.driver({
    label: 'Grace',
    value: loan.graceMonths,
    as: 'count',
    unit: 'months without repayment',
    check: 'Asked for, and seldom refused for a start',
  })
  const loanSought = book.yesNo(
    'Still to be found',
    loan.sought === true,
    'Yes: nobody has promised it; left out when the need is computed',
  )
  const count = Math.max(1, loan.months - loan.graceMonths)
  const parts = book.follows(
    'Repayments',
    'count',
    `MAX(1,${term}-${grace})`,
    count,
    loan.equalPayments ? 'Equal payments, interest included, after the grace' : 'Equal parts after the grace',
  )
  const first = book.follows(
    'First repayment in',
    'month',
    `${month}+MAX(${term},1)-${parts}`,
    loan.month + Math.max(loan.months, 1) - count,
    'Follows from the lines above',
  )
  const months = loanMonths(given)
  const grown = (count: string) => `((1+${rate}/12)^(${count})-1)`
  const repaidBy = (paid: string) => {
    const equalParts = `${amount}*${paid}/${parts}`
    return loan.equalPayments
      ? `IF(${rate}>=${LEAST_RATE},${amount}*${grown(paid)}/${grown(parts)},${equalParts})`
      : equalParts
  }
  const owedBack = row((now) => months.repaid.slice(0, now).reduce((sum, value) => sum + value, 0))

  page.section('Loan')
  const drawn = page.add({
    label: 'Drawn',
    as: 'money',
    over: 'sum',
    month: (i) => `IF(${page.monthNumber(i)}=${month},${amount},0)`,
    values: months.drawn,
  })
  const back = page.add({
    label: 'Repaid since the start',
    as: 'money',
    role: 'memo',
    over: 'none',
    month: (i) => toCent(repaidBy(`MAX(0,MIN(${parts},${page.monthNumber(i)}-${first}+1))`)),
    values: owedBack,
  })
  const interest = page.add({
    label: 'Interest',
    as: 'money',
    over: 'sum',
    month: (i) =>
      `IF(${page.monthNumber(i)}<${month},0,${toCent(`(${amount}-${back.before(i)})*${rate}/12`)})`,
    values: months.interest,
  })
  const repaid = page.add({
    label: 'Repaid',
    as: 'money',
    over: 'sum',
    month: (i) => `${back.at(i)}-${back.before(i)}`,
    values: months.repaid,
  })
  const owed = page.add({
    label: 'Owed',
    as: 'money',
    role: 'total',
    over: 'last',
    month: (i) => `IF(${page.monthNumber(i)}<${month},0,${amount}-${back.at(i)})`,
    values: months.owed,
  })
  return { drawn, interest, repaid, owed, loanSought }
}
