// What one customer or one sale leaves, what it costs to win, and how soon that comes back.
import { at } from '../plan/finance/calendar.ts'
import type { Measure } from '../plan/finance/formula.ts'
import type { UnitEconomics } from '../plan/finance/unit-economics.ts'
import type { Model, Sold } from './model.ts'
import type { Costs } from './running-costs.ts'
import type { Profit } from './statements.ts'
import type { TablePage } from './table-page.ts'

/** Where a figure cannot be computed. */
export const NONE = '–'

const BY_REVENUE = 'by revenue'

interface Rows {
  costs: Costs
  profit: Profit
}

export function unitTables(model: Model, page: TablePage, sold: Sold[], rows: Rows): void {
  model.book.section('Marketing')
  for (const one of sold) unitTable(model, page, one, rows)
}

function unitTable(model: Model, page: TablePage, sold: Sold, { costs, profit }: Rows): void {
  const { plan, unit, toCent, book } = model
  const { stream, unitTerms, life, won, revenue } = sold
  const found = plan.finance.units.find(({ streamId }) => streamId === stream.id)
  const year = found?.year ?? 1
  const result = (id: Measure['id']) => found?.measures.find((one) => one.id === id)
  const isCustomer = stream.kind === 'subscription'
  const share = marketingShare(model, sold, found)
  const shareCell = book.either(
    `${stream.label}: part of marketing that wins them`,
    share ?? BY_REVENUE,
    'share',
    'of marketing',
    'A share, or the words ‘by revenue’; used for what winning one costs',
  )

  page.section(stream.label, [isCustomer ? 'one customer a month' : `one ${stream.unit}`, ''])
  const [yearCell = ''] = page.line(
    'Looked at in plan year',
    [
      {
        formula: `IF(INDEX(${won.years},1)>0,1,IF(INDEX(${won.years},2)>0,2,IF(INDEX(${won.years},3)>0,3,1)))`,
        value: year,
        as: 'count',
      },
    ],
    'the first in which somebody is won',
  )
  const terms = unitTerms.map(({ name, formula, value }, i) => ({
    cell:
      page.line(i === 0 ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : `less ${name}`, [
        { formula: formula(yearCell), value: value(year) / unit, as: 'money' },
      ])[0] ?? '',
    value: value(year),
  }))
  const [first, ...less] = terms
  const price = first?.cell ?? '0'
  const left = (first?.value ?? 0) - less.reduce((sum, one) => sum + one.value, 0)
  const shown: Shown = (id, as) => {
    const measure = result(id)
    return measure
      ? { value: as === 'money' ? measure.result / unit : measure.result, as }
      : { value: NONE, as }
  }
  const line = (
    label: string,
    formula: string,
    figure: ReturnType<Shown>,
    note = '',
    role: 'plain' | 'total' = 'plain',
  ) => page.line(label, [{ formula, ...figure }], note, role)[0] ?? ''
  const contribution = line(
    'Contribution',
    toCent([price, ...less.map(({ cell }) => cell)].join('-')),
    { value: left / unit, as: 'money' },
    'what one leaves after its own costs',
    'total',
  )
  line(
    'Margin',
    `IF(${price}>0,${contribution}/${price},"${NONE}")`,
    found || !(first && first.value > 0)
      ? shown('margin', 'percent')
      : { value: left / first.value, as: 'percent' },
    'contribution ÷ price',
  )
  const setup = life && lifeLines(model, sold, line, shown, contribution)

  const part = `IF(ISNUMBER(${shareCell}),${shareCell},IF(INDEX(${profit.revenue.years},${yearCell})>0,INDEX(${revenue.years},${yearCell})/INDEX(${profit.revenue.years},${yearCell}),1))`
  const cac = line(
    isCustomer ? 'CAC' : 'Marketing per sale',
    `IF(OR(AND(ISNUMBER(${shareCell}),${shareCell}=0),INDEX(${won.years},${yearCell})=0),"${NONE}",${toCent(`INDEX(${costs.marketing.years},${yearCell})*${part}/MAX(1,INDEX(${won.years},${yearCell}))`)})`,
    cacShown(model, sold, found, share),
    isCustomer ? 'marketing of the year × part ÷ customers won' : 'marketing of the year × part ÷ sales',
  )
  const worth = life ? (setup?.ltv ?? contribution) : contribution
  line(
    isCustomer ? 'LTV ÷ CAC' : 'Contribution ÷ marketing',
    `IF(AND(ISNUMBER(${cac}),ISNUMBER(${worth})),IF(${cac}>0,${worth}/${cac},"${NONE}"),"${NONE}")`,
    shown('ltvToCac', 'months'),
  )
  if (isCustomer)
    line(
      'Payback, months',
      `IF(AND(ISNUMBER(${cac}),${contribution}>0),(${cac}-${setup?.setup ? `MIN(${cac},${setup.setup})` : '0'})/${contribution},"${NONE}")`,
      shown('payback', 'months'),
      setup?.setup ? '(CAC − what the setup leaves) ÷ contribution a month' : 'CAC ÷ contribution a month',
    )
}

