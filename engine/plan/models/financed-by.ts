// Who would finance what is missing, by what the plan earns.
import type { Context } from '../context.ts'
import type { Drivers } from '../finance/drivers.ts'
import { fundingNeed } from '../finance/funding-need.ts'
import { project } from '../finance/project.ts'
import type { Model } from './playbook.ts'

/** Earnings of the second and third year against what is borrowed: below that a lender would wait. */
const MARGIN = 1.4

/** A round is a round; a loan is for what earns it back within its term; the rest is the founder's own risk. */
export function financedBy({ said }: Context, drivers: Drivers): Model['financedBy'] {
  if (said('raise')) return 'equity'
  const plan = project(drivers)
  const [, second = 0, third = 0] = plan.profit.ebitda.years
  return second + third > fundingNeed(drivers, {}, plan).raise * MARGIN ? 'loan' : 'own'
}
