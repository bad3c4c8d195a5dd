// A figure that the founder changes is the founder's own everywhere, and the old one stands nowhere.
import { expect, test } from 'vitest'
import { makeBlueprint } from '../blueprint.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { understand } from '../understand/understand.ts'
import { collectMarks, prosesOf, textWithMarks } from './kit/marks.ts'
import { plainText } from './kit/prose.ts'
import { reworded } from './set-facts.ts'
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
