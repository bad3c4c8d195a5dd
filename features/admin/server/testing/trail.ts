import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/database/connect.ts'
import { auditEntries } from '../tables.ts'

/** What was done to one thing, oldest first. */
export function deedsTo(db: Db, targetId: string) {
  return db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.targetId, targetId))
    .orderBy(asc(auditEntries.id))
}
