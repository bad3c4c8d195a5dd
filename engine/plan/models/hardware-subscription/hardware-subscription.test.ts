import { describe, expect, it } from 'vitest'
import type { Brief } from '../../../brief.ts'
import type { SubscriptionStream } from '../../finance/drivers.ts'
import type { Drafted } from '../../make-plan.ts'
import { faultsIn, planFor, proseOf, sharedSequences, textOfPlan } from '../../testing/plans.ts'

const BUOY: Partial<Brief> = {
  startupName: 'Brackish',
  fullName: 'Ines Moreau',
  businessIdea:
    'A sensor buoy with text alarms that warns mussel growers of low oxygen 12 hours ahead, so they can lift their ropes in time.',
  targetCustomer: 'Mussel farms with 3 to 30 hectares in Maine',
  industry: 'Other',
  stage: 'Early Development',
  additionalContext:
    'We have 4 prototypes. Hardware cost is $280 a unit. I am an oceanographer, my co-founder is an embedded engineer.',
}
const SHRIMP: Partial<Brief> = {
  startupName: 'Pondlight',
  businessIdea: 'Oxygen sensors for shrimp ponds with an alarm by telephone',
  targetCustomer: 'Shrimp farmers in Gujarat, India',
  stage: 'Validation',
  additionalContext: 'Budget 20 lakh rupees.',
}
const FRIDGES: Partial<Brief> = {
  startupName: 'Coldwatch',
  businessIdea:
    'Wireless fridge sensors for restaurants that log temperatures and call the chef when a cold room fails. $30 per month per kitchen, sensors lent free.',
  targetCustomer: 'Independent restaurants in Chicago',
  industry: 'Food & Beverage',
  stage: 'Launched',
  additionalContext: '140 kitchens pay us today, churn is 2% a month.',
}
const PATCH: Partial<Brief> = {
  startupName: 'Systole',
  fullName: 'Amit Shah',
  businessIdea: 'A wearable patch that follows heart rhythm at home after a stroke, £12 a month per patient',
  targetCustomer: 'Cardiology clinics in the UK',
  industry: 'Healthcare',
  stage: 'Validation',
  additionalContext: 'We want to raise £750,000. Team of three.',
}
const COLLAR: Partial<Brief> = { startupName: 'Bolt', businessIdea: 'A GPS collar for dogs' }
const HUNTERS: Partial<Brief> = {
  startupName: 'Drever',
  businessIdea: 'A GPS collar for hunting dogs, 149 EUR per collar and 7 EUR a month',
  targetCustomer: 'Hunters with dogs in Finland',
  industry: 'Retail',
  stage: 'MVP',
  additionalContext: '310 customers so far.',
}
const LOCKS: Partial<Brief> = {
  startupName: 'Doorling',
  businessIdea: 'Smart locks for holiday flats, the host pays 9 EUR per door per month',
  targetCustomer: 'Owners of holiday flats in Lisbon',
  industry: 'Real Estate',
  stage: 'Idea',
}
const MOTORS: Partial<Brief> = {
  startupName: 'Spindle',
  businessIdea: 'Vibration sensors for pumps and motors with a weekly maintenance list',
  targetCustomer: 'paper mills in Germany',
  industry: 'Technology',
  stage: 'Growth Stage',
}
const ODD: Partial<Brief>[] = [
  { startupName: '🐝', businessIdea: 'Ein Bienenstock-Sensor mit App 🐝🐝' },
  {
    startupName: 'Zero',
    businessIdea: 'a device',
    additionalContext: 'Price $0. Budget $1. 10 million users. Churn 100%.',
  },
  {
    startupName: 'Long',
    businessIdea: `A device ${'that watches everything '.repeat(200)}`,
    targetCustomer: 'x',
  },
]
const ALL = [BUOY, SHRIMP, FRIDGES, PATCH, COLLAR, HUNTERS, LOCKS, MOTORS, ...ODD]

const plan = (brief: Partial<Brief>) => planFor(brief, 'hardware-subscription')
const service = ({ results }: Drafted) =>
  results.drivers.streams.find(({ id }) => id === 'service') as SubscriptionStream

