import type { Db } from '../database/connect.ts'
import { and, desc, eq } from '../database/sql.ts'
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

/** As many as anybody reads. */
const NEWEST = 20

/** For the person's settings. */
export function signInsOf(db: Db, userId: string) {
  const { id, lastAt, method, device, network, count } = securityEvents
  return db
    .select({ id, lastAt, method, device, network, count })
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, userId), eq(securityEvents.kind, 'sign-in')))
    .orderBy(desc(id))
    .limit(NEWEST)
}
