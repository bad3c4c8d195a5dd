import { users } from '#features/accounts/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { prepared } from '#server/database/prepared.ts'
import { and, asc, eq, getTableName, inArray, type Placeholder, sql } from '#server/database/sql.ts'
import type { Purse } from './rules.ts'
import { creditAccounts, creditEntries } from './tables.ts'

export async function pursesOf(db: Db, userId: string): Promise<{ purses: Purse[]; proved: boolean }> {
  const rows = await db
    .select({
      id: creditAccounts.id,
      forAddress: creditAccounts.forAddress,
      balance: creditAccounts.balance,
      provedAt: users.provedAt,
    })
    .from(creditAccounts)
    .innerJoin(users, eq(users.id, creditAccounts.userId))
    .where(eq(creditAccounts.userId, userId))
  return { purses: rows, proved: rows.some(({ provedAt }) => provedAt !== null) }
}

export interface Totals {
  credits: number
  totalUsed: number
  totalPurchased: number
}

export async function totalsOf(db: Db, userId: string, { proved }: { proved: boolean }): Promise<Totals> {
  const [sums] = await (proved ? allSums : ownSums)(db).execute({ userId })
  const { credits, used, given } = sums ?? { credits: 0, used: 0, given: 0 }
  return { credits, totalUsed: used, totalPurchased: credits + used - given }
}

// Inside another select, a bare column would be that one's.
const ACCOUNT_ID = sql.raw(`"${getTableName(creditAccounts)}"."id"`)

/** Of one purse. What the owner gave or took by hand, which its cause says: it was not purchased. */
export const GIVEN = sql`coalesce((
  select sum(e.amount) from ${creditEntries} e where e.account_id = ${ACCOUNT_ID} and e.cause like 'adjustment:%'
), 0)`

const allSums = prepared((db) => selectSums(db, true).prepare('credit_sums'))
/** Without what belongs to the address. */
const ownSums = prepared((db) => selectSums(db, false).prepare('credit_sums_unproved'))

const selectSums = (db: Db, proved: boolean) =>
  db
    .select({
      credits: sql<number>`coalesce(sum(${creditAccounts.balance}), 0)::int`,
      used: sql<number>`coalesce(sum(${creditAccounts.used}), 0)::int`,
      given: sql<number>`coalesce(sum(${GIVEN}), 0)::int`,
    })
    .from(creditAccounts)
    .where(shownTo(sql.placeholder('userId'), proved))

export function entriesOf(db: Db, userId: string, { proved }: { proved: boolean }) {
  return db
    .select({ kind: creditEntries.kind, amount: creditEntries.amount, createdAt: creditEntries.createdAt })
    .from(creditEntries)
    .innerJoin(creditAccounts, eq(creditAccounts.id, creditEntries.accountId))
    .where(shownTo(userId, proved))
    .orderBy(asc(creditEntries.id))
}

/** Entries are written one after the other, under the purse: their numbers tell which of two came first. */
export async function entryNumbers(db: Db, causes: string[]): Promise<Map<string, number>> {
  const { cause, id } = creditEntries
  const rows = await db.select({ cause, id }).from(creditEntries).where(inArray(cause, causes))
  return new Map(rows.map((row) => [row.cause, row.id]))
}

const shownTo = (userId: string | Placeholder, proved: boolean) =>
  and(eq(creditAccounts.userId, userId), proved ? undefined : eq(creditAccounts.forAddress, false))
