import { describe, expect, test } from 'vitest'
import type { Brief } from '../../../brief.ts'
import type { Stream, SubscriptionStream } from '../../finance/drivers.ts'
import type { Drafted } from '../../make-plan.ts'
import { faultsIn, planFor, proseOf, sharedSequences, textOfPlan } from '../../testing/plans.ts'
import { FIRM_KINDS, HOUSEHOLD_KINDS } from './kinds.ts'

const plan = (fields: Partial<Brief>) => planFor(fields, 'software-subscription')

const BRIEFS: Record<string, Partial<Brief>> = {
  chores: {
    startupName: 'Bin Night',
    fullName: 'Ada Okafor',
    businessIdea: 'An app in which housemates trade chores for points, with an auction on Sunday.',
    targetCustomer: 'Students in shared houses in Manchester, United Kingdom',
    industry: 'technology',
    stage: 'idea',
  },
  habit: {
    startupName: 'Tiny Streak',
    fullName: 'Lena Vogt',
    businessIdea: 'A habit app that asks for two minutes of movement a day. 4.99 euro a month.',
    targetCustomer: 'Office workers aged 30 to 50 in Germany',
    industry: 'fitness & wellness',
    stage: 'mvp',
    additionalContext: '1,200 users so far, 85 of them pay. Budget is 20,000 euro.',
  },
  couples: {
    startupName: 'Twopurse',
    businessIdea: 'A budgeting app for couples with separate accounts who share rent and groceries',
    targetCustomer: 'Couples living together in Canada',
    industry: 'finance',
    stage: 'launched',
    additionalContext:
      '2,300 paying subscribers at 6 dollars a month, churn is 5% a month. Raising 750,000 dollars.',
  },
  dental: {
    startupName: 'ChairTime',
    fullName: 'Sofia Reyes',
    businessIdea:
      'Software for dental practices that fills cancelled appointments from a waiting list by text',
    targetCustomer: 'Independent dental practices with 2 to 8 chairs in the United States',
    industry: 'healthcare',
    stage: 'MVP Ready',
    additionalContext:
      'We charge $149 a month per practice. 12 practices pay already. We want to raise 500,000 dollars.',
  },
  crews: {
    startupName: 'Sitelog',
    businessIdea: 'An app for construction crews to log hours, photos and defects on site',
    targetCustomer: 'Building firms with 5 to 50 workers in the UK',
    stage: 'Early Development',
    additionalContext: '£8 per user a month. Two founders, one a site manager and one a developer.',
  },
  school: {
    startupName: 'Marksheet',
    businessIdea:
      'Software that drafts feedback on essays for teachers, priced at 1,200 rupees a year per teacher',
    targetCustomer: 'Private schools in India',
    industry: 'education',
    stage: 'validation',
  },
  landlords: {
    startupName: 'Keyring',
    businessIdea: 'Landlord software that collects rent, tracks repairs and keeps certificates',
    targetCustomer: 'Landlords with 1 to 20 flats',
    industry: 'real estate',
    stage: 'validation',
    additionalContext: 'Budget 5,000 pounds',
  },
  oneLine: { startupName: 'Zap', businessIdea: 'an app' },
  emoji: { startupName: '🦊', businessIdea: '🍕🍕🍕 $& {x} app для друзей', targetCustomer: '\\d+ (people' },
  absurd: {
    startupName: 'Moon',
    businessIdea: 'An app for dog owners at 0 dollars a month',
    additionalContext: 'We have 10,000,000 paying customers. Budget is 1 dollar. Rent is 0. Churn is 100%.',
    stage: 'growth',
  },
}

const made = new Map(Object.entries(BRIEFS).map(([name, fields]) => [name, plan(fields)]))
const of = (name: string) => made.get(name) as Drafted
const stream = (drafted: Drafted) => drafted.results.drivers.streams[0] as Extract<Stream, SubscriptionStream>

test.each(Object.keys(BRIEFS))('the plan for %s has no fault', (name) => {
  expect(faultsIn(of(name))).toEqual([])
})

