import type { Tx } from '#server/database/connect.ts'
import { and, eq } from '#server/database/sql.ts'
import type { Move } from '#server/house.ts'
import { lockOwnPurse } from './ledger.ts'
import { creditAccounts } from './tables.ts'

/** The purse goes over as it is, with all its entries. */
export async function stayWithAddress(tx: Tx, { from, to }: Move): Promise<boolean> {
  // Whoever writes to the account's purses holds this one. Without it there are none.
  if (!(await lockOwnPurse(tx, from, { noWait: true }))) return false
  const moved = await tx
    .update(creditAccounts)
    .set({ userId: to })
    .where(and(eq(creditAccounts.userId, from), eq(creditAccounts.forAddress, true)))
    .returning({ id: creditAccounts.id })
  return moved.length > 0
}
