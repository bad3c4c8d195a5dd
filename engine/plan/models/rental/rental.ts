// Things and places let by time: paid for before the first booking, and worth nothing while they stand empty.
import type { Context } from '../../context.ts'
import { financedBy } from '../financed-by.ts'
import type { Model, Playbook } from '../playbook.ts'
import { lettingOf } from './kinds.ts'
import type { Let } from './let.ts'
import { bookingsInFirstYear, lettingDrivers } from './money.ts'
import { lettingQuantities, opensIn } from './quantities.ts'
import { architecture, goToMarket, operations } from './texts-doing.ts'
import { competition, market } from './texts-market.ts'
import { modelText, pricing, product } from './texts-offer.ts'
import { problem, solution } from './texts-problem.ts'
import { ninetyDays, risks } from './texts-risks.ts'
import { funding, scenarios, summary } from './texts-summary.ts'

export const rental: Playbook = (context: Context): Model => {
  const letting = lettingOf(context)
  const known = lettingQuantities(context, letting)
  const drivers = lettingDrivers(context, letting, known)
  return {
    drivers,
    financedBy: financedBy(context, drivers),
    texts: (results) => {
      const bookings = Math.max(1, Math.round(bookingsInFirstYear(context, known)))
      const spent = results.projection.costGroups.marketing.years[0] ?? 0
      const made: Let = {
        ...results,
        letting,
        known,
        opens: opensIn(context),
        won: context.counted('bookings-first-year', bookings, 'bookings', 'booking'),
        spent: context.computed('marketing-first-year', spent, context.money(spent)),
      }
      return {
        summary: summary(made),
        problem: problem(made),
        solution: solution(made),
        market: market(made),
        competition: competition(made),
        product: product(made),
        model: modelText(made),
        pricing: pricing(made),
        goToMarket: goToMarket(made),
        architecture: architecture(made),
        operations: operations(made),
        finance: {},
        scenarios: scenarios(made),
        funding: funding(made),
        risks: risks(made),
        ninetyDays: ninetyDays(made),
      }
    },
  }
}
