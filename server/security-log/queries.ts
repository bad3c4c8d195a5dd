import type { Db } from '../database/connect.ts'
import { desc, eq } from '../database/sql.ts'
import { securityEvents } from './tables.ts'

/** For the person's own export. */
export function eventsOf(db: Db, userId: string) {
  const { kind, method, device, network, count, firstAt, lastAt, id } = securityEvents
  return db
    .select({ kind, method, device, network, count, firstAt, lastAt })
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(id))
}
