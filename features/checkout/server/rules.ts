// What needs no world to be decided about orders and payments.
import { z } from 'zod'
import { knownAddress, visible } from '#kit/fields.ts'
import { PACKS, type Pack } from '../prices.ts'
import type { Session } from './provider.ts'
import type { orders } from './tables.ts'

export type Order = typeof orders.$inferSelect

/**
 * How a payment stands, by the provider's own word. pending: the buyer finished, the money comes later. failed: it did not
 * come. returned: it came, and went back whole before anybody served it.
 */
export type Standing = 'open' | 'paid' | 'pending' | 'failed' | 'returned' | 'expired'

export function standingOf(session: Session): Standing {
  if (session.payment_status === 'paid') return wentBack(session) ? 'returned' : 'paid'
  if (session.status === 'expired') return 'expired'
  if (session.status !== 'complete') return 'open'
  const status = intentOf(session)?.status
  return status === 'canceled' || status === 'requires_payment_method' ? 'failed' : 'pending'
}

function wentBack(session: Session): boolean {
  return chargeOf(session)?.refunded === true
}

/** Only when the session was asked for with it. */
function intentOf({ payment_intent: intent }: Session) {
  return typeof intent === 'object' ? (intent ?? undefined) : undefined
}

function chargeOf(session: Session) {
  const charge = intentOf(session)?.latest_charge
  return typeof charge === 'object' ? (charge ?? undefined) : undefined
}

/** What a payment tells for the books. */
export interface Payment {
  paymentIntentId: string | null
  receiptUrl: string | null
  /** As typed at the payment page; undefined when it is no address. */
  email: string | undefined
  name: string
}

export function paymentOf(session: Session): Payment {
  const { payment_intent: intent, customer_details: buyer, customer_email } = session
  const email = knownAddress().safeParse(buyer?.email ?? customer_email)
  return {
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    receiptUrl: chargeOf(session)?.receipt_url ?? null,
    email: email.data,
    name: visible(buyer?.name ?? '').slice(0, 200),
  }
}

export type Verdict = 'serve' | 'already' | 'unpaid' | 'returned' | 'wrong amount' | 'unknown'

/** Whether this payment is to be served as this order. */
export function judge(order: Order, session: Session): Verdict {
  if (order.state === 'free' || (order.sessionId !== null && order.sessionId !== session.id)) return 'unknown'
  if (order.state === 'paid') return 'already'
  const standing = standingOf(session)
  if (standing === 'returned') return 'returned'
  if (standing !== 'paid') return 'unpaid'
  return session.amount_total === order.payableCents && session.currency === 'usd' ? 'serve' : 'wrong amount'
}

const named = z.object({
  order: z.uuid(),
  shop: z.string(),
  pack: z.enum(Object.keys(PACKS) as [Pack, ...Pack[]]),
  quantity: z.coerce.number().int().min(1),
  price: z.coerce.number().int().min(1),
  payable: z.coerce.number().int().min(1),
  user: z.uuid().optional(),
  promo: z.string().optional(),
})

/** What the payment carries of the order: enough to serve it again if the order itself were lost. */
export type Named = z.output<typeof named>

export function metadataOf(order: Order, shop: string): Record<string, string> {
  const { id, pack, quantity, priceCents, payableCents, userId, promoCode } = order
  return {
    order: id,
    shop,
    pack,
    quantity: String(quantity),
    price: String(priceCents),
    payable: String(payableCents),
    ...(userId && { user: userId }),
    ...(promoCode && { promo: promoCode }),
  }
}

/** Undefined for payments that are not of this kind of shop. */
export function namedBy({ metadata }: Pick<Session, 'metadata'>): Named | undefined {
  return named.safeParse(metadata ?? {}).data
}

/** The order that a payment of this shop names, when the database has lost it. */
export function orderNamedBy(
  found: Named,
  session: Session,
  shop: string,
): typeof orders.$inferInsert | undefined {
  if (found.shop !== shop || found.quantity !== PACKS[found.pack].quantity) return undefined
  const made = new Date(session.created * 1000)
  return {
    id: found.order,
    forAddress: found.user === undefined,
    pack: found.pack,
    quantity: found.quantity,
    priceCents: found.price,
    payableCents: found.payable,
    promoCode: found.promo ?? null,
    state: 'open',
    termsAcceptedAt: made,
    createdAt: made,
    expiresAt: made,
  }
}

/** For accounts that a purchase makes: 'mara.lindqvist@…' → 'mara.lindqvist'. */
export function nameFor(email: string, ...told: string[]): string {
  return told.find(Boolean) ?? email.split('@')[0] ?? email
}
