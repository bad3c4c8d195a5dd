// How much money is missing: the plan once more with the promised money alone, and what must be kept in reserve.
import { at, minus, row, runningTotal } from '../plan/finance/calendar.ts'
import type { Drivers } from '../plan/finance/drivers.ts'
import { BEFORE, BEFORE_ONCE, ONCE_LABEL, repaidLabel, USUAL_OPTIONS } from '../plan/finance/funding-need.ts'
import { project } from '../plan/finance/project.ts'
import type { Funds } from './funds.ts'
import type { Model } from './model.ts'
import type { Cash, Profit } from './statements.ts'
import type { TablePage } from './table-page.ts'
import { taxRows } from './tax.ts'
import { type Row, span, type TimePage } from './time-page.ts'

export interface NeedCells {
  need: string
  raise: string
  usesAgree: string
}

interface Rows {
  funds: Funds
  profit: Profit
  cash: Cash
}

interface NeedRows extends Rows {
  /** Cost lines that are paid once, to begin. */
  once: Row[]
}

const withoutSought = (drivers: Drivers): Drivers => ({
  ...drivers,
  funding: {
    equity: drivers.funding.equity.filter((line) => !line.sought),
    ...(drivers.funding.loan && !drivers.funding.loan.sought && { loan: drivers.funding.loan }),
  },
})

/** Cash month by month with what is promised; without a loan there is no interest, and so another tax. */
export function promisedRows(model: Model, page: TimePage, { funds, profit, cash }: Rows): Row {
  const { drivers, projection } = model.plan.finance
  const alone = project(withoutSought(drivers))
  const isSought = `${funds.loanSought}="Yes"`
  page.section('With promised money alone', 'what nobody has promised yet is left out')
  const before = page.add({
    label: 'Result before tax',
    as: 'money',
    over: 'sum',
    month: (i) => `${profit.beforeTax.at(i)}+IF(${isSought},${funds.interest.at(i)},0)`,
    values: alone.profit.beforeTax.months,
  })
  const tax = taxRows(model, page, { beforeTax: before, founders: profit.founders })
  const soughtLoan = row(
    (_, i) =>
      at(projection.cashFlow.loanDrawn.months, i) -
      at(alone.cashFlow.loanDrawn.months, i) +
      at(projection.cashFlow.loanRepaid.months, i) -
      at(alone.cashFlow.loanRepaid.months, i) +
      at(projection.cashFlow.interest.months, i) -
      at(alone.cashFlow.interest.months, i),
  )
  const left = page.add({
    label: 'Left out: money put in',
    as: 'money',
    over: 'sum',
    month: (i) => funds.soughtEquity.at(i),
    values: minus(projection.cashFlow.equity.months, alone.cashFlow.equity.months),
  })
  const loan = page.add({
    label: 'Left out: loan, less repaid and interest',
    as: 'money',
    over: 'sum',
    month: (i) => `IF(${isSought},${funds.drawn.at(i)}-${funds.repaid.at(i)}-${funds.interest.at(i)},0)`,
    values: soughtLoan,
  })
  const change = page.add({
    label: 'Change',
    as: 'money',
    role: 'total',
    over: 'sum',
    month: (i) =>
      model.toCent(
        `${cash.change.at(i)}-${left.at(i)}-${loan.at(i)}+${profit.tax.paid.at(i)}-${tax.paid.at(i)}`,
      ),
    values: alone.cashFlow.change.months,
  })
  return page.add({
    label: 'Cash at the end',
    as: 'money',
    role: 'total',
    over: 'last',
    month: (i, own) => model.toCent(`${own.before(i)}+${change.at(i)}`),
    values: runningTotal(alone.cashFlow.change.months),
  })
}

