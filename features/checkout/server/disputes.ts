// A buyer's bank wants the money back. The order's unspent credits are held until that is settled.

import type { Tx } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { giveBack, takeCredits } from './order-credits.ts'
import { changeOrder, lockOrder } from './queries.ts'
import { disputeLetter } from './refund-letters.ts'
import { type DisputeState, disputeMark, disputeState, heavier } from './refund-rules.ts'
import type { Order } from './rules.ts'
import { disputes } from './tables.ts'

type Dispute = typeof disputes.$inferSelect

/** As the provider tells it. */
export interface ToldDispute {
  id: string
  status: string
  amount: number
}

/** Messages in any order, and again, come to the same. Answers whether it was news. */
export function recordDispute(house: House, orderId: string, told: ToldDispute): Promise<boolean> {
  return house.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    // What was never served has nothing to hold.
    if (order?.state !== 'paid') return false
    const [known] = await tx.select().from(disputes).where(eq(disputes.id, told.id))
    const seen = disputeState(told.status)
    const state = known ? heavier(known.state, seen) : seen
    if (known?.state === state) return false
    const dispute = known ? await move(tx, order, known, state) : await open(tx, order, told, state)
    await mark(tx, order)
    await house.mail.send(tx, { to: house.config.owner.email, ...disputeLetter(order, dispute) })
    return true
  })
}

async function open(
  tx: Tx,
  order: Order,
  { id, amount }: ToldDispute,
  state: DisputeState,
): Promise<Dispute> {
  // Heard of only when it was over: if it was won there is nothing to hold any more.
  const credits =
    state === 'won'
      ? 0
      : await takeCredits(tx, order, {
          kind: 'adjustment',
          cause: `dispute:${id}:hold`,
          most: order.quantity,
        })
  const closedAt = state === 'open' ? null : new Date()
  const values = { id, orderId: order.id, state, credits, amountCents: amount, closedAt }
  const [made] = await tx.insert(disputes).values(values).returning()
  if (!made) throw new Error('The dispute was not kept.')
  return made
}

async function move(tx: Tx, order: Order, { id, credits }: Dispute, state: DisputeState): Promise<Dispute> {
  if (state === 'won') await giveBack(tx, order, { credits, cause: `dispute:${id}:release` })
  const [moved] = await tx
    .update(disputes)
    .set({ state, closedAt: new Date() })
    .where(eq(disputes.id, id))
    .returning()
  if (!moved) throw new Error('The dispute went away.')
  return moved
}

async function mark(tx: Tx, { id }: Order): Promise<void> {
  const all = await tx.select({ state: disputes.state }).from(disputes).where(eq(disputes.orderId, id))
  await changeOrder(tx, id, { dispute: disputeMark(all.map(({ state }) => state)) })
}
