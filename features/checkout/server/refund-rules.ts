// What goes back when money goes back. Pure.

const REFUND_DAYS = 7
const DAY_MS = 86_400_000

export function refundableUntil(paidAt: Date): Date {
  return new Date(paidAt.getTime() + REFUND_DAYS * DAY_MS)
}

/** What decides about an order's money. */
interface Paid {
  state: string
  paidAt: Date | null
  quantity: number
  amountPaidCents: number | null
  refundedCents: number
  dispute: DisputeState | null
}

export function boughtWith({ quantity, amountPaidCents, refundedCents }: Paid): Bought {
  return { quantity, paidCents: amountPaidCents ?? 0, refundedCents }
}

/** Why not, as a code; undefined when it can be refunded. */
export function refundRefusal(order: Paid): 'refund_disputed' | 'refund_impossible' | undefined {
  if (order.state !== 'paid') return 'refund_impossible'
  if (order.dispute === 'open' || order.dispute === 'lost') return 'refund_disputed'
  return leftToRefund(boughtWith(order)) === 0 ? 'refund_impossible' : undefined
}

/** Until when the buyer can ask for a refund; undefined when they no longer can. */
export function askableUntil(order: Paid, now: Date): Date | undefined {
  if (refundRefusal(order) || !order.paidAt) return undefined
  const until = refundableUntil(order.paidAt)
  return now <= until ? until : undefined
}

export interface Bought {
  quantity: number
  paidCents: number
  /** Of all refunds so far. */
  refundedCents: number
}

export interface Used {
  quantity: number
  /** What the purse holds that this order can have brought. */
  available: number
  /** Spent for sure: on the blueprint that was bought with it. */
  onItsBlueprint: number
  /** By earlier refunds, and by disputes that are open or lost. */
  takenBack: number
}

/**
 * Credits of a purse are all alike, so nobody can say which of them a blueprint was made with. In the buyer's favour:
 * as long as the purse holds them, they are this order's; but never more than the order can have left.
 */
export function unspentCredits({ quantity, available, onItsBlueprint, takenBack }: Used): number {
  return Math.max(0, Math.min(available, quantity - onItsBlueprint - takenBack))
}

/** What is unspent, at the price it was bought for. A single blueprint goes back in full, spent or not. */
export function suggestedRefund(bought: Bought, unspent: number): number {
  const left = leftToRefund(bought)
  if (bought.quantity === 1) return left
  return Math.min(left, halfUp(bought.paidCents * unspent, bought.quantity))
}

export function leftToRefund({ paidCents, refundedCents }: Bought): number {
  return Math.max(0, paidCents - refundedCents)
}

/**
 * Credits that go with the next refund, in proportion to the money. Of the sum of all refunds, so that many small ones
 * take as much as one large one.
 */
export function creditsDue({ quantity, paidCents, refundedCents }: Bought, amountCents: number): number {
  const due = (cents: number) => Math.min(quantity, halfUp(quantity * cents, paidCents))
  return paidCents > 0 ? due(refundedCents + amountCents) - due(refundedCents) : 0
}

/** Credits that all refunds so far are still due: they were spent when the money went back. */
export function creditsOwed(bought: Bought, takenBack: number): number {
  return creditsDue({ ...bought, refundedCents: 0 }, bought.refundedCents) - takenBack
}

/** In whole numbers, so that nothing is lost to binary fractions. */
function halfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/**
 * The key of the call that pays a refund: the same for an hour, so that repeating the call is harmless; then another, for
 * a provider that broke under a key answers with that failure as long as it remembers the key. In the last minute of the
 * hour there is none: so no call under one key is still under way when the next begins.
 */
export function refundKey(
  { id, decidedAt }: { id: string; decidedAt: Date | null },
  now: Date,
): string | undefined {
  const decided = decidedAt?.getTime() ?? 0
  const since = Math.max(0, now.getTime() - decided)
  const turn = Math.floor(since / HOUR_MS)
  return since - turn * HOUR_MS < HOUR_MS - MINUTE_MS ? `${id}:${decided}:${turn}` : undefined
}

export type DisputeState = 'open' | 'lost' | 'won'

/** In the provider's words to ours. An inquiry that ends without a dispute, or one that was prevented, costs nobody anything. */
export function disputeState(status: string): DisputeState {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}

const WEIGHT: Record<DisputeState, number> = { open: 0, lost: 1, won: 2 }

/**
 * What two messages make together, whichever comes first: an end outweighs a beginning that is late, and a lost one
 * can still be won on appeal.
 */
export function heavier(one: DisputeState, other: DisputeState): DisputeState {
  return WEIGHT[one] >= WEIGHT[other] ? one : other
}

/** Of several disputes about one order: an open one is what matters now, then a lost one. */
export function disputeMark(states: DisputeState[]): DisputeState | null {
  return (['open', 'lost', 'won'] as const).find((state) => states.includes(state)) ?? null
}
