import { describe, expect, test } from 'vitest'
import type { Brief } from '../../../brief.ts'
import { lowest } from '../../finance/outcome.ts'
import { faultsIn, planFor, proseOf, sharedSequences } from '../../testing/plans.ts'

const BRIEFS: Partial<Brief>[] = [
  {
    startupName: 'Evening Plate',
    businessIdea: 'A charity that collects unsold food and cooks free meals for refugees.',
    targetCustomer: 'Refugees in Athens',
    stage: 'MVP ready',
    additionalContext: 'Grant of 30,000 euros. 14 volunteers.',
  },
  {
    startupName: 'Loop',
    businessIdea: 'A non-profit teaching girls in rural schools to code.',
    targetCustomer: 'Girls aged 11 to 15 in Rwanda',
    industry: 'Education',
    stage: 'Idea',
    additionalContext: 'Donors give $120 per girl a year.',
  },
  {
    startupName: 'Open Stove',
    businessIdea: 'Community kitchens where volunteers cook with unemployed young people.',
    targetCustomer: 'Unemployed young people in Durban',
    stage: 'Validation',
    additionalContext: 'Funded by donations; R1.2 million a year needed.',
  },
  {
    startupName: 'Paws',
    businessIdea: 'Animal shelter and adoption centre funded by donations',
    targetCustomer: 'People who want to adopt a dog',
    stage: 'Idea',
  },
  {
    startupName: 'Reedbed',
    businessIdea: 'A charity that restores ponds and reed beds with school classes.',
    targetCustomer: 'Villages in Norfolk',
    stage: 'Growth Stage',
    fullName: 'Tom Reed',
    additionalContext: '340 donors, £62,000 a year in revenue. Raise £200,000.',
  },
  {
    startupName: 'Tuesday',
    businessIdea: 'Volunteers visit lonely elderly people at home.',
    targetCustomer: 'People over 75 living alone in Lyon',
    industry: 'Healthcare',
    stage: 'Idea',
  },
  {
    startupName: 'Half Time',
    businessIdea: 'A non-profit football programme for kids from poor districts.',
    targetCustomer: 'Children aged 8 to 14 in Naples',
    industry: 'Fitness & Wellness',
    stage: 'Idea',
    additionalContext: 'Budget 8,000 euros.',
  },
  {
    startupName: 'Key',
    businessIdea: 'A charity that gives homeless people a tenancy and a case worker.',
    targetCustomer: 'Homeless people in Berlin',
    stage: 'Early development',
    additionalContext: 'We want to raise 400,000 euros.',
  },
  {
    startupName: 'Ramp',
    businessIdea: 'A non-profit that lends wheelchairs and trains people with disabilities for jobs.',
    targetCustomer: 'People with disabilities in Pune',
    stage: 'Validation',
  },
  { startupName: 'G', businessIdea: 'charity', stage: 'Idea' },
  {
    startupName: 'Odd',
    businessIdea: 'An NGO with 10 million donors and gifts of $0 🙏',
    stage: 'Growth Stage',
    additionalContext: 'budget $1',
  },
]

const plans = BRIEFS.map((brief) => planFor(brief, 'non-profit'))
const plan = (name: string) => {
  const found = plans.find(({ context }) => context.u.name === name)
  if (!found) throw new Error(name)
  return found
}

test.each(plans.map((one) => [one.context.u.name, one] as const))('%s has no fault', (_, one) => {
  expect(faultsIn(one)).toEqual([])
})

describe('the founder’s figures', () => {
  const donors = (name: string) => plan(name).results.drivers.streams.find(({ id }) => id === 'donors')

  test('a yearly gift is paid by the month', () => {
    expect(donors('Loop')).toMatchObject({ price: 1000 })
  })

  test('a grant in hand is there at the start', () => {
    expect(plan('Evening Plate').results.drivers.funding.equity[0]).toMatchObject({ amount: 3_000_000 })
  })

  test('what is needed a year is what the third year brings', () => {
    const [, , income = 0] = plan('Open Stove').results.projection.profit.revenue.years
    expect(income).toBeGreaterThan(105_000_000)
    expect(income).toBeLessThan(135_000_000)
  })

  test('donors and income of today are where it begins', () => {
    expect(donors('Reedbed')).toMatchObject({ opening: 136, from: 1 })
    const [first = 0] = plan('Reedbed').results.projection.profit.revenue.years
    expect(first).toBeGreaterThan(6_200_000)
    expect(first).toBeLessThan(9_500_000)
  })
})

test('two kinds read differently, two of one kind not alike', () => {
  const text = (name: string) => proseOf(plan(name))
  for (const [one, other] of [
    ['Evening Plate', 'Key'],
    ['Loop', 'Half Time'],
    ['Paws', 'Reedbed'],
    ['Tuesday', 'Ramp'],
  ] as const)
    expect(sharedSequences(text(one), text(other)), `${one}, ${other}`).toBeLessThan(0.3)
  expect(sharedSequences(text('Evening Plate'), text('Open Stove'))).toBeLessThan(0.6)
})

test('what comes in is spent on the work, and a little is kept', () => {
  for (const { context, results } of plans) {
    const { profit, balance, costs } = results.projection
    const [, , income = 0] = profit.revenue.years
    const kept = (profit.ebitda.years[2] ?? 0) / income
    const work = (costs.find(({ id }) => id === 'programme')?.cost.years[2] ?? 0) / income
    expect(kept, context.u.name).toBeGreaterThan(-0.1)
    expect(kept, context.u.name).toBeLessThan(0.08)
    expect(work, context.u.name).toBeGreaterThan(0.3)
    expect(lowest(balance.cash.months).amount, context.u.name).toBeGreaterThanOrEqual(0)
  }
})

test('channels win the donors who join, with the money that asking has', () => {
  for (const { context, results, texts } of plans) {
    const { projection } = results
    const joined = projection.streams.find(({ id }) => id === 'donors')?.customers?.joining.years[0] ?? 0
    const won = texts.goToMarket.channels.reduce((sum, { wins }) => sum + wins.value, 0)
    const cost = texts.goToMarket.channels.reduce((sum, each) => sum + each.cost.value, 0)
    expect(Math.abs(won - joined), context.u.name).toBeLessThanOrEqual(Math.max(3, joined * 0.15))
    expect(cost, context.u.name).toBeLessThanOrEqual((projection.costGroups.marketing.years[0] ?? 0) + 3)
  }
})
