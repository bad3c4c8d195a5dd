import { describe, expect, test } from 'vitest'
import type { Brief } from '../../../brief.ts'
import type { TransactionStream } from '../../finance/drivers.ts'
import type { Drafted } from '../../make-plan.ts'
import { faultsIn, planFor, proseOf, sharedSequences, textOfPlan } from '../../testing/plans.ts'
import { tradeOf } from './trades.ts'

const BRIEFS: Partial<Brief>[] = [
  {
    startupName: 'AppealDesk',
    fullName: 'Ines Moreau',
    businessIdea:
      'Software that reads denied medical insurance claims and drafts the appeal with the right codes attached.',
    targetCustomer: 'Independent physical therapy and dental practices in the United States',
    industry: 'Healthcare',
    stage: 'MVP Ready',
    additionalContext: 'Must be HIPAA compliant. We charge a share of the money recovered.',
  },
  {
    startupName: 'DenialDesk',
    businessIdea:
      'We appeal denied insurance claims for small chiropractic clinics and keep a part of what is recovered.',
    targetCustomer: 'Chiropractors with one or two rooms in Texas',
    industry: 'Healthcare',
    stage: 'Idea',
    additionalContext: 'We keep 20 percent. Budget 30,000 dollars.',
  },
  {
    startupName: 'FareBack',
    businessIdea: 'We claim flight delay compensation for passengers, no win no fee.',
    targetCustomer: 'Air travellers in Spain',
    industry: 'Travel',
    stage: 'Idea',
    additionalContext: 'We keep 25% of what is recovered.',
  },
  {
    startupName: 'Hirewell',
    businessIdea: 'A recruitment agency for offshore wind technicians paid only when a candidate is placed.',
    targetCustomer: 'Wind farm operators in Denmark',
    industry: 'Consulting',
    stage: 'Validation',
    additionalContext: 'Fee is 18 percent of first-year salary.',
  },
  {
    startupName: 'Payday',
    businessIdea: 'We collect overdue invoices for tradespeople and keep a commission.',
    targetCustomer: 'Small building firms in Ireland',
    industry: 'Finance',
    stage: 'MVP Ready',
    additionalContext: '12 customers so far. 15% of what is collected. Two founders.',
  },
  {
    startupName: 'Wattless',
    businessIdea:
      'We cut energy bills of bakeries and cold stores and take half of the first two years of savings.',
    targetCustomer: 'Bakeries and cold stores in Portugal',
    industry: 'Other',
    stage: 'Validation',
    additionalContext: 'I am an engineer. Raise of 300,000 euro.',
  },
  {
    startupName: 'Taxback',
    businessIdea: 'We get back overpaid tax for seasonal workers.',
    targetCustomer: 'Seasonal workers in Australia',
    industry: 'Finance',
    stage: 'Launched',
    additionalContext: '900 refunds last year, average refund 1,100 dollars, we keep 12%.',
  },
  {
    startupName: 'Keyturn',
    businessIdea: 'Estate agent who is paid only at the deed, with prices from signed sales.',
    targetCustomer: 'Heirs who sell a house in Leeds',
    industry: 'Real Estate',
    stage: 'Validation',
    additionalContext: '1.2% of the sale price.',
  },
  {
    startupName: 'Wardplace',
    businessIdea: 'We place nurses in German hospitals, paid only on success: 3,000 euro per hire.',
    targetCustomer: 'Hospitals in Germany',
    industry: 'Healthcare',
    stage: 'MVP Ready',
    additionalContext: 'Budget 60,000 euro.',
  },
  { startupName: 'Grantwise', businessIdea: 'grant writing for charities on success fee' },
  { startupName: 'Oddly', businessIdea: 'we are paid by results', industry: 'Other' },
  {
    startupName: 'Absurd',
    businessIdea:
      'We recover lost coins, price 0, 100 percent of the money recovered, budget 1 dollar, 10 million customers',
    industry: 'Other',
    stage: 'Growth Stage',
  },
]

const plans = BRIEFS.map((brief) => planFor(brief, 'success-fee'))
const named = (name: string): Drafted => {
  const found = plans.find(({ context }) => context.u.name === name)
  if (!found) throw new Error(`no plan for ${name}`)
  return found
}
const cases = ({ results }: Drafted) =>
  results.drivers.streams.find(({ id }) => id === 'cases') as TransactionStream
/** In thousands of dollars of the United States. */
const thousands = ({ context }: Drafted, minor: number) => minor / context.dollars(1) / 1_000

test.each(plans.map((plan) => [plan.context.u.name, plan] as const))('%s passes the gate', (_, plan) => {
  expect(faultsIn(plan)).toEqual([])
})

