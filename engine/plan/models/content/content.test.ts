import { describe, expect, test } from 'vitest'
import type { Brief } from '../../../brief.ts'
import { lowest } from '../../finance/outcome.ts'
import { faultsIn, planFor, proseOf, sharedSequences } from '../../testing/plans.ts'

const BRIEFS: Partial<Brief>[] = [
  {
    startupName: 'Harbour Letter',
    businessIdea: 'A weekly newsletter about port congestion with a paid tier.',
    targetCustomer: 'Freight planners',
    stage: 'Growth Stage',
    fullName: 'Ines Roth',
    additionalContext: '6,000 readers, 300 paid at $14/month. Sponsors pay $500 an issue.',
  },
  {
    startupName: 'Kitchen Radio',
    businessIdea: 'A podcast for home cooks, paid by sponsors and supporters.',
    targetCustomer: 'Home cooks in Ireland',
    stage: 'MVP ready',
    additionalContext: '9,000 listeners per episode.',
  },
  {
    startupName: 'Sawdust Hour',
    businessIdea: 'A YouTube channel on Japanese joinery.',
    targetCustomer: 'Hobby woodworkers in Canada',
    stage: 'Growth Stage',
    additionalContext: '30,000 subscribers, CA$1,500 a month from sponsors.',
  },
  {
    startupName: 'Fenlight',
    businessIdea: 'An indie video game about lighthouse keepers, for PC.',
    targetCustomer: 'Players of slow puzzle games',
    stage: 'Early development',
    additionalContext: '5,000 wishlists. Price €17.99. I am a solo developer in Tampere.',
  },
  {
    startupName: 'Spoke',
    businessIdea: 'A quarterly magazine about bicycle travel.',
    targetCustomer: 'Cyclists in Germany',
    stage: 'Idea',
    additionalContext: '12 euros per issue',
  },
  {
    startupName: 'Ward Circle',
    businessIdea: 'A paid community for newly qualified vets.',
    targetCustomer: 'Young vets in Leeds',
    industry: 'Healthcare',
    stage: 'Validation',
    additionalContext: '£18 a month. Budget £4,000.',
  },
  {
    startupName: 'Owl Story',
    businessIdea: 'An app with bedtime stories in Basque.',
    targetCustomer: 'Parents of small children',
    industry: 'Education',
    stage: 'Idea',
    additionalContext: 'We want to raise €300,000. Two founders.',
  },
  {
    startupName: 'Gridwork',
    businessIdea: 'Presentation templates for surveyors, sold as downloads at ₹900.',
    targetCustomer: 'Surveyors in India',
    stage: 'Idea',
  },
  { startupName: 'X', businessIdea: 'documentary films', stage: 'Idea' },
  {
    startupName: 'Huge',
    businessIdea: 'A news site with 10 million users, price $0',
    stage: 'Growth Stage',
    additionalContext: 'Budget $1',
  },
  { startupName: '茶 🍵', businessIdea: 'Un podcast sobre té', stage: 'Validation' },
]

const plans = BRIEFS.map((brief) => planFor(brief, 'content'))
const plan = (name: string) => {
  const found = plans.find(({ context }) => context.u.name === name)
  if (!found) throw new Error(name)
  return found
}

test.each(plans.map((one) => [one.context.u.name, one] as const))('%s has no fault', (_, one) => {
  expect(faultsIn(one)).toEqual([])
})

describe('the founder’s figures', () => {
  const stream = (name: string, id: string) => plan(name).results.drivers.streams.find((one) => one.id === id)

  test('price, paying readers and the price of a place', () => {
    expect(stream('Harbour Letter', 'members')).toMatchObject({ price: 1400, opening: 300, from: 1 })
    expect(stream('Harbour Letter', 'sponsors')).toMatchObject({ orderValue: 50_000 })
  })

  test('what sponsors pay now is where the plan begins', () => {
    const sponsors = plan('Sawdust Hour').results.projection.streams.find(({ id }) => id === 'sponsors')
    const first = sponsors?.revenue.months[0] ?? 0
    expect(first).toBeGreaterThan(120_000)
    expect(first).toBeLessThan(180_000)
  })

  test('price of a copy, and a release that waits', () => {
    expect(stream('Fenlight', 'copies')).toMatchObject({ price: 1799, from: 6 })
    expect(stream('Spoke', 'copies')).toMatchObject({ price: 1200 })
  })

  test('a small budget hires nobody, a round does', () => {
    const people = (name: string) =>
      plan(name)
        .results.drivers.staff.filter(({ isFounder }) => !isFounder)
        .flatMap(({ count }) => count.map(({ value }) => value))
    expect(Math.max(0, ...people('Ward Circle'))).toBe(0)
    expect(Math.max(0, ...people('Owl Story'))).toBeGreaterThanOrEqual(1)
  })
})

test('two kinds read differently, two of one kind not alike', () => {
  const text = (name: string) => proseOf(plan(name))
  for (const [one, other] of [
    ['Harbour Letter', 'Kitchen Radio'],
    ['Fenlight', 'Spoke'],
    ['Ward Circle', 'Owl Story'],
    ['Gridwork', 'X'],
  ] as const)
    expect(sharedSequences(text(one), text(other)), `${one}, ${other}`).toBeLessThan(0.3)
  const second = planFor(
    {
      startupName: 'Grain Wire',
      businessIdea: 'A newsletter about grain prices for millers, £30 a month.',
      targetCustomer: 'Millers in Britain',
      stage: 'Idea',
    },
    'content',
  )
  expect(sharedSequences(text('Harbour Letter'), proseOf(second))).toBeLessThan(0.6)
})

test('the money is neither a fantasy nor a catastrophe', () => {
  for (const { context, results } of plans) {
    const { profit, balance } = results.projection
    const [, , revenue = 0] = profit.revenue.years
    const margin = (profit.contribution.years[2] ?? 0) / revenue
    expect(margin, context.u.name).toBeGreaterThan(0.4)
    expect(margin, context.u.name).toBeLessThan(0.97)
    expect(lowest(balance.cash.months).amount, context.u.name).toBeGreaterThanOrEqual(0)
    if (context.u.name === 'Huge') continue
    const earned = (profit.ebitda.years[2] ?? 0) / revenue
    expect(earned, context.u.name).toBeGreaterThan(-0.25)
    expect(earned, context.u.name).toBeLessThan(0.55)
  }
})

test('channels win who joins, with the money that marketing has', () => {
  for (const { context, results, texts } of plans) {
    const { projection } = results
    const main = projection.streams.find(({ id }) => id === 'members') ?? projection.streams[0]
    const joined = (main?.customers?.joining ?? main?.volume)?.years[0] ?? 0
    const won = texts.goToMarket.channels.reduce((sum, { wins }) => sum + wins.value, 0)
    const cost = texts.goToMarket.channels.reduce((sum, each) => sum + each.cost.value, 0)
    expect(Math.abs(won - joined), context.u.name).toBeLessThanOrEqual(Math.max(3, joined * 0.15))
    expect(cost, context.u.name).toBeLessThanOrEqual((projection.costGroups.marketing.years[0] ?? 0) + 3)
  }
})
