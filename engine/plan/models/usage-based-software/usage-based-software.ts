// Software paid by use: it earns by what an account runs up, after others have been paid for each use.
import type { Context } from '../../context.ts'
import { kindOf } from '../kind.ts'
import type { Model, Playbook } from '../playbook.ts'
import { openingOf, softwareDrivers, storeOrCard } from '../software/drivers.ts'
import { payingAlready } from '../software/facts.ts'
import { ceilingOf, countMarket } from '../software/market.ts'
import { meansOf } from '../software/means.ts'
import { FIRM_POSTS } from '../software/posts.ts'
import { softwareQuantities, startsIn } from '../software/quantities.ts'
import { competition, market } from '../software/texts-market.ts'
import { problem, solution, startProse } from '../software/texts-problem.ts'
import { architecture, operations, product as productText } from '../software/texts-product.ts'
import { spoken } from '../software/told.ts'
import { PLAIN_USAGE } from './kinds/plain-usage.ts'
import { USAGE_KINDS } from './kinds.ts'
import { goToMarket, modelText, pricing } from './texts-money.ts'
import { funding, ninetyDays, risks, scenarioEnding, summary } from './texts-risks.ts'
import { asCharged, type UsageProduct, usageOf } from './usage.ts'

const STREAM = 'use'
/** What an account that stays uses more each year, price cuts taken off. */
const USE_GROWTH = 0.06

export const usageBasedSoftware: Playbook = (context: Context): Model => {
  const kind = asCharged(context, kindOf(context, USAGE_KINDS, PLAIN_USAGE))
  const means = meansOf(context)
  const usage = usageOf(context, kind, payingAlready(context))
  const known = softwareQuantities(context, kind, usage.account, means, usage.inputs.value)
  const starts = startsIn(context)
  const there = openingOf(known)
  const { drivers, hired } = softwareDrivers(context, {
    kind,
    known,
    means,
    posts: FIRM_POSTS,
    starts,
    ceiling: ceilingOf(countMarket(context, kind, there), there),
    stream: {
      id: STREAM,
      label: 'Use',
      priceRise: USE_GROWTH,
      onAccount: !kind.isPrepaid,
      fee: storeOrCard(context, false),
    },
  })
  return {
    drivers,
    financedBy: means.round ? 'equity' : 'own',
    texts: (results) => {
      const made: UsageProduct = {
        ...results,
        context: spoken(results.context),
        kind,
        known,
        means,
        hired,
        usage,
        starts,
        isForFirms: true,
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
