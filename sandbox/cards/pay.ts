// Paying a session: with a card that pays, declines, asks to be confirmed, is disputed afterwards, or pays later.
import type { Entry } from './book.ts'
import type { Desk } from './desk.ts'
import { opening } from './disputes.ts'
import { newEvent } from './objects/event.ts'
import { now } from './objects/ids.ts'
import { type Charge, type Intent, newCharge, newIntent } from './objects/payment.ts'
import { customerDetails, type SessionRecord } from './objects/session.ts'
import { findSession } from './sessions.ts'
import { findTestCard, type TestCard } from './test-cards.ts'

export type Outcome =
  /** Paid, or promised. Or it had been before: nothing is charged twice. */
  | { status: 'paid' | 'pending' | 'already paid'; url: string }
  | { status: 'asks' | 'declined' | 'expired'; message: string }

export interface Payment {
  card: TestCard
  email: string | null
}

export function pay(desk: Desk, id: string, { card, email }: Payment): Outcome {
  const record = need(desk, id)
  const closed = outcomeOfClosed(record)
  if (closed) return closed
  if (card.decline) return decline(desk, record, card.decline)
  if (card.behaviour === 'asks') {
    desk.book.write([['session', { ...record, challenge: { card: card.number, email } }]])
    return { status: 'asks', message: 'The bank asks the buyer to confirm this payment.' }
  }
  return complete(desk, record, card, email, false)
}

/** The answer to the bank's question, where it asked one. */
export function confirm(desk: Desk, id: string, agreed: boolean): Outcome {
  const record = need(desk, id)
  const closed = outcomeOfClosed(record)
  if (closed) return closed
  const card = findTestCard(record.challenge?.card ?? '')
  if (!record.challenge || !card)
    return { status: 'declined', message: 'There is nothing to confirm. Please enter a card first.' }
  const { challenge, ...asked } = record
  return agreed ? complete(desk, asked, card, challenge.email, true) : decline(desk, asked, NOT_CONFIRMED)
}

function need({ book }: Desk, id: string): SessionRecord {
  const record = findSession(book, id)
  if (!record) throw new Error(`There is no session ${id}.`)
  return record
}

const NOT_CONFIRMED = {
  code: 'payment_intent_authentication_failure',
  declineCode: undefined,
  message: 'We are unable to authenticate your payment method. Please choose another one and try again.',
}

export function outcomeOfClosed({ session }: SessionRecord): Outcome | undefined {
  if (session.status === 'open') return undefined
  if (session.status === 'complete') return { status: 'already paid', url: session.success_url ?? '' }
  return { status: 'expired', message: 'This checkout has expired. Nothing was charged.' }
}

function decline(
  { book }: Desk,
  record: SessionRecord,
  { code, declineCode, message }: { code: string; declineCode: string | undefined; message: string },
): Outcome {
  const intent: Intent = {
    ...intentOf(book, record),
    last_payment_error: {
      code: code as NonNullable<Intent['last_payment_error']>['code'],
      ...(declineCode && { decline_code: declineCode }),
      message,
      type: 'card_error',
    },
  }
  book.write([
    ['session', { ...record, session: { ...record.session, payment_intent: intent.id } }],
    ['intent', intent],
    ['event', newEvent('payment_intent.payment_failed', intent)],
  ])
  return { status: 'declined', message }
}

function intentOf(book: Desk['book'], record: SessionRecord): Intent {
  return book.find('intent', record.session.payment_intent as string | null) ?? newIntent(record)
}

