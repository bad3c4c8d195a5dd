// Profit and loss, cash flow and balance sheet, each from the sheets before it.
import { minus, runningTotal } from '../plan/finance/calendar.ts'
import type { Funds } from './funds.ts'
import type { Model, Sold } from './model.ts'
import { type Costs, type People, sumOf } from './running-costs.ts'
import { type TaxRows, taxRows } from './tax.ts'
import type { Row, TimePage } from './time-page.ts'

export interface Profit {
  revenue: Row
  contribution: Row
  fixedCosts: Row
  ebitda: Row
  interest: Row
  beforeTax: Row
  net: Row
  fees: Row
  people: Row[]
  founders: Row
  costs: Row
  tax: TaxRows
}

const present = (rows: (Row | undefined)[]): Row[] => rows.filter((each) => each !== undefined)

interface Parts {
  sold: Sold[]
  people: People
  costs: Costs
  funds: Funds
}

export function profitRows(model: Model, page: TimePage, { sold, people, costs, funds }: Parts): Profit {
  const { profit } = model.plan.finance.projection
  const money = (
    label: string,
    month: (i: number) => string,
    values: number[],
    role: 'plain' | 'total' = 'plain',
  ) => page.add({ label, as: 'money', role, over: 'sum', month, values })
  page.section('Profit and loss', 'costs are shown as positive amounts and taken off')
  const earned = sold.map(({ stream, revenue }) => money(stream.label, (i) => revenue.at(i), revenue.values))
  const revenue = money('Revenue', (i) => sumOf(earned, i), profit.revenue.months, 'total')
  const costOfSales = money(
    'Cost of what is sold',
    (i) =>
      sumOf(
        sold.map((one) => one.costOfSales),
        i,
      ),
    profit.costOfSales.months,
  )
  const fees = money(
    'Payment fees',
    (i) =>
      sumOf(
        sold.map((one) => one.fees),
        i,
      ),
    profit.fees.months,
  )
  const contribution = money(
    'Contribution',
    (i) => `${revenue.at(i)}-${costOfSales.at(i)}-${fees.at(i)}`,
    profit.contribution.months,
    'total',
  )
  const staff = money('Staff', (i) => people.staff.at(i), profit.staff.months)
  const founders = money('Founders’ pay', (i) => people.founders.at(i), profit.founders.months)
  const others = money('Other costs', (i) => costs.total.at(i), profit.costs.months)
  const fixedCosts = money(
    'Fixed costs',
    (i) => sumOf([staff, founders, others], i),
    profit.fixedCosts.months,
    'total',
  )
  const ebitda = money(
    'EBITDA',
    (i) => model.toCent(`${contribution.at(i)}-${fixedCosts.at(i)}`),
    profit.ebitda.months,
    'total',
  )
  const depreciation = money('Depreciation', (i) => funds.depreciation.at(i), profit.depreciation.months)
  const interest = money('Interest', (i) => funds.interest.at(i), profit.interest.months)
  const beforeTax = money(
    'Result before tax',
    (i) => model.toCent(`${ebitda.at(i)}-${depreciation.at(i)}-${interest.at(i)}`),
    profit.beforeTax.months,
    'total',
  )
  // The tax is worked out below its line, in a block of its own.
  const taxAhead = page.ahead(TAX_ROWS_BELOW)
  const tax = money('Tax on profit', (i) => taxAhead.at(i), profit.tax.months)
  const net = money(
    'Result',
    (i) => model.toCent(`${beforeTax.at(i)}-${tax.at(i)}`),
    profit.net.months,
    'total',
  )
  page.section(
    'Tax',
    `once a plan year, on ${model.plan.finance.drivers.ownerTaxed ? 'the result and the founders’ pay' : 'what is left'} after losses of earlier years; paid three months later`,
  )
  const taxes = taxRows(model, page, { beforeTax, founders })
  return {
    revenue,
    contribution,
    fixedCosts,
    ebitda,
    interest,
    beforeTax,
    net,
    fees,
    people: [staff, founders],
    founders,
    costs: others,
    tax: taxes,
  }
}
/** From the line of tax to its working: the result, a gap, a heading, and three rows. */
const TAX_ROWS_BELOW = 7

