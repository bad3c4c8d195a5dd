import { expect, test } from 'vitest'
import { makeBlueprint } from '../blueprint.ts'
import type { Edits } from '../edits.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { changesBetween } from './compare.ts'
import { edited } from './testing/models.ts'

const planWith = async (edits: Partial<Edits>) =>
  (await makeBlueprint(SAMPLES.bakery, { knowledge, edits: edited(edits) })).plan

test('the same plan has no changes', async () => {
  expect(changesBetween(await planWith({}), await planWith({}))).toEqual({ figures: [], sections: [] })
})

test('a higher price: what came of it, what was changed, and the sentences that say so', async () => {
  const { figures, sections } = changesBetween(await planWith({}), await planWith({ values: { price: 900 } }))
  expect(figures.find(({ id }) => id === 'price')).toEqual({
    id: 'price',
    label: expect.stringMatching(/^Average price of an item/),
    before: '€5.30',
    after: '€9',
    change: '+70%',
  })
  expect(figures.find(({ id }) => id === 'break-even-month')?.change).toMatch(/^\d+ months? earlier$/)
  expect(figures.find(({ id }) => id === 'revenue-y3')?.change).toMatch(/^\+\d+%$/)
  const pricing = sections.find(({ id }) => id === 'pricing')
  expect(pricing?.before.join()).toContain('€5.30')
  expect(pricing?.after.join()).toContain('€9')
  expect(pricing?.after.join()).toContain('set by Aoife; it was €5.30 before')
  expect(sections.map(({ id }) => id)).not.toContain('architecture')
})

test('another currency is compared without a share', async () => {
  const { figures } = changesBetween(
    await planWith({}),
    await planWith({ reading: { country: 'GB', currency: 'GBP' } }),
  )
  expect(figures.find(({ id }) => id === 'revenue-y3')).toMatchObject({
    before: expect.stringContaining('€'),
    after: expect.stringContaining('£'),
  })
  expect(figures.find(({ id }) => id === 'revenue-y3')).not.toHaveProperty('change')
})

test('words alone: no figure moves', async () => {
  const { figures, sections } = changesBetween(
    await planWith({}),
    await planWith({ milestones: { vision: { problem: 'Nobody bakes after two.' } } }),
  )
  expect(figures).toEqual([])
  expect(sections.map(({ id }) => id)).toEqual(['problem'])
})
