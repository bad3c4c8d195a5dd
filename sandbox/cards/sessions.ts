// The end of a session that nobody paid: its time ran out, or the shop took it back.
import type { Book, Entry } from './book.ts'
import { newEvent } from './objects/event.ts'
import type { SessionRecord } from './objects/session.ts'

/** The session as it is now: one whose time has run out is expired by whoever looks first. */
export function findSession(book: Book, id: string): SessionRecord | undefined {
  const record = book.find('session', id)
  if (record?.session.status !== 'open' || record.session.expires_at * 1000 > Date.now()) return record
  const expired = withoutFuture(record)
  book.write(expiry(expired))
  return expired
}

export function withoutFuture(record: SessionRecord): SessionRecord {
  const { challenge: _, ...rest } = record
  return { ...rest, session: { ...record.session, status: 'expired', url: null } }
}

export function expiry(expired: SessionRecord): Entry[] {
  return [
    ['session', expired],
    ['event', newEvent('checkout.session.expired', expired.session)],
  ]
}

/** Lets its time run out now. */
export function lapse(book: Book, id: string): boolean {
  const record = findSession(book, id)
  if (record?.session.status !== 'open') return false
  book.write([
    ['session', { ...record, session: { ...record.session, expires_at: Math.floor(Date.now() / 1000) - 1 } }],
  ])
  return findSession(book, id)?.session.status === 'expired'
}
