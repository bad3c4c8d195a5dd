// The words of the phases as months.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SAMPLES } from '../../testing/sample-briefs.ts'
import { tradeLibrary } from '../../trades/library.ts'
import { planFor } from '../testing/plans.ts'
import { monthsSaid, phaseMonths } from './phases.ts'

const STARTS = 4

test.each<[string, { from?: number; to?: number }]>([
  ['weeks one to five', { from: 1, to: 1 }],
  ['weeks one to six', { from: 1, to: 1 }],
  ['weeks one to eight', { from: 1, to: 2 }],
  ['months one and two', { from: 1, to: 2 }],
  ['months four to nine', { from: 4, to: 9 }],
  ['months eight to fourteen', { from: 8, to: 14 }],
  ['month three', { from: 3, to: 3 }],
  ['the first three months', { from: 1, to: 3 }],
  ['up to month seven', { to: 7 }],
  ['to the end of the first year', { to: 12 }],
  ['to the end of the second year', { to: 24 }],
  ['the rest of the first year', { to: 12 }],
  ['the first year’s date', { to: 12 }],
  ['the second year', { from: 13, to: 24 }],
  ['the second and third year', { from: 13, to: 36 }],
  ['the third year', { from: 25, to: 36 }],
  ['from the third year', { from: 25, to: 36 }],
  ['the first half year', { from: 1, to: 6 }],
  ['the second half year', { from: 7, to: 12 }],
  ['the first full year', { from: 1, to: 12 }],
  ['the first half-year of letting', { from: 4, to: 9 }],
  ['the first half year after the license', { from: 4, to: 9 }],
  ['the first quarter of sales', { from: 4, to: 6 }],
  ['from the second month after opening', { from: 5 }],
  ['before the lease', { from: 1 }],
])('%s', (when, months) => {
  expect(monthsSaid(when, STARTS)).toEqual(months)
})

test('what names no time lies between its neighbours', () => {
  expect(monthsSaid('as the count asks for it', STARTS)).toBeUndefined()
  const whens = ['weeks one to six', 'months two to eight', 'as the count asks for it', 'the third year']
  expect(
    phaseMonths(
      whens.map((when) => ({ when })),
      1,
    ),
  ).toEqual([
    { fromMonth: 1, toMonth: 1 },
    { fromMonth: 2, toMonth: 8 },
    { fromMonth: 9, toMonth: 24 },
    { fromMonth: 25, toMonth: 36 },
  ])
})

test('a shop that teaches while it opens has two phases at once', () => {
  const whens = [
    'before the lease',
    'months four to nine',
    'from the second month after opening',
    'the second year',
  ]
  expect(
    phaseMonths(
      whens.map((when) => ({ when })),
      STARTS,
    ),
  ).toEqual([
    { fromMonth: 1, toMonth: 3 },
    { fromMonth: 4, toMonth: 9 },
    { fromMonth: 5, toMonth: 12 },
    { fromMonth: 13, toMonth: 24 },
  ])
})

/** A season or a cohort is as long as it is: it lies between its neighbours. */
const BY_NEIGHBOURS = /season|cohort|batch|term|group|months (?:before|after)|year after|following/

test.each(tradeLibrary().trades.map((trade) => [trade.id, trade] as const))(
  'every phase of %s says when',
  (_, trade) => {
    const { phases } = planFor(SAMPLES.dogs, trade).texts.product
    const untold = phases.filter(({ when }) => !monthsSaid(when, STARTS) && !BY_NEIGHBOURS.test(when))
    expect(untold.map(({ when }) => when)).toEqual([])
  },
)

test('phases rise, whatever their words', () => {
  const when = fc.oneof(
    fc.constantFrom('the second year', 'before the lease', 'months two to five', 'up to month seven', 'soon'),
    fc.string(),
  )
  fc.assert(
    fc.property(
      fc.array(fc.record({ when }), { maxLength: 6 }),
      fc.integer({ min: 1, max: 36 }),
      (phases, starts) => {
        const placed = phaseMonths(phases, starts)
        expect(placed).toHaveLength(phases.length)
        placed.forEach(({ fromMonth, toMonth }, i) => {
          expect(fromMonth).toBeGreaterThanOrEqual(placed[i - 1]?.fromMonth ?? 1)
          expect(toMonth).toBeGreaterThanOrEqual(Math.max(fromMonth, placed[i - 1]?.toMonth ?? 1))
          expect(toMonth).toBeLessThanOrEqual(36)
        })
      },
    ),
  )
})
