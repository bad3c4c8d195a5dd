import { generations } from '#features/generation/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { asc, eq, sql } from '#server/database/sql.ts'

export type Making = Awaited<ReturnType<typeof makingsOf>>[number]

/** All makings of a blueprint, the oldest first. */
export function makingsOf(db: Db, blueprintId: string) {
  return db
    .select({
      status: generations.status,
      planKey: generations.planKey,
      isReissue: sql<boolean>`${generations.edits} is not null`,
      finishedAt: generations.finishedAt,
    })
    .from(generations)
    .where(eq(generations.blueprintId, blueprintId))
    .orderBy(asc(generations.createdAt), asc(generations.id))
}
