// Blueprints that have their plan, as if a worker had made them, without the printing.

import { makeBlueprint } from '#engine/blueprint.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import { folderOf } from '#features/blueprints/server/public.ts'
import { eq } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { packPlan } from '../planning/packed-plan.ts'
import { generations } from '../tables.ts'
import { deliver, generationOf } from './paid.ts'

/** The newest making of the blueprint is finished, with the plan of its own brief. */
export async function finish(house: House, blueprintId: string, names?: string[]): Promise<void> {
  const { id, brief, edits } = await generationOf(house, blueprintId)
  const plan = packPlan(await makeBlueprint(brief, { knowledge, ...(edits && { edits }) }))
  const { key: planKey } = await house.storage.put(folderOf(blueprintId), plan)
  await house.db.update(generations).set({ planKey }).where(eq(generations.id, id))
  await deliver(house, blueprintId, names)
}