export function needTable(model: Model, page: TablePage, promised: Row, rows: NeedRows): NeedCells {
  const { plan, book, unit, toCent } = model
  const { need, projection, drivers } = plan.finance
  const { funds, profit, cash, once } = rows
  const money = (formula: string, value: number) => [{ formula, value: value / unit, as: 'money' as const }]
  book.section('Reserve')
  const reserveMonths = book.driver({
    label: 'Months of fixed costs kept',
    value: USUAL_OPTIONS.reserveMonths,
    as: 'number',
    unit: 'months',
    check: 'How long you would need to react',
  })
  const contingencyShare = book.driver({
    label: 'Kept for what investments turn out to cost',
    value: USUAL_OPTIONS.contingencyShare,
    as: 'share',
    unit: 'of investments',
    check: 'Less once there are firm quotes',
  })

  page.section('How much is missing')
  const [low = ''] = page.line(
    'Lowest cash with promised money alone',
    money(`MIN(${promised.months})`, need.committed.lowestCash.amount),
    'on the sheet ‘Promised money’',
  )
  const [month = ''] = page.line('in month', [
    { formula: `MATCH(${low},${promised.months},0)`, value: need.committed.lowestCash.month, as: 'count' },
  ])
  page.line('Shortfall', money(`MAX(0,-${low})`, need.shortfall), 'by how much cash falls below zero')
  const [year = ''] = page.line(
    'The reserve is lived on in plan year',
    [{ formula: `INT((MIN(36,${month}+6)-1)/12)+1`, value: need.reserveYear, as: 'count' }],
    'half a year after the lowest month',
  )
  const fixed = Math.round(at(projection.profit.fixedCosts.years, need.reserveYear - 1) / 12)
  const [monthly = ''] = page.line(
    'Fixed costs of a month then',
    money(toCent(`INDEX(${profit.fixedCosts.years},${year})/12`), fixed),
  )
  const [reserve = ''] = page.line('Reserve', money(toCent(`${monthly}*${reserveMonths}`), need.reserve))
  const [contingency = ''] = page.line(
    'Kept for investments',
    money(toCent(`(${funds.amounts.join('+') || '0'})*${contingencyShare}`), need.contingency),
  )
  const [needed = ''] = page.line(
    'Need',
    money(toCent(`MAX(0,${reserve}+${contingency}-${low})`), need.need),
    'reserve + kept for investments − lowest cash',
    'total',
  )
  const minor = `ROUND(${needed}*${unit},0)`
  const step = `MAX(1,10^(LEN(TEXT(${minor},"0"))-1)/2)`
  const [raise = ''] = page.line(
    'Rounded up to a sum one would ask for',
    money(`IF(${needed}<=0,0,ROUNDUP(${minor}/${step},0)*${step}/${unit})`, need.raise),
    '',
    'result',
  )

  const untilHere = (each: Row) => `SUM(${span(each.at(0), `INDEX(${each.months},${until})`)})`
  page.section('What the money is for', ['Until then', ''])
  const [until = ''] = page.line(
    'Lowest cash of the plan in month',
    [{ formula: `MATCH(MIN(${cash.cash.months}),${cash.cash.months},0)`, value: need.until, as: 'count' }],
    'with all its funding, promised and sought',
  )
  const entry = (list: typeof need.uses, id: string) => list.find((one) => one.id === id)?.amount ?? 0
  const use = (id: string, label: string, formula: string) =>
    page.line(label, money(toCent(formula), entry(need.uses, id)))[0] ?? '0'
  const spent = once.map(untilHere)
  const earned = [untilHere(profit.ebitda), ...spent].join('+')
  const before = once.length > 0 ? BEFORE_ONCE : BEFORE
  const uses = [
    use('investments', 'Investments', `-${untilHere(cash.investing)}`),
    use('deposits', 'Deposits', `-${untilHere(cash.deposits)}`),
    ...(once.length > 0 ? [use('once', ONCE_LABEL, spent.join('+'))] : []),
    use('losses', `Losses ${before}`, once.length > 0 ? `MAX(0,-(${earned}))` : `MAX(0,-${earned})`),
    use('interest', 'Loan interest', `-${untilHere(cash.interest)}`),
    use('tax', 'Tax', `-${untilHere(cash.tax)}`),
    use('repaid', repaidLabel(drivers), `-${untilHere(cash.repaid)}`),
    use('workingCapital', 'Working capital', `-${untilHere(cash.workingCapital)}`),
    use('left', 'Left in the bank', `MAX(0,INDEX(${cash.cash.months},${until}))`),
  ]
  const sum = (label: string, cells: string[]) =>
    page.line(label, money(toCent(cells.join('+')), need.total), '', 'total')[0] ?? ''
  const used = sum('Total', uses)
  page.section('Where it comes from')
  const source = (label: string, formula: string, value: number) =>
    page.line(label, money(toCent(formula), value))[0] ?? '0'
  const sources = [
    ...funds.equityLines.map(({ label, month: paid, amount }, i) => {
      const line = drivers.funding.equity[i]
      return source(
        label,
        `IF(${paid}<=${until},${amount},0)`,
        line && line.month <= need.until ? line.amount : 0,
      )
    }),
    source('Loan', untilHere(cash.drawn), entry(need.sources, 'loan')),
    source(`Earned ${before}`, `MAX(0,${earned})`, entry(need.sources, 'earned')),
    source(
      'Still to be found',
      `MAX(0,-INDEX(${cash.cash.months},${until}))`,
      entry(need.sources, 'missing'),
    ),
  ]
  const found = sum('Total', sources)
  return { need: needed, raise, usesAgree: `ABS(${used}-${found})<0.005` }
}
