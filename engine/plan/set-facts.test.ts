// A figure that the founder changes is the founder's own everywhere, and the old one stands nowhere.
import { expect, test } from 'vitest'
import { makeBlueprint } from '../blueprint.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import type { Fact } from '../read/understanding.ts'
import { BRIEF_OF_KIND } from '../testing/known-briefs.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { understand } from '../testing/understood.ts'
import { collectMarks, prosesOf, textWithMarks } from './kit/marks.ts'
import { plainText } from './kit/prose.ts'
import { reworded, withSetFacts } from './set-facts.ts'
import { edited, whatIfOf } from './testing/models.ts'

const made = (values: Record<string, number>, brief = SAMPLES.bakery) =>
  makeBlueprint(brief, { knowledge, edits: edited({ values }) })

test.each([
  ['1,900 euro a month', '€2,300', '2,300 euro a month'],
  ['€4.50 for a loaf', '€5', '€5 for a loaf'],
  ['22%', '25%', '25%'],
  ['$1.2 million', '$900,000', '$900,000'],
  ['12k', '$15,000', '15,000'],
  ['my co-founder', '3 people', '3 people'],
  ['2 to 40 hectares', '30 hectares', '30 hectares'],
])('%s, set to %s, reads %s', (words, shown, after) => {
  expect(reworded(words, shown)).toBe(after)
})

test('the bakery’s rent: no sentence has the old one, and its row says who set it', async () => {
  const { plan, build } = await made({ 'cost-workshop': 230_000 })
  const text = plan.sections
    .filter(({ id }) => id !== 'summary' && id !== 'assumptions')
    .flatMap(({ blocks }) => blocks.flatMap(prosesOf))
    .map(plainText)
  expect(text.join('\n')).not.toMatch(/€1,900/)
  expect(JSON.stringify(build)).not.toMatch(/€1,900/)
  const last = plan.sections.find(({ id }) => id === 'assumptions')
  expect(last?.blocks.flatMap(prosesOf).map(plainText).join('\n')).toContain(
    '€2,300, set by you; it was €1,900',
  )
  expect(plan.finance.projection.costs.find(({ id }) => id === 'workshop')?.cost.months[0]).toBe(230_000)
  // What was understood stays as it was, so that it can be set back.
  expect(plan.understood).toEqual(understand(SAMPLES.bakery))
})

test('an assumption that is set is the founder’s, and no assumption any more', async () => {
  const { plan } = await made({ price: 650 })
  expect(plan.assumptions.map(({ quantity }) => quantity.id)).not.toContain('price')
  const set = plan.said.find(({ id }) => id === 'price')
  expect(set).toMatchObject({ text: '€6.50', basis: { kind: 'set', was: expect.stringContaining('€') } })
  const last = plan.sections.find(({ id }) => id === 'assumptions')
  const marks = collectMarks(plan.sections)
  const lines = last?.blocks.flatMap(prosesOf).map((prose) => textWithMarks(prose, marks))
  expect(lines?.join('\n')).toContain(`${set?.label}: €6.50, set by you; it was`)
})

test('looks and name never change with a figure or a correction', async () => {
  const { identity: before } = await made({})
  const { identity } = await made({ price: 650, 'cost-workshop': 1 })
  expect(identity).toEqual(before)
  const other = await makeBlueprint(SAMPLES.bakery, {
    knowledge,
    edits: edited({ reading: { mechanisms: ['subscription'], offer: 'a bread van', payer: 'hotels' } }),
  })
  const { palette, type, shape, seed, name } = before
  expect(other.identity).toMatchObject({ palette, type, shape, seed, name })
  expect(other.plan.brandedBy).toEqual(understand(SAMPLES.bakery))
})

test('a price is followed in every kind of business, up and down', () => {
  for (const [kind, brief] of BRIEF_OF_KIND) {
    const before = whatIfOf(brief)
    const price = before.levers.find(({ id }) => id === 'price')
    if (!price) continue
    for (const by of [0.6, 1.5]) {
      const after = whatIfOf(brief, { values: { price: price.value * by } })
      expect(after.series.revenue, `${kind} × ${by}`).not.toEqual(before.series.revenue)
    }
  }
})

test('what is set as low as it goes is computed with, and no assumption takes its place', () => {
  for (const [kind, brief] of BRIEF_OF_KIND) {
    const before = whatIfOf(brief)
    const known = new Set(before.levers.map(({ id }) => id))
    for (const { id, bounds, basis, value } of before.levers) {
      if (basis !== 'founder' || value === bounds.low) continue
      const { levers } = whatIfOf(brief, { values: { [id]: bounds.low } })
      expect(
        levers.filter((lever) => !known.has(lever.id)),
        `${kind} ${id}`,
      ).toEqual([])
      expect(levers.find((lever) => lever.id === id)?.value, `${kind} ${id}`).toBe(bounds.low)
    }
  }
})

test('words that say two figures are left where they are quoted', () => {
  const brief = SAMPLES.tailors
  const raise: Fact = {
    id: 'ledger-9',
    kind: 'raise',
    evidence: { field: 'additionalContext', words: 'a seed round of 750,000 dollars' },
    amount: { low: 75_000_000, high: 75_000_000, unit: 'money' },
    about: '',
    approximate: false,
  }
  const u = { ...understand(brief), facts: [raise] }
  const quoted = { ...brief, additionalContext: raise.evidence.words }
  const values = { [`fact-${raise.id}`]: 90_000_000 }
  const alone = withSetFacts({ brief: quoted, u }, values)
  expect(alone.brief.additionalContext).toContain('900,000')
  const twin: Fact = { ...raise, id: 'budget-9', kind: 'budget' }
  const shared = withSetFacts({ brief: quoted, u: { ...u, facts: [...u.facts, twin] } }, values)
  expect(shared.brief.additionalContext).toBe(raise.evidence.words)
  expect(shared.u.facts.find(({ id }) => id === raise.id)?.amount?.low).toBe(90_000_000)
  expect(shared.u.facts.find(({ id }) => id === twin.id)).toEqual(twin)
})
