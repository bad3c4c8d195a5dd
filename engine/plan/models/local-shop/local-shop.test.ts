import { expect, test } from 'vitest'
import type { Brief } from '../../../brief.ts'
import type { CapacityStream, SubscriptionStream } from '../../finance/drivers.ts'
import type { Drafted } from '../../make-plan.ts'
import { faultsIn, planFor, proseOf, sharedSequences, textOfPlan } from '../../testing/plans.ts'

const plan = (fields: Partial<Brief>) => planFor(fields, 'local-shop')

const LOAF: Partial<Brief> = {
  startupName: 'Rye & Seed',
  fullName: 'Nora Walsh',
  businessIdea: 'A sourdough bakery with a prepaid weekly bread subscription and evening baking classes',
  targetCustomer: 'families in Galway',
  stage: 'Validation',
  additionalContext: 'Budget is 70,000 euro. A lease at 1,600 euro a month is available.',
}
const RYE: Partial<Brief> = {
  startupName: 'Crumb',
  fullName: 'Lea Kern',
  businessIdea: 'A bakery for rye bread and pastries',
  targetCustomer: 'people living in Graz',
  additionalContext: 'Rent 1,400 euro a month.',
}
const CAFE: Partial<Brief> = {
  startupName: 'Bean There',
  fullName: 'Tom Ruiz',
  businessIdea: 'A specialty coffee shop',
  targetCustomer: 'commuters in Leeds',
  stage: 'Growth Stage',
  additionalContext: 'We sell 120 orders a day at an average order of £6. We have £40,000.',
}
const BOOKS: Partial<Brief> = {
  startupName: 'Page Nine',
  fullName: 'Sam Oduya',
  businessIdea: 'A small bookshop with poetry evenings',
  targetCustomer: 'readers in Bristol',
}
const VINTAGE: Partial<Brief> = {
  startupName: 'Rail',
  fullName: 'Mia Chen',
  businessIdea: 'A vintage clothing boutique',
  targetCustomer: 'women in Portland',
  additionalContext: 'We want to raise 600,000 dollars.',
}
const FLOWERS: Partial<Brief> = {
  startupName: 'Stem',
  fullName: 'Jo Ek',
  businessIdea: 'A florist with weekly standing orders',
  targetCustomer: 'offices in Oslo',
}
const OTHERS: Partial<Brief>[] = [
  {
    startupName: 'Jar',
    businessIdea: 'A refill grocery shop',
    targetCustomer: 'families in Utrecht',
    stage: 'idea',
  },
  {
    startupName: 'Cork',
    businessIdea: 'A wine bar',
    targetCustomer: 'neighbours in Porto',
    additionalContext: 'Capacity is 90 guests a day.',
  },
  { startupName: 'Cone', businessIdea: 'An ice cream shop', targetCustomer: 'tourists in Goa, India' },
  {
    startupName: 'Spin',
    businessIdea: 'A record and board game store',
    targetCustomer: 'students in Sapporo, Japan',
  },
  {
    startupName: 'Paws',
    businessIdea: 'A pet shop',
    targetCustomer: 'dog owners in Denver',
    additionalContext: 'Gross margin is 42 percent.',
  },
  {
    startupName: 'Spoke',
    businessIdea: 'A bicycle shop with a workshop',
    targetCustomer: 'commuters in Ghent',
  },
  { startupName: 'Lens', businessIdea: 'An optician', targetCustomer: 'people in Izmir' },
  {
    startupName: 'Nil',
    businessIdea: 'shop',
    additionalContext: 'Price 0. Budget 1 euro. 10 million orders. Rent 0.',
  },
  { startupName: '🍞', businessIdea: '面包店 ✨ {{x}} $&', targetCustomer: '' },
]
const ALL = [LOAF, RYE, CAFE, BOOKS, VINTAGE, FLOWERS, ...OTHERS]

const counter = ({ results }: Drafted) =>
  results.drivers.streams.find(({ id }) => id === 'counter') as CapacityStream

test.each(ALL)('plans $startupName without a fault and without running out of money', (fields) => {
  const drafted = plan(fields)
  expect(faultsIn(drafted)).toEqual([])
  expect(drafted.results.lowestCash.value).toBeGreaterThanOrEqual(0)
})

