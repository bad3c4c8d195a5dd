import { describe, expect, test } from 'vitest'
import type { Brief } from '../../../brief.ts'
import type { Stream, SubscriptionStream } from '../../finance/drivers.ts'
import type { Drafted } from '../../make-plan.ts'
import { faultsIn, planFor, proseOf, sharedSequences, textOfPlan } from '../../testing/plans.ts'
import { USAGE_KINDS } from './kinds.ts'

const plan = (fields: Partial<Brief>) => planFor(fields, 'usage-based-software')

const BRIEFS: Record<string, Partial<Brief>> = {
  parcels: {
    startupName: 'Parcelping',
    businessIdea: 'An API that developers of online shops call to get delivery dates, priced per request',
    targetCustomer: 'Developers at small online shops in Germany',
    industry: 'technology',
    stage: 'Early Development',
    additionalContext: '0.2 cents per call. Two founders, both engineers.',
  },
  drafts: {
    startupName: 'Clausely',
    fullName: 'Mia Chen',
    businessIdea: 'An AI tool that drafts first versions of contracts, sold in credits',
    targetCustomer: 'Small law firms in Australia',
    industry: 'consulting',
    stage: 'mvp',
    additionalContext: 'Each draft is 3 dollars. The model costs us about 40 cents a draft.',
  },
  stalls: {
    startupName: 'Payloop',
    businessIdea: 'A payments service for market stalls that takes 0.6% of the transaction volume',
    targetCustomer: 'Market traders in Nigeria',
    industry: 'finance',
    stage: 'idea',
  },
  reminders: {
    startupName: 'Dingdong',
    businessIdea: 'Text message reminders for clinics, pay per message',
    targetCustomer: 'clinics in the United States',
    industry: 'healthcare',
    stage: 'growth',
    additionalContext:
      '180 clinics use it, 400,000 messages a month, 4 cents each. We want to raise 1,200,000 dollars.',
  },
  machines: {
    startupName: 'Nightshift',
    businessIdea: 'GPU hosting by the hour with a ceiling on the bill',
    targetCustomer: 'engineering teams in Ireland',
    industry: 'technology',
    stage: 'validation',
    additionalContext: 'Budget is 60,000 euro.',
  },
  checks: {
    startupName: 'Doorcheck',
    businessIdea: 'Identity verification for new tenants, 4 pounds per check',
    targetCustomer: 'Letting agents in the UK',
    industry: 'real estate',
    stage: 'mvp',
  },
  pages: {
    startupName: 'Folio',
    businessIdea: 'Extracts fields from scanned invoices and receipts, per page',
    targetCustomer: 'Bookkeepers in Canada',
    stage: 'validation',
  },
  oneLine: { startupName: 'Gust', businessIdea: 'wind tunnel minutes, pay per use' },
  absurd: {
    startupName: '🚀 {x}',
    businessIdea: 'API, 0 dollars per call',
    additionalContext: 'We have 10,000,000 customers. We keep 100%. Budget is 1 dollar.',
    stage: 'growth',
  },
}

const made = new Map(Object.entries(BRIEFS).map(([name, fields]) => [name, plan(fields)]))
const of = (name: string) => made.get(name) as Drafted
const stream = (drafted: Drafted) => drafted.results.drivers.streams[0] as Extract<Stream, SubscriptionStream>

test.each(Object.keys(BRIEFS))('the plan for %s has no fault', (name) => {
  expect(faultsIn(of(name))).toEqual([])
})

test('the shares of every kind add up', () => {
  for (const { ways, one, many, inputShare, support } of USAGE_KINDS) {
    expect(ways.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(1)
    expect(ways.reduce((sum, { cost }) => sum + cost, 0)).toBeLessThanOrEqual(1.001)
    expect(`${one}s`).toBe(many)
    expect(inputShare[1] + support[1]).toBeLessThan(0.6)
  }
})

describe('the founder’s figures drive the money', () => {
  test('use and customers so far make the bill of an account', () => {
    expect(stream(of('reminders'))).toMatchObject({
      opening: 180,
      price: Math.round((400_000 / 180) * 4),
      from: 1,
    })
  })

  test('cents a call', () => {
    expect(stream(of('parcels')).price).toBe(Math.round(20_000 * 0.2))
    expect(textOfPlan(of('parcels'))).toContain('0.2 cents')
  })

  test('what a draft costs us comes before our share', () => {
    const { price, serving } = stream(of('drafts'))
    const withoutComputing = serving / price - 0.325 - 0.06
    expect(withoutComputing).toBeCloseTo(40 / 300, 2)
  })

  test('a share of payments', () => {
    const known = of('stalls').context.known()
    const value = known.find(({ id }) => id === 'payment-value')?.value ?? 0
    expect(stream(of('stalls')).price).toBe(Math.round(180 * value * 0.006))
  })

  test('a round pays for people', () => {
    expect(of('reminders').results.drivers.staff.length).toBeGreaterThanOrEqual(4)
    expect(of('oneLine').results.drivers.staff.length).toBeLessThanOrEqual(2)
  })
})

const SOUND = ['parcels', 'drafts', 'stalls', 'reminders', 'machines', 'checks', 'pages', 'oneLine']

test.each(SOUND)('the money of %s is neither absurdly rich nor hopeless', (name) => {
  const { results } = of(name)
  const [, , revenue = 0] = results.projection.profit.revenue.years
  const [, , earned = 0] = results.projection.profit.ebitda.years
  expect(results.even.contributionShare).toBeGreaterThan(0.3)
  expect(results.even.contributionShare).toBeLessThan(0.85)
  expect(earned / revenue).toBeGreaterThan(-0.35)
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
      startupName: 'Tidetable',
      businessIdea: 'An API with tide and wave data for sailing apps, billed by the thousand requests',
      targetCustomer: 'app developers in Denmark',
      stage: 'idea',
    })
    expect(faultsIn(other)).toEqual([])
    expect(sharedSequences(proseOf(of('parcels')), proseOf(other))).toBeLessThan(0.6)
  })
})
