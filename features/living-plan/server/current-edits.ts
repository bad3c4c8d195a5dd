// Changes as they are stored, in today's form: some were stored while plans were made from business models.
import type { Edits } from '#engine/edits.ts'
import { carriedOver, type FirstPlan } from '#features/generation/server/public.ts'
import type { Db } from '#server/database/connect.ts'
import type { House } from '#server/house.ts'
import type { Made } from './issue-queries.ts'
import { type Kept, keptEdits, type ScenarioRow } from './queries.ts'
import { planEditsIn } from './rules.ts'

/** Until something is saved: what the founder had corrected before the plan was made. The database may be a transaction. */
export async function currentEdits(
  house: House,
  db: Db,
  { blueprintId, first }: { blueprintId: string; first: FirstPlan },
): Promise<Kept> {
  const saved = await keptEdits(db, blueprintId)
  if (!saved) return { edits: planEditsIn(first.edits), version: 0 }
  const { edits, version } = saved
  return { edits: await carriedOver(house, first, edits), version }
}

/** What an issue was made with. */
export const issuedEdits = (house: House, first: FirstPlan, issue: Pick<Made, 'edits'>): Promise<Edits> =>
  issue.edits ? carriedOver(house, first, issue.edits) : Promise.resolve(first.edits)

export const currentScenario = async (
  house: House,
  first: FirstPlan,
  scenario: ScenarioRow,
): Promise<ScenarioRow> => ({ ...scenario, edits: await carriedOver(house, first, scenario.edits) })
