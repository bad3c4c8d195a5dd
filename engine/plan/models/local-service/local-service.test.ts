import { expect, test } from 'vitest'
import type { Brief } from '../../../brief.ts'
import type { Stream } from '../../finance/drivers.ts'
import type { Drafted } from '../../make-plan.ts'
import { faultsIn, planFor, proseOf, sharedSequences, textOfPlan } from '../../testing/plans.ts'

const plan = (fields: Partial<Brief>) => planFor(fields, 'local-service')

const ONE_LINE: Partial<Brief> = {
  startupName: 'Zip',
  fullName: 'A B',
  businessIdea: 'dog walking',
  industry: 'other',
}
const WALKER: Partial<Brief> = {
  startupName: 'Wag',
  fullName: 'Priya Nair',
  businessIdea: 'Dog walking for people who work in an office, with a photo after each walk',
  targetCustomer: 'office workers in Manchester with a dog',
  stage: 'validation',
  additionalContext: 'The price is £14 a walk. I have a budget of £2,000.',
}
const CLEANER: Partial<Brief> = {
  startupName: 'Sparkle',
  fullName: 'Maria Gomez',
  businessIdea: 'Home cleaning with the same cleaner every fortnight',
  targetCustomer: 'working couples in Madrid',
  stage: 'Growth Stage',
  additionalContext:
    'We have 60 customers and charge 45 euro a visit. Team of 4 cleaners. We want to raise 150,000 euro.',
}
const STUDIO: Partial<Brief> = {
  startupName: 'Stand',
  fullName: 'Kofi Mensah',
  businessIdea: 'A yoga studio with small evening classes',
  targetCustomer: 'office workers in Berlin',
  industry: 'fitness & wellness',
  additionalContext:
    'Rent is 2,200 euro a month for 120 square metres. Budget 60,000 euro. Membership 79 euro a month.',
}
const PLUMBER: Partial<Brief> = {
  startupName: 'Drip',
  businessIdea: 'Plumber and handyman for small jobs that nobody takes',
  targetCustomer: 'landlords in Austin, Texas',
  stage: 'MVP',
  additionalContext: '$95 an hour. 30 customers so far.',
}
const TUTOR: Partial<Brief> = {
  startupName: 'Root',
  fullName: 'Lena Vogt',
  businessIdea: 'Maths tutoring at home for pupils before exams',
  targetCustomer: 'parents in Toronto',
  industry: 'education',
}
const OTHERS: Partial<Brief>[] = [
  {
    startupName: 'Molar',
    businessIdea: 'A dental practice for anxious patients',
    targetCustomer: 'adults in Lyon',
    industry: 'healthcare',
  },
  {
    startupName: 'Kin',
    businessIdea: 'Home care for the elderly',
    targetCustomer: 'families in Osaka, Japan',
    stage: 'MVP',
  },
  {
    startupName: 'Nest',
    businessIdea: 'A nursery for toddlers',
    targetCustomer: 'parents in Pune, India',
    additionalContext: 'Capacity is 30 children.',
  },
  {
    startupName: 'Ray',
    businessIdea: 'Solar panel installation',
    targetCustomer: 'home owners in Sydney',
    additionalContext: 'Raise 750,000 dollars.',
  },
  { startupName: 'Lens', businessIdea: 'Wedding photography', targetCustomer: 'couples in Rio de Janeiro' },
  {
    startupName: '✨',
    businessIdea: 'помощь людям ✨ {{x}} $& (.*)',
    targetCustomer: '',
    additionalContext: '',
  },
  {
    startupName: 'Nil',
    businessIdea: 'a service',
    additionalContext: 'Price 0. Budget 1 euro. 10 million customers. Churn 0%.',
  },
  {
    startupName: 'Bob',
    businessIdea: 'Office cleaning',
    targetCustomer: 'small firms in Leeds',
    stage: 'Growth Stage',
    additionalContext: 'Revenue is £9,000 a month.',
  },
  {
    startupName: 'Snip',
    businessIdea: 'A mobile hairdresser who comes to your home',
    targetCustomer: 'older people in Galway',
  },
  { startupName: 'Paw', businessIdea: 'A vet clinic', targetCustomer: 'owners in Oslo' },
]
const ALL = [ONE_LINE, WALKER, CLEANER, STUDIO, PLUMBER, TUTOR, ...OTHERS]

const streamOf = (drafted: Drafted): Stream => drafted.results.drivers.streams[0] as Stream
const posts = ({ results }: Drafted) =>
  results.drivers.staff
    .filter(({ isFounder }) => !isFounder)
    .reduce((sum, { count }) => sum + (count.at(-1)?.value ?? 0), 0)

test.each(ALL)('plans $startupName without a fault and without running out of money', (fields) => {
  const drafted = plan(fields)
  expect(faultsIn(drafted)).toEqual([])
  expect(drafted.results.lowestCash.value).toBeGreaterThanOrEqual(0)
})

