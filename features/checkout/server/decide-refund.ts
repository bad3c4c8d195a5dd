// The owner decides about money that goes back, asked or unasked.
import type { Me } from '#features/accounts/server/public.ts'
import { record } from '#features/admin/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { dollars, PACKS } from '../prices.ts'
import { payRefund } from './pay-refund.ts'
import { lockOrder } from './queries.ts'
import { declinedLetter } from './refund-letters.ts'
import {
  addRefund,
  buyersAddress,
  changeRefund,
  type Held,
  holdRefund,
  type Refund,
  undecidedOf,
} from './refund-queries.ts'
import { boughtWith, leftToRefund, refundRefusal, suggestedRefund } from './refund-rules.ts'
import { unspentOf } from './unspent-queries.ts'

interface Decision {
  decision: 'approve' | 'decline'
  amountCents?: number | undefined
  /** For the buyer. */
  message: string
  /** What was unspent when the owner looked: a request holds no credits, so the buyer may have spent them since. */
  unspentCredits?: number | undefined
}

/**
 * The decision is committed before any money moves. Then the provider is told; if it does not answer now, a job goes on
 * asking until it does.
 */
export async function decideRefund(house: House, me: Me, id: string, decision: Decision): Promise<Refund> {
  const decided = await house.db.transaction(async (tx) => {
    const held = await holdRefund(tx, id)
    if (!held) throw new Failure('not_found')
    if (isSameAgain(held.refund, decision)) return held.refund
    // What the provider refused can be decided again.
    if (!['requested', 'failed'].includes(held.refund.state)) throw new Failure('already_decided')
    return decision.decision === 'approve'
      ? approve(tx, me, held, decision)
      : decline(house, tx, me, held, decision)
  })
  return decided.state === 'approved' ? payNowOrLater(house, decided) : decided
}

interface Gift {
  amountCents?: number | undefined
  message: string
  /** What had gone back when the owner looked at the order. */
  refundedCents: number
  unspentCredits?: number | undefined
}

/** Without being asked. Where the buyer did ask, or the provider refused before, it is the answer to that. */
export async function refundOrder(house: House, me: Me, orderId: string, gift: Gift): Promise<Refund> {
  const decided = await house.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Failure('not_found')
    if (order.refundedCents !== gift.refundedCents)
      throw new Failure('changed_meanwhile', { sentence: WENT_BACK })
    const { waiting } = await undecidedOf(tx, orderId)
    const refund = waiting ?? (await addRefund(tx, { orderId, source: 'owner', state: 'requested' }))
    return approve(tx, me, { refund, order }, gift)
  })
  return payNowOrLater(house, decided)
}
const WENT_BACK =
  'Money of this order went back in the meantime. Please look at it again before you refund more.'

/** A second press of the same button. Another amount is another decision. */
function isSameAgain({ state, amountCents }: Refund, decision: Decision): boolean {
  if (decision.decision === 'decline') return state === 'declined'
  const approved = state === 'approved' || state === 'refunded'
  return approved && (decision.amountCents === undefined || decision.amountCents === amountCents)
}

type Approval = Pick<Decision, 'amountCents' | 'message' | 'unspentCredits'>

async function approve(tx: Tx, me: Me, { refund, order }: Held, approval: Approval) {
  const { amountCents, message, unspentCredits } = approval
  const refusal = refundRefusal(order)
  if (refusal) throw new Failure(refusal)
  // Its money is not in the order's books yet: whatever is given besides could be more than what is left.
  const { underWay } = await undecidedOf(tx, order.id)
  if (underWay) throw new Failure('already_decided', { sentence: UNDER_WAY })
  const bought = boughtWith(order)
  const unspent = await unspentOf(tx, order)
  if (unspentCredits !== undefined && unspentCredits !== unspent)
    throw new Failure('changed_meanwhile', { sentence: SPENT_SINCE })
  const amount = amountCents ?? suggestedRefund(bought, unspent)
  if (amount === 0) throw new Failure('refund_impossible', { sentence: ALL_SPENT })
  const left = leftToRefund(bought)
  if (amount > left)
    throw new Failure('refund_impossible', { sentence: `At most ${dollars(left)} can be refunded.` })
  await record(tx, {
    ...deed(me, { refund, order }),
    after: { state: 'approved', amountCents: amount, ...told(message) },
  })
  return changeRefund(tx, refund.id, { state: 'approved', amountCents: amount, ...signed(me, message) })
}
const SPENT_SINCE =
  'The credits of this order changed in the meantime. Please look at the amount again before you refund it.'
const UNDER_WAY = 'A refund of this order is on its way already.'
const ALL_SPENT = 'All credits of this order are spent. To refund it all the same, say how much.'

async function decline(house: House, tx: Tx, me: Me, { refund, order }: Held, { message }: Decision) {
  // Whoever did not ask is not told that it was not to be.
  const to = refund.source === 'request' ? await buyersAddress(tx, order) : undefined
  if (to)
    await house.mail.send(tx, { to, ...declinedLetter(house.config.shown.supportEmail, order, message) })
  await record(tx, { ...deed(me, { refund, order }), after: { state: 'declined', ...told(message) } })
  return changeRefund(tx, refund.id, { state: 'declined', ...signed(me, message) })
}

/** For the audit trail, in the transaction of the decision itself. */
function deed(me: Me, { refund, order }: Held) {
  const label = `${PACKS[order.pack].name} for ${dollars(order.amountPaidCents ?? 0)}`
  return {
    actor: me,
    action: 'refund.decide' as const,
    target: { kind: 'refund', id: refund.id, label },
    before: { state: refund.state, source: refund.source, order: order.id },
  }
}

/** The letter itself is the buyer's: it stands with the refund, never in a trail that nobody can erase. */
function told(message: string) {
  return message ? { hasMessage: true } : {}
}

function signed(me: Me, message: string) {
  return { message, decidedAt: new Date(), decidedBy: me.id }
}

async function payNowOrLater(house: House, decided: Refund): Promise<Refund> {
  try {
    return (await payRefund(house, decided.id)) ?? decided
  } catch (err) {
    house.log.error({ err, refund: decided.id }, 'an approved refund waits for the card provider')
    return decided
  }
}
