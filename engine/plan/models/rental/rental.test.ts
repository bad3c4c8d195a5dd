import { describe, expect, it } from 'vitest'
import type { Brief } from '../../../brief.ts'
import { costOf } from '../../drivers/channels.ts'
import type { Drafted } from '../../make-plan.ts'
import { faultsIn, planFor, proseOf, sharedSequences, textOfPlan } from '../../testing/plans.ts'

const brief = (
  startupName: string,
  businessIdea: string,
  targetCustomer: string,
  industry: string,
  additionalContext = '',
  stage = 'Idea Stage',
): Partial<Brief> => ({ startupName, businessIdea, targetCustomer, industry, additionalContext, stage })

const BRIEFS: Partial<Brief>[] = [
  brief(
    'Saltbox',
    'A hostel for surfers with a drying room.',
    'Surfers in Newquay',
    'Travel & Hospitality',
    '24 beds at £32 a night. Rent £3,200 a month.',
    'Validation',
  ),
  brief(
    'Plank',
    'A co-working space with a workshop.',
    'Freelancers in Ghent',
    'Real Estate',
    '40 desks at €260 a month; rent is €4,500 a month.',
  ),
  brief(
    'Kea Vans',
    'Camper van hire',
    'Couples from Auckland',
    'Travel & Hospitality',
    'NZ$190 a night, four vans. Budget NZ$90,000.',
  ),
  brief('Torque', 'Tool hire from lockers', '', 'Other'),
  brief(
    'Frock',
    'Evening dresses for hire',
    'Guests of weddings in Lagos',
    'Retail',
    '₦45,000 per dress.',
    'MVP Ready',
  ),
  brief(
    'Booth',
    'Phone booths rented to offices monthly.',
    'Offices in Madrid',
    'Real Estate',
    '€189 per booth per month; each booth costs us €2,900.',
  ),
  brief(
    'Spin',
    'E-bike hire for hotel guests',
    'Tourists in Innsbruck',
    'Travel & Hospitality',
    'Price €42 a day. 30 e-bikes. Revenue is €9,000 a month. We are raising €200,000.',
    'Growth Stage',
  ),
  brief(
    'Larch',
    'Glamping huts on a sheep farm',
    'Families from Toronto',
    'Travel & Hospitality',
    'CA$150 a night',
  ),
  brief('?', '😀', '', ''),
  brief('Void', 'hire of things', 'everyone', 'Technology', 'price 0; 10 million users; budget $1'),
]

const plans = BRIEFS.map((fields) => planFor(fields, 'rental'))
const planOf = (name: string) => plans.find(({ context }) => context.u.name === name) as Drafted
const letsOf = (name: string) => {
  const stream = planOf(name).results.drivers.streams[0]
  if (!stream) throw new Error('nothing is let')
  return stream
}

describe('things and places let by time', () => {
  it.each(plans.map((plan) => [plan.context.u.name, plan] as const))(
    'plans %s without a fault',
    (_, plan) => {
      expect(faultsIn(plan)).toEqual([])
      expect(textOfPlan(plan).split(/\s+/).length).toBeGreaterThan(4_000)
    },
  )

  it('lets as many as the founder has, at the founder’s price', () => {
    expect(letsOf('Saltbox')).toMatchObject({
      kind: 'capacity',
      capacityPerDay: 24,
      spend: 3_200,
      unit: 'bed night',
    })
    expect(letsOf('Spin')).toMatchObject({ kind: 'capacity', spend: 4_200 })
    expect(letsOf('Frock')).toMatchObject({ kind: 'capacity', spend: 4_500_000, unit: 'hire' })
    expect(letsOf('Plank')).toMatchObject({ kind: 'contracts', amount: 26_000 })
    const rent = planOf('Saltbox').results.drivers.costs.find(({ id }) => id === 'rent')
    expect(rent?.amount.at(-1)?.value).toBe(320_000)
  })

  it('buys things at the founder’s cost', () => {
    const [first] = planOf('Booth').results.drivers.investments
    expect((first?.amount ?? 1) % 290_000).toBe(0)
  })

  it('never lets more than there are', () => {
    for (const { results } of plans)
      for (const stream of results.drivers.streams)
        if (stream.kind === 'capacity')
          expect(Math.max(...stream.perDay.map(({ value }) => value))).toBeLessThanOrEqual(
            stream.capacityPerDay,
          )
    const desks = letsOf('Plank')
    expect(
      desks.kind === 'contracts' && Math.max(...desks.running.map(({ value }) => value)),
    ).toBeLessThanOrEqual(40)
  })

  it('starts a running hire near what it takes now', () => {
    const months = planOf('Spin').results.projection.profit.revenue.months
    expect(months[0]).toBeGreaterThan(700_000)
    expect(months[0]).toBeLessThan(1_300_000)
    const later = planOf('Larch').results.projection.profit.revenue.months
    expect(later[0]).toBe(0)
  })

  it('spends in its channels what marketing costs', () => {
    for (const { texts, results, context } of plans) {
      const marketing = results.projection.costGroups.marketing.years[0] ?? 0
      expect(Math.abs(costOf(context, texts.goToMarket.channels).value - marketing)).toBeLessThanOrEqual(
        marketing * 0.1 + 1_000,
      )
    }
  })

  it('earns in the third year, and neither a fortune nor nothing', () => {
    for (const name of ['Saltbox', 'Plank', 'Kea Vans', 'Torque', 'Frock', 'Booth', 'Spin', 'Larch']) {
      const { profit } = planOf(name).results.projection
      const third = profit.revenue.years[2] ?? 0
      expect((profit.contribution.years[2] ?? 0) / third, name).toBeGreaterThan(0.5)
      expect((profit.ebitda.years[2] ?? 0) / third, name).toBeGreaterThan(-0.1)
      expect((profit.ebitda.years[2] ?? 0) / third, name).toBeLessThan(0.55)
    }
    for (const { results } of plans) expect(results.outcome.lowestCash.amount).toBeGreaterThanOrEqual(0)
  })

  it('reads differently for other things, and for others who let the same', () => {
    const proses = plans.slice(0, 8).map(proseOf)
    for (const [i, one] of proses.entries())
      for (const other of proses.slice(i + 1)) expect(sharedSequences(one, other)).toBeLessThan(0.3)
    const twin = planFor(
      brief('Tusk', 'Hostel near the old port', 'Backpackers in Split', 'Other', '18 beds, €26 a night'),
      'rental',
    )
    expect(sharedSequences(proseOf(twin), proseOf(planOf('Saltbox')))).toBeLessThan(0.6)
  })
})

it('bookings of last year, at what they brought, are the first year', () => {
  const { results } = planFor(
    {
      businessIdea:
        'We hire out marquees, chairs and tables for weddings in Herefordshire. Currently 2 marquees, 38 bookings last year, average booking £1,400.',
      stage: 'Growth Stage',
    },
    'rental',
  )
  expect(results.year('revenue', 1).value).toBe(38 * 1_400 * 100)
})
