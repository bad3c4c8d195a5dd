// From drivers to three statements. Profit, cash and balance sheet are computed from the same months but apart: no
// figure is a plug, and that assets equal liabilities is a proof, not a definition.
import { addUp, changes, flow, flows, level, levels, minus, negated, once, runningTotal } from './calendar.ts'
import type { Drivers } from './drivers.ts'
import { projectStream } from './project-stream.ts'
import type { Projection } from './projection.ts'
import { costGroups, projectCost, projectStaff } from './running-costs.ts'
import { loanMonths, openingMonths, taxMonths, writeOff } from './schedules.ts'
import { settle, settleAll } from './settle.ts'
import type { StreamMonths } from './streams/stream-months.ts'
import { streamMonths } from './streams/streams.ts'

export function project(drivers: Drivers): Projection {
  const work = gather(drivers)
  const profit = profitRows(work)
  const taxed = drivers.ownerTaxed ? addUp([profit.beforeTax, profit.founders]) : profit.beforeTax
  const tax = taxMonths(taxed, drivers.taxRate, drivers.taxFree)
  const net = minus(profit.beforeTax, tax.accrued)
  const terms = credit(drivers, work)
  const cash = cashRows(drivers, work, profit, tax.paid, terms)
  const balance = balanceRows(work, terms, cash, tax.payable, net)
  const tied = minus(addUp([balance.receivables, balance.stock]), balance.payables, balance.deferred)
  return {
    currency: drivers.currency,
    streams: work.sold.map(({ stream, months }) => projectStream(stream, months)),
    staff: work.staff,
    costs: work.costs,
    costGroups: costGroups(work.costs),
    profit: flows({ ...profit, tax: tax.accrued, net }),
    cashFlow: {
      ...flows(cash),
      workingCapital: flow(negated(changes(tied, work.before.receivables))),
      cash: level(balance.cash),
    },
    balance: levels(balance),
  }
}

/** Everything that stands on its own, before the statements bring it together. */
function gather(drivers: Drivers) {
  return {
    sold: drivers.streams.map((stream) => ({ stream, months: streamMonths(stream) })),
    staff: drivers.staff.map(projectStaff),
    costs: drivers.costs.map(projectCost),
    written: drivers.investments.map(writeOff),
    loan: loanMonths(drivers.funding.loan),
    before: openingMonths(drivers.opening),
  }
}
type Work = ReturnType<typeof gather>

type Summed = 'revenue' | 'costOfSales' | 'fees' | 'bought' | 'stock' | 'deferred'
const total = ({ sold }: Work, name: Summed & keyof StreamMonths): number[] =>
  addUp(sold.map(({ months }) => months[name]))

function profitRows(work: Work) {
  const revenue = total(work, 'revenue')
  const costOfSales = total(work, 'costOfSales')
  const fees = total(work, 'fees')
  const contribution = minus(revenue, costOfSales, fees)
  const paidTo = (founder: boolean) =>
    addUp(work.staff.filter((line) => line.isFounder === founder).map((line) => line.cost.months))
  const staff = paidTo(false)
  const founders = paidTo(true)
  const costs = addUp(work.costs.map((line) => line.cost.months))
  const fixedCosts = addUp([staff, founders, costs])
  const ebitda = minus(contribution, fixedCosts)
  const depreciation = addUp([...work.written.map((line) => line.depreciation), work.before.depreciation])
  const { interest } = work.loan
  const beforeTax = minus(ebitda, depreciation, interest)
  return {
    revenue,
    costOfSales,
    fees,
    contribution,
    staff,
    founders,
    costs,
    fixedCosts,
    ebitda,
    depreciation,
    interest,
    beforeTax,
  }
}

/** Customers on account pay later, and so do we, for what is sold. */
function credit(drivers: Drivers, work: Work) {
  const bills = work.sold.map(({ stream, months }) => ({
    bills: months.billed,
    days: stream.onAccount ? drivers.receivableDays : 0,
  }))
  return { customers: settleAll(bills), suppliers: settle(total(work, 'bought'), drivers.payableDays) }
}
type Credit = ReturnType<typeof credit>

function cashRows(
  drivers: Drivers,
  { loan, before }: Work,
  profit: ReturnType<typeof profitRows>,
  taxPaid: number[],
  { customers, suppliers }: Credit,
) {
  const operating = {
    receipts: addUp([customers.paid, before.collected]),
    suppliers: negated(suppliers.paid),
    fees: negated(profit.fees),
    staff: negated(addUp([profit.staff, profit.founders])),
    costs: negated(profit.costs),
    interest: negated(profit.interest),
    tax: negated(taxPaid),
    deposits: negated(once(drivers.deposits)),
  }
  const investing = negated(once(drivers.investments))
  const financing = {
    equity: once(drivers.funding.equity),
    loanDrawn: loan.drawn,
    loanRepaid: negated(addUp([loan.repaid, before.repaid])),
  }
  const all = {
    operating: addUp(Object.values(operating)),
    investing,
    financing: addUp(Object.values(financing)),
  }
  return { ...operating, ...financing, ...all, change: addUp(Object.values(all)) }
}

function balanceRows(
  work: Work,
  { customers, suppliers }: Credit,
  flowing: ReturnType<typeof cashRows>,
  taxPayable: number[],
  net: number[],
) {
  const assets = {
    cash: runningTotal(flowing.change),
    receivables: addUp([customers.open, work.before.open]),
    stock: total(work, 'stock'),
    deposits: runningTotal(negated(flowing.deposits)),
    fixedAssets: addUp([...work.written.map((line) => line.net), work.before.net]),
  }
  const liabilities = {
    payables: suppliers.open,
    deferred: total(work, 'deferred'),
    taxPayable,
    loan: addUp([work.loan.owed, work.before.owed]),
    capital: runningTotal(flowing.equity).map((paidIn) => work.before.capital + paidIn),
    result: runningTotal(net),
  }
  return {
    ...assets,
    assets: addUp(Object.values(assets)),
    ...liabilities,
    liabilities: addUp(Object.values(liabilities)),
  }
}