describe('what the founder gave drives the money', () => {
  test('the share, and the worth of one result', () => {
    expect(cases(named('DenialDesk')).take).toBe(0.2)
    expect(cases(named('Taxback'))).toMatchObject({ take: 0.12, orderValue: 110_000 })
    expect(cases(named('Keyturn')).take).toBe(0.012)
  })

  test('a sum for each result is earned for each result', () => {
    const { orderValue, take } = cases(named('Wardplace'))
    expect(orderValue * take).toBeCloseTo(300_000, -1)
  })

  test('what was done so far opens the plan', () => {
    const done = cases(named('Taxback'))
    expect(done.from).toBe(1)
    expect(done.volume[0]?.value).toBeCloseTo(900 / 12, 0)
    expect(cases(named('Payday')).from).toBe(1)
  })

  test('a budget is put in, a round is raised and pays for people', () => {
    const equity = (name: string) => named(name).results.drivers.funding.equity
    expect(equity('DenialDesk').find(({ id }) => id === 'budget')?.amount).toBe(3_000_000)
    expect(equity('Wattless').find(({ id }) => id === 'round')?.amount).toBe(30_000_000)
    expect(named('Wattless').results.drivers.staff.length).toBeGreaterThanOrEqual(3)
    expect(named('Oddly').results.drivers.staff.length).toBeLessThanOrEqual(2)
  })

  test('a share that the brief leaves open is said to be ours', () => {
    const plan = named('AppealDesk')
    const share = plan.context.known().find(({ id }) => id === 'fee-share')
    expect(share?.basis.kind).toBe('assumption')
    expect(cases(plan).take).toBe(share?.value)
    expect(proseOf(plan)).toMatch(/brief does not say|leaves its size open/)
  })
})

test('money comes after the work, by the months that the payer takes', () => {
  const plan = named('FareBack')
  const months = plan.context.known().find(({ id }) => id === 'months-to-money')?.value ?? 0
  expect(months).toBeGreaterThan(1)
  expect(cases(plan).from).toBe(5 + months)
  expect(plan.results.drivers.deposits.length).toBeGreaterThan(0)
})

test('each brief is of its own trade', () => {
  const names = [
    'AppealDesk',
    'FareBack',
    'Hirewell',
    'Payday',
    'Wattless',
    'Taxback',
    'Keyturn',
    'Grantwise',
  ]
  expect(new Set(names.map((name) => tradeOf(named(name).context).field)).size).toBe(names.length)
  expect(tradeOf(named('Oddly').context).cues.source).toBe('(?!)')
})

test('practices of the kinds that the brief names are counted, and no others', () => {
  const ids = named('AppealDesk')
    .context.known()
    .map(({ id }) => id)
    .filter((id) => id.startsWith('firms'))
  expect(ids).toEqual(['firms-physical-occupational-and-speech-therapy-practices', 'firms-dental-practices'])
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
      .filter(({ context }) => context.u.name !== 'Absurd')
      .map((plan) => [plan.context.u.name, plan] as const),
  )('%s', (_, plan) => {
    const { profit } = plan.results.projection
    const revenue = profit.revenue.years[2] ?? 0
    const margin = (profit.contribution.years[2] ?? 0) / revenue
    const earned = (profit.ebitda.years[2] ?? 0) / revenue
    expect(thousands(plan, revenue)).toBeGreaterThan(40)
    expect(thousands(plan, revenue)).toBeLessThan(3_000)
    expect(margin).toBeGreaterThan(0.5)
    expect(margin).toBeLessThan(0.8)
    expect(earned).toBeGreaterThan(-0.3)
    expect(earned).toBeLessThan(0.4)
    expect(plan.results.outcome.lowestCash.amount).toBeGreaterThanOrEqual(0)
  })

  test('absurd figures still give finite ones', () => {
    for (const value of named('Absurd').results.projection.balance.cash.months)
      expect(Number.isFinite(value)).toBe(true)
  })
})

test('plans of one trade differ, plans of two trades differ more', () => {
  expect(sharedSequences(proseOf(named('AppealDesk')), proseOf(named('DenialDesk')))).toBeLessThan(0.6)
  expect(sharedSequences(proseOf(named('Hirewell')), proseOf(named('Wardplace')))).toBeLessThan(0.6)
  for (const [i, one] of plans.entries())
    for (const other of plans.slice(i + 1))
      if (tradeOf(one.context) !== tradeOf(other.context))
        expect(sharedSequences(proseOf(one), proseOf(other))).toBeLessThan(0.3)
})

test('a plan is long enough to be one', () => {
  for (const plan of plans) expect(textOfPlan(plan).split(/\s+/).length).toBeGreaterThan(4_500)
})
