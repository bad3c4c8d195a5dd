// What makings keep in the storage beside the files that founders see.

import { blueprints } from '#features/blueprints/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { and, eq, gt, isNotNull, isNull, or, sql } from '#server/database/sql.ts'
import { generations } from './tables.ts'

/** Plans and first pages. The printed files are the files' own: one that was deleted for good is printed again when asked for. */
export async function contentsOfMakings(db: Db, blueprintId: string): Promise<string[]> {
  const makings = await db
    .select({ planKey: generations.planKey, firstPages: generations.firstPages })
    .from(generations)
    .where(eq(generations.blueprintId, blueprintId))
  return makings.flatMap(({ planKey, firstPages }) => [
    ...(planKey ? [planKey] : []),
    ...Object.values(firstPages),
  ])
}

/** Blueprints whose last makings may have stored what no row names: a worker died, or it came to nothing. */
export async function leftByMakings(db: Db): Promise<string[]> {
  const found = await db
    .selectDistinct({ id: generations.blueprintId })
    .from(generations)
    .where(
      and(
        gt(generations.finishedAt, sql`now() - interval '3 days'`),
        or(gt(generations.tries, 1), eq(generations.status, 'error')),
      ),
    )
  return found.map(({ id }) => id)
}

/** The account's blueprints of which another issue is being printed. */
export async function reissuesUnderWay(db: Db, userId: string): Promise<string[]> {
  const found = await db
    .selectDistinct({ id: generations.blueprintId })
    .from(generations)
    .innerJoin(blueprints, eq(blueprints.id, generations.blueprintId))
    .where(and(eq(blueprints.userId, userId), isNull(generations.finishedAt), isNotNull(generations.edits)))
  return found.map(({ id }) => id)
}
