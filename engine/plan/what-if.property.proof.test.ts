// Whatever a founder sets within the bounds: browser and server agree to the cent, and the plan is never refused.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeBlueprint } from '../blueprint.ts'
import type { Brief } from '../brief.ts'
import type { Edits } from '../edits.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { MECHANISMS } from '../read/reading.ts'
import { BRIEF_OF_KIND } from '../testing/known-briefs.ts'
import type { Lever } from './levers.ts'
import { edited, whatIfOf } from './testing/models.ts'

/** Up to six figures at once, anywhere between their bounds; the ends are as likely as the middle. */
const changes = (levers: Lever[]) =>
  fc.array(
    fc.tuple(
      fc.constantFrom(...levers),
      fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
    ),
    { minLength: 1, maxLength: 6 },
  )

const valuesOf = (chosen: [Lever, number][]) =>
  Object.fromEntries(chosen.map(([{ id, bounds }, at]) => [id, bounds.low + at * (bounds.high - bounds.low)]))

async function agrees(brief: Brief, edits: Partial<Edits>): Promise<void> {
  const [seen, { plan }] = [
    whatIfOf(brief, edits),
    await makeBlueprint(brief, { knowledge, edits: edited(edits) }),
  ]
  const { projection, breakEven } = plan.finance
  expect(seen.series).toEqual({
    revenue: projection.profit.revenue.months,
    costs: projection.profit.revenue.months.map((one, i) => one - (projection.profit.ebitda.months[i] ?? 0)),
    ebitda: projection.profit.ebitda.months,
    cash: projection.balance.cash.months,
  })
  expect(seen.figures.breakEvenMonth).toBe(breakEven.positiveFrom)
  expect(seen.figures.revenue).toEqual(projection.profit.revenue.years)
}

test.each([...BRIEF_OF_KIND])(
  '%s: what the browser shows is what the documents say',
  async (_, brief) => {
    const { levers } = whatIfOf(brief)
    await fc.assert(
      fc.asyncProperty(changes(levers), (chosen) => agrees(brief, { values: valuesOf(chosen) })),
      { numRuns: 5, seed: 11, endOnFailure: true },
    )
  },
  60_000,
)

const corrections = fc.record(
  {
    country: fc.constantFrom('US', 'DE', 'JP', 'NG', 'BR'),
    currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'UGX'),
    mechanisms: fc.constantFrom(...MECHANISMS).map((one) => [one]),
    payer: fc.constantFrom('Dentists in small towns', '看護師', 'schools with 200 to 900 pupils'),
    offer: fc.constantFrom('a bread van', 'an app that does 12 things for €9.99', 'パン屋'),
  },
  { requiredKeys: [] },
)

test('whatever is put right, the documents follow as the browser does', async () => {
  const briefs = [...BRIEF_OF_KIND.values()]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...briefs), corrections, (brief, reading) => agrees(brief, { reading })),
    { numRuns: 25, seed: 11, endOnFailure: true },
  )
}, 60_000)

test('the same values twice are no further change', async () => {
  for (const [, brief] of BRIEF_OF_KIND) {
    const { levers } = whatIfOf(brief)
    const values = valuesOf(levers.slice(0, 5).map((lever) => [lever, 0.4]))
    const once = whatIfOf(brief, { values })
    const asShown = Object.fromEntries(
      once.levers.filter(({ edited: isEdited }) => isEdited).map(({ id, value }) => [id, value]),
    )
    expect(whatIfOf(brief, { values: asShown })).toEqual({ ...once, problems: [] })
  }
})