describe('the plan of a device with a service', () => {
  it.each(ALL.map((brief) => [brief.startupName, brief] as const))('has no fault: %s', (_, brief) => {
    expect(faultsIn(plan(brief))).toEqual([])
  })

  it('computes with the cost, the founders and the prototypes of the brief', () => {
    const drafted = plan(BUOY)
    const { setup } = service(drafted)
    // Two buoys at 280 dollars, and 28 percent for assembly and freight.
    expect(setup?.cost).toBe(Math.round(28_000 * 1.28) * 2)
    expect(setup?.price).toBeGreaterThan(setup?.cost ?? 0)
    expect(drafted.results.drivers.staff.find(({ isFounder }) => isFounder)?.count.at(-1)?.value).toBe(2)
    expect(textOfPlan(drafted)).toContain('12 hours')
    expect(service(drafted).from).toBeGreaterThan(3)
  })

  it('lends where the brief lends, and starts with the customers there are', () => {
    const drafted = plan(FRIDGES)
    const stream = service(drafted)
    expect(stream.setup?.price).toBe(0)
    expect(stream.price).toBe(3_000)
    expect(stream.opening).toBe(140)
    expect(stream.from).toBe(1)
    expect(stream.churn).toBeCloseTo(0.02)
  })

  it('tells the price of a device from the fee, and a fee for one device from one for a customer', () => {
    expect(service(plan(HUNTERS))).toMatchObject({ price: 700, opening: 310, setup: { price: 14_900 } })
    expect(service(plan(LOCKS)).price).toBe(2_700)
    expect(service(plan(PATCH)).price).toBe(1_200 * 15)
  })

  it('uses a round for people, and does not hire on a small purse', () => {
    const people = (drafted: Drafted) =>
      drafted.results.drivers.staff
        .filter(({ isFounder }) => !isFounder)
        .reduce((sum, { count }) => sum + (count.at(-1)?.value ?? 0), 0)
    expect(people(plan(PATCH))).toBeGreaterThanOrEqual(2)
    expect(people(plan({ ...PATCH, additionalContext: 'Our budget is £5,000.' }))).toBeLessThan(2)
    const { need } = plan(PATCH).results
    expect(need.raise).toBeLessThanOrEqual(75_000_000 * 1.2)
    expect(need.raise).toBeGreaterThanOrEqual(75_000_000 * 0.4)
  })

  it('stays between fantasy and catastrophe, with money in the bank', () => {
    for (const brief of [BUOY, SHRIMP, FRIDGES, COLLAR, HUNTERS, LOCKS, MOTORS]) {
      const { year, lowestCash } = plan(brief).results
      const margin = year('ebitda', 3).value / year('revenue', 3).value
      expect(margin, brief.startupName).toBeGreaterThan(-0.5)
      expect(margin, brief.startupName).toBeLessThan(0.45)
      expect(year('contribution', 3).value / year('revenue', 3).value, brief.startupName).toBeGreaterThan(0.4)
      expect(year('revenue', 3).value).toBeGreaterThan(year('revenue', 1).value)
      expect(lowestCash.value, brief.startupName).toBeGreaterThanOrEqual(0)
    }
  })

  it('wins through its channels what joins in the first year, within the marketing line', () => {
    for (const brief of ALL) {
      const { texts, results } = plan(brief)
      const joined =
        results.projection.streams.find(({ id }) => id === 'service')?.customers?.joining.years[0] ?? 0
      const { channels } = texts.goToMarket
      const wins = channels.reduce((sum, { wins: won }) => sum + won.value, 0)
      const cost = channels.reduce((sum, each) => sum + each.cost.value, 0)
      expect(Math.abs(wins - joined), brief.startupName).toBeLessThanOrEqual(Math.max(1, joined * 0.15))
      expect(cost).toBeLessThanOrEqual((results.projection.costGroups.marketing.years[0] ?? 0) * 1.01)
    }
  })

  it('measures at least five of its risks', () => {
    const { texts, results } = plan(BUOY)
    const known = new Set(results.changes.map(({ id }) => id))
    expect(
      texts.risks.list.filter(({ measuredBy }) => measuredBy && known.has(measuredBy)).length,
    ).toBeGreaterThanOrEqual(5)
  })

  it('reads differently for different devices, and for two of the same sort', () => {
    const prose = (brief: Partial<Brief>) => proseOf(plan(brief))
    const kinds = [BUOY, FRIDGES, PATCH, COLLAR, LOCKS, MOTORS].map(prose)
    for (const [i, one] of kinds.entries())
      for (const other of kinds.slice(i + 1)) expect(sharedSequences(one, other)).toBeLessThan(0.3)
    expect(sharedSequences(prose(BUOY), prose(SHRIMP))).toBeLessThan(0.6)
    expect(sharedSequences(prose(COLLAR), prose(HUNTERS))).toBeLessThan(0.6)
  })
})
