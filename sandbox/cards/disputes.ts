// A buyer asks the bank for the money back; the bank takes it at once and decides later.
import type { Book, Entry } from './book.ts'
import { newEvent } from './objects/event.ts'
import { type Dispute, newDispute } from './objects/money-back.ts'
import type { Charge } from './objects/payment.ts'

/** Of a session, an intent or a charge: the charge. */
function findCharge(book: Book, id: string): Charge | undefined {
  const intentId = book.find('session', id)?.session.payment_intent ?? id
  return book.find('charge', (book.find('intent', intentId as string)?.latest_charge as string | null) ?? id)
}

export function disputeOf(book: Book, charge: Charge): Dispute | undefined {
  return book.all('dispute').find((dispute) => dispute.charge === charge.id)
}

export function opening(charge: Charge): Entry[] {
  const dispute = newDispute(charge)
  return [
    ['charge', { ...charge, disputed: true }],
    ['dispute', dispute],
    ['event', newEvent('charge.dispute.created', dispute)],
    ['event', newEvent('charge.dispute.funds_withdrawn', dispute)],
  ]
}

/** A charge is disputed once. */
export function openDispute(book: Book, id: string): Dispute | undefined {
  const charge = findCharge(book, id)
  if (!charge?.paid) return undefined
  if (!disputeOf(book, charge)) book.write(opening(charge))
  return disputeOf(book, charge)
}

/** By the dispute's id, or that of what is disputed. A decision stands. */
export function closeDispute(book: Book, id: string, status: 'won' | 'lost'): Dispute | undefined {
  const charge = findCharge(book, id)
  const open = book.find('dispute', id) ?? (charge && disputeOf(book, charge))
  if (!open || open.status === 'won' || open.status === 'lost') return open
  const closed: Dispute = { ...open, status }
  const events: Entry[] = [['event', newEvent('charge.dispute.closed', closed)]]
  if (status === 'won') events.push(['event', newEvent('charge.dispute.funds_reinstated', closed)])
  book.write([['dispute', closed], ...events])
  return closed
}
