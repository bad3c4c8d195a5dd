import { describe, expect, it } from 'vitest'
import type { Brief } from '../../../brief.ts'
import type { UnitStream } from '../../finance/drivers.ts'
import type { Drafted } from '../../make-plan.ts'
import { faultsIn, planFor, proseOf, sharedSequences, textOfPlan } from '../../testing/plans.ts'

const BREWERY: Partial<Brief> = {
  startupName: 'Fen Ales',
  fullName: 'Tom Birch',
  businessIdea:
    'A craft brewery in Leeds selling kegs and cans to independent pubs and bottle shops, £2.10 a can wholesale.',
  targetCustomer: 'Independent pubs and bottle shops in Yorkshire',
  industry: 'Food & Beverage',
  stage: 'Validation',
  additionalContext: 'Budget £80,000. Rent £1,200 a month.',
}
const CIDER: Partial<Brief> = {
  startupName: 'Windfall',
  businessIdea: 'Cider from windfall apples for restaurants in Normandy',
  targetCustomer: 'restaurants in Normandy',
  stage: 'Idea',
}
const SOAP: Partial<Brief> = {
  startupName: 'Savonnette',
  businessIdea: 'Small-batch soap and shampoo bars made in Nairobi, sold wholesale to hotels and salons',
  targetCustomer: 'Hotels and salons in Kenya',
  industry: 'Fitness & Wellness',
  stage: 'Growth Stage',
  additionalContext: 'We sell 3,000 bars a month at KES 280 each. Material costs KES 90.',
}
const PARTS: Partial<Brief> = {
  startupName: 'Swarf',
  businessIdea: 'A CNC workshop making titanium parts in short runs with 5-day lead time',
  targetCustomer: 'Medical device companies in the Bay Area',
  industry: 'Healthcare',
  stage: 'Idea',
  additionalContext: 'I want to raise $400,000.',
}
const GREENS: Partial<Brief> = {
  startupName: 'Lofthouse',
  businessIdea: 'A vertical farm growing basil and microgreens for restaurants in Toronto; $6 a tray',
  targetCustomer: 'Restaurants and grocers in Toronto',
  industry: 'Food & Beverage',
  stage: 'MVP',
  additionalContext: '300 trays a week already. 200 square metres, rent $3,500 a month.',
}
const TOYS: Partial<Brief> = {
  startupName: 'Kreisel',
  businessIdea: 'Wooden toys sold to toy shops and kindergartens across Germany',
  targetCustomer: 'toy shops and kindergartens',
  industry: 'Education',
  stage: 'Early Development',
  additionalContext: 'We have €25,000. Each toy costs €9 and sells for €22 wholesale.',
}
const JOINERY: Partial<Brief> = { startupName: 'Plank', businessIdea: 'furniture maker' }
const PACKAGING: Partial<Brief> = {
  startupName: 'Mycel',
  businessIdea: 'Compostable packaging moulded from mycelium for cosmetics brands',
  targetCustomer: 'E-commerce cosmetics brands in France',
  industry: 'E-commerce',
  stage: 'Prototype',
  additionalContext: 'Looking for 1.2 million euros. 2 pilots with brands.',
}
const ODD: Partial<Brief>[] = [
  { startupName: 'x', businessIdea: 'we make stuff', additionalContext: 'price $0. budget $1' },
  {
    startupName: '工房',
    businessIdea: '手作りの木製家具 🪑 を作る',
    additionalContext: 'ten billion orders a day, margin 100%',
  },
  {
    startupName: 'Long',
    businessIdea: `We make ${'parts and more parts '.repeat(200)}`,
    stage: 'Growth',
    additionalContext: '10 million customers',
  },
]
const ALL = [BREWERY, CIDER, SOAP, PARTS, GREENS, TOYS, JOINERY, PACKAGING, ...ODD]

const plan = (brief: Partial<Brief>) => planFor(brief, 'manufacturing')
const trade = ({ results }: Drafted) => results.drivers.streams.find(({ id }) => id === 'trade') as UnitStream

