import { type Viewer, visibleTo } from '#features/blueprints/server/public.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { asc, eq } from '#server/database/sql.ts'
import type { Edit } from './rules.ts'
import { milestoneEdits } from './tables.ts'

export function editsOf(db: Db, blueprintId: string): Promise<Edit[]> {
  return db.select().from(milestoneEdits).where(eq(milestoneEdits.blueprintId, blueprintId))
}

/** What a person wrote into their maps. */
export function exportEdits(db: Db, viewer: Viewer) {
  return db
    .select({
      blueprint: blueprints.name,
      milestone: milestoneEdits.milestone,
      data: milestoneEdits.data,
      savedAt: milestoneEdits.savedAt,
    })
    .from(milestoneEdits)
    .innerJoin(blueprints, eq(blueprints.id, milestoneEdits.blueprintId))
    .where(visibleTo(viewer))
    .orderBy(asc(milestoneEdits.savedAt))
}
