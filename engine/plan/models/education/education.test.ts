import { describe, expect, it } from 'vitest'
import type { Brief } from '../../../brief.ts'
import type { CohortStream, HourStream, SubscriptionStream, UnitStream } from '../../finance/drivers.ts'
import { faultsIn, planFor, proseOf, sharedSequences, textOfPlan } from '../../testing/plans.ts'

type Fields = Partial<Brief>

const CODING: Fields = {
  startupName: 'CodeNest',
  businessIdea: 'Coding and robotics classes for children aged 8 to 14 after school in Cardiff.',
  targetCustomer: 'Parents in Cardiff',
  industry: 'Education',
  stage: 'Idea',
  additionalContext: '£14 per class, 12 seats. I have £6,000.',
  fullName: 'Megan Rees',
}
const SPANISH: Fields = {
  startupName: 'Hablamos',
  businessIdea: 'Online Spanish lessons by the hour for professionals moving to Spain.',
  targetCustomer: 'Professionals who move to Spain',
  industry: 'Education',
  stage: 'MVP',
  additionalContext: '$30 an hour. 25 customers.',
}
const BOOTCAMP: Fields = {
  startupName: 'DataForge',
  businessIdea: 'A twelve-week data bootcamp in Lagos for graduates who cannot find work.',
  targetCustomer: 'Graduates in Lagos',
  industry: 'Education',
  stage: 'Validation',
  additionalContext: '₦450,000 per seat with 24 seats per cohort. Budget ₦8,000,000.',
}
const NURSERY: Fields = {
  startupName: 'Little Oaks',
  businessIdea: 'A forest nursery for children from 2 to 5 in Bristol.',
  targetCustomer: 'Parents who both work',
  industry: 'Education',
  stage: 'Idea',
  additionalContext: '£1,100 a month, 24 places.',
}
const TUTORING: Fields = { startupName: 'Ta', businessIdea: 'tutoring' }
const OTHER_TUTORING: Fields = {
  startupName: 'MathBridge',
  businessIdea: 'Maths tutoring for secondary pupils in Toronto, CA$55 an hour, by university students.',
  targetCustomer: 'Parents of pupils in grades 9 to 12',
  industry: 'Education',
  stage: 'Validation',
  additionalContext: 'Three founders. Raising CA$150,000.',
}
const RECORDED: Fields = {
  startupName: 'Forkful',
  businessIdea: 'Online courses, recorded by a dietitian, for people with diabetes.',
  targetCustomer: 'Adults with type 2 diabetes in the UK',
  industry: 'Healthcare',
  stage: 'launched',
  additionalContext: '£49 for the course, 260 customers so far.',
}
const HOTELS: Fields = {
  startupName: 'FloorSkill',
  businessIdea: 'Staff training for hotels: front desk teams learn to handle complaints in one day.',
  targetCustomer: 'Hotels with 30 to 200 staff in Portugal',
  industry: 'Travel',
  stage: 'MVP',
  additionalContext: '€1,400 per day. Raising €250,000.',
}
const WEAVING: Fields = {
  startupName: 'Loomcraft',
  businessIdea: 'Weekend weaving workshops in a converted barn.',
  targetCustomer: 'Adults looking for a hobby near Lyon',
  industry: 'Education',
  stage: 'Idea',
  additionalContext: '€85 per person, 10 places. Rent €700 a month.',
}
const MUSIC: Fields = {
  startupName: 'Keys & Co',
  businessIdea: 'Piano and guitar lessons for children and adults in Nairobi, KSh 8,000 a month.',
  targetCustomer: 'Families in Nairobi',
  industry: 'Entertainment',
  stage: 'launched',
  additionalContext: '40 customers, churn of 3% a month.',
}
const ODD: Fields = {
  startupName: 'Odd',
  businessIdea: '🎓🎓 دورات course',
  additionalContext: 'price $0, 10 million users, budget $1',
}

