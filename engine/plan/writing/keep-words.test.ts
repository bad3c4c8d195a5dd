import { expect, test } from 'vitest'
import { makeBlueprint } from '../../blueprint.ts'
import { NO_EDITS } from '../../edits.ts'
import { knowledge } from '../../knowledge/knowledge.ts'
import { SAMPLES } from '../../testing/sample-briefs.ts'
import type { Plan } from '../plan.ts'

const BRIEF = SAMPLES.bakery

/** As if a model had worded it: every section is told apart by its title. */
async function worded(proposed = new Map<string, number>()): Promise<Plan> {
  const { plan } = await makeBlueprint(BRIEF, { knowledge, before: { proposed } })
  const sections = plan.sections.map((section) => ({ ...section, title: `${section.title}, in other words` }))
  return { ...plan, sections, writing: plan.writing.map((one) => ({ ...one, by: 'model', calls: 1 })) }
}

const reissued = async (plan: Plan, values: Record<string, number>, proposed = new Map<string, number>()) =>
  (
    await makeBlueprint(BRIEF, {
      knowledge,
      edits: { ...NO_EDITS, values },
      before: { proposed, worded: { edits: NO_EDITS, plan } },
    })
  ).plan

const inOtherWords = ({ sections }: Plan) =>
  sections.filter(({ title }) => title.endsWith('in other words')).map(({ id }) => id)

test('where nothing is to be said otherwise, the words stay; where a figure changed, the house writes', async () => {
  const before = await worded()
  const after = await reissued(before, { price: 650 })
  const kept = inOtherWords(after)
  expect(kept).toContain('architecture')
  expect(kept).not.toContain('finance')
  expect(kept.length).toBeGreaterThan(2)
  for (const { section, by, calls } of after.writing) {
    expect([section, by]).toEqual([section, kept.includes(section as never) ? 'model' : 'house'])
    expect(calls).toBe(0)
  }
})

test('without a change every section keeps its words', async () => {
  const before = await worded()
  expect(inOtherWords(await reissued(before, {})).length).toBe(before.sections.length - 1)
})

test('what a model assumed stays assumed', async () => {
  const { plan: house } = await makeBlueprint(BRIEF, { knowledge })
  const [id, low] = house.assumptions.flatMap(({ quantity: { id, basis, value } }) =>
    basis.kind === 'assumption' && basis.low < value && id !== 'price' ? [id, basis.low] : [],
  ) as [string, number]
  const proposed = new Map([[id, low]])
  const after = await reissued(await worded(proposed), { price: 650 }, proposed)
  expect(after.assumptions.find(({ quantity }) => quantity.id === id)?.quantity.value).toBe(low)
  expect(after.finance.projection).not.toEqual(
    (await reissued(await worded(), { price: 650 })).finance.projection,
  )
})
