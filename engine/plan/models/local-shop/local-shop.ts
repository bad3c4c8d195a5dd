// A shop with a door on a street: it earns by who passes, who comes back, and what is not thrown away.
import type { Context } from '../../context.ts'
import type { Drivers } from '../../finance/drivers.ts'
import { fundingNeed } from '../../finance/funding-need.ts'
import { project } from '../../finance/project.ts'
import { fill } from '../fill.ts'
import type { Model, Playbook } from '../playbook.ts'
import { shopExtras } from './extras.ts'
import { shopDrivers } from './money.ts'
import { opensIn, shopQuantities } from './quantities.ts'
import type { Shop } from './shop.ts'
import { architecture, goToMarket, operations } from './texts-doing.ts'
import { competition, market } from './texts-market.ts'
import { modelText, pricing, product } from './texts-offer.ts'
import { problem, solution } from './texts-problem.ts'
import { funding, ninetyDays, risks, scenarios, summary } from './texts-risks.ts'
import { tradeOf, voiceOf } from './trades.ts'

/** Nobody lends what four years of the third year's earnings would not pay back. */
function whoFinances(context: Context, drivers: Drivers): Model['financedBy'] {
  if (context.said('raise')) return 'equity'
  const earned = project(drivers).profit.ebitda.years[2] ?? 0
  return earned * 4 > fundingNeed(drivers).raise ? 'loan' : 'own'
}

export const localShop: Playbook = (context: Context): Model => {
  const trade = tradeOf(context)
  const known = shopQuantities(context, trade)
  const extras = shopExtras(context, trade, known)
  const drivers = shopDrivers(context, trade, known, extras)
  return {
    drivers,
    financedBy: whoFinances(context, drivers),
    ...(extras.subscription && { unitOptions: { marketingShare: { regulars: 0.6 } } }),
    texts: (results) => {
      const { founder, company, where, buyers } = context.names
      const fillings = { founder, company, where, buyers, spend: known.spend }
      const told = (text: string) => fill(text, fillings)
      const shop: Shop = {
        ...results,
        trade,
        known,
        extras,
        voice: voiceOf(trade),
        told,
        opens: opensIn(context),
      }
      return {
        summary: summary(shop),
        problem: problem(shop),
        solution: solution(shop),
        market: market(shop),
        competition: competition(shop),
        product: product(shop),
        model: modelText(shop),
        pricing: pricing(shop),
        goToMarket: goToMarket(shop),
        architecture: architecture(shop),
        operations: operations(shop),
        finance: {},
        scenarios: scenarios(shop),
        funding: funding(shop),
        risks: risks(shop),
        ninetyDays: ninetyDays(shop),
      }
    },
  }
}