function complete(
  desk: Desk,
  record: SessionRecord,
  card: TestCard,
  email: string | null,
  confirmed: boolean,
): Outcome {
  const later = card.behaviour === 'pays later' || card.behaviour === 'fails later'
  const begun = { ...intentOf(desk.book, record), last_payment_error: null }
  const charge = newCharge(begun, {
    card: card.number,
    email,
    status: later ? 'pending' : 'succeeded',
    confirmed,
    pagesUrl: desk.pagesUrl(),
  })
  const intent = { ...begun, latest_charge: charge.id, payment_method: charge.payment_method }
  const { challenge: _, ...rest } = record
  const completed: SessionRecord = {
    ...rest,
    session: {
      ...record.session,
      status: 'complete',
      url: null,
      payment_intent: intent.id,
      payment_status: later ? 'unpaid' : 'paid',
      customer_details: email === null ? null : customerDetails(email),
    },
  }
  desk.book.write(later ? promised(desk, completed, intent, charge, card) : paid(completed, intent, charge))
  if (card.behaviour === 'disputes') desk.book.write(opening(charge))
  return { status: later ? 'pending' : 'paid', url: completed.session.success_url ?? '' }
}

function paid(record: SessionRecord, begun: Intent, charge: Charge): Entry[] {
  const intent = succeeded(begun)
  return [
    ['session', record],
    ['intent', intent],
    ['charge', charge],
    ['event', newEvent('payment_intent.succeeded', intent)],
    ['event', newEvent('checkout.session.completed', record.session)],
  ]
}

const succeeded = (intent: Intent): Intent => ({
  ...intent,
  status: 'succeeded',
  amount_received: intent.amount,
})

function promised(desk: Desk, record: SessionRecord, begun: Intent, charge: Charge, card: TestCard): Entry[] {
  const intent: Intent = { ...begun, status: 'processing' }
  const outcome = card.behaviour === 'pays later' ? 'succeeded' : 'failed'
  return [
    ['session', { ...record, settlement: { outcome, at: Date.now() + desk.settleAfterMs } }],
    ['intent', intent],
    ['charge', charge],
    ['event', newEvent('payment_intent.processing', intent)],
    ['event', newEvent('checkout.session.completed', record.session)],
  ]
}

/** The promised money comes, or does not. False when none was promised, or that is decided already. */
export function settle({ book }: Desk, id: string, wished?: 'succeeded' | 'failed'): boolean {
  const record = book.find('session', id)
  const intent = book.find('intent', record?.session.payment_intent as string | undefined)
  const charge = book.find('charge', intent?.latest_charge as string | undefined)
  if (!record?.settlement || !intent || !charge) return false
  const { settlement, ...rest } = record
  book.write(
    (wished ?? settlement.outcome) === 'succeeded'
      ? came(rest, intent, charge)
      : failed(rest, intent, charge),
  )
  return true
}

function came(record: SessionRecord, promised: Intent, charge: Charge): Entry[] {
  const intent = succeeded(promised)
  const session = { ...record.session, payment_status: 'paid' as const }
  return [
    ['session', { ...record, session }],
    ['intent', intent],
    [
      'charge',
      { ...charge, status: 'succeeded', paid: true, captured: true, amount_captured: charge.amount },
    ],
    ['event', newEvent('payment_intent.succeeded', intent)],
    ['event', newEvent('checkout.session.async_payment_succeeded', session)],
  ]
}

function failed(record: SessionRecord, promised: Intent, charge: Charge): Entry[] {
  const message = 'The payment could not be collected.'
  const intent: Intent = {
    ...promised,
    status: 'requires_payment_method',
    last_payment_error: {
      charge: charge.id,
      code: 'payment_intent_payment_attempt_failed',
      message,
      type: 'invalid_request_error',
    },
  }
  return [
    ['session', record],
    ['intent', intent],
    ['charge', { ...charge, status: 'failed', failure_code: 'card_declined', failure_message: message }],
    ['event', newEvent('payment_intent.payment_failed', intent)],
    ['event', newEvent('checkout.session.async_payment_failed', record.session)],
  ]
}

/** Whatever is due by now: sessions that run out, payments that were promised. */
export function keepTime(desk: Desk): void {
  for (const { id, session, settlement } of desk.book.all('session')) {
    if (session.status === 'open' && session.expires_at <= now()) findSession(desk.book, id)
    if (settlement && settlement.at <= Date.now()) settle(desk, id)
  }
}
