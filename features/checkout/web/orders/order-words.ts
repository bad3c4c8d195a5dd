// What the order history says about an order. Pure.
import type { Answer } from '#kit/endpoint.ts'
import type { BadgeKind } from '#web/ui/badge.tsx'
import type { listOrders } from '../../contract.ts'
import { dollars } from '../../prices.ts'

export type Order = Answer<typeof listOrders>['orders'][number]

const STATES: Record<Order['state'], { label: string; kind: BadgeKind }> = {
  pending: { label: 'Payment pending', kind: 'warn' },
  paid: { label: 'Paid', kind: 'ok' },
  free: { label: 'Free', kind: 'cyan' },
  refunded: { label: 'Refunded', kind: 'neutral' },
  'partly refunded': { label: 'Partly refunded', kind: 'neutral' },
  disputed: { label: 'Disputed', kind: 'bad' },
}

type Refund = NonNullable<Order['refund']>

/** A refund that is under way, or was not to be, stands in front of 'Paid'. */
const REFUNDS: Record<Refund['state'], { label: string; kind: BadgeKind } | undefined> = {
  requested: { label: 'Refund requested', kind: 'info' },
  approved: { label: 'Refund approved', kind: 'info' },
  declined: { label: 'Refund declined', kind: 'neutral' },
  failed: { label: 'Refund failed', kind: 'bad' },
  refunded: undefined,
}

export function badgeOf({ state, refund }: Order): { label: string; kind: BadgeKind } {
  const underWay = state === 'paid' && refund ? REFUNDS[refund.state] : undefined
  return underWay ?? STATES[state]
}

/** A line below the badge, where it leaves a question open. */
export function refundNote({ refund }: Order): string | undefined {
  if (!refund) return undefined
  const amount = refund.amountCents === undefined ? undefined : dollars(refund.amountCents)
  const notes: Record<Refund['state'], string | undefined> = {
    requested: 'Reviewed within 48 business hours',
    approved: `${amount ? `${amount} in` : 'In'} 5-10 business days`,
    declined: undefined,
    failed: 'Please contact support',
    refunded: amount && `${amount} refunded`,
  }
  return notes[refund.state]
}

/** '5 credits', 'Blueprint TideWatch', or both. */
export function contentOf({ quantity, startupName }: Order): string {
  const credits = quantity === 1 ? '1 credit' : `${quantity} credits`
  if (!startupName) return credits
  return quantity === 1 ? startupName : `${credits} · ${startupName}`
}

/** Until when it can still be asked for; never twice at a time. */
export function refundableUntil({ refundableUntil: until, refund }: Order, now: number): Date | undefined {
  const isOpen = refund?.state === 'requested' || refund?.state === 'approved'
  if (!until || isOpen || Date.parse(until) <= now) return undefined
  return new Date(until)
}

/** What a refund gives back, by the rule. The owner decides in the end. */
export function whatComesBack({ quantity, paidCents }: Order): string {
  if (quantity === 1) return `The full price, ${dollars(paidCents)}.`
  return `Up to ${dollars(paidCents)}: the share of its ${quantity} credits that you have not spent. They leave your account.`
}