test('takes the founder’s figures as they are', () => {
  const walks = streamOf(plan(WALKER))
  expect(walks).toMatchObject({ kind: 'subscription', price: 17_500, opening: 0 })
  expect(streamOf(plan(CLEANER))).toMatchObject({ opening: 60, price: 9_750, from: 1 })
  expect(streamOf(plan(STUDIO))).toMatchObject({ kind: 'subscription', price: 7_900, from: 4 })
  const { costs, funding } = plan(STUDIO).results.drivers
  expect(costs.find(({ id }) => id === 'rent')?.amount[0]?.value).toBe(220_000)
  expect(funding.equity[0]).toMatchObject({ amount: 6_000_000 })
  // By the hour, and an ordinary job takes longer than one.
  expect(streamOf(plan(PLUMBER))).toMatchObject({ kind: 'capacity', spend: 17_100, from: 1 })
})

test('two words make one person’s living, financed by its founder', () => {
  const drafted = plan(ONE_LINE)
  expect(posts(drafted)).toBe(0)
  expect(drafted.results.drivers.funding.loan).toBeUndefined()
  expect(drafted.results.raise.value).toBeLessThan(1_000_000)
  expect(drafted.results.year('founders', 2).value).toBeGreaterThan(1_000_000)
  expect(textOfPlan(drafted)).toContain('one person')
})

test('money that is raised is planned for people', () => {
  expect(posts(plan({ ...OTHERS[3], additionalContext: '' }))).toBeLessThan(3)
  expect(posts(plan(OTHERS[3] as Partial<Brief>))).toBeGreaterThan(8)
})

test('a team of cleaners is not a team of founders', () => {
  const founder = plan(CLEANER).results.drivers.staff.find(({ isFounder }) => isFounder)
  expect(Math.max(...(founder?.count ?? []).map(({ value }) => value))).toBeLessThanOrEqual(1)
})

test('wins in the table of channels what the drivers count on', () => {
  for (const fields of [ONE_LINE, CLEANER, STUDIO, TUTOR]) {
    const { texts, results } = plan(fields)
    const won = texts.goToMarket.channels.reduce((sum, { wins }) => sum + wins.value, 0)
    const joined = results.projection.streams[0]?.customers?.joining.years[0] ?? 0
    expect(Math.abs(won - joined)).toBeLessThanOrEqual(Math.max(1, joined * 0.15))
    const spent = texts.goToMarket.channels.reduce((sum, { cost }) => sum + cost.value, 0)
    expect(spent).toBeLessThanOrEqual(results.projection.costGroups.marketing.years[0] ?? 0)
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

test('earns like a small firm, neither a miracle nor a ruin', () => {
  // A price of nothing for ten million customers need not come out.
  const sound = ALL.filter(({ startupName }) => startupName !== 'Nil')
  for (const fields of sound.filter(hasNationalPay)) {
    const { year } = plan(fields).results
    const margin = year('ebitda', 3).value / year('revenue', 3).value
    expect(margin, fields.startupName).toBeGreaterThan(-0.1)
    // One person alone keeps as profit what a firm would pay out.
    expect(margin, fields.startupName).toBeLessThan(0.6)
  }
})

test('two trades share little, two of the same trade not too much', () => {
  const prose = [ONE_LINE, WALKER, CLEANER, STUDIO, PLUMBER, TUTOR].map((fields) => proseOf(plan(fields)))
  const shared = (a: number, b: number) => sharedSequences(prose[a] as string, prose[b] as string)
  expect(shared(0, 1)).toBeLessThan(0.6)
  for (const [a, b] of [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [0, 4],
    [0, 5],
  ] as const)
    expect(shared(a, b), `${a}, ${b}`).toBeLessThan(0.3)
})

// The way of saying a thing follows the name: three names show most of the ways.
const IDEAS =
  'gardening and lawn care|man and van removals|a hair salon|a pilates studio|personal training|a physiotherapy clinic|home care for seniors|a driving school|bicycle repair workshop|mobile car detailing|tailoring and alterations|a kindergarten'
test.each(IDEAS.split('|'))('every way of telling of %s holds', (businessIdea) => {
  for (const startupName of ['Plover', 'Zip', 'Kestrel & Co'])
    expect(faultsIn(plan({ startupName, businessIdea })), startupName).toEqual([])
})

test('a groomer is no walker, and who removes tattoos moves no furniture', () => {
  const groomer = textOfPlan(
    plan({ businessIdea: 'mobile dog grooming van in Austin Texas', targetCustomer: 'busy dog owners' }),
  )
  expect(groomer).toContain('groomer')
  expect(groomer).not.toMatch(/\bnoon\b/)
  const remover = textOfPlan(plan({ businessIdea: 'Tattoo removal studio in Warsaw, 400 zł per session' }))
  expect(remover).toContain('patch test')
  expect(remover).not.toContain('lorry')
})

test('those who come already are where it starts, not where it ends', () => {
  const { results } = plan({
    businessIdea: 'Physiotherapy clinic in Nairobi. Sessions at KES 3,500. Already 60 patients a month.',
    stage: 'Growth Stage',
  })
  expect(results.year('revenue', 1).value).toBeGreaterThan(60 * 12 * 3_500 * 100)
})