type Line = (
  label: string,
  formula: string,
  figure: { value: number | string; as: 'money' | 'percent' | 'months' },
  note?: string,
) => string
type Shown = (
  id: Measure['id'],
  as: 'money' | 'percent' | 'months',
) => { value: number | string; as: 'money' | 'percent' | 'months' }

function lifeLines(
  { toCent, unit }: Model,
  { life }: Sold,
  line: Line,
  shown: Shown,
  contribution: string,
): { setup?: string; ltv: string } {
  if (!life) return { ltv: contribution }
  const { billingMonths, lapsing, setup } = life
  const left =
    setup &&
    line(
      'Left of the setup',
      toCent(`${setup.price}-${setup.cost}-${toCent(`${setup.price}*${setup.feeShare}`)}`),
      { value: setup.left / unit, as: 'money' },
      'setup price − setup cost − payment fee',
    )
  const lifetime = line(
    'Lifetime, months',
    `IF(${lapsing}>0,${billingMonths}/${lapsing},"${NONE}")`,
    shown('lifetime', 'months'),
    'months paid ahead ÷ share that does not pay again',
  )
  const ltv = line(
    'LTV',
    `IF(${lapsing}>0,${toCent(`${contribution}*${lifetime}${left ? `+${left}` : ''}`)},"${NONE}")`,
    shown('ltv', 'money'),
    left ? 'contribution × lifetime + left of the setup' : 'contribution × lifetime',
  )
  return { ltv, ...(left && { setup: left }) }
}

/** The part the playbook gave, read off the working; undefined where marketing is shared out by revenue. */
function marketingShare(
  { plan }: Model,
  { won, stream }: Sold,
  found: UnitEconomics | undefined,
): number | undefined {
  if (!found) return undefined
  const cac = found.measures.find(({ id }) => id === 'cac')
  if (!cac) return wonIn(won.values, stream.kind, found.year) > 0 ? 0 : undefined
  const share = cac.terms.find(({ name }) => name === 'share')
  if (share) return share.value
  const byRevenue = cac.terms.some(({ name }) => name === 'share of revenue')
  return byRevenue || plan.finance.drivers.streams.length === 1 ? undefined : 1
}

function wonIn(values: number[], kind: string, year: number): number {
  const months = values.slice((year - 1) * 12, year * 12)
  return kind === 'contracts' ? at(months, 11) : months.reduce((sum, value) => sum + value, 0)
}

/** A stream that earns nothing has no table in the plan; its cells show what the formulas give. */
function cacShown(
  { plan, unit }: Model,
  { won, stream }: Sold,
  found: UnitEconomics | undefined,
  share: number | undefined,
): { value: number | string; as: 'money' } {
  const cac = found?.measures.find(({ id }) => id === 'cac')
  if (cac) return { value: cac.result / unit, as: 'money' }
  const count = wonIn(won.values, stream.kind, 1)
  if (found || share === 0 || count === 0) return { value: NONE, as: 'money' }
  const { costGroups, profit } = plan.finance.projection
  const part = at(profit.revenue.years, 0) > 0 ? 0 : 1
  return { value: Math.round((at(costGroups.marketing.years, 0) * part) / count) / unit, as: 'money' }
}
