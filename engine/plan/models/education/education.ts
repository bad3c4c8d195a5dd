// A school of any size: by the course, the class, the month, the hour, the recording or the day.
import type { Context } from '../../context.ts'
import { chosenBy } from '../kind.ts'
import type { Model, Playbook } from '../playbook.ts'
import { type Growth, growthOf, winsInFirstYear } from './growth.ts'
import { isHouse, schoolDrivers, type Winning } from './money.ts'
import { type SchoolQuantities, schoolQuantities } from './quantities.ts'
import type { School } from './school.ts'
import { teachingOf } from './teachings.ts'
import { architecture, goToMarket, operations } from './texts-doing.ts'
import { competition, market } from './texts-market.ts'
import { funding, scenarios } from './texts-money.ts'
import { modelText, pricing, product } from './texts-offer.ts'
import { problem, solution } from './texts-problem.ts'
import { ninetyDays, risks } from './texts-risks.ts'
import { summary } from './texts-summary.ts'

export const education: Playbook = (context: Context): Model => {
  const teaching = teachingOf(context)
  const known = schoolQuantities(context, teaching)
  const growth = growthOf(context, teaching, known)
  const winning = winningOf(context, known, growth)
  return {
    drivers: schoolDrivers(context, teaching, known, growth, winning),
    financedBy: context.said('raise') ? 'equity' : isHouse(teaching, known) ? 'loan' : 'own',
    texts: (results) => {
      const own = { ...results, context: chosenBy(context, teaching.noun) }
      const school: School = { ...own, teaching, known, growth, winning }
      return {
        summary: summary(school),
        problem: problem(school),
        solution: solution(school),
        market: market(school),
        competition: competition(school),
        product: product(school),
        model: modelText(school),
        pricing: pricing(school),
        goToMarket: goToMarket(school),
        architecture: architecture(school),
        operations: operations(school),
        finance: {},
        scenarios: scenarios(school),
        funding: funding(school),
        risks: risks(school),
        ninetyDays: ninetyDays(school),
      }
    },
  }
}

/** Of what a learner pays in a year, at most so much goes into winning them. */
const MOST_FOR_WINNING = 0.15

function winningOf(context: Context, known: SchoolQuantities, growth: Growth): Winning {
  const { benchmark, assume, money, dollars } = context
  const wins = Math.max(3, Math.round(winsInFirstYear(growth, known)))
  const isFirm = known.mode === 'day'
  const usual = benchmark('usual-win-cost', {
    metric: 'acquisition-cost',
    of: isFirm ? 'small agency or freelancer' : 'learner on a course',
    label: isFirm ? 'Spent to win a firm, by small providers' : 'Spent to win a learner, by small schools',
    show: money,
    otherwise: {
      value: dollars(isFirm ? 900 : 65),
      low: dollars(30),
      high: dollars(2_500),
      why: 'no figure at hand',
    },
  })
  const value = Math.max(
    1,
    Math.round(Math.min(usual.value, known.amount * known.buys.value * MOST_FOR_WINNING)),
  )
  const costEach = assume('win-cost', {
    label: 'Money spent to win one',
    value,
    low: Math.round(value * 0.4),
    high: value * 3,
    show: money,
    why: 'what small schools spend, and never more than about a seventh of a year’s fee',
  })
  return { wins, costEach, spent: Math.round(costEach.value * wins) }
}
