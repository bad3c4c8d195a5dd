import { describe, expect, test } from 'vitest'
import type { Brief } from '../../../brief.ts'
import type { TransactionStream } from '../../finance/drivers.ts'
import type { Drafted } from '../../make-plan.ts'
import { faultsIn, planFor, proseOf, sharedSequences, textOfPlan } from '../../testing/plans.ts'
import { tradeOf } from './trades.ts'

const BRIEFS: Partial<Brief>[] = [
  {
    startupName: 'Refit Row',
    businessIdea:
      'A marketplace where seamstresses adjust pre-owned dresses before they are posted, so buyers of vintage dresses get one that fits.',
    targetCustomer: 'Women aged 25 to 40 who buy second-hand fashion online at least six times a year',
    industry: 'E-commerce',
    stage: 'Growth Stage',
    additionalContext:
      '3,100 orders so far, average order 74 dollars, we keep 18 percent. We want to raise a seed round of 600,000 dollars.',
  },
  {
    startupName: 'Hemline',
    businessIdea: 'Tailors alter vintage clothes to the buyer’s measures before they are sent.',
    targetCustomer: 'People in Canada who buy vintage online',
    industry: 'Retail',
    stage: 'Validation',
    additionalContext: 'We take 25% of each order. Savings of 20,000 dollars.',
  },
  {
    startupName: 'Backhaul',
    businessIdea: 'A platform connecting truck drivers with return loads so they stop driving empty.',
    targetCustomer: 'Owner-operator hauliers and small shippers in Poland',
    industry: 'Technology',
    stage: 'MVP Ready',
    additionalContext: 'We take a commission of 8% on each booking. 45 hauliers signed up.',
  },
  {
    startupName: 'TutorLane',
    businessIdea: 'A marketplace for maths tutors where parents book verified teachers by the hour.',
    targetCustomer: 'Parents of children aged 10 to 16 in Bangalore',
    industry: 'Education',
    stage: 'Validation',
    additionalContext: 'Lessons cost Rs. 600 per hour, we keep 20%. Budget 5 lakh rupees.',
  },
  {
    startupName: 'Nonna',
    businessIdea: 'An app where home cooks in Lyon sell weekday dinners to neighbours.',
    targetCustomer: 'Working parents in Lyon',
    industry: 'Food & Beverage',
    stage: 'Idea',
    additionalContext: 'Budget of 5,000 euro. Meals cost 11 euro and we keep 15%.',
  },
  {
    startupName: 'Makers Lane',
    businessIdea:
      'An online marketplace for handmade ceramics from studio potters, sellers pay 12 pounds a month.',
    targetCustomer: 'People who buy presents',
    industry: 'Retail',
    stage: 'MVP Ready',
    additionalContext: 'We keep 10% of each sale. Rent is 400 pounds a month for a small office in Bristol.',
  },
  {
    startupName: 'Valleystay',
    businessIdea: 'Booking platform for farm stays and guided days with shepherds in the Pyrenees.',
    targetCustomer: 'Couples and families from cities in Spain',
    industry: 'Travel',
    stage: 'Growth Stage',
    additionalContext: '120 bookings last summer, average booking 240 euro, commission 14%.',
  },
  { startupName: 'Fixly', businessIdea: 'a marketplace for plumbers and electricians' },
  {
    startupName: 'Crewmates',
    businessIdea: 'marketplace for freelance film crew',
    industry: 'Entertainment',
  },
  {
    startupName: '🚀🚀',
    businessIdea: '平台 marketplace 连接 农民 和 买家 price 0 budget 1',
    industry: 'Other',
    stage: 'Idea',
  },
  {
    startupName: 'Mega',
    businessIdea:
      'A marketplace with 10 million users and 900 million orders so far, average order 1 dollar, we keep 0.5 percent',
    industry: 'Technology',
    stage: 'Growth Stage',
  },
]

const plans = BRIEFS.map((brief) => planFor(brief, 'marketplace'))
const named = (name: string): Drafted => {
  const found = plans.find(({ context }) => context.u.name === name)
  if (!found) throw new Error(`no plan for ${name}`)
  return found
}
const orders = ({ results }: Drafted) =>
  results.drivers.streams.find(({ id }) => id === 'orders') as TransactionStream
/** In thousands of dollars of the United States. */
const thousands = ({ context }: Drafted, minor: number) => minor / context.dollars(1) / 1_000

test.each(plans.map((plan) => [plan.context.u.name, plan] as const))('%s passes the gate', (_, plan) => {
  expect(faultsIn(plan)).toEqual([])
})

