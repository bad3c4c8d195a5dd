import { describe, expect, it } from 'vitest'
import type { Brief } from '../../../brief.ts'
import { winsOf } from '../../drivers/channels.ts'
import type { Stream } from '../../finance/drivers.ts'
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
    'Fernroot',
    'Loose-leaf tea from three gardens, posted in tins.',
    'People in Leeds who drink it black',
    'Food & Beverage',
    'A tin sells for £14 and costs £5. I have a budget of £6,000.',
    'Validation',
  ),
  brief('Glut', 'Pickles and chutneys from allotment surplus.', '', 'Food & Beverage'),
  brief(
    'Tern',
    'Fermented hot sauce sold online.',
    'Cooks in Melbourne',
    'Food & Beverage',
    'A$16 a bottle.',
    'MVP Ready',
  ),
  brief(
    'Quiet Skin',
    'A serum for rosacea in refillable glass.',
    'Women over 40 in Germany',
    'Fitness & Wellness',
    'Average order €62, gross margin 66%. We are raising €750,000 and have 2 founders.',
    'Growth Stage',
  ),
  brief(
    'Pup Parcel',
    'A monthly box of chews for large dogs.',
    'Dog owners in Ohio',
    'E-commerce',
    '$34 a month, 210 subscribers, 6% of them leave each month.',
    'Growth Stage',
  ),
  brief(
    'Hem',
    'Linen shirts cut for tall people.',
    'Tall men in the Netherlands',
    'Retail',
    '€95 a shirt; unit cost €31.',
  ),
  brief('Aara', 'Silver rings cast from old spoons', 'Young couples in Jaipur', 'Other', '₹2,400 each'),
  brief(
    'Ash & Iron',
    'Dining tables made to order in ash.',
    'Families in Oregon',
    'Retail',
    'A table sells for $1,900, materials are $520. Workshop rent $700 a month.',
  ),
  brief('?', '😀', '', ''),
  brief('Tide', 'things', 'everyone', 'Technology', 'price 0; 10 million users; budget $1'),
]

const plans = BRIEFS.map((fields) => planFor(fields, 'direct-to-consumer'))
const planOf = (name: string) => plans.find(({ context }) => context.u.name === name) as Drafted
const streamOf = ({ results }: Drafted, id: string) =>
  results.drivers.streams.find((stream) => stream.id === id) as Stream

describe('goods sold directly', () => {
  it.each(plans.map((plan) => [plan.context.u.name, plan] as const))(
    'plans %s without a fault',
    (_, plan) => {
      expect(faultsIn(plan)).toEqual([])
      expect(textOfPlan(plan).split(/\s+/).length).toBeGreaterThan(4_000)
    },
  )

  it('uses the price and the cost that the founder gives', () => {
    const { pieces } = orderOf(planOf('Hem'))
    expect(streamOf(planOf('Hem'), 'orders')).toMatchObject({
      kind: 'units',
      price: Math.round(9_500 * pieces),
    })
    const table = streamOf(planOf('Ash & Iron'), 'orders')
    expect(table.kind === 'units' && table.costEach).toBeGreaterThan(52_000)
    const rent = planOf('Ash & Iron').results.drivers.costs.find(({ id }) => id === 'space')
    expect(rent?.amount[0]?.value).toBe(70_000)
  })

  it('starts a running subscription with its subscribers, price and churn', () => {
    expect(streamOf(planOf('Pup Parcel'), 'subscribers')).toMatchObject({
      price: 3_400,
      opening: 210,
      churn: 0.06,
      from: 1,
    })
  })

  it('reads a margin as what is left after the parcel', () => {
    const order = streamOf(planOf('Quiet Skin'), 'orders')
    expect(order.kind === 'units' && order.costEach / order.price).toBeCloseTo(0.34, 2)
  })

  it('wins in its channels what the drivers let join, for what marketing costs', () => {
    for (const { texts, results, context } of plans) {
      const { channels } = texts.goToMarket
      const marketing = results.projection.costGroups.marketing.years[0] ?? 0
      const spent = channels.reduce((sum, { cost }) => sum + cost.value, 0)
      expect(Math.abs(spent - marketing)).toBeLessThanOrEqual(marketing * 0.05 + 1_000)
      const each = context.known().find(({ id }) => id === 'cac')?.value ?? 0
      expect(winsOf(context, channels).value / (marketing / each)).toBeCloseTo(1, 0.8)
    }
    const { texts, results, context } = planOf('Pup Parcel')
    const joined = results.projection.streams[0]?.customers?.joining.years[0] ?? 0
    const subscribing = winsOf(context, texts.goToMarket.channels).value * 0.75
    expect(Math.abs(subscribing - joined) / joined).toBeLessThan(0.15)
  })

  it('earns in the third year, and neither a fortune nor nothing', () => {
    for (const name of ['Fernroot', 'Tern', 'Quiet Skin', 'Pup Parcel', 'Hem', 'Aara', 'Ash & Iron']) {
      const { profit } = planOf(name).results.projection
      const [first = 0, , third = 0] = profit.revenue.years
      expect((profit.contribution.years[2] ?? 0) / third, name).toBeGreaterThan(0.25)
      expect((profit.contribution.years[2] ?? 0) / third, name).toBeLessThan(0.85)
      expect((profit.ebitda.years[2] ?? 0) / third, name).toBeGreaterThan(-0.12)
      expect((profit.ebitda.years[2] ?? 0) / third, name).toBeLessThan(0.4)
      expect(third, name).toBeGreaterThan(first)
    }
    for (const { results } of plans) expect(results.outcome.lowestCash.amount).toBeGreaterThanOrEqual(0)
  })

  it('hires with a round and not with a small purse', () => {
    const heads = (name: string) =>
      planOf(name).results.projection.staff.reduce((sum, { count }) => sum + (count.months[23] ?? 0), 0)
    expect(heads('Quiet Skin')).toBeGreaterThan(4)
    expect(heads('Fernroot')).toBeLessThan(2.6)
  })

  it('reads differently for other goods, and for other brands of the same goods', () => {
    const proses = plans.slice(0, 8).map(proseOf)
    const pairs = proses.flatMap((one, i) =>
      proses.slice(i + 1).map((other, j) => ({ one, other, isSame: i === 1 && j === 0 })),
    )
    for (const { one, other, isSame } of pairs)
      expect(sharedSequences(one, other)).toBeLessThan(isSame ? 0.6 : 0.3)
    const twin = planFor(
      brief(
        'Peel',
        'Marmalade and chutneys by post',
        'Hosts in Bath',
        'E-commerce',
        'Jars at £7',
        'Validation',
      ),
      'direct-to-consumer',
    )
    expect(sharedSequences(proseOf(twin), proseOf(planOf('Glut')))).toBeLessThan(0.6)
  })
})

function orderOf({ context }: Drafted): { pieces: number } {
  return { pieces: context.known().find(({ id }) => id === 'pieces')?.value ?? 1 }
}
