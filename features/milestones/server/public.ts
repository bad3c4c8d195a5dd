import type { MilestoneEdits } from '#engine/edits.ts'
import type { House } from '#server/house.ts'
import type { Milestone } from '../contract.ts'
import { originalsOf } from './originals.ts'
import { editsOf, evidenceOf, keepChanged } from './queries.ts'
import { changedFields, mapOf, ownWords } from './rules.ts'

/** What the founder made of a blueprint's map, for whoever makes documents of it. Not inside a transaction that holds the blueprint. */
export async function ownMilestones(house: House, blueprintId: string): Promise<MilestoneEdits> {
  const edits = await editsOf(house.db, blueprintId)
  if (edits.length === 0) return {}
  const originals = await originalsOf(house, blueprintId)
  // The oldest saves do not say which fields are the founder's. Whoever has another plan made asks here first, so the
  // plan that they were written against is still the newest.
  for (const edit of edits) {
    if (edit.changed) continue
    edit.changed = changedFields(originals[edit.milestone], edit.data)
    await keepChanged(house.db, edit)
  }
  return ownWords(originals, edits)
}

/** Which milestones of a finished blueprint are completed. */
export async function completedMilestones(
  house: House,
  blueprintId: string,
): Promise<Record<Milestone, boolean>> {
  const [edits, evidence] = [await editsOf(house.db, blueprintId), await evidenceOf(house.db, blueprintId)]
  return mapOf(await originalsOf(house, blueprintId), edits, evidence).completed
}