describe('what the founder gave drives the money', () => {
  test('value, share and orders so far', () => {
    const plan = named('Refit Row')
    const stream = orders(plan)
    expect(stream.orderValue).toBe(7_400)
    expect(stream.take).toBe(0.18)
    expect(stream.from).toBe(1)
    const soFar = 3_100 / 12
    expect(stream.volume[0]?.value).toBeGreaterThan(soFar * 0.9)
    expect(stream.volume[0]?.value).toBeLessThan(soFar * 2)
  })

  test('a habit named in the brief sets the rhythm', () => {
    const rhythm = named('Refit Row')
      .context.known()
      .find(({ id }) => id === 'rhythm')
    expect(rhythm?.value).toBeCloseTo(6 * 0.75)
  })

  test('a round is in the plan and pays for people; a small purse pays for nobody', () => {
    const round = named('Refit Row').results.drivers
    expect(round.funding.equity.find(({ id }) => id === 'round')?.amount).toBe(60_000_000)
    expect(round.staff.length).toBeGreaterThanOrEqual(4)
    const purse = named('Nonna').results.drivers
    expect(purse.funding.equity.find(({ id }) => id === 'budget')?.amount).toBe(500_000)
    expect(purse.staff.filter(({ isFounder }) => !isFounder)).toEqual([])
  })

  test('a price for one is what is ordered, a price a month is what sellers pay', () => {
    expect(orders(named('TutorLane')).orderValue).toBe(60_000)
    expect(orders(named('TutorLane')).take).toBe(0.2)
    const { streams, costs } = named('Makers Lane').results.drivers
    expect(streams.find(({ id }) => id === 'members')).toMatchObject({ price: 1_200 })
    expect(costs.find(({ id }) => id === 'rent')?.amount[0]?.value).toBe(40_000)
  })

  test('bookings so far open the plan; those of the other side do not', () => {
    expect(orders(named('Valleystay')).from).toBe(1)
    expect(named('Valleystay').results.streamRevenue('orders', 1).value).toBeGreaterThan(0)
    expect(orders(named('Backhaul')).from).toBe(2)
  })
})

test('each brief is of its own trade', () => {
  const fields = ['Refit Row', 'Backhaul', 'TutorLane', 'Nonna', 'Makers Lane', 'Valleystay', 'Fixly'].map(
    (name) => tradeOf(named(name).context).field,
  )
  expect(new Set(fields).size).toBe(fields.length)
  expect(tradeOf(named('🚀🚀').context).cues.source).toBe('(?!)')
})

test('what the channels win and cost is what the drivers let join and spend', () => {
  for (const plan of plans) {
    const { channels } = plan.texts.goToMarket
    const spent = plan.results.projection.costs.find(({ id }) => id === 'marketing')?.cost.years[0] ?? 0
    const cost = channels.reduce((total, channel) => total + channel.cost.value, 0)
    expect(Math.abs(cost - spent)).toBeLessThanOrEqual(spent * 0.02)
    const each = plan.context.known().find(({ id }) => id === 'cost-to-win')?.value ?? 0
    const bought = channels.filter((channel) => channel.cost.value > 0)
    const wins = bought.reduce((total, channel) => total + channel.wins.value, 0)
    expect(Math.abs(wins - spent / each)).toBeLessThanOrEqual(Math.max(2, (spent / each) * 0.15))
  }
})

describe('the money is plausible', () => {
  test.each(
    plans
      .filter(({ context }) => !/Mega|🚀/.test(context.u.name))
      .map((plan) => [plan.context.u.name, plan] as const),
  )('%s', (_, plan) => {
    const { profit } = plan.results.projection
    const [revenue = 0] = profit.revenue.years.slice(2)
    const margin = (profit.contribution.years[2] ?? 0) / revenue
    const earned = (profit.ebitda.years[2] ?? 0) / revenue
    expect(thousands(plan, revenue)).toBeGreaterThan(40)
    expect(thousands(plan, revenue)).toBeLessThan(3_000)
    expect(margin).toBeGreaterThan(0.35)
    expect(margin).toBeLessThan(0.92)
    expect(earned).toBeGreaterThan(-0.35)
    expect(earned).toBeLessThan(0.4)
    expect(plan.results.outcome.lowestCash.amount).toBeGreaterThanOrEqual(0)
  })

  test('absurd figures still give finite ones', () => {
    for (const name of ['Mega', '🚀🚀'])
      for (const value of named(name).results.projection.balance.cash.months)
        expect(Number.isFinite(value)).toBe(true)
  })
})

test('plans of one trade differ, plans of two trades differ more', () => {
  expect(sharedSequences(proseOf(named('Refit Row')), proseOf(named('Hemline')))).toBeLessThan(0.6)
  const others = plans.filter(({ context }) => context.u.name !== 'Hemline')
  for (const [i, one] of others.entries())
    for (const other of others.slice(i + 1))
      if (tradeOf(one.context) !== tradeOf(other.context))
        expect(sharedSequences(proseOf(one), proseOf(other))).toBeLessThan(0.3)
})

test('a plan is long enough to be one', () => {
  for (const plan of plans) expect(textOfPlan(plan).split(/\s+/).length).toBeGreaterThan(4_500)
})