test.each([...HOUSEHOLD_KINDS, ...FIRM_KINDS].map(({ noun }, i) => [noun, i] as const))(
  'a %s has shares that add up, and ranges in order',
  (_noun, i) => {
    const kind = [...HOUSEHOLD_KINDS, ...FIRM_KINDS][i]
    if (!kind) throw new Error('no such kind')
    expect(kind.ways.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(1)
    expect(kind.ways.reduce((sum, { cost }) => sum + cost, 0)).toBeLessThanOrEqual(1.001)
    for (const [low, typical, high] of [
      kind.price,
      kind.churn,
      kind.fits,
      kind.willing,
      kind.perThousand,
      kind.winMonths,
    ])
      expect(low <= typical && typical <= high).toBe(true)
    expect(`${kind.one}s`).toBe(kind.many)
  },
)

describe('the founder’s figures drive the money', () => {
  test('price, customers, churn and a round', () => {
    const { price, opening, churn, from } = stream(of('couples'))
    expect([price, opening, churn, from]).toEqual([600, 2_300, 0.05, 1])
    const { funding, staff } = of('couples').results.drivers
    expect(funding.equity.find(({ id }) => id === 'round')?.amount).toBe(75_000_000)
    expect(staff.length).toBeGreaterThan(2)
  })

  test('those who pay are told from those who use', () => {
    expect(stream(of('habit'))).toMatchObject({ price: 499, opening: 85 })
  })

  test('a price by heads is multiplied by the size of a customer', () => {
    expect(stream(of('crews')).price).toBe(800 * Math.round(Math.sqrt(5 * 50)))
  })

  test('a yearly price is charged by the year', () => {
    expect(stream(of('school')).billingMonths).toBe(12)
  })

  test('takings without customers become accounts', () => {
    const drafted = plan({
      businessIdea: 'Software for law firms at $100 a month',
      additionalContext: 'Revenue is $4,000 a month.',
      stage: 'growth',
    })
    expect(stream(drafted).opening).toBe(40)
  })

  test('a margin of the founder’s sets what serving costs', () => {
    const drafted = plan({
      businessIdea: 'Software for restaurants at $100 a month',
      additionalContext: 'Our gross margin is 80%.',
    })
    expect(stream(drafted).serving).toBe(2_000)
  })

  test('a small purse hires nobody, and a large round does', () => {
    expect(of('landlords').results.drivers.staff.map(({ id }) => id)).toEqual(['founders'])
    expect(of('dental').results.drivers.staff.length).toBeGreaterThanOrEqual(3)
  })
})

const SOUND = ['chores', 'habit', 'couples', 'dental', 'crews', 'school', 'landlords', 'oneLine']

test.each(SOUND)('the money of %s is neither absurdly rich nor hopeless', (name) => {
  const { results } = of(name)
  const [, , revenue = 0] = results.projection.profit.revenue.years
  const [, , earned = 0] = results.projection.profit.ebitda.years
  expect(results.even.contributionShare).toBeGreaterThan(0.55)
  expect(results.even.contributionShare).toBeLessThan(0.92)
  expect(earned / revenue).toBeGreaterThan(-0.3)
  expect(earned / revenue).toBeLessThan(0.45)
  expect(results.outcome.lowestCash.amount).toBeGreaterThanOrEqual(0)
})

test.each(SOUND)('the channels of %s win what the drivers let join, within the marketing line', (name) => {
  const { results, texts } = of(name)
  const joining = results.projection.streams[0]?.customers?.joining.years[0] ?? 0
  const wins = texts.goToMarket.channels.reduce((sum, channel) => sum + channel.wins.value, 0)
  const cost = texts.goToMarket.channels.reduce((sum, channel) => sum + channel.cost.value, 0)
  expect(Math.abs(wins - joining)).toBeLessThanOrEqual(Math.max(2, joining * 0.15))
  expect(cost).toBeLessThanOrEqual(results.projection.costGroups.marketing.years[0] ?? 0)
})

describe('plans differ', () => {
  const pairs = SOUND.flatMap((one, i) => SOUND.slice(i + 1).map((other) => [one, other] as const))
  test.each(pairs)('%s and %s, of different kinds', (one, other) => {
    expect(sharedSequences(proseOf(of(one)), proseOf(of(other)))).toBeLessThan(0.3)
  })

  test('two of the same kind', () => {
    const other = plan({
      startupName: 'Gapfill',
      fullName: 'Tom Byrne',
      businessIdea: 'A reminder and recall system for dentists that brings patients back after six months',
      targetCustomer: 'Dental clinics in Ireland',
      industry: 'healthcare',
      stage: 'validation',
      additionalContext: 'Budget is 40,000 euro.',
    })
    expect(faultsIn(other)).toEqual([])
    expect(sharedSequences(proseOf(of('dental')), proseOf(other))).toBeLessThan(0.6)
  })
})

test.each(SOUND)('%s says enough', (name) => {
  const words = textOfPlan(of(name)).split(/\s+/).length
  expect(words).toBeGreaterThan(3_500)
})
