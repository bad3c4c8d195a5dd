import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/database/connect.ts'
import { blueprints } from './tables.ts'

/** Who looks. What belongs to an address shows only to who proved it, or to the session of that order. */
export interface Viewer {
  userId: string
  proved: boolean
  onlyOrder?: string | undefined
}

const visibleTo = ({ userId, proved, onlyOrder }: Viewer) =>
  and(
    eq(blueprints.userId, userId),
    onlyOrder ? eq(blueprints.orderId, onlyOrder) : proved ? undefined : eq(blueprints.forAddress, false),
  )

export function blueprintsOf(db: Db, viewer: Viewer) {
  return db.select().from(blueprints).where(visibleTo(viewer)).orderBy(desc(blueprints.createdAt))
}
