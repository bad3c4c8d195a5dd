// A device sold or lent, with a service paid by subscription: it earns by who stays, and loses by what breaks.
import type { Context } from '../../context.ts'
import type { Model, Playbook } from '../playbook.ts'
import { deviceOf } from './devices.ts'
import { marketCount } from './market-count.ts'
import { deviceDrivers } from './money.ts'
import { knownOf } from './quantities.ts'
import { architecture, goToMarket, operations } from './texts-doing.ts'
import { competition, market } from './texts-market.ts'
import { modelText, pricing, product } from './texts-offer.ts'
import { problem, solution } from './texts-problem.ts'
import { ninetyDays, risks, scenarios } from './texts-risks.ts'
import { funding, summary } from './texts-summary.ts'
import type { Venture } from './venture.ts'

export const hardwareSubscription: Playbook = (context: Context): Model => {
  const device = deviceOf(context)
  const known = knownOf(context, device)
  const count = marketCount(context, device, known)
  return {
    drivers: deviceDrivers(context, device, known, count),
    financedBy: context.has(/\bgrants?\b/i) ? 'grant' : 'equity',
    unitOptions: { marketingShare: { service: 1 } },
    texts: (results) => {
      const venture: Venture = { ...results, device, known, count }
      return {
        summary: summary(venture),
        problem: problem(venture),
        solution: solution(venture),
        market: market(venture),
        competition: competition(venture),
        product: product(venture),
        model: modelText(venture),
        pricing: pricing(venture),
        goToMarket: goToMarket(venture),
        architecture: architecture(venture),
        operations: operations(venture),
        finance: {},
        scenarios: scenarios(venture),
        funding: funding(venture),
        risks: risks(venture),
        ninetyDays: ninetyDays(venture),
      }
    },
  }
}
