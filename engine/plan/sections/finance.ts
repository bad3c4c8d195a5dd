import { say } from '../kit/prose.ts'
import type { Block } from '../kit/section.ts'
import type { Results } from '../results.ts'
import { monthTable } from './statements.ts'

const SHOWN_MONTHS = [6, 18, 30]

/** What is paid every month, whether anything is sold or not. What is paid in none of the months shown has no row. */
export function runningTable({ context, projection, drivers }: Results): Block {
  const people = projection.staff.map(({ id, role, cost }) => ({
    id: `staff.${id}`,
    label: drivers.staff.find((one) => one.id === id)?.onCost === 0 ? role : `${role}, with contributions`,
    line: cost,
  }))
  const costs = projection.costs.map(({ id, label, cost }) => ({ id: `cost.${id}`, label, line: cost }))
  return monthTable(
    context,
    'What is paid a month, whether anything is sold or not',
    [...people, ...costs].filter(({ line }) => SHOWN_MONTHS.some((month) => line.months[month - 1] !== 0)),
    SHOWN_MONTHS,
  )
}

export function revenueChart({ projection, year, context }: Results): Block {
  return {
    kind: 'chart',
    title: 'Revenue by year',
    alternative: say`Revenue: ${year('revenue', 1)}, ${year('revenue', 2)} and ${year('revenue', 3)}.`,
    chart: {
      kind: 'bars',
      unit: context.u.currency.value,
      series: projection.streams.map(({ label, revenue }) => ({ name: label, values: revenue.years })),
      labels: ['Year 1', 'Year 2', 'Year 3'],
    },
  }
}

export function cashChart({ projection, outcome, lowestCash, lowestMonth, cashAtEnd }: Results): Block {
  return {
    kind: 'chart',
    title: 'Cash at the end of each month',
    alternative: say`Cash by month: lowest at ${lowestCash} in ${lowestMonth}, ${cashAtEnd(3)} at the end of the third year.`,
    chart: {
      kind: 'line',
      unit: projection.currency,
      series: [{ name: 'Cash', values: projection.balance.cash.months }],
      labels: projection.balance.cash.months.map((_, i) => `${i + 1}`),
      mark: outcome.lowestCash.month,
    },
  }
}
