import { and, eq } from 'drizzle-orm'
import type { Tx } from '#server/database/connect.ts'
import { writeEntry } from './ledger.ts'
import { creditEntries } from './tables.ts'

interface Restore {
  userId: string
  /** The cause of the entry that spent it. */
  spent: string
  cause: string
  forAddress: boolean
}

/** Gives back one credit that was spent. Answers whether it had been: what cost nothing gives nothing back. */
export async function restoreSpend(tx: Tx, { spent, ...entry }: Restore): Promise<boolean> {
  const wasSpent = and(eq(creditEntries.cause, spent), eq(creditEntries.kind, 'spend'))
  if ((await tx.$count(creditEntries, wasSpent)) === 0) return false
  await writeEntry(tx, { ...entry, kind: 'restore', amount: 1 })
  return true
}
