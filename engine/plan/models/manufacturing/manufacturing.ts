// A small producer that sells to shops, firms and wholesale: it earns by minutes, dates and second orders.
import type { Context } from '../../context.ts'
import { financed } from '../../drivers/funding.ts'
import type { Drivers } from '../../finance/drivers.ts'
import { fundingNeed } from '../../finance/funding-need.ts'
import { outcomeOf } from '../../finance/outcome.ts'
import { project } from '../../finance/project.ts'
import type { Model, Playbook } from '../playbook.ts'
import { accountsOf } from './accounts.ts'
import { goodsOf } from './kinds.ts'
import type { Maker } from './maker.ts'
import { makerDrivers } from './money.ts'
import { knownOf } from './quantities.ts'
import { architecture, goToMarket, operations } from './texts-doing.ts'
import { competition, market } from './texts-market.ts'
import { modelText, pricing, product } from './texts-offer.ts'
import { problem, solution } from './texts-problem.ts'
import { fundingText, ninetyDays, risks, scenarios } from './texts-risks.ts'
import { summary } from './texts-summary.ts'

const LEAST_OF_RESERVE = 0.25

/** Who cannot repay out of these three years needs partners, not a bank. */
function carriesLoan(context: Context, drivers: Drivers): boolean {
  const plan = project(financed(context, drivers, 'loan'))
  if ((plan.profit.ebitda.years[2] ?? 0) <= 0) return false
  const { lowestCash } = outcomeOf(plan)
  return lowestCash.amount >= fundingNeed(drivers).reserve * LEAST_OF_RESERVE
}

export const manufacturing: Playbook = (context: Context): Model => {
  const goods = goodsOf(context)
  const known = knownOf(context, goods)
  const accounts = accountsOf(context, goods, known)
  const drivers = makerDrivers(context, goods, known, accounts)
  return {
    drivers,
    financedBy: carriesLoan(context, drivers) ? 'loan' : 'equity',
    texts: (results) => {
      const maker: Maker = { ...results, goods, known, accounts }
      return {
        summary: summary(maker),
        problem: problem(maker),
        solution: solution(maker),
        market: market(maker),
        competition: competition(maker),
        product: product(maker),
        model: modelText(maker),
        pricing: pricing(maker),
        goToMarket: goToMarket(maker),
        architecture: architecture(maker),
        operations: operations(maker),
        finance: {},
        scenarios: scenarios(maker),
        funding: fundingText(maker),
        risks: risks(maker),
        ninetyDays: ninetyDays(maker),
      }
    },
  }
}
