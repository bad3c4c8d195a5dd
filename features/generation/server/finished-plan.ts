// The plan behind a finished blueprint, for who shows more of it than its files.

import type { Db } from '#server/database/connect.ts'
import { and, desc, eq, isNotNull } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { read } from '#server/storage/storage.ts'
import { type StoredBlueprint, unpackPlan } from './planning/packed-plan.ts'
import { generations } from './tables.ts'

/** Where the newest finished making of a blueprint left its plan. */
export async function newestPlan(db: Db, blueprintId: string) {
  const [found] = await db
    .select({ generationId: generations.id, planKey: generations.planKey })
    .from(generations)
    .where(
      and(
        eq(generations.blueprintId, blueprintId),
        eq(generations.status, 'complete'),
        isNotNull(generations.planKey),
      ),
    )
    .orderBy(desc(generations.createdAt))
    .limit(1)
  return found?.planKey ? { generationId: found.generationId, planKey: found.planKey } : undefined
}

export async function readPlan(
  { storage }: Pick<House, 'storage'>,
  planKey: string,
): Promise<StoredBlueprint> {
  const packed = await read(storage, planKey)
  if (!packed) throw new Error(`The plan ${planKey} is gone.`)
  return unpackPlan(packed)
}
