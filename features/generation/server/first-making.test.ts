import { expect, test } from 'vitest'
import { NO_EDITS } from '#engine/edits.ts'
import { eq } from '#server/database/sql.ts'
import { mailFeature } from '#server/mail/feature.ts'
import { testHouse } from '#server/testing/house.ts'
import { generationFeature } from './feature.ts'
import { readPlan } from './finished-plan.ts'
import { firstMaking, proposedIn } from './first-making.ts'
import { reissueOf } from './issue-files.ts'
import { ALL_SECTIONS, type Writing } from './made.ts'
import { generations } from './tables.ts'
import { generationOf, paid } from './testing/paid.ts'
import { finish } from './testing/planned.ts'

const house = testHouse({ features: [mailFeature, generationFeature] })
const WRITING: Writing = {
  model: 'writer',
  calls: 1,
  inputTokens: 1,
  outputTokens: 1,
  sections: 9,
  fallbacks: [],
}

test('what a language model assumed is as it was noted, or as its plan has it, and nothing where the house planned', async () => {
  const { blueprintId } = await paid(house())
  await finish(house(), blueprintId)
  const { db } = house()
  const proposed = async (writing: Writing) => {
    await db.update(generations).set({ writing }).where(eq(generations.blueprintId, blueprintId))
    const first = await firstMaking(db, blueprintId)
    return first && proposedIn(house(), first)
  }
  expect(await proposed({ ...WRITING, proposed: { churn: 0.03 } })).toEqual({ churn: 0.03 })
  const failed = { ...WRITING, fallbacks: [{ section: ALL_SECTIONS, reason: 'PlanRefused' }] }
  expect(await proposed({ ...failed, proposed: { churn: 0.03 } })).toEqual({})
  expect(await proposed(failed)).toEqual({})
  // Noted by a release that did not note it.
  const old = await proposed(WRITING)
  const generation = await generationOf(house(), blueprintId)
  const { assumptions } = (await readPlan(house(), generation.planKey ?? '')).plan
  expect(assumptions.length).toBeGreaterThan(3)
  expect(old).toEqual(Object.fromEntries(assumptions.map(({ quantity }) => [quantity.id, quantity.value])))
  // Another issue rests on the first making, whatever a failed one before it noted.
  await db.insert(generations).values({
    ...generation,
    id: crypto.randomUUID(),
    cause: `failed:${blueprintId}`,
    status: 'error',
    writing: { ...WRITING, proposed: { churn: 0.9 } },
    createdAt: new Date(0),
  })
  expect(await reissueOf(house(), { ...generation, edits: NO_EDITS })).toMatchObject({ proposed: old })
})
