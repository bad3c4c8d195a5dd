// Software paid by the month: it earns by how many stay, whether firms or people pay.
import type { Context } from '../../context.ts'
import type { Model, Playbook } from '../playbook.ts'
import { openingOf, softwareDrivers, storeOrCard } from '../software/drivers.ts'
import { ceilingOf, countMarket } from '../software/market.ts'
import { meansOf } from '../software/means.ts'
import { FIRM_POSTS, HOUSEHOLD_POSTS } from '../software/posts.ts'
import type { Product } from '../software/product.ts'
import { softwareQuantities, startsIn } from '../software/quantities.ts'
import { competition, market } from '../software/texts-market.ts'
import { problem, solution, startProse } from '../software/texts-problem.ts'
import { architecture, operations, product as productText } from '../software/texts-product.ts'
import { spoken } from '../software/told.ts'
import { accountOf } from './account.ts'
import { sellsToFirms, softwareKind } from './kinds.ts'
import { goToMarket, modelText, pricing } from './texts-money.ts'
import { risks, scenarioEnding } from './texts-risks.ts'
import { funding, ninetyDays, summary } from './texts-summary.ts'

const STREAM = 'subscriptions'
/** Above this a month, in dollars, firms want an invoice and pay it later. */
const INVOICED = 400

export const softwareSubscription: Playbook = (context: Context): Model => {
  const isForFirms = sellsToFirms(context)
  const isGuessed = !isForFirms && context.u.sells.value !== 'to-consumers'
  const kind = softwareKind(context, isForFirms)
  const means = meansOf(context)
  const known = softwareQuantities(context, kind, accountOf(context, kind), means)
  const starts = startsIn(context)
  const there = openingOf(known)
  const { drivers, hired } = softwareDrivers(context, {
    kind,
    known,
    means,
    posts: isForFirms ? FIRM_POSTS : HOUSEHOLD_POSTS,
    starts,
    ceiling: ceilingOf(countMarket(context, kind, there), there),
    stream: {
      id: STREAM,
      label: 'Subscriptions',
      priceRise: 0.03,
      onAccount: isForFirms && known.monthly.value >= context.dollars(INVOICED),
      fee: storeOrCard(context, !isForFirms),
    },
  })
  return {
    drivers,
    financedBy: means.round ? 'equity' : 'own',
    texts: (results) => {
      const made: Product = {
        ...results,
        context: spoken(results.context, isGuessed ? { many: kind.pool } : {}),
        kind,
        known,
        means,
        hired,
        isForFirms,
        starts,
        stream: STREAM,
      }
      return {
        summary: summary(made),
        problem: problem(made),
        solution: solution(made),
        market: market(made),
        competition: competition(made),
        product: productText(made),
        model: modelText(made),
        pricing: pricing(made),
        goToMarket: goToMarket(made),
        architecture: architecture(made),
        operations: operations(made),
        finance: { more: startProse(made) },
        scenarios: { ending: scenarioEnding(made) },
        funding: funding(made),
        risks: risks(made),
        ninetyDays: ninetyDays(made),
      }
    },
  }
}
