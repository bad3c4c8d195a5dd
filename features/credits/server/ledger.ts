// The only way to write to the ledger.
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import { creditAccounts, creditEntries } from './tables.ts'

export interface Entry {
  userId: string
  kind: (typeof creditEntries.$inferInsert)['kind']
  amount: number
  /** The same cause again writes nothing. */
  cause: string
  /** Belongs to the address rather than to the account. */
  forAddress?: boolean
  /** Whoever spends has not proved the address: what belongs to it is not theirs to spend. */
  unproved?: boolean
}

/** Answers whether it was written: false when this cause was written before. Fails with no_credits rather than overspend. */
export async function writeEntry(tx: Tx, entry: Entry): Promise<boolean> {
  const account = await lockAccount(tx, entry.userId)
  if (await amountOf(tx, entry.cause)) return false
  const left = entry.unproved ? await ownBalance(tx, account.id) : account.balance
  if (left + entry.amount < 0) throw new Failure('no_credits')
  await insert(tx, account.id, entry)
  return true
}

/** At most what is there. Answers how much was taken, now or when the cause was first noticed. */
export async function takeBack(
  tx: Tx,
  { most, ...entry }: Omit<Entry, 'amount'> & { most: number },
): Promise<number> {
  const account = await lockAccount(tx, entry.userId)
  const before = await amountOf(tx, entry.cause)
  if (before) return -before
  const taken = Math.min(most, account.balance)
  if (taken > 0) await insert(tx, account.id, { ...entry, amount: -taken })
  return taken
}

async function insert(tx: Tx, accountId: string, { kind, amount, cause, forAddress = false }: Entry) {
  await tx.insert(creditEntries).values({ accountId, kind, amount, cause, forAddress })
}

/** Spenders queue here, so that each sees what the one before left. */
async function lockAccount(tx: Tx, userId: string) {
  await tx.insert(creditAccounts).values({ userId }).onConflictDoNothing({ target: creditAccounts.userId })
  const [account] = await tx
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
    .for('update')
  if (!account) throw new Failure('signed_out')
  return account
}

async function amountOf(tx: Tx, cause: string): Promise<number | undefined> {
  const [known] = await tx
    .select({ amount: creditEntries.amount })
    .from(creditEntries)
    .where(eq(creditEntries.cause, cause))
  return known?.amount
}

async function ownBalance(tx: Tx, accountId: string): Promise<number> {
  const [own] = await tx
    .select({ sum: sql<number>`coalesce(sum(${creditEntries.amount}), 0)::int` })
    .from(creditEntries)
    .where(and(eq(creditEntries.accountId, accountId), eq(creditEntries.forAddress, false)))
  return own?.sum ?? 0
}

export interface Totals {
  credits: number
  totalUsed: number
  totalPurchased: number
}

export async function totalsOf(db: Db, userId: string, { proved }: { proved: boolean }): Promise<Totals> {
  const [sums] = await db
    .select({
      credits: sql<number>`coalesce(sum(${creditEntries.amount}), 0)::int`,
      used: sql<number>`coalesce(-sum(${creditEntries.amount}) filter (where ${creditEntries.kind} in ('spend', 'restore')), 0)::int`,
    })
    .from(creditEntries)
    .innerJoin(creditAccounts, eq(creditAccounts.id, creditEntries.accountId))
    .where(and(eq(creditAccounts.userId, userId), proved ? undefined : eq(creditEntries.forAddress, false)))
  const { credits, used } = sums ?? { credits: 0, used: 0 }
  return { credits, totalUsed: used, totalPurchased: credits + used }
}
