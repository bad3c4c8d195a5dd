// What the owner reads about deliveries, orders and refunds. Pure.
import type { BadgeKind } from '#web/ui/badge.tsx'
import type { OwnersOrder, RecoveryRun, RefundRequest } from '../../owner-contract.ts'
import { PACKS } from '../../prices.ts'

export type Mark = { label: string; kind: BadgeKind }

export const LEVELS: Record<string, BadgeKind> = { Healthy: 'ok', Warning: 'warn', Critical: 'bad' }

/** In the server's word, whichever it is; without one by the marks of the rate. */
export function levelText({ level, successRate }: { level?: string; successRate: number }): string {
  if (level) return level
  if (successRate >= 95) return 'Healthy'
  return successRate >= 80 ? 'Warning' : 'Critical'
}

const SHOWN_ID = 20
export const shortId = (eventId: string): string => eventId.slice(0, SHOWN_ID)

const MOMENT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const CLOCK = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** 'Nov 14, 14:02'. */
export const momentText = (iso: string): string => MOMENT.format(new Date(iso))

/** The clock for today, the day for all others: there is little room. */
export function lastText(iso: string | null, now: Date): string {
  if (!iso) return 'None'
  const moment = new Date(iso)
  return moment.toDateString() === now.toDateString() ? CLOCK.format(moment) : DAY.format(moment)
}

/** A pack by the name that buyers know; what the provider says of another shop's, as it is. */
export function packText(pack: string): string {
  return pack in PACKS ? PACKS[pack as keyof typeof PACKS].name : pack || 'Unknown'
}

const times = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

export function runText({ found, recovered, failed }: RecoveryRun): string {
  if (failed) return 'It could not be finished: the card provider did not answer. The next run tries again.'
  if (found === 0) return 'Everything was properly recorded.'
  return recovered === found
    ? `${times(recovered, 'purchase')} recovered.`
    : `${recovered} of ${times(found, 'purchase')} recovered.`
}

export const ORDER_STATES: Record<OwnersOrder['state'], Mark> = {
  open: { label: 'Not paid yet', kind: 'neutral' },
  pending: { label: 'Payment pending', kind: 'warn' },
  paid: { label: 'Paid', kind: 'ok' },
  free: { label: 'Free', kind: 'cyan' },
  refunded: { label: 'Refunded', kind: 'neutral' },
  'partly refunded': { label: 'Partly refunded', kind: 'neutral' },
  disputed: { label: 'Disputed', kind: 'bad' },
  expired: { label: 'Expired', kind: 'neutral' },
  failed: { label: 'Payment failed', kind: 'neutral' },
}

export const REFUND_STATES: Record<RefundRequest['state'], Mark> = {
  requested: { label: 'Requested', kind: 'info' },
  approved: { label: 'Waits for the card provider', kind: 'warn' },
  refunded: { label: 'Refunded', kind: 'ok' },
  declined: { label: 'Declined', kind: 'neutral' },
  failed: { label: 'Refused by the card provider', kind: 'bad' },
}

/** What a decision led to. Whatever it is, it is kept. */
export const DECIDED: Record<RefundRequest['state'], { title: string; description: string }> = {
  requested: { title: 'Refund Requested', description: 'It waits for a decision.' },
  approved: {
    title: 'Refund Approved',
    description: 'The card provider does not answer right now. It is asked again every five minutes.',
  },
  refunded: { title: 'Refund Sent', description: 'The money is on its way, and the customer has an email.' },
  declined: { title: 'Refund Declined', description: 'The customer is told, with your note.' },
  failed: {
    title: 'Refund Refused',
    description: 'The card provider will not send it. Look at the order before you decide again.',
  },
}

export const SOURCES = {
  request: 'Asked for by the customer',
  owner: 'Given by you',
  provider: "Made at the card provider's own page",
} as const

/** '0.99', as the field shows it. */
export const amountText = (cents: number): string => (cents / 100).toFixed(2)

/** Undefined for what is no amount. A comma is a point, and the dollar sign may stay. */
export function centsOf(text: string): number | undefined {
  const amount = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(',', '.')
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(amount)) return undefined
  const [whole = '', part = ''] = amount.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

export function amountFault(text: string, leftCents: number): string | undefined {
  const cents = centsOf(text)
  if (cents === undefined) return 'Please enter an amount, such as 0.99.'
  if (cents === 0) return 'The amount must be at least one cent.'
  return cents > leftCents ? `At most $${amountText(leftCents)} can be refunded.` : undefined
}
