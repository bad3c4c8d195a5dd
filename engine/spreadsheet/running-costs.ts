// People and cost lines: what does not follow sales; and the suppliers of what is sold.
import { addUp, at, rampAt, risen, row } from '../plan/finance/calendar.ts'
import type { CostLine, StaffLine } from '../plan/finance/drivers.ts'
import { settle } from '../plan/finance/settle.ts'
import { streamMonths } from '../plan/finance/streams/streams.ts'
import { CASE, type Model, type Sold } from './model.ts'
import { overTimeRow, settledRows } from './streams/parts.ts'
import type { Row, TimePage } from './time-page.ts'

/** The cells of a month added up; nothing is zero. */
export const sumOf = (rows: Row[], i: number): string =>
  rows.length === 0 ? '0' : rows.map((each) => each.at(i)).join('+')

export interface People {
  staff: Row
  founders: Row
}

export function peopleRows(model: Model, page: TimePage): People {
  const { drivers } = model.plan.finance
  const lines = drivers.staff.map((line) => ({ line, cost: staffRow(model, page, line) }))
  page.section('Together')
  const total = (label: string, founders: boolean) => {
    const rows = lines.filter(({ line }) => line.isFounder === founders).map(({ cost }) => cost)
    return page.add({
      label,
      as: 'money',
      role: 'total',
      over: 'sum',
      month: (i) => sumOf(rows, i),
      values: addUp(rows.map(({ values }) => values)),
    })
  }
  return {
    staff: total('Staff, with contributions', false),
    founders: total('Founders, with contributions', true),
  }
}