test('takes the founder’s figures as they are', () => {
  const { drivers } = plan(LOAF).results
  expect(drivers.costs.find(({ id }) => id === 'rent')?.amount[0]?.value).toBe(160_000)
  expect(drivers.funding.equity[0]).toMatchObject({ amount: 7_000_000 })
  const cafe = counter(plan(CAFE))
  expect(cafe.spend).toBe(600)
  expect(cafe.from).toBe(1)
  expect(cafe.perDay[0]?.value).toBe(120)
  expect(counter(plan(OTHERS[4] as Partial<Brief>)).costShare).toBeCloseTo(0.58)
  expect(counter(plan(OTHERS[1] as Partial<Brief>)).capacityPerDay).toBe(90)
})

test('what is paid ahead and what is taught earn beside the counter', () => {
  const { streams } = plan(LOAF).results.drivers
  expect(streams.map(({ id }) => id)).toEqual(['counter', 'regulars', 'classes'])
  expect((streams[1] as SubscriptionStream).price).toBeLessThan(counter(plan(LOAF)).spend * 5)
})

test('money that is raised opens more doors', () => {
  const [one, more] = [plan({ ...VINTAGE, additionalContext: '' }), plan(VINTAGE)]
  expect(more.results.year('revenue', 3).value).toBeGreaterThan(one.results.year('revenue', 3).value * 1.5)
  expect(more.results.drivers.investments.length).toBeGreaterThan(one.results.drivers.investments.length)
})

test('wins in the table of channels what the plan counts on, within the marketing line', () => {
  for (const fields of [LOAF, BOOKS, FLOWERS]) {
    const { texts, results } = plan(fields)
    const { channels } = texts.goToMarket
    const spent = channels.reduce((sum, { cost }) => sum + cost.value, 0)
    expect(spent).toBeLessThanOrEqual(results.projection.costGroups.marketing.years[0] ?? 0)
    for (const { reach, conversion, wins } of channels)
      expect(Math.abs(reach.value * conversion.value - wins.value)).toBeLessThanOrEqual(1)
  }
})

/** Elsewhere pay is one estimate for the whole world, and a margin over it says nothing about the playbook. */
const hasNationalPay = (fields: Partial<Brief>) =>
  plan(fields)
    .context.known()
    .some(
      ({ id, basis }) =>
        id === 'average-wage' && !(basis.kind === 'assumption' && /middle income/.test(basis.why)),
    )

test('earns like a small shop, neither a miracle nor a ruin', () => {
  for (const fields of ALL.filter(hasNationalPay)) {
    const { year } = plan(fields).results
    const margin = year('ebitda', 3).value / year('revenue', 3).value
    expect(margin, fields.startupName).toBeGreaterThan(-0.15)
    expect(margin, fields.startupName).toBeLessThan(0.35)
  }
})

test('two trades share little, two of the same trade not too much', () => {
  const prose = [LOAF, RYE, CAFE, BOOKS, VINTAGE, FLOWERS].map((fields) => proseOf(plan(fields)))
  const shared = (a: number, b: number) => sharedSequences(prose[a] as string, prose[b] as string)
  expect(shared(0, 1)).toBeLessThan(0.6)
  for (const [a, b] of [
    [0, 2],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [0, 5],
    [2, 5],
  ] as const)
    expect(shared(a, b), `${a}, ${b}`).toBeLessThan(0.3)
})

// The way of saying a thing follows the name: three names show most of the ways.
const IDEAS =
  'a bakery|a café|a pizzeria|a delicatessen|a bookshop|a shoe boutique|a flower shop|a brewpub|a juice bar|a gift shop|a pet store|an outdoor shop|a pharmacy|a shop'
test.each(IDEAS.split('|'))('every way of telling of %s holds', (businessIdea) => {
  for (const startupName of ['Plover', 'Zip', 'Kestrel & Co'])
    expect(faultsIn(plan({ startupName, businessIdea })), startupName).toEqual([])
})

test('a repair workshop holds no evening classes, and a unit has a rent', () => {
  const text = textOfPlan(
    planFor(
      {
        businessIdea:
          'A bicycle shop with a repair workshop in Leeds. Services from £45. Found a unit at £1,150 a month.',
      },
      'local-shop',
    ),
  )
  expect(text).not.toContain('evening class')
  expect(text).toMatch(/£1,150 a month (of rent|are owed)/)
})
