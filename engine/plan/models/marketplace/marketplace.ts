// Two sides that find each other: it earns a share of each order, and lives on pairs that come back through the door.
import type { Context } from '../../context.ts'
import { isFunded } from '../../drivers/growing-team.ts'
import { otherFacts } from '../../drivers/other-facts.ts'
import { payNote } from '../../drivers/pay-note.ts'
import type { Model, Playbook } from '../playbook.ts'
import { marketMoney } from './money.ts'
import { placeOf } from './place.ts'
import { marketQuantities } from './quantities.ts'
import { architecture, goToMarket, operations } from './texts-doing.ts'
import { competition, market } from './texts-market.ts'
import { modelText, pricing, product } from './texts-offer.ts'
import { problem, solution } from './texts-problem.ts'
import { ninetyDays, risks } from './texts-risks.ts'
import { funding, scenarios, summary } from './texts-summary.ts'
import { tradeOf } from './trades.ts'

export const marketplace: Playbook = (context: Context): Model => {
  const trade = tradeOf(context)
  const known = marketQuantities(context, trade)
  const money = marketMoney(context, trade, known)
  return {
    drivers: money.drivers,
    financedBy: context.said('raise') || isFunded(context) ? 'equity' : 'own',
    texts: (results) => {
      const place = placeOf(results, trade, known, money)
      return {
        summary: summary(place),
        problem: problem(place),
        solution: solution(place),
        market: market(place),
        competition: competition(place),
        product: product(place),
        model: modelText(place),
        pricing: pricing(place),
        goToMarket: goToMarket(place),
        architecture: architecture(place),
        operations: operations(place),
        finance: { more: [...otherFacts(context), ...payNote(context, money.drivers)] },
        scenarios: scenarios(place),
        funding: funding(place),
        risks: risks(place),
        ninetyDays: ninetyDays(place),
      }
    },
  }
}
