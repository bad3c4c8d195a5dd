// A charity: those it serves do not pay, those who pay want an account of it, and both have to come back.
import type { Context } from '../../context.ts'
import { isRunning } from '../content/scale.ts'
import type { Model, Playbook } from '../playbook.ts'
import type { Cause } from './cause.ts'
import { causeKind } from './kinds.ts'
import { causeDrivers, startsIn } from './money.ts'
import { causeQuantities } from './quantities.ts'
import { architecture, goToMarket, operations } from './texts-doing.ts'
import { competition, market } from './texts-market.ts'
import { modelText, pricing, product } from './texts-offer.ts'
import { problem, solution } from './texts-problem.ts'
import { funding, ninetyDays, risks, scenarios, summary } from './texts-risks.ts'

export const nonProfit: Playbook = (context: Context): Model => {
  const kind = causeKind(context)
  const known = causeQuantities(context, kind)
  const drivers = causeDrivers(context, kind, known)
  return {
    drivers,
    financedBy: 'grant',
    unitOptions: { marketingShare: { donors: 1, gifts: 0, grants: 0, trading: 0 } },
    texts: (results) => {
      const cause: Cause = {
        ...results,
        kind,
        known,
        starts: startsIn(context),
        isRunning: isRunning(context),
      }
      return {
        summary: summary(cause),
        problem: problem(cause),
        solution: solution(cause),
        market: market(cause),
        competition: competition(cause),
        product: product(cause),
        model: modelText(cause),
        pricing: pricing(cause),
        goToMarket: goToMarket(cause),
        architecture: architecture(cause),
        operations: operations(cause),
        finance: {},
        scenarios: scenarios(cause),
        funding: funding(cause),
        risks: risks(cause),
        ninetyDays: ninetyDays(cause),
      }
    },
  }
}
