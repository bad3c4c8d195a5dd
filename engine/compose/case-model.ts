// A case as the model of a plan's money, without a sentence: what the browser computes with.
import type { Case } from '../case/case.ts'
import type { Context } from '../plan/context.ts'
import { financed } from '../plan/drivers/funding.ts'
import type { Drivers } from '../plan/finance/drivers.ts'
import { project } from '../plan/finance/project.ts'
import type { FinanceModel } from '../plan/model.ts'
import { soughtIn } from '../plan/results.ts'
import { driversOf } from './drivers.ts'
import { groupOfNumber } from './set-numbers.ts'

export function caseModel(one: Case, context: Context): FinanceModel {
  const drivers = driversOf(one, context)
  const { by } = one.trade.finance
  return {
    drivers,
    financedBy: isFinanceable(one, context, drivers) ? by : 'nobody',
    isRunning: one.circumstances.stage === 'running',
    ...(one.trade.own && { hasOwnMoney: true, unitOptions: unitOptionsOf(drivers) }),
    groupOf: (id) => groupOfNumber(one, id),
    // Money in hand and first customers are numbers of the case.
    addable: ['team-size'],
  }
}

/** What is spent on marketing for several things at once belongs to none of them alone. */
const unitOptionsOf = ({ streams }: Drivers) =>
  streams.length > 1 ? { marketingShare: Object.fromEntries(streams.map(({ id }) => [id, 0])) } : {}

/** In years of the third year's revenue. */
const MOST_ASKED = 3

/** Nobody pays for losses without an end, or for a multiple of what the business will ever take in. */
function isFinanceable(one: Case, context: Context, drivers: Drivers): boolean {
  const { ebitda, revenue } = project(drivers).profit
  const isEarning = (ebitda.years[2] ?? 0) > 0 && (one.streams[0]?.plan.results.margin?.value ?? 1) > 0
  if (!isEarning || one.trade.own) return isEarning
  const asked = soughtIn(
    financed(context, drivers, one.trade.finance.by, one.circumstances.stage === 'running'),
  )
  return asked <= (revenue.years[2] ?? 0) * MOST_ASKED
}
