import { expect, test } from 'vitest'
import { makeBlueprint } from '#engine/blueprint.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import { UNUSUAL } from '#engine/press/testing/briefs.ts'
import { SAMPLES } from '#engine/testing/sample-briefs.ts'
import { milestoneData, saveMilestone } from '../contract.ts'
import { changedFields, mapOf, ownWords } from './rules.ts'

const original = milestoneData.parse({
  vision: { coreIdea: 'Bread', problem: 'Hunger', whyNow: 'Today' },
  audience: { target: 'Families', painPoints: ['Time'], demographics: 'Cork' },
  mvp: { featureList: ['Oven'], techStack: 'Flour', timeline: 'A week' },
  monetization: { pricingModel: 'Loaf', revenue: '1', channels: ['Shop'] },
  launch: { strategy: 'Open', channels: ['Door'], timeline: 'Monday' },
})

test('what was saved stands for the plan’s, and is completed', () => {
  const data = { ...original.vision, problem: 'Stale bread' }
  const map = mapOf(original, [{ milestone: 'vision', data, version: 3, changed: null }])
  expect(map.milestoneData).toEqual({ ...original, vision: data })
  expect(map.originalData).toBe(original)
  expect(map.completed).toEqual({
    vision: true,
    audience: false,
    mvp: false,
    monetization: false,
    launch: false,
  })
  expect(map.versions).toEqual({ vision: 3, audience: 0, mvp: 0, monetization: 0, launch: 0 })
})

test('empty entries are dropped, other scripts and long texts are kept, too long ones are refused by name', () => {
  const body = (painPoints: string[]) => ({
    milestone: 'audience',
    data: { ...original.audience, painPoints },
  })
  const parsed = saveMilestone.body.parse(body([' ', '', ' 朝の列 ', 'a\0b', 'x'.repeat(5000)]))
  expect(parsed.data).toMatchObject({ painPoints: ['朝の列', 'ab', 'x'.repeat(5000)] })
  const refused = saveMilestone.body.safeParse(body(['x'.repeat(5001)]))
  expect(refused.error?.issues[0]?.message).toBe(
    'Each entry of Pain points can have at most 5000 characters.',
  )
  expect(saveMilestone.body.safeParse(body(Array(201).fill('x'))).error?.issues[0]?.message).toBe(
    'Pain points can have at most 200 entries.',
  )
})

test.each(Object.entries({ ...SAMPLES, ...UNUSUAL }))(
  'the map of the plan for %s can be saved as it is',
  async (_, brief) => {
    const { plan } = await makeBlueprint(brief, { knowledge })
    expect(milestoneData.parse(plan.milestones)).toEqual(plan.milestones)
  },
)

test('a field is the founder’s own when they wrote it, not when the plan says it otherwise since', () => {
  const { vision } = original
  const data = { ...vision, problem: 'Stale bread' }
  const changed = changedFields(vision, data)
  expect(changed).toEqual(['problem'])
  // A newer plan: what was not touched is the plan's, and what was is theirs.
  const newer = { ...vision, coreIdea: 'More bread', problem: 'Other hunger' }
  expect(changedFields(newer, data, { data, changed })).toEqual(['problem'])
  const more = { ...data, whyNow: 'Tomorrow' }
  expect(changedFields(newer, more, { data, changed })).toEqual(['problem', 'whyNow'])
  // Back to what the plan says: theirs no more.
  expect(changedFields(newer, newer, { data: more, changed: ['problem', 'whyNow'] })).toEqual([])
})

test('own words are the changed fields alone; of the oldest saves those that differ', () => {
  const data = { ...original.mvp, timeline: 'A month' }
  const edit = { milestone: 'mvp', data, version: 1 } as const
  expect(ownWords(original, [{ ...edit, changed: ['timeline'] }])).toEqual({ mvp: { timeline: 'A month' } })
  expect(ownWords(original, [{ ...edit, changed: null }])).toEqual({ mvp: { timeline: 'A month' } })
  expect(ownWords(original, [{ ...edit, changed: [] }])).toEqual({})
  expect(ownWords(original, [])).toEqual({})
})

test('the map shows what the founder wrote, and of the rest what the newest plan says', () => {
  const data = { ...original.mvp, timeline: 'A month' }
  const newer = {
    ...original,
    mvp: { featureList: ['Oven', 'Van'], techStack: 'Rye', timeline: 'Two weeks' },
  }
  const { milestoneData } = mapOf(newer, [{ milestone: 'mvp', data, version: 1, changed: ['timeline'] }])
  expect(milestoneData.mvp).toEqual({ ...newer.mvp, timeline: 'A month' })
})

test('an issue keeps no more of the words than the documents read', () => {
  const data = { ...original.mvp, featureList: Array(200).fill('x'), techStack: 'y'.repeat(20_000) }
  const { mvp } = ownWords(original, [{ milestone: 'mvp', data, version: 1, changed: null }])
  expect(mvp?.featureList).toHaveLength(40)
  expect(mvp?.techStack).toHaveLength(6_000)
})
