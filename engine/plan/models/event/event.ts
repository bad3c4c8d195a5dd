// Something with a date and a door: it earns by places filled, and pays for most things before anybody comes.
import type { Context } from '../../context.ts'
import { isRunning } from '../content/scale.ts'
import type { Model, Playbook } from '../playbook.ts'
import { eventKind } from './kinds.ts'
import { eventDrivers, firstHeld } from './money.ts'
import type { Occasion } from './occasion.ts'
import { eventQuantities, isByFee } from './quantities.ts'
import { architecture, goToMarket, operations } from './texts-doing.ts'
import { competition, market } from './texts-market.ts'
import { modelText, pricing, product } from './texts-offer.ts'
import { problem, solution } from './texts-problem.ts'
import { funding, ninetyDays, risks, scenarios, summary } from './texts-risks.ts'

const RARE = 4

export const event: Playbook = (context: Context): Model => {
  const kind = eventKind(context)
  const known = eventQuantities(context, kind)
  const drivers = eventDrivers(context, kind, known)
  return {
    drivers,
    financedBy: context.said('raise') ? 'equity' : 'own',
    unitOptions: { marketingShare: { places: 1, beside: 0 } },
    texts: (results) => {
      const occasion: Occasion = {
        ...results,
        kind,
        known,
        held: firstHeld(context, known),
        isRare: known.aYear[0].value <= RARE,
        byFee: isByFee(kind),
        isRunning: isRunning(context),
      }
      return {
        summary: summary(occasion),
        problem: problem(occasion),
        solution: solution(occasion),
        market: market(occasion),
        competition: competition(occasion),
        product: product(occasion),
        model: modelText(occasion),
        pricing: pricing(occasion),
        goToMarket: goToMarket(occasion),
        architecture: architecture(occasion),
        operations: operations(occasion),
        finance: {},
        scenarios: scenarios(occasion),
        funding: funding(occasion),
        risks: risks(occasion),
        ninetyDays: ninetyDays(occasion),
      }
    },
  }
}
