// A plan that answers: each model has its levers, and each lever says where it stands and what it may be.
import { expect, test } from 'vitest'
import { knowledge } from '../knowledge/knowledge.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { understand } from '../understand/understand.ts'
import type { Lever } from './levers.ts'
import { loadPlaybook } from './load-playbook.ts'
import { BRIEF_OF, whatIfOf } from './testing/models.ts'
import { whatIf, whatIfFigures } from './what-if.ts'

const leverOf = ({ levers }: { levers: Lever[] }, id: string) => {
  const found = levers.find((lever) => lever.id === id)
  if (!found) throw new Error(`no lever is called ${id}`)
  return found
}

test.each([...BRIEF_OF])(
  '%s can be changed in price, volume, costs, team, money and ways to customers',
  async (_, brief) => {
    const { levers, problems, unused } = await whatIfOf(brief)
    const groups = new Set(levers.map(({ group }) => group))
    for (const group of ['price', 'customers', 'costs', 'team', 'money', 'channels', 'market'] as const)
      expect(groups, group).toContain(group)
    expect(levers.some(({ id }) => /^fact-(own-)?budget/.test(id))).toBe(true)
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

test('the bakery: a lever knows its words, its range and its source', async () => {
  const seen = await whatIfOf(SAMPLES.bakery)
  expect(leverOf(seen, 'fact-rent')).toMatchObject({
    text: '€1,900',
    kind: 'money',
    group: 'costs',
    basis: 'founder',
    because: '1,900 euro a month',
    bounds: { low: 0, step: 1 },
  })
  expect(leverOf(seen, 'churn-paid-ahead')).toMatchObject({
    text: '6.5%',
    kind: 'percent',
    range: '4% to 10%',
    basis: 'assumption',
    bounds: { low: 0.001, high: 1, step: 0.001 },
  })
  expect(leverOf(seen, 'on-cost')).toMatchObject({ basis: 'source', url: expect.stringMatching(/^https:/) })
})

test('a higher price earns more, and the lever remembers what was', async () => {
  const before = await whatIfOf(SAMPLES.bakery)
  const after = await whatIfOf(SAMPLES.bakery, { values: { spend: 950 } })
  expect(after.figures.lastMonthRevenue).toBeGreaterThan(before.figures.lastMonthRevenue)
  expect(leverOf(after, 'spend')).toMatchObject({
    value: 950,
    text: '€9.50',
    original: { value: 810, text: '€8.10' },
    edited: true,
  })
})

test('out of bounds is said, and the plan is computed without it', async () => {
  const before = await whatIfOf(SAMPLES.bakery)
  for (const value of [-1, 1.5, Number.NaN]) {
    const after = await whatIfOf(SAMPLES.bakery, { values: { 'churn-paid-ahead': value } })
    expect(after.problems).toEqual([{ id: 'churn-paid-ahead', message: 'Must be between 0.1% and 100%.' }])
    expect(after.series).toEqual(before.series)
  }
  const rent = await whatIfOf(SAMPLES.bakery, { values: { 'fact-rent': -5 } })
  expect(rent.problems).toEqual([{ id: 'fact-rent', message: 'Must be between €0 and €19,000.' }])
})

test('what this plan has no figure for is kept and named', async () => {
  const after = await whatIfOf(SAMPLES.bakery, { values: { 'take-rate-of-old': 3 } })
  expect(after.unused).toEqual(['take-rate-of-old'])
})

test('what counts in whole things stays whole, and nothing is finer than it reads', async () => {
  const after = await whatIfOf(SAMPLES.bakery, {
    values: { 'sales-settled': 90.4, 'churn-paid-ahead': 0.04321 },
  })
  expect(leverOf(after, 'sales-settled').value).toBe(90)
  expect(leverOf(after, 'churn-paid-ahead')).toMatchObject({ value: 0.043, text: '4.3%' })
})

test('money in hand can be set where the brief names none', async () => {
  const before = await whatIfOf(SAMPLES.dogs)
  expect(leverOf(before, 'fact-own-budget')).toMatchObject({ label: 'Money in hand', value: 0, text: '$0' })
  const after = await whatIfOf(SAMPLES.dogs, {
    values: { 'fact-own-budget': 2_000_000, 'fact-own-team-size': 2 },
  })
  expect(leverOf(after, 'fact-own-budget')).toMatchObject({ value: 2_000_000, text: '$20,000', edited: true })
  expect(after.series.cash[0]).toBeGreaterThan(before.series.cash[0] as number)
  expect(after.problems).toEqual([])
})

test('corrections act in the browser as on the server: another country, another model', async () => {
  const there = await whatIfOf(SAMPLES.bakery, { understood: { country: 'GB', currency: 'GBP' } })
  expect(there.currency).toBe('GBP')
  const other = await whatIfOf(SAMPLES.bakery, { understood: { model: 'direct-to-consumer' } })
  expect(other.levers.map(({ id }) => id)).toContain('postage')
})

test('the figures alone are the same figures', async () => {
  const u = understand(SAMPLES.bakery)
  const playbook = await loadPlaybook(u.model.value)
  const input = { brief: SAMPLES.bakery, u, knowledge, playbook, edits: { values: { spend: 700 } } }
  expect(whatIf(input)).toMatchObject(whatIfFigures(input))
})
