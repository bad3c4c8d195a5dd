// A plan that answers: each has its levers, and each lever says where it stands and what it may be.
import { expect, test } from 'vitest'
import { BRIEF_OF_KIND } from '../testing/known-briefs.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import type { Lever } from './levers.ts'
import { whatIfInput, whatIfOf } from './testing/models.ts'
import { whatIf, whatIfFigures } from './what-if.ts'

const leverOf = ({ levers }: { levers: Lever[] }, id: string) => {
  const found = levers.find((lever) => lever.id === id)
  if (!found) throw new Error(`no lever is called ${id}`)
  return found
}

test.each([...BRIEF_OF_KIND])(
  '%s can be changed in price, volume, costs, team, money and ways to customers',
  (kind, brief) => {
    const { levers, problems, unused } = whatIfOf(brief)
    const groups = new Set(levers.map(({ group }) => group))
    for (const group of ['costs', 'team', 'money', 'channels'] as const) expect(groups).toContain(group)
    // A charity has grants and gifts instead.
    if (kind !== 'non-profit')
      for (const group of ['price', 'customers'] as const) expect(groups).toContain(group)
    expect(levers.map(({ id }) => id)).toContain('cash')
    expect([problems, unused]).toEqual([[], []])
    for (const { id, value, bounds, label, because, basis, edited } of levers) {
      expect(id).toMatch(/^[\w-]{1,100}$/)
      expect(label).not.toBe('')
      expect(because !== '' || basis === 'founder', id).toBe(true)
      expect(edited).toBe(false)
      expect(value, id).toBeGreaterThanOrEqual(bounds.low)
      expect(value, id).toBeLessThanOrEqual(bounds.high)
    }
    expect(new Set(levers.map(({ id }) => id)).size).toBe(levers.length)
  },
)

test('the bakery: a lever knows its words, its range and its source', () => {
  const seen = whatIfOf(SAMPLES.bakery)
  expect(leverOf(seen, 'cost-workshop')).toMatchObject({
    text: '€1,900',
    kind: 'money',
    group: 'costs',
    basis: 'founder',
    because: '1,900 euro a month',
    bounds: { low: 0, step: 100 },
  })
  expect(leverOf(seen, 'churn')).toMatchObject({
    text: '8%',
    kind: 'percent',
    range: expect.stringMatching(/^\d+% to \d+%$/),
    basis: 'assumption',
    bounds: { low: 0.001, high: 1, step: 0.001 },
  })
  expect(leverOf(seen, 'on-cost')).toMatchObject({ basis: 'source', url: expect.stringMatching(/^https:/) })
})

test('a higher price earns more, and the lever remembers what was', () => {
  const before = whatIfOf(SAMPLES.bakery)
  const after = whatIfOf(SAMPLES.bakery, { values: { price: 650 } })
  expect(after.figures.lastMonthRevenue).toBeGreaterThan(before.figures.lastMonthRevenue)
  expect(leverOf(after, 'price')).toMatchObject({
    value: 650,
    text: '€6.50',
    original: { value: leverOf(before, 'price').value, text: leverOf(before, 'price').text },
    edited: true,
  })
})

test('out of bounds is said, and the plan is computed without it', () => {
  const before = whatIfOf(SAMPLES.bakery)
  for (const value of [-1, 1.5, Number.NaN]) {
    const after = whatIf({ ...whatIfInput(SAMPLES.bakery), edits: { values: { churn: value } } })
    expect(after.problems).toEqual([{ id: 'churn', message: 'Must be between 0.1% and 100%.' }])
    expect(after.series).toEqual(before.series)
  }
  const rent = whatIfOf(SAMPLES.bakery, { values: { 'cost-workshop': -5 } })
  expect(rent.problems).toEqual([
    { id: 'cost-workshop', message: expect.stringMatching(/^Must be between €0 and €[\d,]+\.$/) },
  ])
})

test('a price of nothing is refused, and a rent of nothing is none', () => {
  for (const [kind, brief] of BRIEF_OF_KIND) {
    const price = whatIfOf(brief).levers.find(({ id }) => id === 'price')
    if (!price) continue
    const { problems, levers } = whatIfOf(brief, { values: { price: 0 } })
    expect(
      problems.map(({ id }) => id),
      kind,
    ).toEqual(['price'])
    expect(leverOf({ levers }, 'price').value).toBe(price.value)
  }
  const none = whatIfOf(SAMPLES.bakery, { values: { 'cost-workshop': 0 } })
  expect(none.problems).toEqual([])
  expect(leverOf(none, 'cost-workshop').value).toBe(0)
})

test('what this plan has no figure for is kept and named', () => {
  const after = whatIfOf(SAMPLES.bakery, { values: { 'take-rate-of-old': 3 } })
  expect(after.unused).toEqual(['take-rate-of-old'])
})

test('what counts in whole things stays whole, and nothing is finer than it reads', () => {
  const after = whatIfOf(SAMPLES.bakery, { values: { 'reach-markets': 90.4, churn: 0.04321 } })
  expect(leverOf(after, 'reach-markets').value).toBe(90)
  expect(leverOf(after, 'churn')).toMatchObject({ value: 0.043, text: '4.3%' })
})

test('money in hand and founders can be set where the brief names none', () => {
  const before = whatIfOf(SAMPLES.dogs)
  expect(leverOf(before, 'cash')).toMatchObject({ label: 'Money in hand', value: 0, text: '$0' })
  const after = whatIfOf(SAMPLES.dogs, { values: { cash: 2_000_000, 'fact-own-team-size': 2 } })
  expect(leverOf(after, 'cash')).toMatchObject({ value: 2_000_000, text: '$20,000', edited: true })
  expect(leverOf(after, 'fact-own-team-size')).toMatchObject({ value: 2, edited: true })
  expect(after.series.cash[0]).toBeGreaterThan(before.series.cash[0] as number)
  expect(after.problems).toEqual([])
})

test('corrections act in the browser as on the server: another country, another way of earning', () => {
  const there = whatIfOf(SAMPLES.bakery, { reading: { country: 'GB', currency: 'GBP' } })
  expect(there.currency).toBe('GBP')
  const other = whatIfOf(SAMPLES.bakery, { reading: { mechanisms: ['course'] } })
  expect(other.levers.map(({ id }) => id)).not.toEqual(whatIfOf(SAMPLES.bakery).levers.map(({ id }) => id))
})

test('the figures alone are the same figures', () => {
  const input = whatIfInput(SAMPLES.bakery, { values: { price: 700 } })
  expect(whatIf(input)).toMatchObject(whatIfFigures(input))
})