export interface Cash {
  change: Row
  cash: Row
  equity: Row
  drawn: Row
  investing: Row
  deposits: Row
  interest: Row
  tax: Row
  repaid: Row
  workingCapital: Row
  /** Running total without money put in and lent. */
  own: Row
}

export function cashRows(
  { plan, toCent }: Model,
  page: TimePage,
  { sold, costs, funds }: Parts,
  profit: Profit,
  balance: BalanceAhead,
): Cash {
  const { cashFlow } = plan.finance.projection
  const money = (
    label: string,
    month: (i: number, own: Row) => string,
    values: number[],
    role: 'plain' | 'total' | 'memo' = 'plain',
    over: 'sum' | 'last' = 'sum',
  ) => page.add({ label, as: 'money', role, over, month, values })
  const taken = (each: Row) => (i: number) => `-${each.at(i)}`
  page.section('Cash flow', 'money in is positive, money out is negative')
  const operating = [
    money(
      'From customers',
      (i) => sumOf([...sold.map((one) => one.received), ...present([funds.before.collected])], i),
      cashFlow.receipts.months,
    ),
    money('To suppliers', taken(costs.paidToSuppliers), cashFlow.suppliers.months),
    money('Payment fees', taken(profit.fees), cashFlow.fees.months),
    money(
      'Staff and founders',
      (i) => profit.people.map((each) => `-${each.at(i)}`).join(''),
      cashFlow.staff.months,
    ),
    money('Other costs', taken(profit.costs), cashFlow.costs.months),
  ]
  const interest = money('Interest', taken(funds.interest), cashFlow.interest.months)
  const tax = money('Tax', taken(profit.tax.paid), cashFlow.tax.months)
  const deposits = money('Deposits', taken(funds.deposits), cashFlow.deposits.months)
  const fromOperations = money(
    'From operations',
    (i) => toCent(sumOf([...operating, interest, tax, deposits], i)),
    cashFlow.operating.months,
    'total',
  )
  const workingCapital = money(
    'of it: working capital',
    (i) =>
      toCent(
        i === 0
          ? `(${funds.before.receivables})-(${balance.tied(0)})`
          : `(${balance.tied(i - 1)})-(${balance.tied(i)})`,
      ),
    cashFlow.workingCapital.months,
    'memo',
  )
  const investing = money('Invested', taken(funds.invested), cashFlow.investing.months, 'total')
  const equity = money('Money put in', (i) => funds.equity.at(i), cashFlow.equity.months)
  const drawn = money('Loan drawn', (i) => funds.drawn.at(i), cashFlow.loanDrawn.months)
  const paidBack = [funds.repaid, ...present([funds.before.repaid])]
  const repaid = money(
    paidBack.length > 1 ? 'Loan and old debts repaid' : 'Loan repaid',
    (i) => paidBack.map((each) => `-${each.at(i)}`).join(''),
    cashFlow.loanRepaid.months,
  )
  const financing = money(
    'From financing',
    (i) => sumOf([equity, drawn, repaid], i),
    cashFlow.financing.months,
    'total',
  )
  const change = money(
    'Change',
    (i) => toCent(sumOf([fromOperations, investing, financing], i)),
    cashFlow.change.months,
    'total',
  )
  const cash = money(
    'Cash at the end',
    (i, own) => toCent(`${own.before(i)}+${change.at(i)}`),
    cashFlow.cash.months,
    'total',
    'last',
  )
  const ownValues = runningTotal(
    minus(cashFlow.change.months, cashFlow.equity.months, cashFlow.loanDrawn.months),
  )
  const own = money(
    'Running total without new money',
    (i, me) => toCent(`${me.before(i)}+${change.at(i)}-${equity.at(i)}-${drawn.at(i)}`),
    ownValues,
    'memo',
    'last',
  )
  return { change, cash, equity, drawn, investing, deposits, interest, tax, repaid, workingCapital, own }
}

