import { describe, expect, test } from 'vitest'
import type { Brief } from '../../../brief.ts'
import { lowest } from '../../finance/outcome.ts'
import { faultsIn, planFor, proseOf, sharedSequences } from '../../testing/plans.ts'

const BRIEFS: Partial<Brief>[] = [
  {
    startupName: 'Lakelight',
    businessIdea: 'A three-day film festival on a lake.',
    targetCustomer: 'Film lovers in Quebec',
    industry: 'Entertainment',
    stage: 'Growth Stage',
    additionalContext: 'Tickets $70. 1,000 visitors last year.',
  },
  {
    startupName: 'Yes Abroad',
    businessIdea: 'Wedding planning for couples who marry in Tuscany.',
    targetCustomer: 'British couples',
    stage: 'Idea',
    additionalContext: 'Fee £2,600 per wedding.',
  },
  {
    startupName: 'Quetzal Walks',
    businessIdea: 'Small-group birdwatching tours with a local guide.',
    targetCustomer: 'Retired couples visiting Costa Rica',
    industry: 'Travel & Hospitality',
    stage: 'Validation',
    fullName: 'Luis Mora',
    additionalContext: 'Tours cost $150 per person, groups of up to 8 people.',
  },
  {
    startupName: 'Stillwater',
    businessIdea: 'Five-day silent retreats in the mountains.',
    targetCustomer: 'Tired managers',
    industry: 'Fitness & Wellness',
    stage: 'Idea',
    additionalContext: '900 euros per person, 14 guests per retreat, Austria.',
  },
  {
    startupName: 'Seam',
    businessIdea: 'Annual conference for women in mining',
    targetCustomer: 'Engineers in Chile',
    industry: 'Technology',
    stage: 'Validation',
    additionalContext: 'Tickets 250 dollars',
  },
  {
    startupName: 'Long Table',
    businessIdea: 'A supper club every Thursday in Leeds, 24 seats at £45 a head.',
    industry: 'Food & Beverage',
    stage: 'MVP ready',
    additionalContext: 'Budget £5,000. Two founders.',
  },
  {
    startupName: 'Cipher',
    businessIdea: 'An escape room in Lyon for families and office teams.',
    industry: 'Entertainment',
    stage: 'Idea',
    additionalContext: 'Rent 2,000 euros a month. Budget 40,000 euros.',
  },
  {
    startupName: 'Maker Yard',
    businessIdea: 'A monthly craft market in Utrecht.',
    targetCustomer: 'Makers and families',
    stage: 'Growth Stage',
    additionalContext: 'Stalls cost 65 euros. 60 stalls.',
  },
  {
    startupName: 'Ridge',
    businessIdea: 'A trail marathon in the Blue Ridge mountains',
    targetCustomer: 'Amateur runners',
    industry: 'Fitness & Wellness',
    stage: 'Idea',
    additionalContext: 'Entry $70.',
  },
  { startupName: 'E', businessIdea: 'events', stage: 'Idea' },
  {
    startupName: 'Odd',
    businessIdea: 'A concert series with tickets at $0 and a capacity of 10 million people 🎵',
    stage: 'Idea',
    additionalContext: 'raise $1',
  },
]

const plans = BRIEFS.map((brief) => planFor(brief, 'event'))
const plan = (name: string) => {
  const found = plans.find(({ context }) => context.u.name === name)
  if (!found) throw new Error(name)
  return found
}

test.each(plans.map((one) => [one.context.u.name, one] as const))('%s has no fault', (_, one) => {
  expect(faultsIn(one)).toEqual([])
})

describe('the founder’s figures', () => {
  const places = (name: string) => plan(name).results.drivers.streams.find(({ id }) => id === 'places')

  test('price and places', () => {
    expect(places('Quetzal Walks')).toMatchObject({ kind: 'cohorts', price: 15_000, seats: 8 })
    expect(places('Stillwater')).toMatchObject({ price: 90_000, seats: 14 })
    expect(places('Long Table')).toMatchObject({ price: 4500, seats: 24 })
    expect(places('Yes Abroad')).toMatchObject({ kind: 'units', price: 260_000 })
  })

  test('as often as the brief says', () => {
    const sessions = (name: string) =>
      plan(name).results.projection.streams.find(({ id }) => id === 'places')?.sessions?.years
    expect(sessions('Seam')).toEqual([1, 1, 1])
    expect(sessions('Long Table')?.[1]).toBe(46)
    expect(sessions('Maker Yard')?.[1]).toBe(11)
  })

  test('last year’s visitors fill four fifths of the room', () => {
    expect(places('Lakelight')).toMatchObject({ seats: 1250 })
  })

  test('rent and budget', () => {
    const { drivers } = plan('Cipher').results
    expect(drivers.costs.find(({ id }) => id === 'rent')?.amount).toEqual([{ month: 1, value: 200_000 }])
    expect(drivers.funding.equity[0]).toMatchObject({ id: 'budget', amount: 4_000_000 })
  })
})

test('two kinds read differently, two of one kind not alike', () => {
  const text = (name: string) => proseOf(plan(name))
  for (const [one, other] of [
    ['Lakelight', 'Seam'],
    ['Quetzal Walks', 'Stillwater'],
    ['Long Table', 'Yes Abroad'],
    ['Cipher', 'Maker Yard'],
    ['Ridge', 'E'],
  ] as const)
    expect(sharedSequences(text(one), text(other)), `${one}, ${other}`).toBeLessThan(0.3)
  const second = planFor(
    {
      startupName: 'Fjord Week',
      businessIdea: 'Yoga retreats on a small island for nurses, 12 guests at 6,000 kroner.',
      targetCustomer: 'Nurses in Norway',
      stage: 'MVP ready',
    },
    'event',
  )
  expect(sharedSequences(text('Stillwater'), proseOf(second))).toBeLessThan(0.6)
})

test('the money is neither a fantasy nor a catastrophe', () => {
  for (const { context, results } of plans) {
    const { profit, balance } = results.projection
    const [, , revenue = 0] = profit.revenue.years
    const margin = (profit.contribution.years[2] ?? 0) / revenue
    const earned = (profit.ebitda.years[2] ?? 0) / revenue
    expect(margin, context.u.name).toBeGreaterThan(0.2)
    expect(margin, context.u.name).toBeLessThan(0.85)
    expect(earned, context.u.name).toBeGreaterThan(-0.15)
    expect(earned, context.u.name).toBeLessThan(0.4)
    expect(lowest(balance.cash.months).amount, context.u.name).toBeGreaterThanOrEqual(0)
  }
})

test('channels win the places that are sold, with the money that marketing has', () => {
  for (const { context, results, texts } of plans) {
    const { projection } = results
    const sold = projection.streams.find(({ id }) => id === 'places')?.volume.years[0] ?? 0
    const won = texts.goToMarket.channels.reduce((sum, { wins }) => sum + wins.value, 0)
    const cost = texts.goToMarket.channels.reduce((sum, each) => sum + each.cost.value, 0)
    expect(Math.abs(won - sold), context.u.name).toBeLessThanOrEqual(Math.max(3, sold * 0.15))
    expect(cost, context.u.name).toBeLessThanOrEqual((projection.costGroups.marketing.years[0] ?? 0) + 3)
  }
})