const ALL = {
  CODING,
  SPANISH,
  BOOTCAMP,
  NURSERY,
  TUTORING,
  OTHER_TUTORING,
  RECORDED,
  HOTELS,
  WEAVING,
  MUSIC,
  ODD,
}
const KINDS = [CODING, SPANISH, BOOTCAMP, NURSERY, TUTORING, RECORDED, HOTELS, WEAVING, MUSIC]
const firstStream = (brief: Fields) => planFor(brief, 'education').results.drivers.streams[0]

describe('education', () => {
  it.each(Object.entries(ALL))('plans %s without a fault', (_, brief) => {
    expect(faultsIn(planFor(brief, 'education'))).toEqual([])
  })

  it('sells by the class, the course, the month, the hour, the recording and the day, as said', () => {
    expect(firstStream(CODING) as CohortStream).toMatchObject({ id: 'classes', price: 1_400, seats: 12 })
    expect(firstStream(BOOTCAMP) as CohortStream).toMatchObject({
      id: 'courses',
      price: 45_000_000,
      seats: 24,
    })
    expect(firstStream(NURSERY) as SubscriptionStream).toMatchObject({ id: 'fees', price: 110_000 })
    expect(firstStream(SPANISH) as HourStream).toMatchObject({ id: 'lessons', rate: 3_000, from: 1 })
    expect(firstStream(RECORDED) as UnitStream).toMatchObject({ id: 'recordings', price: 4_900, from: 1 })
    expect(firstStream(HOTELS) as UnitStream).toMatchObject({ id: 'days', price: 140_000, onAccount: true })
  })

  it('takes pupils, churn, rent and budget as said', () => {
    const music = firstStream(MUSIC) as SubscriptionStream
    expect(music.opening).toBe(40)
    expect(music.churn).toBeCloseTo(0.03)
    const { costs } = planFor(WEAVING, 'education').results.drivers
    expect(costs.find(({ id }) => id === 'rent')?.amount[0]?.value).toBe(70_000)
    const { funding } = planFor(CODING, 'education').results.drivers
    expect(funding.equity.find(({ id }) => id === 'budget')?.amount).toBe(600_000)
  })

  it('never fills a house beyond its places', () => {
    const { results } = planFor(NURSERY, 'education')
    expect(Math.max(...(results.projection.streams[0]?.volume.months ?? []))).toBeLessThanOrEqual(24)
  })

  it.each(Object.entries(ALL))('keeps the money of %s plausible', (_, brief) => {
    const { results, texts } = planFor(brief, 'education')
    const margin = results.year('ebitda', 3).value / results.year('revenue', 3).value
    expect(margin).toBeGreaterThan(-0.1)
    expect(margin).toBeLessThan(0.5)
    expect(results.outcome.lowestCash.amount).toBeGreaterThanOrEqual(0)
    const spent = texts.goToMarket.channels.reduce((sum, { cost }) => sum + cost.value, 0)
    expect(spent).toBeLessThanOrEqual((results.projection.costGroups.marketing.years[0] ?? 0) * 1.01)
  })

  it('wins by its channels about as many as the drivers let join', () => {
    for (const brief of [MUSIC, NURSERY]) {
      const { results, texts } = planFor(brief, 'education')
      const won = texts.goToMarket.channels.reduce((sum, { wins }) => sum + wins.value, 0)
      const joined = results.projection.streams[0]?.customers?.joining.years[0] ?? 0
      expect(Math.abs(won / joined - 1)).toBeLessThan(0.15)
    }
  })

  it('reads differently for each kind, and for each brief of a kind', () => {
    const told = KINDS.map((brief) => proseOf(planFor(brief, 'education')))
    told.forEach((one, i) => {
      for (const other of told.slice(i + 1)) expect(sharedSequences(one, other)).toBeLessThan(0.3)
    })
    const [thin, rich] = [TUTORING, OTHER_TUTORING].map((brief) => proseOf(planFor(brief, 'education')))
    expect(sharedSequences(thin ?? '', rich ?? '')).toBeLessThan(0.6)
  })
})

it('many times the price of a lesson is a course', () => {
  const text = textOfPlan(
    planFor({ businessIdea: 'Sailing school on Lake Constance. Weekend courses at 390 euro.' }, 'education'),
  )
  expect(text).toContain('for a course')
  expect(text).not.toContain('for a class')
})
