// People with purses, straight in the database.
import { randomBytes } from 'node:crypto'
import { users } from '#features/accounts/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { asc, eq } from '#server/database/sql.ts'
import { type Entry, takeBack, writeEntry } from '../ledger.ts'
import { creditAccounts, creditEntries } from '../tables.ts'

let causes = 0
export const newCause = (what = 'test') => `${what}:${++causes}`

/** Answers their id. */
export async function somebody(db: Db, { proved = true }: { proved?: boolean } = {}): Promise<string> {
  const email = `purse-${randomBytes(8).toString('hex')}@example.com`
  const [user] = await db
    .insert(users)
    .values({ email, fullName: 'Somebody', provedAt: proved ? new Date() : null })
    .returning({ id: users.id })
  return user?.id ?? ''
}

export const write = (db: Db, entry: Entry) => db.transaction((tx) => writeEntry(tx, entry))

export const take = (db: Db, wanted: Parameters<typeof takeBack>[1]) =>
  db.transaction((tx) => takeBack(tx, wanted))

/** What the database says they have, by each of its two ways of knowing. */
export async function standing(db: Db, userId: string) {
  const purses = await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId))
  const entries = await db
    .select({ entry: creditEntries })
    .from(creditEntries)
    .innerJoin(creditAccounts, eq(creditAccounts.id, creditEntries.accountId))
    .where(eq(creditAccounts.userId, userId))
    .orderBy(asc(creditEntries.id))
  return {
    own: purses.find(({ forAddress }) => !forAddress)?.balance ?? 0,
    ofAddress: purses.find(({ forAddress }) => forAddress)?.balance ?? 0,
    sum: entries.reduce((sum, { entry }) => sum + entry.amount, 0),
    entries: entries.map(({ entry }) => entry),
  }
}
