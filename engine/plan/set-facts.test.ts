// A figure that the founder changes is the founder's own everywhere, and the old one stands nowhere.
import { expect, test } from 'vitest'
import { makeBlueprint } from '../blueprint.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { understand } from '../understand/understand.ts'
import { collectMarks, prosesOf, textWithMarks } from './kit/marks.ts'
import { plainText } from './kit/prose.ts'
import { reworded, withSetFacts } from './set-facts.ts'
import { BRIEF_OF, edited, whatIfOf } from './testing/models.ts'

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
  const { plan, build } = await made({ 'fact-rent': 230_000 })
  const text = plan.sections.flatMap(({ blocks }) => blocks.flatMap(prosesOf)).map(plainText)
  expect(text.join('\n')).not.toMatch(/1,900/)
  expect(JSON.stringify(build)).not.toMatch(/1,900/)
  expect(text).toContain('Rent: €2,300, set by you')
  expect(plan.finance.projection.costs.find(({ id }) => id === 'rent')?.cost.months[0]).toBe(230_000)
  // What was understood stays as it was, so that it can be set back.
  expect(plan.understood).toEqual(understand(SAMPLES.bakery))
})

test('an assumption that is set is the founder’s, and no assumption any more', async () => {
  const { plan } = await made({ spend: 950 })
  expect(plan.assumptions.map(({ quantity }) => quantity.id)).not.toContain('spend')
  expect(plan.said.find(({ id }) => id === 'spend')).toMatchObject({
    text: '€9.50',
    basis: { kind: 'set', was: '€8.10' },
  })
  const last = plan.sections.find(({ id }) => id === 'assumptions')
  const marks = collectMarks(plan.sections)
  const lines = last?.blocks.flatMap(prosesOf).map((prose) => textWithMarks(prose, marks))
  expect(lines).toContain('Spend a sale, net of sales tax: €9.50, set by you; it was €8.10')
})

test('looks and name never change with a figure or a correction', async () => {
  const { identity: before } = await made({})
  const { identity } = await made({ spend: 950, 'fact-rent': 1 })
  expect(identity).toEqual(before)
  const other = await makeBlueprint(SAMPLES.bakery, {
    knowledge,
    edits: edited({ understood: { model: 'direct-to-consumer', offer: 'a bread van', buyer: 'hotels' } }),
  })
  const { palette, type, shape, seed, name } = before
  expect(other.identity).toMatchObject({ palette, type, shape, seed, name })
  expect(other.plan.brandedBy).toEqual(understand(SAMPLES.bakery))
})

test('a founder’s price is followed in every model, up and down', async () => {
  for (const [model, brief] of BRIEF_OF) {
    const before = await whatIfOf(brief)
    const said = before.levers.find(({ id }) => /^fact-(price|average-order)$/.test(id))
    if (!said) continue
    for (const by of [0.6, 1.5]) {
      const after = await whatIfOf(brief, { values: { [said.id]: said.value * by } })
      expect(after.series.revenue, `${model} ${said.id} × ${by}`).not.toEqual(before.series.revenue)
    }
  }
})

test('what is set as low as it goes is computed with, and no assumption takes its place', async () => {
  for (const [model, brief] of BRIEF_OF) {
    const before = await whatIfOf(brief)
    // So small an order would be paid by transfer: another fee, and no other price.
    const known = new Set([...before.levers.map(({ id }) => id), 'transfer-fee'])
    for (const { id, bounds } of before.levers) {
      if (!/^fact-(price|average-order|unit-cost|rent)$/.test(id)) continue
      const { levers } = await whatIfOf(brief, { values: { [id]: bounds.low } })
      expect(
        levers.filter((lever) => !known.has(lever.id)),
        `${model} ${id}`,
      ).toEqual([])
    }
  }
})

test('a price of nothing is refused, and a rent of nothing is none', async () => {
  const tent = BRIEF_OF.get('rental') as typeof SAMPLES.bakery
  const { problems } = await whatIfOf(tent, { values: { 'fact-price': 0 } })
  expect(problems).toEqual([
    { id: 'fact-price', message: expect.stringMatching(/^Must be between \D?0\.01 and/) },
  ])
  const rented = { ...tent, additionalContext: `${tent.additionalContext} The rent is 900 a month.` }
  const none = await whatIfOf(rented, { values: { 'fact-rent': 0 } })
  expect(none.levers.find(({ id }) => id === 'fact-rent')).toMatchObject({ value: 0 })
  expect(none.levers.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['yard']))
})

test('words that say two figures are left where they are quoted', () => {
  const brief = SAMPLES.bakery
  const u = understand(brief)
  const rent = u.facts.find(({ id }) => id === 'rent') as (typeof u.facts)[number]
  const quoted = { ...brief, additionalContext: rent.evidence.words }
  const values = { 'fact-rent': 230_000 }
  const alone = withSetFacts({ brief: quoted, u }, values)
  expect(alone.brief.additionalContext).toContain('2,300')
  const twin = { ...rent, id: 'budget-9', kind: 'budget' as const }
  const shared = withSetFacts({ brief: quoted, u: { ...u, facts: [...u.facts, twin] } }, values)
  expect(shared.brief.additionalContext).toBe(rent.evidence.words)
  expect(shared.u.facts.find(({ id }) => id === 'rent')?.amount?.low).toBe(230_000)
  expect(shared.u.facts.find(({ id }) => id === twin.id)).toEqual(twin)
})