function staffRow(model: Model, page: TimePage, line: StaffLine): Row {
  const { book, toCent, plan } = model
  const { role, isFounder } = line
  const projected = plan.finance.projection.staff.find(({ id }) => id === line.id)
  book.section(isFounder ? `People: ${role} (founders’ own pay)` : `People: ${role}`)
  const own = new RegExp(`^pay-${literal(line.id)}\\b|pay.*${literal(role.toLowerCase())}`)
  const pay = book.driver({
    label: 'Pay a month, full time',
    value: line.monthlyPay,
    as: 'money',
    unit: 'a month, gross',
    check: 'Three advertisements for the same post nearby',
    says: isFounder ? [/founder.?pay|pay of one founder/] : [own, /^pay/],
  })
  const onCost = book.driver({
    label: 'Employer’s contributions',
    value: line.onCost,
    as: 'share',
    unit: 'of the pay',
    check: 'The rates of your country; a payroll office knows them',
    says: [/on-cost|contribution/],
  })
  const rise = book.driver({
    label: 'Rise a year',
    value: line.yearlyRise,
    as: 'share',
    unit: 'in years 2 and 3',
    check: 'Our usual rule, near wage growth',
    says: [/wage.?rise|pay.?rise/],
  })
  const count = overTimeRow(
    model,
    { label: role },
    {
      label: 'Full-time posts',
      points: line.count,
      as: 'number',
      unit: 'posts',
      check: 'Who is hired, for how many hours, from when',
      says: [/team-size|founders/],
    },
  )

  page.section(role, isFounder ? 'founders’ own pay' : '')
  const rate = page.add({
    label: 'Pay a month, full time',
    as: 'money',
    over: 'last',
    month: (i) => toCent(`${pay}*(1+${rise})^(${page.planYear(i)}-1)`),
    values: row((month) => risen(line.monthlyPay, line.yearlyRise, month)),
  })
  const posts = page.add({
    label: 'Full-time posts',
    unit: 'posts',
    as: 'number',
    over: 'last',
    month: (i) => count.at(i),
    values: projected?.count.months ?? count.values,
  })
  const paid = page.add({
    label: 'Pay',
    as: 'money',
    over: 'sum',
    month: (i) => toCent(`${posts.at(i)}*${rate.at(i)}`),
    values: projected?.pay.months ?? [],
  })
  const more = page.add({
    label: 'Employer’s contributions',
    as: 'money',
    over: 'sum',
    month: (i) => toCent(`${paid.at(i)}*${onCost}`),
    values: projected?.onCosts.months ?? [],
  })
  return page.add({
    label: 'Cost',
    as: 'money',
    role: 'total',
    over: 'sum',
    month: (i) => `${paid.at(i)}+${more.at(i)}`,
    values: projected?.cost.months ?? [],
  })
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const GROUP_NAMES: Record<CostLine['group'], string> = {
  marketing: 'Marketing',
  premises: 'Premises',
  technology: 'Technology',
  operations: 'Operations',
  professional: 'Professional',
  other: 'Other',
}

export interface Costs {
  total: Row
  groups: { group: CostLine['group']; row: Row }[]
  marketing: Row
  /** Those paid once, to begin. */
  once: Row[]
  bought: Row
  paidToSuppliers: Row
  owedToSuppliers: Row
}

export function costRows(model: Model, page: TimePage, sold: Sold[]): Costs {
  const { costs } = model.plan.finance.drivers
  if (costs.length > 0) {
    model.book.section('Costs that do not follow sales')
    page.section('Cost lines', 'what does not follow sales')
  }
  const lines = costs.map((line) => ({ line, row: costRow(model, page, line) }))
  page.section('Together')
  const groups = Object.entries(GROUP_NAMES).map(([id, label]) => {
    const group = id as CostLine['group']
    const rows = lines.filter(({ line }) => line.group === group).map((one) => one.row)
    return {
      group,
      row: page.add({
        label,
        as: 'money',
        over: 'sum',
        month: (i) => sumOf(rows, i),
        values: addUp(rows.map(({ values }) => values)),
      }),
    }
  })
  const groupRows = groups.map((one) => one.row)
  const total = page.add({
    label: 'All cost lines',
    as: 'money',
    role: 'total',
    over: 'sum',
    month: (i) => sumOf(groupRows, i),
    values: addUp(groupRows.map(({ values }) => values)),
  })
  const marketing = groupRows[0] ?? total
  const once = lines.flatMap((one) => (one.line.isOnce ? [one.row] : []))
  return { total, groups, marketing, once, ...supplierRows(model, page, sold) }
}

function costRow(model: Model, page: TimePage, line: CostLine): Row {
  const { book, toCent, plan } = model
  const name = literal(line.label.toLowerCase())
  const says = [
    new RegExp(`^(cost-|fact-)?${literal(line.id)}\\b`),
    new RegExp(`^\\S+ ${name}`),
    new RegExp(`^${literal(line.id.split('-')[0] ?? line.id)}`),
  ]
  const amount = overTimeRow(
    model,
    { label: 'Costs' },
    {
      label: line.label,
      points: line.amount,
      as: 'money',
      unit: 'a month',
      inCase: (own) => `${own}*${CASE.costs}`,
      check: `A bill or an offer; ${GROUP_NAMES[line.group].toLowerCase()}`,
      says,
    },
  )
  const rise = book.driver({
    label: '… rise a year',
    value: line.yearlyRise,
    as: 'share',
    unit: 'in years 2 and 3',
    check: 'Our usual rule, near inflation; contracts say more',
  })
  return page.add({
    label: line.label,
    unit: GROUP_NAMES[line.group],
    as: 'money',
    over: 'sum',
    month: (i) => toCent(`${amount.at(i)}*(1+${rise})^(${page.planYear(i)}-1)`),
    values:
      plan.finance.projection.costs.find(({ id }) => id === line.id)?.cost.months ??
      row((month) => rampAt(line.amount, month)),
  })
}

function supplierRows(model: Model, page: TimePage, sold: Sold[]) {
  page.section('Suppliers of what is sold', 'paid after the days given under ‘Terms’')
  const { payableDays, streams } = model.plan.finance.drivers
  const values = addUp(streams.map((stream) => streamMonths(stream).bought))
  const bought = page.add({
    label: 'Bought',
    as: 'money',
    over: 'sum',
    month: (i) =>
      sumOf(
        sold.map((one) => one.bought),
        i,
      ),
    values: row((_, i) => at(values, i)),
  })
  const { received, owed } = settledRows(model, page, {
    bills: bought,
    days: model.terms.payableDays,
    values: settle(values, payableDays),
    dayCount: payableDays,
    labels: ['Paid in a later month', 'Paid to suppliers', 'Owed to suppliers'],
  })
  return { bought, paidToSuppliers: received, owedToSuppliers: owed }
}
