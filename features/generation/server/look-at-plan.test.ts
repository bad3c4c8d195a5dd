import { afterAll, expect, test } from 'vitest'
import { type Brief, briefSchema } from '#engine/brief.ts'
import { NO_EDITS } from '#engine/edits.ts'
import { understand } from '#engine/understand/understand.ts'
import { testHouse } from '#server/testing/house.ts'
import { generationFeature } from './feature.ts'
import { lookAtPlan, understoodIn } from './look-at-plan.ts'
import { FORM } from './testing/founders.ts'
import { closeWorkshop } from './workshop.ts'

const house = testHouse({ features: [generationFeature] })
afterAll(() => closeWorkshop(house()))

const brief = briefSchema.parse(FORM)

test('changes that the engine stumbles over are refused in a sentence', async () => {
  const broken = { ...brief, businessIdea: undefined } as unknown as Brief
  await expect(lookAtPlan(house(), broken, { edits: NO_EDITS })).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringMatching(/^No plan can be computed with these changes together/),
  })
  expect(await lookAtPlan(house(), brief, { edits: NO_EDITS })).toMatchObject({ problems: [] })
})

test('what was understood is asked for once; what could not be is asked for again', async () => {
  const making = { id: crypto.randomUUID(), brief }
  const [one, other] = [understoodIn(house(), making), understoodIn(house(), making)]
  expect(other).toBe(one)
  expect(await one).toEqual(understand(brief))
  const broken = { id: crypto.randomUUID(), brief: {} as Brief }
  await expect(understoodIn(house(), broken)).rejects.toThrow()
  expect(await understoodIn(house(), { ...broken, brief })).toEqual(await one)
})
