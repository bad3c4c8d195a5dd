// The only way to write to the ledger.

import type { Db, Tx } from '#server/database/connect.ts'
import { and, eq, inArray, sql } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import { pursesOf } from './queries.ts'
import { type Part, type Purse, partsOf, sumOf, withinReach } from './rules.ts'
import { creditAccounts, creditEntries } from './tables.ts'

export interface Entry {
  userId: string
  kind: (typeof creditEntries.$inferInsert)['kind']
  amount: number
  /** The same cause again writes nothing. */
  cause: string
  /** Belongs to the address rather than to the account. */
  forAddress?: boolean
  /** This session has not proved the address. Of an account that has not, the ledger knows by itself. */
  unproved?: boolean
}

/** Answers whether it was written: false when this cause was written before. Fails with no_credits rather than overspend. */
export async function writeEntry(tx: Tx, entry: Entry): Promise<boolean> {
  const purses = await lockPurses(tx, entry)
  if ((await amountOf(tx, entry.cause)) !== undefined) return false
  const { amount } = entry
  if (amount < 0 && sumOf(purses) + amount < 0) throw new Failure('no_credits')
  return insert(tx, entry, amount < 0 ? partsOf(-amount, purses) : [{ accountId: first(purses), amount }])
}

/** At most what is there. Answers how much was taken, now or when the cause was first noticed. */
export async function takeBack(
  tx: Tx,
  { most, ...entry }: Omit<Entry, 'amount'> & { most: number },
): Promise<number> {
  const purses = await lockPurses(tx, entry)
  if ((await amountOf(tx, entry.cause)) === undefined) {
    const parts = partsOf(most, purses)
    // That nothing was there is written down, too: or the same cause, noticed again, would take what came later.
    await insert(tx, entry, parts.length > 0 ? parts : [{ accountId: first(purses), amount: 0 }])
  }
  return 0 - ((await amountOf(tx, entry.cause)) ?? 0)
}

/** Gives back what was spent, to the purse it came from. Answers whether anything was spent, now or before. */
export async function restoreSpend(
  tx: Tx,
  { userId, spent, cause }: { userId: string; spent: string; cause: string },
): Promise<boolean> {
  const [spend] = await tx
    .select({ forAddress: creditAccounts.forAddress })
    .from(creditEntries)
    .innerJoin(creditAccounts, eq(creditAccounts.id, creditEntries.accountId))
    .where(and(eq(creditEntries.cause, spent), eq(creditEntries.kind, 'spend')))
  const amount = spend && (await amountOf(tx, spent))
  if (!amount) return false
  await writeEntry(tx, { userId, kind: 'restore', amount: -amount, cause, forAddress: spend.forAddress })
  return true
}

/** How much `takeBack` could take now. */
export async function availableCredits(
  db: Db,
  { userId, forAddress }: { userId: string; forAddress: boolean },
): Promise<number> {
  const { purses, proved } = await pursesOf(db, userId)
  return sumOf(withinReach(purses, { forAddress, proved }))
}

/**
 * All writers of a person's entries queue for their own purse, so that each sees what the one before left; the other
 * purse is made and drawn from only by who holds that one.
 */
async function lockPurses(
  tx: Tx,
  { userId, forAddress = false, unproved = false }: Pick<Entry, 'userId' | 'forAddress' | 'unproved'>,
): Promise<Purse[]> {
  await open(tx, userId, false)
  if (!(await lockOwnPurse(tx, userId))) throw new Failure('signed_out')
  if (forAddress) await open(tx, userId, true)
  const { purses, proved } = await pursesOf(tx, userId)
  return withinReach(purses, { forAddress, proved: proved && !unproved })
}

async function open(tx: Tx, userId: string, forAddress: boolean): Promise<void> {
  await tx
    .insert(creditAccounts)
    .values({ userId, forAddress })
    .onConflictDoNothing({ target: [creditAccounts.userId, creditAccounts.forAddress] })
}

/** Answers whether there is one. */
export async function lockOwnPurse(tx: Tx, userId: string, { noWait = false } = {}): Promise<boolean> {
  const own = await tx
    .select({ id: creditAccounts.id })
    .from(creditAccounts)
    .where(and(eq(creditAccounts.userId, userId), eq(creditAccounts.forAddress, false)))
    .for('update', noWait ? { noWait } : {})
  return own.length > 0
}

/** A cause that is written to two purses has a second entry of its own. */
const causesOf = (cause: string) => [cause, `${cause}:rest`]

async function amountOf(tx: Tx, cause: string): Promise<number | undefined> {
  const [known] = await tx
    .select({ amount: sql<number | null>`sum(${creditEntries.amount})::int` })
    .from(creditEntries)
    .where(inArray(creditEntries.cause, causesOf(cause)))
  return known?.amount ?? undefined
}

/** Of many at once with the same cause, whosever they are, one writes. */
async function insert(
  tx: Tx,
  { kind, cause }: Pick<Entry, 'kind' | 'cause'>,
  parts: Part[],
): Promise<boolean> {
  for (const [i, part] of parts.entries()) {
    const written = await tx
      .insert(creditEntries)
      .values({ ...part, kind, cause: causesOf(cause)[i] as string })
      .onConflictDoNothing({ target: creditEntries.cause })
      .returning({ id: creditEntries.id })
    if (written.length === 0) return false
  }
  return true
}

function first(purses: Purse[]): string {
  const [purse] = purses
  if (!purse) throw new Error('A locked purse is there.')
  return purse.id
}
