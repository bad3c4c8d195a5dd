// Work done at the customer's place or in a studio: it earns by hours that are sold, by who stays, and by how near they live.
import type { Context } from '../../context.ts'
import type { Drivers } from '../../finance/drivers.ts'
import { fundingNeed } from '../../finance/funding-need.ts'
import { project } from '../../finance/project.ts'
import type { Model, Playbook } from '../playbook.ts'
import { circleOf } from './circle.ts'
import { serviceKind } from './kinds.ts'
import { serviceDrivers } from './money.ts'
import { knownOf } from './quantities.ts'
import { roomsOf } from './rooms.ts'
import { serviceOf } from './service.ts'
import { sizeOf } from './size.ts'
import { architecture, goToMarket, operations } from './texts-doing.ts'
import { competition, market } from './texts-market.ts'
import { modelText, pricing, product } from './texts-offer.ts'
import { problem, solution } from './texts-problem.ts'
import { funding, ninetyDays, risks, scenarios } from './texts-risks.ts'
import { summary } from './texts-summary.ts'

export const localService: Playbook = (context: Context): Model => {
  const kind = serviceKind(context)
  const known = knownOf(context, kind)
  const circle = circleOf(context, kind)
  const size = sizeOf(context, kind, known, circle)
  const rooms = roomsOf(context, kind, known)
  const drivers = serviceDrivers(context, kind, known, size, rooms)
  return {
    drivers,
    financedBy: whoFinances(context, drivers),
    texts: (results) => {
      const service = serviceOf(results, { kind, known, size, circle, rooms })
      return {
        summary: summary(service),
        problem: problem(service),
        solution: solution(service),
        market: market(service),
        competition: competition(service),
        product: product(service),
        model: modelText(service),
        pricing: pricing(service),
        goToMarket: goToMarket(service),
        architecture: architecture(service),
        operations: operations(service),
        finance: {},
        scenarios: scenarios(service),
        funding: funding(service),
        risks: risks(service),
        ninetyDays: ninetyDays(service),
      }
    },
  }
}

/** What one person can save needs no bank. */
function whoFinances(context: Context, drivers: Drivers): Model['financedBy'] {
  if (context.said('raise')) return 'equity'
  const { raise } = fundingNeed(drivers)
  if (raise <= context.dollars(20_000)) return 'own'
  return canServe(drivers, raise) ? 'loan' : 'own'
}

/** Nobody lends what four years of the third year's earnings would not pay back. */
function canServe(drivers: Drivers, amount: number): boolean {
  return (project(drivers).profit.ebitda.years[2] ?? 0) * 4 > amount
}
