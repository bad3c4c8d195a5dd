// Paid by a share of what is recovered, saved, placed or sold: it earns by refusing the wrong cases, and by waiting.
import type { Context } from '../../context.ts'
import { isFunded } from '../../drivers/growing-team.ts'
import { otherFacts } from '../../drivers/other-facts.ts'
import { payNote } from '../../drivers/pay-note.ts'
import type { Model, Playbook } from '../playbook.ts'
import { feeMoney } from './money.ts'
import { feeQuantities } from './quantities.ts'
import { serviceOf } from './service.ts'
import { architecture, goToMarket, operations } from './texts-doing.ts'
import { competition, market } from './texts-market.ts'
import { modelText, pricing, product } from './texts-offer.ts'
import { problem, solution } from './texts-problem.ts'
import { ninetyDays, risks } from './texts-risks.ts'
import { funding, scenarios, summary } from './texts-summary.ts'
import { tradeOf } from './trades.ts'

export const successFee: Playbook = (context: Context): Model => {
  const trade = tradeOf(context)
  const known = feeQuantities(context, trade)
  const money = feeMoney(context, trade, known)
  return {
    drivers: money.drivers,
    financedBy: context.said('raise') || isFunded(context) ? 'equity' : 'own',
    texts: (results) => {
      const service = serviceOf(results, trade, known, money)
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
        finance: { more: [...otherFacts(context), ...payNote(context, money.drivers)] },
        scenarios: scenarios(service),
        funding: funding(service),
        risks: risks(service),
        ninetyDays: ninetyDays(service),
      }
    },
  }
}
