// The three cases: their factors, what each came to when the plan was made, and what the chosen one comes to now.
import type { Adjustment } from '../plan/finance/adjust.ts'
import { at } from '../plan/finance/calendar.ts'
import { type Outcome, outcomeOf } from '../plan/finance/outcome.ts'
import type { Plan } from '../plan/plan.ts'
import type { DriverBook } from './driver-book.ts'
import { CASE, type Model } from './model.ts'
import type { Cash, Profit } from './statements.ts'
import type { Figure, TablePage } from './table-page.ts'
import { span } from './time-page.ts'

const CASE_NAMES = { cautious: 'Cautious', base: 'Base', good: 'Good' } as const

const FACTORS: { id: keyof Adjustment; label: string; note: string }[] = [
  { id: 'volume', label: 'How much is sold', note: 'times what is planned; rooms, people and days stay' },
  { id: 'price', label: 'Prices', note: 'times what is planned' },
  { id: 'churn', label: 'Customers leaving', note: 'times what is planned' },
  { id: 'costs', label: 'Costs', note: 'cost lines, and what a sale costs; pay is your own decision' },
  { id: 'investments', label: 'Investments', note: 'times what is planned' },
  { id: 'delay', label: 'Later start, months', note: 'what does not sell yet begins so much later' },
]

export interface CaseCells {
  /** Cells of the factors by case, one row for each. */
  factors: Map<keyof Adjustment, string>
  names: string
}

/** The factors, to be changed; written first, because everything else reads them. */
export function factorTable(plan: Plan, page: TablePage): CaseCells {
  const { scenarios } = plan.finance
  page.section('Factors', ['', '', '', '', '', ''])
  const heads = page.line(
    'Case',
    scenarios.map(({ id }) => ({ value: CASE_NAMES[id], role: 'total' })),
    '',
    'total',
  )
  const factors = new Map<keyof Adjustment, string>()
  for (const { id, label, note } of FACTORS) {
    const as = id === 'delay' ? 'count' : 'factor'
    const cells = page.line(
      label,
      scenarios.map(({ adjustment }) => ({ value: adjustment[id], as, role: 'input' })),
      note,
    )
    factors.set(id, span(cells[0] ?? '', cells.at(-1) ?? ''))
  }
  return { factors, names: span(heads[0] ?? '', heads.at(-1) ?? '') }
}

/** The switch, and the factors that hold. */
export function caseCells(
  book: DriverBook,
  { factors, names: heads }: CaseCells,
  names: Map<string, string>,
): string {
  book.section('Case')
  const chosen = book.choice(
    'Case',
    CASE_NAMES.base,
    Object.values(CASE_NAMES),
    'Choose Cautious, Base or Good: everything follows. The factors stand on the sheet ‘Scenarios’',
  )
  names.set('Case', chosen)
  for (const { id, label, note } of FACTORS) {
    const cell = book.follows(
      label,
      id === 'delay' ? 'count' : 'factor',
      `INDEX(${factors.get(id)},MATCH(Case,${heads},0))`,
      id === 'delay' ? 0 : 1,
      note,
    )
    names.set(CASE[id], cell)
  }
  return chosen
}

export function outcomeTable(model: Model, page: TablePage, profit: Profit, cash: Cash): void {
  const { plan, unit } = model
  const { scenarios, projection } = plan.finance
  const base = scenarios.findIndex(({ id }) => id === 'base')
  page.section('What they come to', [...scenarios.map(({ id }) => CASE_NAMES[id]), 'Now, live', 'Change', ''])
  const line = (label: string, value: (outcome: Outcome) => number, formula: string) => {
    const [planned, now] = [page.here(base + 2), page.here(scenarios.length + 2)]
    page.line(label, [
      ...scenarios.map(
        ({ outcome }): Figure => ({ value: value(outcome) / unit, as: 'money', role: 'memo' }),
      ),
      { formula, value: value(outcomeOf(projection)) / unit, as: 'money', role: 'result' },
      { formula: model.toCent(`${now}-${planned}`), value: 0, as: 'money' },
    ])
  }
  for (const year of [1, 2, 3])
    line(`Revenue, year ${year}`, ({ revenue }) => at(revenue, year - 1), profit.revenue.year(year))
  for (const year of [1, 2, 3])
    line(`EBITDA, year ${year}`, ({ ebitda }) => at(ebitda, year - 1), profit.ebitda.year(year))
  line('Cash after three years', ({ endCash }) => endCash, cash.cash.at(35))
  line('Lowest cash', ({ lowestCash }) => lowestCash.amount, `MIN(${cash.cash.months})`)
  page.line('in month', [
    ...scenarios.map(
      ({ outcome }): Figure => ({ value: outcome.lowestCash.month, as: 'count', role: 'memo' }),
    ),
    {
      formula: `MATCH(MIN(${cash.cash.months}),${cash.cash.months},0)`,
      value: outcomeOf(projection).lowestCash.month,
      as: 'count',
      role: 'result',
    },
  ])
  page.gap()
  page.prose(
    'The three columns are values of the day the plan was made: a workbook holds one case at a time. The live column is the case chosen on ‘Assumptions’, with whatever you changed; the change is against the base of that day.',
  )
}

export function sensitivityTable({ plan, unit }: Model, page: TablePage): void {
  const { sensitivities } = plan.finance
  if (sensitivities.length === 0) return
  page.section('One change at a time', [
    'Cash after 3 years',
    'Against the plan',
    'Lowest cash',
    'in month',
    '',
    '',
  ])
  for (const { label, endCash, effect, lowestCash } of sensitivities)
    page.line(label, [
      { value: endCash / unit, as: 'money' },
      { value: effect / unit, as: 'money' },
      { value: lowestCash.amount / unit, as: 'money' },
      { value: lowestCash.month, as: 'count' },
    ])
  page.gap()
  page.prose(
    'Values of the day the plan was made, sorted by their effect. To see one live, change the driver on ‘Assumptions’.',
  )
}
