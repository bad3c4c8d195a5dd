import { asc, eq, inArray } from 'drizzle-orm'
import { blueprintsOf, type Viewer } from '#features/blueprints/server/public.ts'
import type { Db } from '#server/database/connect.ts'
import type { Edit } from './rules.ts'
import { milestoneEdits } from './tables.ts'

export function editsOf(db: Db, blueprintId: string): Promise<Edit[]> {
  return db.select().from(milestoneEdits).where(eq(milestoneEdits.blueprintId, blueprintId))
}

/** What a person wrote into their maps. */
export async function exportEdits(db: Db, viewer: Viewer) {
  const theirs = new Map((await blueprintsOf(db, viewer)).map(({ id, name }) => [id, name]))
  const edits = await db
    .select()
    .from(milestoneEdits)
    .where(inArray(milestoneEdits.blueprintId, [...theirs.keys()]))
    .orderBy(asc(milestoneEdits.savedAt))
  return edits.map(({ blueprintId, milestone, data, savedAt }) => ({
    blueprint: theirs.get(blueprintId),
    milestone,
    data,
    savedAt,
  }))
}
