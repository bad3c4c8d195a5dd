// What one customer or one sale leaves, what it costs to win, and how soon that comes back. At the prices of year 1.
import { at } from './calendar.ts'
import type { Drivers, Stream, SubscriptionStream } from './drivers.ts'
import { type Measure, measure, type Term } from './formula.ts'
import type { Projection, StreamProjection } from './projection.ts'
import { lapsing } from './streams/subscription.ts'
import { unitTerms } from './unit-terms.ts'

type UnitMeasureId = 'contribution' | 'margin' | 'setup' | 'cac' | 'lifetime' | 'ltv' | 'ltvToCac' | 'payback'
type UnitMeasure = Measure<UnitMeasureId>

export interface UnitEconomics {
  streamId: string
  label: string
  unit: string
  /** What 'one' is: a customer for a month, or a sale. */
  per: 'customer a month' | 'sale'
  /** The year over which customers and marketing are counted. */
  year: number
  measures: UnitMeasure[]
}

export interface UnitOptions {
  /** Part of marketing that wins customers for a stream, by its id. Left out: by share of revenue. */
  marketingShare?: Record<string, number>
}

/** For each stream that earns anything in the plan. What cannot be computed is left out, never zero. */
export function unitEconomics(
  drivers: Drivers,
  projection: Projection,
  options: UnitOptions = {},
): UnitEconomics[] {
  return drivers.streams.flatMap((stream) => {
    const result = projection.streams.find((each) => each.id === stream.id)
    const year = result ? firstYearOf(result) : undefined
    if (!result || year === undefined) return []
    return [
      {
        streamId: stream.id,
        label: stream.label,
        unit: stream.unit,
        per: stream.kind === 'subscription' ? 'customer a month' : 'sale',
        year,
        measures: measures(stream, result, projection, year, options.marketingShare?.[stream.id]),
      },
    ]
  })
}

/** Year 1 when somebody is won in it; else the first year in which somebody is. */
function firstYearOf(stream: StreamProjection): number | undefined {
  if (stream.revenue.years.every((revenue) => revenue === 0)) return undefined
  const year = wonByYear(stream).findIndex((count) => count > 0) + 1
  return year || 1
}

const wonByYear = ({ customers, volume }: StreamProjection): number[] => (customers?.joining ?? volume).years

function measures(
  stream: Stream,
  result: StreamProjection,
  projection: Projection,
  year: number,
  marketingShare: number | undefined,
): UnitMeasure[] {
  const contribution = measure('contribution', 'Contribution', 'money', unitTerms(stream, result, year))
  const price = contribution?.terms[0]
  const margin =
    contribution && price && price.value > 0
      ? measure('margin', 'Margin', 'share', [
          { name: 'contribution', value: contribution.result, as: 'money' },
          { ...price, op: '÷' },
        ])
      : undefined
  const cac = acquisition(stream, result, projection, year, marketingShare)
  const each = contribution?.result ?? 0
  const life = stream.kind === 'subscription' ? lifetimeMeasures(stream, each) : []
  const worth =
    life.find((found) => found.id === 'ltv')?.result ?? (stream.kind === 'subscription' ? undefined : each)
  const ratio =
    cac && worth !== undefined && cac.result > 0
      ? measure(
          'ltvToCac',
          stream.kind === 'subscription' ? 'LTV ÷ CAC' : 'Contribution ÷ marketing',
          'ratio',
          [
            { name: stream.kind === 'subscription' ? 'LTV' : 'contribution', value: worth, as: 'money' },
            { op: '÷', name: cac.name, value: cac.result, as: 'money' },
          ],
        )
      : undefined
  const payback = stream.kind === 'subscription' && cac ? paybackOf(stream, cac.result, each) : undefined
  return [contribution, margin, ...life, cac, ratio, payback].filter((found) => found !== undefined)
}

function acquisition(
  stream: Stream,
  result: StreamProjection,
  { costGroups, profit }: Projection,
  year: number,
  given: number | undefined,
): UnitMeasure | undefined {
  if (given === 0) return undefined
  const spent = at(costGroups.marketing.years, year - 1)
  const won = at(wonByYear(result), year - 1)
  const revenue = at(profit.revenue.years, year - 1)
  const share = given ?? (revenue > 0 ? at(result.revenue.years, year - 1) / revenue : 1)
  const sharing: Term[] =
    share === 1
      ? []
      : [{ op: '×', name: given === undefined ? 'share of revenue' : 'share', value: share, as: 'share' }]
  const isCustomer = stream.kind === 'subscription'
  return measure('cac', isCustomer ? 'CAC' : 'Marketing per sale', 'money', [
    { name: `marketing, year ${year}`, value: spent, as: 'money' },
    ...sharing,
    { op: '÷', name: isCustomer ? 'customers won' : 'sales', value: won, as: 'count' },
  ])
}

/** Nobody leaves: no end is known, so no lifetime and no LTV are claimed. */
function lifetimeMeasures(stream: SubscriptionStream, contribution: number): UnitMeasure[] {
  if (stream.churn <= 0) return []
  const lifetime = measure('lifetime', 'Lifetime', 'months', [
    {
      name: stream.billingMonths > 1 ? 'months paid ahead' : 'month',
      value: stream.billingMonths,
      as: 'count',
    },
    {
      op: '÷',
      name: stream.billingMonths > 1 ? 'share that does not renew' : 'churn a month',
      value: lapsing(stream),
      as: 'share',
    },
  ])
  const setup = setupOf(stream)
  const ltv = measure('ltv', 'LTV', 'money', [
    { name: 'contribution a month', value: contribution, as: 'money' },
    { op: '×', name: 'lifetime', value: lifetime?.result ?? 0, as: 'months' },
    ...(setup
      ? [{ op: '+' as const, name: 'left of the setup', value: setup.result, as: 'money' as const }]
      : []),
  ])
  return [setup, lifetime, ltv].filter((found) => found !== undefined)
}

function setupOf({ setup, fee }: SubscriptionStream): UnitMeasure | undefined {
  if (!setup) return undefined
  return measure('setup', 'Left of the setup', 'money', [
    { name: 'setup price', value: setup.price, as: 'money' },
    { op: '−', name: 'setup cost', value: setup.cost, as: 'money' },
    { op: '−', name: 'payment fee', value: Math.round(setup.price * fee.share), as: 'money' },
  ])
}

/** What the setup leaves pays a part at once; the rest comes back month by month. */
function paybackOf(stream: SubscriptionStream, cac: number, contribution: number): UnitMeasure | undefined {
  if (contribution <= 0) return undefined
  const setup = setupOf(stream)
  return measure('payback', 'Payback', 'months', [
    { name: 'CAC', value: cac, as: 'money' },
    ...(setup
      ? [
          {
            op: '−' as const,
            name: 'left of the setup',
            value: Math.min(cac, setup.result),
            as: 'money' as const,
          },
        ]
      : []),
    { op: '÷', name: 'contribution a month', value: contribution, as: 'money' },
  ])
}
