// What is there before the first month: things in use, old invoices, old debts.
import { addUp, row } from '../plan/finance/calendar.ts'
import type { Opening } from '../plan/finance/drivers.ts'
import { openingMonths } from '../plan/finance/schedules.ts'
import { wearRows } from './investments.ts'
import type { Model } from './model.ts'
import { sumOf } from './running-costs.ts'
import type { Row, TimePage } from './time-page.ts'

export interface OpeningRows {
  owned: { depreciation: Row; net: Row }[]
  /** Left out where there is nothing of it, so that other plans keep their rows. */
  collected?: Row
  open?: Row
  repaid?: Row
  owed?: Row
  /** Formulas of amounts before the first month. */
  worth: string
  receivables: string
  debts: string
}

export function openingRows(model: Model, page: TimePage, opening: Opening | undefined): OpeningRows {
  if (!opening) return { owned: [], worth: '0', receivables: '0', debts: '0' }
  model.book.section('There at the start')
  const owned = opening.owned.map((line) => ownedRows(model, page, line))
  return {
    owned,
    worth: total(owned.map(({ amount }) => amount)),
    ...receivableRows(model, page, opening),
    ...debtRows(model, page, opening),
  }
}

const total = (cells: string[]): string => cells.join('+') || '0'

function ownedRows(model: Model, page: TimePage, line: Opening['owned'][0]) {
  const amount = model.book.driver({
    label: line.label,
    value: line.amount,
    as: 'money',
    unit: 'owned, worth today',
    check: 'What it would fetch',
    says: [/worth|own|equipment|machine|kit|vehicle/],
  })
  const life = model.book.driver({
    label: '… serves for',
    value: line.lifeMonths,
    as: 'count',
    unit: 'months from now',
    check: 'How long it will last',
  })
  page.section(line.label, 'owned from the start')
  return { amount, ...wearRows(model, page, { ...line, month: 1 }, { amount, month: '1', life }) }
}

function receivableRows({ book }: Model, page: TimePage, opening: Opening) {
  const { receivables } = opening
  if (receivables.length === 0) return { receivables: '0' }
  page.section('Old invoices', 'of the time before the plan')
  const months = openingMonths(opening)
  const lines = receivables.map((line) => {
    const amount = book.driver({
      label: line.label,
      value: line.amount,
      as: 'money',
      unit: 'owed to you',
      check: 'The invoices',
      says: [/owed|invoice|unpaid|receivable/],
    })
    const month = book.driver({
      label: '… paid in',
      value: line.month,
      as: 'month',
      unit: 'month of the plan',
      check: 'How long they have taken so far',
    })
    return { amount, month }
  })
  const all = lines.map(({ amount }) => amount)
  const collected = page.add({
    label: 'Collected',
    as: 'money',
    over: 'sum',
    month: (i) =>
      lines.map(({ amount, month }) => `IF(${page.monthNumber(i)}=${month},${amount},0)`).join('+'),
    values: months.collected,
  })
  const open = page.add({
    label: 'Still owed to you',
    as: 'money',
    over: 'last',
    month: (i) =>
      lines.map(({ amount, month }) => `IF(${month}>${page.monthNumber(i)},${amount},0)`).join('+'),
    values: months.open,
  })
  return { receivables: total(all), collected, open }
}

function debtRows({ book, toCent }: Model, page: TimePage, { debts }: Opening) {
  if (debts.length === 0) return { debts: '0' }
  page.section('Old debts', 'of the time before the plan, paid back without interest')
  const lines = debts.map((line) => {
    const amount = book.driver({
      label: line.label,
      value: line.amount,
      as: 'money',
      unit: 'owed by you',
      check: 'What was agreed',
      says: [/owe|debt|installer|supplier/],
    })
    const month = book.driver({
      label: '… first paid in',
      value: line.month,
      as: 'month',
      unit: 'month of the plan',
      check: 'What was agreed',
    })
    const parts = book.driver({
      label: '… in so many parts',
      value: line.months,
      as: 'count',
      unit: 'months',
      check: 'What was agreed',
    })
    const only = openingMonths({ owned: [], receivables: [], debts: [line] })
    const owed = page.add({
      label: line.label,
      as: 'money',
      over: 'last',
      month: (i) =>
        toCent(
          `${amount}-${toCent(`${amount}*MAX(0,MIN(${parts},${page.monthNumber(i)}-${month}+1))/${parts}`)}`,
        ),
      values: only.owed,
    })
    return { amount, owed, values: only.owed }
  })
  const rows = lines.map(({ owed }) => owed)
  const start = total(lines.map(({ amount }) => amount))
  const owedValues = addUp(lines.map(({ values }) => values))
  const startValue = debts.reduce((sum, { amount }) => sum + amount, 0)
  const owed = page.add({
    label: 'Old debts owed',
    as: 'money',
    role: 'total',
    over: 'last',
    month: (i) => sumOf(rows, i),
    values: owedValues,
  })
  const repaid = page.add({
    label: 'Old debts repaid',
    as: 'money',
    over: 'sum',
    month: (i) => toCent(`${i === 0 ? `(${start})` : owed.at(i - 1)}-${owed.at(i)}`),
    values: row((_, i) => (i === 0 ? startValue : (owedValues[i - 1] ?? 0)) - (owedValues[i] ?? 0)),
  })
  return { debts: start, owed, repaid }
}
