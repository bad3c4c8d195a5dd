import { type Viewer, visibleTo } from '#features/blueprints/server/public.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { and, asc, eq, getTableColumns, isNull } from '#server/database/sql.ts'
import type { Evidence } from '../contract.ts'
import type { Wanted } from './rules.ts'
import { milestoneEdits, milestoneEvidence } from './tables.ts'

type EditRow = typeof milestoneEdits.$inferSelect

export function editsOf(db: Db, blueprintId: string): Promise<EditRow[]> {
  return db.select().from(milestoneEdits).where(eq(milestoneEdits.blueprintId, blueprintId))
}

/** Unless it was saved again meanwhile, which said so itself. */
export async function keepChanged(
  db: Db,
  { blueprintId, milestone, version, changed }: EditRow,
): Promise<void> {
  await db
    .update(milestoneEdits)
    .set({ changed })
    .where(
      and(
        eq(milestoneEdits.blueprintId, blueprintId),
        eq(milestoneEdits.milestone, milestone),
        eq(milestoneEdits.version, version),
        isNull(milestoneEdits.changed),
      ),
    )
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

export function presentEvidence(row: typeof milestoneEvidence.$inferSelect): Evidence {
  const { counted, words, target, reached, noted, version, setAt, changes } = row
  return { counted, words, target, reached, noted, version, setAt: setAt.toISOString(), changes }
}

export async function evidenceOf(db: Db, blueprintId: string): Promise<Wanted> {
  const rows = await db.select().from(milestoneEvidence).where(eq(milestoneEvidence.blueprintId, blueprintId))
  return Object.fromEntries(rows.map((row) => [row.milestone, presentEvidence(row)]))
}

/** What a person wanted to reach, and reached. */
export function exportEvidence(db: Db, viewer: Viewer) {
  const { blueprintId: _, version: __, ...shown } = getTableColumns(milestoneEvidence)
  return db
    .select({ blueprint: blueprints.name, ...shown })
    .from(milestoneEvidence)
    .innerJoin(blueprints, eq(blueprints.id, milestoneEvidence.blueprintId))
    .where(visibleTo(viewer))
    .orderBy(asc(milestoneEvidence.setAt))
}
