// Who would finance what is missing, by what the plan earns.
import type { Context } from '../context.ts'
import { financed } from '../drivers/funding.ts'
import type { Drivers } from '../finance/drivers.ts'
import { fundingNeed } from '../finance/funding-need.ts'
import { outcomeOf } from '../finance/outcome.ts'
import { project } from '../finance/project.ts'
import type { Model } from './playbook.ts'

/** Earnings of the second and third year against what is borrowed: below that a lender would wait. */
const MARGIN = 1.4

/** A round is a round; a loan is for what pays it back within the plan's means; the rest is the founder's own risk. */
export function financedBy(context: Context, drivers: Drivers): Model['financedBy'] {
  if (context.said('raise')) return 'equity'
  const plan = project(drivers)
  const [, second = 0, third = 0] = plan.profit.ebitda.years
  if (second + third <= fundingNeed(drivers, {}, plan).raise * MARGIN) return 'own'
  const lent = outcomeOf(project(financed(context, drivers, 'loan')))
  return lent.lowestCash.amount < 0 ? 'own' : 'loan'
}