export interface Balance {
  assets: Row
  liabilities: Row
  cash: Row
  rows: Record<
    | 'receivables'
    | 'stock'
    | 'deposits'
    | 'fixedAssets'
    | 'payables'
    | 'deferred'
    | 'taxPayable'
    | 'loan'
    | 'capital'
    | 'result',
    Row
  >
}

/** What is tied up in a month: owed by customers and lying in stock, less owed to suppliers and paid ahead. */
export interface BalanceAhead {
  tied: (index: number) => string
}

export function balanceRows(
  { plan, toCent }: Model,
  page: TimePage,
  { sold, costs, funds }: Parts,
  profit: Profit,
  cash: Cash,
): Balance {
  const { balance } = plan.finance.projection
  const money = (
    label: string,
    month: (i: number, own: Row) => string,
    values: number[],
    role: 'plain' | 'total' = 'plain',
  ) => page.add({ label, as: 'money', role, over: 'last', month, values })
  const sofar = (each: Row) => (i: number, own: Row) => toCent(`${own.before(i)}+${each.at(i)}`)
  page.section('What there is')
  const inBank = money('Cash', (i) => cash.cash.at(i), balance.cash.months)
  const receivables = money(
    'Owed by customers',
    (i) => sumOf([...sold.map((one) => one.owed), ...present([funds.before.open])], i),
    balance.receivables.months,
  )
  const stock = money('Stock', (i) => sumOf(present(sold.map((one) => one.stock)), i), balance.stock.months)
  const deposits = money('Deposits', sofar(funds.deposits), balance.deposits.months)
  const fixedAssets = money('Equipment, net', (i) => funds.fixedAssets.at(i), balance.fixedAssets.months)
  const assets = money(
    'Total assets',
    (i) => toCent(sumOf([inBank, receivables, stock, deposits, fixedAssets], i)),
    balance.assets.months,
    'total',
  )
  page.section('Whose it is')
  const payables = money('Owed to suppliers', (i) => costs.owedToSuppliers.at(i), balance.payables.months)
  const deferred = money(
    'Paid ahead by customers',
    (i) => sumOf(present(sold.map((one) => one.deferred)), i),
    balance.deferred.months,
  )
  const taxPayable = money('Tax owed', (i) => profit.tax.owed.at(i), balance.taxPayable.months)
  const debts = [funds.owed, ...present([funds.before.owed])]
  const loan = money(
    debts.length > 1 ? 'Loan and old debts' : 'Loan',
    (i) => sumOf(debts, i),
    balance.loan.months,
  )
  const capital = money('Capital', capitalOf(funds, toCent), balance.capital.months)
  const result = money('Accumulated result', sofar(profit.net), balance.result.months)
  const liabilities = money(
    'Total liabilities and capital',
    (i) => toCent(sumOf([payables, deferred, taxPayable, loan, capital, result], i)),
    balance.liabilities.months,
    'total',
  )
  return {
    assets,
    liabilities,
    cash: inBank,
    rows: {
      receivables,
      stock,
      deposits,
      fixedAssets,
      payables,
      deferred,
      taxPayable,
      loan,
      capital,
      result,
    },
  }
}

/** What was there less what was owed at the start, and what has been put in since. */
function capitalOf({ equity, before }: Funds, toCent: Model['toCent']) {
  const start = `${before.worth}+${before.receivables}-(${before.debts})`
  const isNothing = before.worth === '0' && before.receivables === '0' && before.debts === '0'
  return (i: number, own: Row) => toCent(`${i === 0 && !isNothing ? start : own.before(i)}+${equity.at(i)}`)
}

/** As the balance sheet will show it, for the sheet before it. */
export function tiedUp({ sold, costs, funds }: Parts): BalanceAhead {
  return {
    tied: (i) => {
      const held = sumOf(
        [...sold.map((one) => one.owed), ...present([funds.before.open, ...sold.map((one) => one.stock)])],
        i,
      )
      const owing = present(sold.map((one) => one.deferred)).map((each) => `-${each.at(i)}`)
      return `${held}-${costs.owedToSuppliers.at(i)}${owing.join('')}`
    },
  }
}
