import { and, asc, eq } from 'drizzle-orm'
import type { Feature } from '#server/house.ts'
import { creditAccounts, creditEntries } from './tables.ts'

/** Nothing to erase: deleting the person takes the name off the purse. */
export const creditsFeature: Feature = {
  name: 'credits',
  exportData: (db, { id, email }) =>
    db
      .select({
        kind: creditEntries.kind,
        amount: creditEntries.amount,
        createdAt: creditEntries.createdAt,
      })
      .from(creditEntries)
      .innerJoin(creditAccounts, eq(creditAccounts.id, creditEntries.accountId))
      .where(and(eq(creditAccounts.userId, id), email ? undefined : eq(creditEntries.forAddress, false)))
      .orderBy(asc(creditEntries.id)),
}
