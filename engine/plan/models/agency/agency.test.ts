import { describe, expect, it } from 'vitest'
import type { Brief } from '../../../brief.ts'
import type { HourStream, SubscriptionStream, UnitStream } from '../../finance/drivers.ts'
import { faultsIn, planFor, proseOf, sharedSequences } from '../../testing/plans.ts'

type Fields = Partial<Brief>

const BOOKS: Fields = {
  startupName: 'Ledgerwell',
  businessIdea: 'Monthly bookkeeping for dental practices, closed by the tenth of the month.',
  targetCustomer: 'Dental practices in Ohio',
  industry: 'Finance',
  stage: 'launched',
  additionalContext: '$650 a month per practice, 14 clients.',
  fullName: 'Dana Whitlock',
}
const OTHER_BOOKS: Fields = {
  startupName: 'Plate & Penny',
  businessIdea: 'Bookkeeping and VAT returns for restaurants in Leeds, £320 a month.',
  targetCustomer: 'Independent restaurants',
  industry: 'Finance',
  stage: 'Idea',
  additionalContext: 'I have £8,000.',
}
const STUDIO: Fields = {
  startupName: 'Figtree',
  businessIdea:
    'A branding studio for food start-ups in Lisbon: a brand for €9,500, then a retainer of €1,800 a month.',
  targetCustomer: 'Food start-ups that have just raised money',
  industry: 'Marketing',
  stage: 'Idea',
}
const SOFTWARE: Fields = {
  startupName: 'Kestrel',
  businessIdea: 'A software development agency that replaces spreadsheets with internal tools.',
  targetCustomer: 'Mid-size logistics firms in Rotterdam',
  industry: 'Technology',
  stage: 'MVP',
  additionalContext: '€110 an hour, three engineers. Raising €300,000.',
}
const GREEN: Fields = {
  startupName: 'Tonne',
  businessIdea: 'Sustainability consulting: carbon reports for manufacturers who must report under CSRD.',
  targetCustomer: 'Mid-size manufacturers in Bavaria, Germany',
  industry: 'Consulting',
  stage: 'Validation',
}
const SECURITY: Fields = {
  startupName: 'Safe Harbour',
  businessIdea: 'Cybersecurity consultancy for law firms.',
  targetCustomer: 'Law firms with 5 to 50 lawyers in Dublin',
  industry: 'Consulting',
  additionalContext: 'Day rate €950. Solo founder.',
}
const THIN: Fields = { startupName: 'Ag', businessIdea: 'marketing agency' }
const ODD: Fields = {
  startupName: 'Odd 🚀',
  businessIdea: '我们为餐厅提供咨询 consulting 🚀',
  targetCustomer: '餐厅',
  industry: 'Food & Beverage',
  additionalContext: 'price $0, budget $1, 10 million users',
}
const ASSISTANTS: Fields = {
  startupName: 'Helper Desk',
  businessIdea: 'Virtual assistants for physiotherapists, A$900 a month. Raising A$750,000.',
  targetCustomer: 'Physiotherapy practices in Australia',
  industry: 'Healthcare',
  stage: 'launched',
  additionalContext: '38 customers, churn of 4% a month.',
}
const TRIPS: Fields = {
  startupName: 'Nomad Desk',
  businessIdea: 'A travel agency planning month-long work trips for remote teams.',
  targetCustomer: 'Remote companies with 10 to 60 employees',
  industry: 'Travel',
  stage: 'Idea',
  additionalContext: 'Fee of $250 per traveller. Budget $5,000.',
}

const ALL = { BOOKS, OTHER_BOOKS, STUDIO, SOFTWARE, GREEN, SECURITY, THIN, ODD, ASSISTANTS, TRIPS }
const KINDS = [BOOKS, STUDIO, SOFTWARE, GREEN, SECURITY, THIN, ASSISTANTS, TRIPS]

describe('agency', () => {
  it.each(Object.entries(ALL))('plans %s without a fault', (_, brief) => {
    expect(faultsIn(planFor(brief, 'agency'))).toEqual([])
  })

  it('takes the founder’s fee and clients', () => {
    const [stream] = planFor(BOOKS, 'agency').results.drivers.streams as [SubscriptionStream]
    expect(stream).toMatchObject({ id: 'retainers', price: 65_000, opening: 14, from: 1 })
  })

  it('takes a price for a job and one for a month side by side', () => {
    const streams = planFor(STUDIO, 'agency').results.drivers.streams as [UnitStream, SubscriptionStream]
    expect(streams.map(({ id, price }) => [id, price])).toEqual([
      ['projects', 950_000],
      ['retainers', 180_000],
    ])
  })

  it('bills an hour as said, and an eighth of a day rate', () => {
    const rate = (brief: Fields) => (planFor(brief, 'agency').results.drivers.streams[0] as HourStream).rate
    expect(rate(SOFTWARE)).toBe(11_000)
    expect(rate(SECURITY)).toBe(11_875)
  })

  it('takes the churn, the budget and the round as said', () => {
    const drivers = planFor(ASSISTANTS, 'agency').results.drivers
    expect((drivers.streams[0] as SubscriptionStream).churn).toBeCloseTo(0.04)
    expect(drivers.funding.equity.find(({ id }) => id === 'round')?.amount).toBe(75_000_000)
    const budget = planFor(TRIPS, 'agency').results.drivers.funding.equity.find(({ id }) => id === 'budget')
    expect(budget?.amount).toBe(500_000)
  })

  it('hires more with a round than with a small purse', () => {
    const paid = (brief: Fields) =>
      Math.max(...planFor(brief, 'agency').results.drivers.staff.map(({ count }) => count.at(-1)?.value ?? 0))
    expect(paid(ASSISTANTS)).toBeGreaterThan(5)
    expect(paid(TRIPS)).toBeLessThan(2)
  })

  it.each(Object.entries(ALL))('keeps the money of %s plausible', (_, brief) => {
    const { results, texts } = planFor(brief, 'agency')
    const revenue = results.year('revenue', 3).value
    const margin = results.year('ebitda', 3).value / revenue
    expect(margin).toBeGreaterThan(-0.1)
    expect(margin).toBeLessThan(0.45)
    expect(results.outcome.lowestCash.amount).toBeGreaterThanOrEqual(0)
    const spent = texts.goToMarket.channels.reduce((sum, { cost }) => sum + cost.value, 0)
    expect(spent).toBeLessThanOrEqual((results.projection.costGroups.marketing.years[0] ?? 0) * 1.01)
  })

  it('wins by its channels about as many as the drivers let join', () => {
    const { results, texts } = planFor(BOOKS, 'agency')
    const won = texts.goToMarket.channels.reduce((sum, { wins }) => sum + wins.value, 0)
    const joined = results.projection.streams[0]?.customers?.joining.years[0] ?? 0
    expect(Math.abs(won / joined - 1)).toBeLessThan(0.15)
  })

  it('reads differently for each kind, and for each brief of a kind', () => {
    const told = KINDS.map((brief) => proseOf(planFor(brief, 'agency')))
    told.forEach((one, i) => {
      for (const other of told.slice(i + 1)) expect(sharedSequences(one, other)).toBeLessThan(0.3)
    })
    const [books, others] = [BOOKS, OTHER_BOOKS].map((brief) => proseOf(planFor(brief, 'agency')))
    expect(sharedSequences(books ?? '', others ?? '')).toBeLessThan(0.6)
  })
})
