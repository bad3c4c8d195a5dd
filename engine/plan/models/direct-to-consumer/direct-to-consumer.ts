// Goods sold directly by whoever makes or chooses them: a first order is bought with advertising, the next ones are earned.
import type { Context } from '../../context.ts'
import { financedBy } from '../financed-by.ts'
import type { Model, Playbook } from '../playbook.ts'
import type { Brand } from './brand.ts'
import { goodsOf } from './kinds.ts'
import { brandDrivers } from './money.ts'
import { SUBSCRIBING } from './pace.ts'
import { brandQuantities, launchOf } from './quantities.ts'
import { architecture, goToMarket, operations } from './texts-doing.ts'
import { competition, market } from './texts-market.ts'
import { modelText, pricing, product } from './texts-offer.ts'
import { problem, solution } from './texts-problem.ts'
import { ninetyDays, risks } from './texts-risks.ts'
import { funding, scenarios, summary } from './texts-summary.ts'

export const directToConsumer: Playbook = (context: Context): Model => {
  const goods = goodsOf(context)
  const known = brandQuantities(context, goods)
  const main = known.subscription ? 'subscribers' : 'orders'
  const drivers = brandDrivers(context, goods, known)
  return {
    drivers,
    financedBy: financedBy(context, drivers),
    ...(known.subscription && {
      unitOptions: { marketingShare: { subscribers: SUBSCRIBING, orders: 1 - SUBSCRIBING } },
    }),
    texts: (results) => {
      const brand: Brand = {
        ...results,
        goods,
        known,
        main,
        launch: launchOf(context),
        fewer: main === 'subscribers' ? 'acquisition:subscribers' : 'volume:orders',
      }
      return {
        summary: summary(brand),
        problem: problem(brand),
        solution: solution(brand),
        market: market(brand),
        competition: competition(brand),
        product: product(brand),
        model: modelText(brand),
        pricing: pricing(brand),
        goToMarket: goToMarket(brand),
        architecture: architecture(brand),
        operations: operations(brand),
        finance: {},
        scenarios: scenarios(brand),
        funding: funding(brand),
        risks: risks(brand),
        ninetyDays: ninetyDays(brand),
      }
    },
  }
}
