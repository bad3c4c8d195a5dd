// Tax on profit: booked at the end of a plan year, after losses of earlier years, and paid three months later.
import { addUp } from '../plan/finance/calendar.ts'
import { taxMonths } from '../plan/finance/schedules.ts'
import type { Model } from './model.ts'
import { sumOf } from './running-costs.ts'
import type { Row, TimePage } from './time-page.ts'

export interface TaxRows {
  booked: Row
  paid: Row
  owed: Row
}

type Taxed = Pick<Row, 'at' | 'values'>

export function taxRows(model: Model, page: TimePage, rows: { beforeTax: Row; founders: Row }): TaxRows {
  const { terms, toCent, plan } = model
  const taxed = taxedRow(model, rows)
  const months = taxMonths(taxed.values, plan.finance.drivers.taxRate, plan.finance.drivers.taxFree)
  const { profits, losses, used } = taxWorking(taxed.values)
  const taxable = (left: string) => (terms.taxFree ? `MAX(0,${left}-${terms.taxFree})` : `(${left})`)
  const isEnd = (i: number) => `MOD(${page.monthNumber(i)},12)=0`
  const add = (
    label: string,
    month: (i: number, own: Row) => string,
    values: number[],
    over: 'sum' | 'last' | 'none' = 'none',
    role: 'plain' | 'memo' = 'memo',
  ) => page.add({ label, as: 'money', role, over, month, values })
  const year = add(
    'Result of the plan year so far',
    (i, own) => toCent(`${i % 12 === 0 ? '' : `${own.at(i - 1)}+`}${taxed.at(i)}`),
    profits,
  )
  const lossesAhead = page.ahead(1)
  const use = add(
    'Earlier losses used',
    (i) => `IF(${isEnd(i)},MIN(${lossesAhead.before(i)},MAX(0,${year.at(i)})),0)`,
    used,
    'sum',
  )
  add(
    'Losses carried forward',
    (i, own) => `${own.before(i)}+IF(${isEnd(i)},MAX(0,-${year.at(i)})-${use.at(i)},0)`,
    losses,
    'last',
  )
  const booked = add(
    'Tax booked',
    (i) => `IF(${isEnd(i)},${toCent(`${taxable(`MAX(0,${year.at(i)})-${use.at(i)}`)}*${terms.taxRate}`)},0)`,
    months.accrued,
    'sum',
    'plain',
  )
  const paid = add('Tax paid', (i) => (i < 3 ? '0' : booked.at(i - 3)), months.paid, 'sum', 'plain')
  const owed = add(
    'Tax owed',
    (i) => sumOf([booked], i) + (i > 0 ? `+${booked.at(i - 1)}` : '') + (i > 1 ? `+${booked.at(i - 2)}` : ''),
    months.payable,
    'last',
    'plain',
  )
  return { booked, paid, owed }
}

/** An owner who is taxed in person pays on what they draw as well. */
function taxedRow({ plan }: Model, { beforeTax, founders }: { beforeTax: Row; founders: Row }): Taxed {
  if (!plan.finance.drivers.ownerTaxed) return beforeTax
  return {
    at: (i) => `${beforeTax.at(i)}+${founders.at(i)}`,
    values: addUp([beforeTax.values, founders.values]),
  }
}

function taxWorking(beforeTax: number[]) {
  const [profits, losses, used]: [number[], number[], number[]] = [[], [], []]
  let profit = 0
  let carried = 0
  beforeTax.forEach((result, i) => {
    profit = (i % 12 === 0 ? 0 : profit) + result
    const isEnd = (i + 1) % 12 === 0
    const use = isEnd ? Math.min(carried, Math.max(0, profit)) : 0
    if (isEnd) carried += Math.max(0, -profit) - use
    profits.push(profit)
    used.push(use)
    losses.push(carried)
  })
  return { profits, losses, used }
}
