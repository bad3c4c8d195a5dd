// A firm that sells the work of its people: by the month, by the job, by the hour.
import type { Context } from '../../context.ts'
import { chosenBy } from '../kind.ts'
import type { Model, Playbook } from '../playbook.ts'
import { type Capacity, capacityOf, winsInFirstYear } from './capacity.ts'
import type { Firm } from './firm.ts'
import { firmDrivers, type Winning } from './money.ts'
import { practiceOf } from './practices.ts'
import { type FirmQuantities, firmQuantities, type Line } from './quantities.ts'
import { architecture, goToMarket, operations } from './texts-doing.ts'
import { competition, market } from './texts-market.ts'
import { modelText, pricing, product } from './texts-offer.ts'
import { problem, solution } from './texts-problem.ts'
import { funding, ninetyDays, risks, scenarios } from './texts-risks.ts'
import { summary } from './texts-summary.ts'

export const agency: Playbook = (context: Context): Model => {
  const practice = practiceOf(context)
  const known = firmQuantities(context, practice)
  const capacity = capacityOf(context, known)
  const winning = winningOf(context, known, capacity)
  return {
    drivers: firmDrivers(context, practice, known, capacity, winning),
    financedBy: context.said('raise') ? 'equity' : 'own',
    texts: (results) => {
      const own = { ...results, context: chosenBy(context, practice.noun) }
      const firm: Firm = { ...own, practice, known, capacity, winning }
      return {
        summary: summary(firm),
        problem: problem(firm),
        solution: solution(firm),
        market: market(firm),
        competition: competition(firm),
        product: product(firm),
        model: modelText(firm),
        pricing: pricing(firm),
        goToMarket: goToMarket(firm),
        architecture: architecture(firm),
        operations: operations(firm),
        finance: {},
        scenarios: scenarios(firm),
        funding: funding(firm),
        risks: risks(firm),
        ninetyDays: ninetyDays(firm),
      }
    },
  }
}

/** Of what a client pays in the first year, at most so much goes into winning them. */
const MOST_FOR_WINNING = 0.12

function winningOf(context: Context, known: FirmQuantities, capacity: Capacity): Winning {
  const { benchmark, assume, money, dollars } = context
  const main = known.lines[0] as Line
  const all = known.lines.reduce((sum, line) => sum + winsInFirstYear(line, capacity, known), 0)
  const wins = Math.max(1, Math.round(all))
  const usual = benchmark('usual-win-cost', {
    metric: 'acquisition-cost',
    of: 'small agency or freelancer',
    label: 'Spent to win a client, by small agencies',
    show: money,
    otherwise: {
      value: dollars(900),
      low: dollars(300),
      high: dollars(2_500),
      why: 'mostly the owner’s hours',
    },
  })
  const worth =
    main.billing === 'retainer'
      ? main.amount * 10
      : main.billing === 'project'
        ? main.amount
        : known.engagement
  const value = Math.max(1, Math.round(Math.min(usual.value, worth * MOST_FOR_WINNING)))
  const costEach = assume('win-cost', {
    label: 'Money spent to win one',
    value,
    low: Math.round(value * 0.4),
    high: value * 3,
    show: money,
    why: 'what small agencies spend, and never more than an eighth of what the first order brings; hours apart',
  })
  return { wins, costEach, spent: Math.round(costEach.value * wins) }
}
