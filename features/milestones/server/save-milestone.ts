import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#server/database/connect.ts'
import { and, eq } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { Milestone, MilestoneData } from '../contract.ts'
import { changedFields, type Edit } from './rules.ts'
import { milestoneEdits } from './tables.ts'

interface Change {
  milestone: Milestone
  data: MilestoneData[Milestone]
  /** What the plan says of it. */
  original: MilestoneData[Milestone]
  /** What the caller had read; undefined does not mind what is there. */
  version?: number | undefined
}

/** Two who save at once come one after the other; the second is told, unless both say the same. */
export function saveEdit(
  db: Db,
  blueprintId: string,
  { milestone, data, original, version: read }: Change,
): Promise<Edit> {
  const row = and(eq(milestoneEdits.blueprintId, blueprintId), eq(milestoneEdits.milestone, milestone))
  return db.transaction(async (tx) => {
    // Version 0: nothing was saved yet. The row is there to be held.
    await tx.insert(milestoneEdits).values({ blueprintId, milestone, data, version: 0 }).onConflictDoNothing()
    const [now] = await tx.select().from(milestoneEdits).where(row).for('update')
    if (!now) throw new Failure('not_found')
    if (read !== undefined && read !== now.version) {
      // A double click, or an answer that was lost on the way: it is saved already.
      if (now.version > 0 && isDeepStrictEqual(now.data, data)) return now
      throw new Failure('milestone_changed')
    }
    const changed = changedFields(original, data, now.version > 0 ? now : undefined)
    const saved = { milestone, data, changed, version: now.version + 1 }
    await tx
      .update(milestoneEdits)
      .set({ ...saved, savedAt: new Date() })
      .where(row)
    return saved
  })
}
