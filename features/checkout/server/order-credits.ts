// An order's part of its owner's purse: taking it, and giving it back.

import { lockUser } from '#features/accounts/server/public.ts'
import { takeBack, writeEntry } from '#features/credits/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { and, eq, inArray } from '#server/database/sql.ts'
import type { Order } from './rules.ts'
import { disputes } from './tables.ts'
import { unspentOf } from './unspent-queries.ts'

/** Takes at most what is unspent of the order, and answers how much that was. The order has to be held. */
export async function takeCredits(
  tx: Tx,
  order: Order,
  { most, kind, cause }: { most: number; kind: 'refund' | 'adjustment'; cause: string },
): Promise<number> {
  // Whoever spends holds this row too: what is unspent now is still so when it is taken.
  if (!order.userId || !(await lockUser(tx, order.userId))) return 0
  const { userId, forAddress } = order
  return takeBack(tx, {
    userId,
    kind,
    cause,
    forAddress,
    most: Math.min(most, await unspentOf(tx, order)),
  })
}

/** What a dispute holds is taken already. A refund that is owed it only changes what it is taken for. */
export async function takeHeldCredits(tx: Tx, { id }: Order, most: number): Promise<number> {
  const holding = await tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.orderId, id), inArray(disputes.state, ['open', 'lost'])))
  let taken = 0
  for (const dispute of holding) {
    const part = Math.min(dispute.credits, most - taken)
    if (part === 0) continue
    await tx
      .update(disputes)
      .set({ credits: dispute.credits - part })
      .where(eq(disputes.id, dispute.id))
    taken += part
  }
  return taken
}

/** What was taken comes back, to whoever the order belongs to by now. */
export async function giveBack(tx: Tx, order: Order, { credits, cause }: { credits: number; cause: string }) {
  if (credits === 0 || !order.userId || !(await lockUser(tx, order.userId))) return
  const { userId, forAddress } = order
  await writeEntry(tx, { userId, kind: 'adjustment', amount: credits, cause, forAddress })
}
