// A device sold or lent, with a service paid by subscription: it earns by who stays, and loses by what breaks.
import type { Context } from '../../context.ts'
import { fundingNeed } from '../../finance/funding-need.ts'
import type { Model, Playbook } from '../playbook.ts'
import type { Device } from './device.ts'
import { deviceOf } from './devices.ts'
import { type MarketCount, marketCount } from './market-count.ts'
import { deviceDrivers } from './money.ts'
import { type Known, knownOf } from './quantities.ts'
import { architecture, goToMarket, operations } from './texts-doing.ts'
import { competition, market } from './texts-market.ts'
import { modelText, pricing, product } from './texts-offer.ts'
import { problem, solution } from './texts-problem.ts'
import { ninetyDays, risks, scenarios } from './texts-risks.ts'
import { contractCosts, funding, summary } from './texts-summary.ts'
import type { Venture } from './venture.ts'

const STEPS_DOWN = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4]
const MOST_OVER_THE_ROUND = 1.2

/** A founder who names a round gets a plan that such a round can carry. */
function sized(context: Context, device: Device, known: Known, count: MarketCount): Known {
  const round = context.said('raise')
  if (!round) return known
  const sizes = STEPS_DOWN.map((step) => ({ ...known, scale: Math.max(0.4, known.scale * step) }))
  const fits = (size: Known) =>
    fundingNeed(deviceDrivers(context, device, size, count)).raise <= round.value * MOST_OVER_THE_ROUND
  return sizes.find(fits) ?? sizes.at(-1) ?? known
}

export const hardwareSubscription: Playbook = (context: Context): Model => {
  const device = deviceOf(context)
  const first = knownOf(context, device)
  const count = marketCount(context, device, first)
  const known = sized(context, device, first, count)
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
        finance: { more: contractCosts(venture) },
        scenarios: scenarios(venture),
        funding: funding(venture),
        risks: risks(venture),
        ninetyDays: ninetyDays(venture),
      }
    },
  }
}
