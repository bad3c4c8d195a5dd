// The same plan when things go worse and better, and what single changes do to it.
import { type Context, percent } from '../context.ts'
import type { Scenario } from '../finance/scenarios.ts'
import type { Sensitivity } from '../finance/sensitivities.ts'
import { label, say } from '../kit/prose.ts'
import { type Quantity, words } from '../kit/quantity.ts'
import type { Block, Cell, Column } from '../kit/section.ts'

/** Changes in the table; the summary may speak of no other. */
export const SHOWN = 12

const NAMES = { cautious: 'Cautious', base: 'Base', good: 'Good' } as const

/** `isLeft`: customers can leave, so that they may leave faster or more slowly. */
export function caseTable(context: Context, cases: Scenario[], isLeft: boolean): Block {
  const { computed, money } = context
  const right = (head: string): Column => ({ head, align: 'right' })
  const row = (text: string, figure: (one: Scenario) => Quantity, strong = false) => ({
    strong,
    cells: [label(text), ...cases.map((one): Cell => say`${figure(one)}`)],
  })
  const of = (id: string, value: (one: Scenario) => number) => (one: Scenario) =>
    // The base case is the plan: its figures go by the plan's own names.
    computed(one.id === 'base' ? id : `${one.id}.${id}`, value(one), money(value(one)))
  const share = (id: keyof Scenario['adjustment']) => (one: Scenario) => {
    const factor = one.adjustment[id]
    return computed(`${one.id}.factor.${id}`, factor, percent(factor))
  }
  return {
    kind: 'table',
    title: 'Three cases',
    columns: [{ head: '', align: 'left' }, ...cases.map(({ id }) => right(NAMES[id]))],
    rows: [
      row('Volume against plan', share('volume')),
      ...(cases.some(({ adjustment }) => adjustment.price !== 1)
        ? [row('Price against plan', share('price'))]
        : []),
      ...(isLeft ? [row('Leaving against plan', share('churn'))] : []),
      row('Running costs against plan', share('costs')),
      row(
        'Revenue, third year',
        of('profit.revenue.y3', ({ outcome }) => outcome.revenue[2] ?? 0),
        true,
      ),
      row(
        'EBITDA, first year',
        of('profit.ebitda.y1', ({ outcome }) => outcome.ebitda[0] ?? 0),
      ),
      row(
        'EBITDA, third year',
        of('profit.ebitda.y3', ({ outcome }) => outcome.ebitda[2] ?? 0),
      ),
      row(
        'Lowest cash',
        of('lowest-cash', ({ outcome }) => outcome.lowestCash.amount),
      ),
      row(
        'Cash after three years',
        of('balance.cash.y3', ({ outcome }) => outcome.endCash),
        true,
      ),
    ],
  }
}

export function changeTable({ computed, money }: Context, changes: Sensitivity[], title?: string): Block {
  const figure = (id: string, value: number) => say`${computed(id, value, money(value))}`
  return {
    kind: 'table',
    ...(title && { title }),
    columns: [
      { head: 'Change', align: 'left' },
      { head: 'Cash after three years', align: 'right' },
      { head: 'Effect', align: 'right' },
      { head: 'Lowest cash', align: 'right' },
    ],
    rows: changes.map(({ id, label: text, endCash, effect, lowestCash }) => ({
      cells: [
        say`${words(text)}`,
        figure(`change.${id}.end`, endCash),
        figure(`change.${id}.effect`, effect),
        figure(`change.${id}.lowest`, lowestCash.amount),
      ],
    })),
  }
}
