// Everything about one customer, the newest of each kind.

import { sessions, users } from '#features/accounts/server/tables.ts'
import { blueprintFiles, blueprints } from '#features/blueprints/server/tables.ts'
import { orders } from '#features/checkout/server/tables.ts'
import { creditAccounts, creditEntries } from '#features/credits/server/tables.ts'
import { generations } from '#features/generation/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { and, desc, eq, gt, inArray, sql } from '#server/database/sql.ts'
import { mails } from '#server/mail/tables.ts'

/** Of each kind; one more is asked for, to know whether there are others. */
export const SHOWN = 50

export async function standingOf(db: Db, id: string) {
  const { provedAt, passwordHash, suspendedAt, suspensionReason } = users
  const [standing] = await db
    .select({
      provedAt,
      hasPassword: sql<boolean>`${passwordHash} is not null`,
      suspendedAt,
      suspensionReason,
    })
    .from(users)
    .where(eq(users.id, id))
  return standing
}

export const ordersOf = (db: Db, userId: string) =>
  db
    .select({
      id: orders.id,
      pack: orders.pack,
      quantity: orders.quantity,
      paidCents: sql<number>`coalesce(${orders.amountPaidCents}, 0)`,
      refundedCents: orders.refundedCents,
      state: orders.state,
      dispute: orders.dispute,
      promoCode: orders.promoCode,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(SHOWN + 1)

export const entriesOf = (db: Db, userId: string) =>
  db
    .select({
      id: creditEntries.id,
      kind: creditEntries.kind,
      amount: creditEntries.amount,
      createdAt: creditEntries.createdAt,
    })
    .from(creditEntries)
    .innerJoin(creditAccounts, eq(creditAccounts.id, creditEntries.accountId))
    .where(eq(creditAccounts.userId, userId))
    .orderBy(desc(creditEntries.id))
    .limit(SHOWN + 1)

export const blueprintsOf = (db: Db, userId: string) =>
  db
    .select({
      id: blueprints.id,
      name: blueprints.name,
      industry: blueprints.industry,
      createdAt: blueprints.createdAt,
      status: sql<string | null>`(
        select ${generations.status} from ${generations} where ${generations.blueprintId} = "blueprints"."id"
        and ${generations.edits} is null order by ${generations.createdAt} desc limit 1)`,
      fileCount: sql<number>`(
        select count(*)::int from ${blueprintFiles}
        where ${blueprintFiles.blueprintId} = "blueprints"."id" and ${blueprintFiles.deletedAt} is null)`,
    })
    .from(blueprints)
    .where(eq(blueprints.userId, userId))
    .orderBy(desc(blueprints.createdAt), desc(blueprints.id))
    .limit(SHOWN + 1)

export const sessionsOf = (db: Db, userId: string) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      method: sessions.method,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(SHOWN + 1)

export const lostMailTo = (db: Db, email: string) =>
  db
    .select({ id: mails.id, subject: mails.subject, problem: mails.problem, createdAt: mails.createdAt })
    .from(mails)
    .where(and(eq(mails.recipient, email), inArray(mails.status, ['refused', 'failed'])))
    .orderBy(desc(mails.createdAt))
    .limit(SHOWN + 1)