describe('the plan of a small producer', () => {
  it.each(ALL.map((brief) => [brief.startupName, brief] as const))('has no fault: %s', (_, brief) => {
    expect(faultsIn(plan(brief))).toEqual([])
  })

  it('computes with price, cost, rent and budget of the brief', () => {
    expect(trade(plan(TOYS))).toMatchObject({ price: 2_200, costEach: 900 + Math.round(2_200 * 0.06) })
    const { drivers } = plan(BREWERY).results
    expect(drivers.streams[0]).toMatchObject({ price: 210 })
    expect(drivers.costs.find(({ id }) => id === 'rent')?.amount.at(-1)?.value).toBe(120_000)
    expect(drivers.funding.equity.find(({ id }) => id === 'budget')?.amount).toBe(8_000_000)
  })

  it('starts from what is sold today', () => {
    expect(trade(plan(SOAP))).toMatchObject({
      from: 1,
      volume: expect.arrayContaining([{ month: 1, value: 3_000 }]),
    })
    expect(trade(plan(GREENS)).volume[0]?.value).toBeCloseTo((300 * 52) / 12)
    expect(trade(plan(CIDER)).from).toBeGreaterThan(3)
  })

  it('sizes people to the purse', () => {
    const people = (drafted: Drafted) =>
      drafted.results.drivers.staff
        .filter(({ isFounder }) => !isFounder)
        .reduce((sum, { count }) => sum + (count.at(-1)?.value ?? 0), 0)
    expect(people(plan(PARTS))).toBeGreaterThan(3)
    expect(people(plan({ ...PARTS, additionalContext: 'My budget is $5,000.' }))).toBeLessThan(2)
  })

  it('stays between fantasy and catastrophe, with money in the bank', () => {
    for (const brief of [BREWERY, CIDER, SOAP, PARTS, GREENS, TOYS, JOINERY, PACKAGING]) {
      const { year, lowestCash } = plan(brief).results
      const margin = year('ebitda', 3).value / year('revenue', 3).value
      expect(margin, brief.startupName).toBeGreaterThan(-0.2)
      expect(margin, brief.startupName).toBeLessThan(0.35)
      const share = year('contribution', 3).value / year('revenue', 3).value
      expect(share, brief.startupName).toBeGreaterThan(0.4)
      expect(share, brief.startupName).toBeLessThan(0.8)
      expect(lowestCash.value, brief.startupName).toBeGreaterThanOrEqual(0)
    }
  })

  it('pays for its channels out of the marketing line, and wins as many as the orders need', () => {
    for (const brief of ALL) {
      const { texts, results } = plan(brief)
      const { channels } = texts.goToMarket
      const cost = channels.reduce((sum, each) => sum + each.cost.value, 0)
      expect(cost, brief.startupName).toBeLessThanOrEqual(
        (results.projection.costGroups.marketing.years[0] ?? 0) * 1.01,
      )
      expect(channels.reduce((sum, { wins }) => sum + wins.value, 0)).toBeGreaterThan(0)
    }
  })

  it('leaves an amount that cannot be a price out of the sums and shows it', () => {
    const drafted = plan(PACKAGING)
    expect(trade(drafted).price).toBeLessThan(100_000)
    expect(textOfPlan(drafted)).toContain('€1,200,000')
  })

  it('measures at least five of its risks', () => {
    const { texts, results } = plan(BREWERY)
    const known = new Set(results.changes.map(({ id }) => id))
    expect(
      texts.risks.list.filter(({ measuredBy }) => measuredBy && known.has(measuredBy)).length,
    ).toBeGreaterThanOrEqual(5)
  })

  it('reads differently for different trades, and for two of the same', () => {
    const prose = (brief: Partial<Brief>) => proseOf(plan(brief))
    const kinds = [BREWERY, SOAP, PARTS, GREENS, TOYS, JOINERY, PACKAGING].map(prose)
    for (const [i, one] of kinds.entries())
      for (const other of kinds.slice(i + 1)) expect(sharedSequences(one, other)).toBeLessThan(0.3)
    expect(sharedSequences(prose(BREWERY), prose(CIDER))).toBeLessThan(0.6)
  })
})
