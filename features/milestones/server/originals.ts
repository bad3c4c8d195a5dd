import { newestPlan, readPlan } from '#features/generation/server/public.ts'
import { eq } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { MilestoneData } from '../contract.ts'
import { milestoneOriginals } from './tables.ts'

/** What the plan says. A plan is large: the map is taken out of it once and kept beside it. */
export async function originalsOf(house: House, blueprintId: string): Promise<MilestoneData> {
  const { db } = house
  const plan = await newestPlan(db, blueprintId)
  if (!plan) throw new Failure('not_finished')
  const [kept] = await db
    .select()
    .from(milestoneOriginals)
    .where(eq(milestoneOriginals.blueprintId, blueprintId))
  if (kept?.generationId === plan.generationId) return kept.data
  const { milestones: data } = (await readPlan(house, plan.planKey)).plan
  const row = { generationId: plan.generationId, data }
  await db
    .insert(milestoneOriginals)
    .values({ blueprintId, ...row })
    .onConflictDoUpdate({ target: milestoneOriginals.blueprintId, set: row })
  return data
}
