import type { Tx } from '#server/database/connect.ts'
import { and, eq } from '#server/database/sql.ts'
import type { Move } from '#server/house.ts'
import { orders } from './tables.ts'

/** Orders are held before their account, everywhere else; so here nobody waits for one. */
export async function stayWithAddress(tx: Tx, { from, to }: Move): Promise<boolean> {
  const ofAddress = and(eq(orders.userId, from), eq(orders.forAddress, true))
  await tx.select({ id: orders.id }).from(orders).where(ofAddress).for('update', { noWait: true })
  const moved = await tx.update(orders).set({ userId: to }).where(ofAddress).returning({ id: orders.id })
  return moved.length > 0
}
