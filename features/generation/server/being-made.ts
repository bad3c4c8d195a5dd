import type { Db } from '#server/database/connect.ts'
import { and, eq, isNull } from '#server/database/sql.ts'
import { generations } from './tables.ts'

/** One that is being made stores contents before it says so. */
export async function isBeingMade(db: Db, blueprintId: string): Promise<boolean> {
  const unfinished = and(eq(generations.blueprintId, blueprintId), isNull(generations.finishedAt))
  return (await db.$count(generations, unfinished)) > 0
}
