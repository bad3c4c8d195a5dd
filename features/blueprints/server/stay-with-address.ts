import type { Tx } from '#server/database/connect.ts'
import { and, eq } from '#server/database/sql.ts'
import type { Move } from '#server/house.ts'
import { blueprints } from './tables.ts'

/** Their slugs are free there: the account is new. */
export async function stayWithAddress(tx: Tx, { from, to }: Move): Promise<boolean> {
  const ofAddress = and(eq(blueprints.userId, from), eq(blueprints.forAddress, true))
  await tx.select({ id: blueprints.id }).from(blueprints).where(ofAddress).for('update', { noWait: true })
  const moved = await tx
    .update(blueprints)
    .set({ userId: to })
    .where(ofAddress)
    .returning({ id: blueprints.id })
  return moved.length > 0
}
