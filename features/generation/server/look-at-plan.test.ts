import { afterAll, expect, test } from 'vitest'
import { type Brief, briefSchema } from '#engine/brief.ts'
import { NO_EDITS } from '#engine/edits.ts'
import { sourceOf, understand } from '#engine/testing/understood.ts'
import { testHouse } from '#server/testing/house.ts'
import { generationFeature } from './feature.ts'
import { correctedGround, lookAtPlan } from './look-at-plan.ts'
import { FORM } from './testing/founders.ts'
import { closeWorkshop, workshopOf } from './workshop.ts'

const house = testHouse({ features: [generationFeature] })
afterAll(() => closeWorkshop(house()))

const brief = briefSchema.parse(FORM)
const source = sourceOf(brief)

test('changes that the engine stumbles over are refused in a sentence', async () => {
  const broken = { ...brief, businessIdea: undefined } as unknown as Brief
  await expect(lookAtPlan(house(), broken, { edits: NO_EDITS, source })).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringMatching(/^No plan can be computed with these changes together/),
  })
  expect(await lookAtPlan(house(), brief, { edits: NO_EDITS, source })).toMatchObject({ problems: [] })
})

test('without a source the brief is read, as a plan of it would be', async () => {
  expect((await workshopOf(house()).planner.lookAt(brief)).source).toEqual(source)
})

test('what the browser runs on is asked for once; what could not be is asked for again', async () => {
  const first = { id: crypto.randomUUID(), brief, source }
  const [one, other] = [correctedGround(house(), first), correctedGround(house(), first)]
  expect(other).toBe(one)
  expect((await one).u).toEqual(understand(brief))
  const broken = { ...first, id: crypto.randomUUID(), brief: {} as Brief }
  await expect(correctedGround(house(), broken)).rejects.toThrow()
  expect(await correctedGround(house(), { ...broken, brief })).toEqual(await one)
})
