// What the founder could do otherwise, each computed through the whole case beside the plan.
import type { Case } from '../case/case.ts'
import { isSwitch } from '../case/numbers.ts'
import type { Context } from '../plan/context.ts'
import type { Line } from '../plan/finance/calendar.ts'
import { lowest } from '../plan/finance/outcome.ts'
import { project } from '../plan/finance/project.ts'
import type { Projection } from '../plan/finance/projection.ts'
import { calendarMonth } from '../plan/kit/calendar-month.ts'
import { say } from '../plan/kit/prose.ts'
import { words } from '../plan/kit/quantity.ts'
import type { Block, Cell, Column } from '../plan/kit/section.ts'
import type { Results } from '../plan/results.ts'
import type { OwnBooks } from '../trades/own-books.ts'
import { driversOf } from './drivers.ts'
import { again } from './effects.ts'
import { shown } from './figures.ts'

export interface OptionResult {
  id: string
  name: string
  /** 'Price of one visit: $170'. */
  changes: string[]
  projection: Projection
}

interface Ground {
  one: Case
  context: Context
  results: Results
}

export function optionsOf({ one, context, results }: Ground): OptionResult[] {
  // What the plan still has to find, it finds in each of them.
  const known = new Set(driversOf(one, context).funding.equity.map(({ id }) => id))
  const found = results.drivers.funding.equity.filter(({ id }) => !known.has(id))
  return (one.trade.own?.options ?? []).map(({ id, name, set }) => {
    const changed = again(one, new Map(set.map(({ number, to }) => [number, setBy(one, number, to)])))
    const drivers = driversOf(changed, context)
    const { funding } = drivers
    return {
      id,
      name,
      changes: set.map(({ number }) => changeText(changed, number)),
      projection: project({ ...drivers, funding: { ...funding, equity: [...funding.equity, ...found] } }),
    }
  })
}

/** By year: EBITDA and what the founders take, with contributions. */
export const beforePay = ({ profit }: Projection): number[] =>
  profit.ebitda.years.map((ebitda, i) => ebitda + (profit.founders.years[i] ?? 0))

/** What a formula sets a number to. */
const setBy = ({ numbers }: Case, id: string, formula: string) =>
  numbers.get(id).unit === 'usd' ? numbers.amount(formula) : numbers.plain(formula)

function changeText({ numbers, currency }: Case, id: string): string {
  const number = numbers.get(id)
  const label = number.label.replace(/\s*\([^)]*\)$/, '')
  if (!isSwitch(number)) return `${label}: ${shown(number.value, number.unit, currency)}`
  return `${label}: ${number.value > 0 ? 'yes' : 'no'}`
}

export const OPTIONS_TITLE = 'Your options: what each year leaves before your pay'
/** The first row of the table. */
export const AS_PLANNED = 'plan'
/** More of what an option changes would be a list of its formulas. */
const MOST_CHANGES = 3

/** Undefined where there is nothing to choose. Every option keeps the founder's pay out, so that they compare. */
export function optionsTable(ground: Ground): Block | undefined {
  const { one, context, results } = ground
  const { own } = one.trade
  const options = own ? optionsOf(ground) : []
  if (!own || options.length === 0) return undefined
  const right = (head: string): Column => ({ head, align: 'right' })
  const row = (id: string, name: string, changes: string, projection: Projection) => ({
    cells: [
      say`${words(name)}`,
      say`${words(changes)}`,
      ...beforePay(projection).map(
        (value, i): Cell =>
          say`${context.computed(`option.${id}.before-pay-y${i + 1}`, value, context.money(value))}`,
      ),
      lowestCell(ground, own, id, projection.balance.cash.months),
    ],
  })
  return {
    kind: 'table',
    title: OPTIONS_TITLE,
    columns: [
      { head: 'Option', align: 'left' },
      { head: 'What changes', align: 'left' },
      ...[1, 2, 3].map((year) => right(`Year ${year}`)),
      right('Lowest cash'),
    ],
    rows: [
      row(AS_PLANNED, 'As planned here', '–', results.projection),
      ...options.map(({ id, name, changes, projection }) =>
        row(id, name, changes.slice(0, MOST_CHANGES).join('; '), projection),
      ),
    ],
  }
}

/** How far below nothing an account could fall, no bank would show: it says when the money is gone. */
function lowestCell({ context }: Ground, own: OwnBooks, id: string, cash: number[]): Cell {
  const gone = cash.findIndex((value) => value < 0) + 1
  if (gone > 0) return say`${words(`gone in ${calendarMonth(own, gone)}`)}`
  const { amount, month } = lowest(cash)
  return say`${context.computed(`option.${id}.lowest-cash`, amount, context.money(amount))} in ${words(calendarMonth(own, month))}`
}

export interface FounderWay {
  name: string
  rows: { label: string; years: number[] }[]
}

const FOUNDERS_OWN = /^as you planned/i

/** The option that is the founder's own plan, so that it can be worked out again line by line. */
export function founderWay(ground: Ground): { founderWay?: FounderWay } {
  const option = optionsOf(ground).find(({ name }) => FOUNDERS_OWN.test(name))
  if (!option) return {}
  const { profit, cashFlow } = option.projection
  const sum = (...lines: Line[]) =>
    [0, 1, 2].map((i) => lines.reduce((total, { years }) => total + (years[i] ?? 0), 0))
  const less = (line: Line): Line => ({ ...line, years: line.years.map((value) => 0 - value) })
  const rows = [
    { label: 'Revenue', years: sum(profit.revenue) },
    { label: 'Cost of what is sold, and fees', years: sum(less(profit.costOfSales), less(profit.fees)) },
    { label: 'Staff', years: sum(less(profit.staff)) },
    { label: 'Running costs', years: sum(less(profit.costs)) },
    { label: 'Left before your pay', years: beforePay(option.projection) },
    { label: 'Your pay', years: sum(less(profit.founders)) },
    { label: 'Tax', years: sum(cashFlow.tax) },
    { label: 'Bought', years: sum(cashFlow.investing) },
    { label: 'Loan drawn', years: sum(cashFlow.loanDrawn) },
    { label: 'Loan payments', years: sum(cashFlow.interest, cashFlow.loanRepaid) },
    { label: 'Cash at the end', years: cashFlow.cash.years },
  ]
  return { founderWay: { name: option.name, rows: rows.filter(({ years }) => years.some(Boolean)) } }
}
