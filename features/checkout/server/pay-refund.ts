// From an approved refund to money that goes back: once, however often it is tried.
import { eq } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { providerOf } from './provider.ts'
import { findOrder } from './queries.ts'
import { hasFailed, markFailed, type ProviderRefund, recordRefunds, requestNamedBy } from './record-refund.ts'
import type { Refund } from './refund-queries.ts'
import { refundKey } from './refund-rules.ts'
import { refunds } from './tables.ts'

/** Answers how it stands then. Throws when the provider cannot be asked: it stays approved, and is tried again. */
export async function payRefund(house: House, id: string, now = new Date()): Promise<Refund | undefined> {
  const refund = await findRefund(house, id)
  if (refund?.state !== 'approved') return refund
  const order = await findOrder(house.db, refund.orderId)
  const sent = order?.paymentIntentId ? await send(house, order.paymentIntentId, refund, now) : undefined
  if (!sent || hasFailed(sent)) await markFailed(house, refund)
  else await recordRefunds(house, refund.orderId, [sent])
  return findRefund(house, id)
}

/**
 * Keys do not last: what was sent before is looked for first. Every refund carries the name of its request. The key belongs
 * to the decision, for a refund that failed can be approved anew.
 */
async function send(
  house: House,
  paymentIntentId: string,
  refund: Refund,
  now: Date,
): Promise<ProviderRefund | undefined> {
  const provider = providerOf(house)
  const before = await provider.listRefunds(paymentIntentId)
  const sent = before.find((one) => requestNamedBy(one) === refund.id && !hasFailed(one))
  if (sent) return sent
  const key = refundKey(refund, now)
  if (!key) throw new Error('It waits a minute for its next key.')
  const metadata = { refund: refund.id, order: refund.orderId }
  return provider.refund({ paymentIntentId, cents: refund.amountCents ?? 0, key, metadata })
}

async function findRefund({ db }: House, id: string): Promise<Refund | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
  return refund
}

/** For the job: a crash or an outage may have come between the decision and the provider. One that fails stops no other. */
export async function payApprovedRefunds(house: House, now = new Date()): Promise<void> {
  const waiting = await house.db.select({ id: refunds.id }).from(refunds).where(eq(refunds.state, 'approved'))
  let failed = 0
  for (const { id } of waiting) {
    await payRefund(house, id, now).catch((err) => {
      failed++
      house.log.error({ err, refund: id }, 'an approved refund waits for the card provider')
    })
  }
  if (failed > 0) throw new Error(`${failed} of ${waiting.length} approved refunds wait.`)
}
