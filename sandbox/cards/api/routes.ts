// The calls of the provider's API that the sandbox knows. Each has a name, by which it can be told to fail.
import { z } from 'zod'
import type { Book, Entry, View } from '../book.ts'
import type { Desk } from '../desk.ts'
import type { SessionRecord } from '../objects/session.ts'
import { expiry, findSession, withoutFuture } from '../sessions.ts'
import { ApiError, missing } from './api-error.ts'
import { createRefund } from './create-refund.ts'
import { createSession } from './create-session.ts'
import { expanded } from './expand.ts'
import type { Form } from './form.ts'
import { page, paging } from './lists.ts'
import { expand, list, read } from './params.ts'

interface Call {
  desk: Desk
  /** The id in the path, where there is one. */
  id: string
  form: Form
}

/** What is answered; and, of a call that changes something, what is written together with its answer. */
interface Result {
  entries?: Entry[]
  /** Sees the book as it will be. */
  answer: (book: View) => object
}

export interface ApiRoute {
  name: string
  method: 'GET' | 'POST'
  path: RegExp
  run(call: Call): Result
}

const expandOnly = z.strictObject({ expand: expand() })
const expandOf = (form: Form) => read(z.object({ expand: expand() }), form).expand

export const API_ROUTES: ApiRoute[] = [
  {
    name: 'sessions.create',
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    run({ desk, form }) {
      const { entries, session } = createSession(desk, form)
      return { entries, answer: (book) => show(book, session, form) }
    },
  },
  {
    name: 'sessions.list',
    method: 'GET',
    path: /^\/v1\/checkout\/sessions$/,
    run: ({ desk: { book }, form }) => {
      const wished = read(sessionList, form)
      const found = book
        .all('session')
        .map(({ id }) => needSession(book, id).session)
        .filter((session) => wished.status === undefined || session.status === wished.status)
        .filter(
          (session) =>
            wished.payment_intent === undefined || session.payment_intent === wished.payment_intent,
        )
        .filter(({ customer_details }) => {
          const email = wished.customer_details?.email
          return email === undefined || customer_details?.email === email
        })
      return { answer: (book) => show(book, page('/v1/checkout/sessions', found, wished), form) }
    },
  },
  {
    name: 'sessions.retrieve',
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/([^/]+)$/,
    run: ({ desk: { book }, id, form }) => {
      read(expandOnly, form)
      const { session } = needSession(book, id)
      return { answer: (book) => show(book, session, form) }
    },
  },
  {
    name: 'sessions.line_items',
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/([^/]+)\/line_items$/,
    run: ({ desk: { book }, id, form }) => {
      read(plainList, form)
      const data = needSession(book, id).items.map(({ line }) => line)
      const url = `/v1/checkout/sessions/${id}/line_items`
      return { answer: () => ({ object: 'list', url, has_more: false, data }) }
    },
  },
  {
    name: 'sessions.expire',
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
    run({ desk: { book }, id, form }) {
      read(expandOnly, form)
      const record = needSession(book, id)
      if (record.session.status !== 'open')
        throw new ApiError(
          400,
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${record.session.status}\`.`,
        )
      const expired = withoutFuture(record)
      return { entries: expiry(expired), answer: (book) => show(book, expired.session, form) }
    },
  },
  {
    name: 'refunds.create',
    method: 'POST',
    path: /^\/v1\/refunds$/,
    run({ desk: { book }, form }) {
      const { entries, refund } = createRefund(book, form)
      return { entries, answer: (book) => show(book, refund, form) }
    },
  },
  {
    name: 'refunds.list',
    method: 'GET',
    path: /^\/v1\/refunds$/,
    run: ({ desk: { book }, form }) => {
      const wished = read(paymentList, form)
      const found = page('/v1/refunds', ofPayment(book, 'refund', wished), wished)
      return { answer: (book) => show(book, found, form) }
    },
  },
  {
    name: 'disputes.list',
    method: 'GET',
    path: /^\/v1\/disputes$/,
    run: ({ desk: { book }, form }) => {
      const wished = read(paymentList, form)
      const found = page('/v1/disputes', ofPayment(book, 'dispute', wished), wished)
      return { answer: (book) => show(book, found, form) }
    },
  },
  {
    name: 'events.list',
    method: 'GET',
    path: /^\/v1\/events$/,
    run: ({ desk: { book }, form }) => {
      const wished = read(eventList, form)
      const types = wished.types ?? (wished.type === undefined ? undefined : [wished.type])
      const found = book.all('event').filter(({ type }) => types === undefined || types.includes(type))
      return { answer: () => page('/v1/events', found, wished) }
    },
  },
  retrieve('payment_intents', 'intent', 'payment_intent'),
  retrieve('charges', 'charge', 'charge'),
  retrieve('refunds', 'refund', 'refund'),
  retrieve('disputes', 'dispute', 'dispute'),
  retrieve('events', 'event', 'event'),
]

const plainList = z.strictObject(paging)
const sessionList = z.strictObject({
  ...paging,
  status: z.enum(['open', 'complete', 'expired']).optional(),
  payment_intent: z.string().optional(),
  customer_details: z.strictObject({ email: z.string() }).optional(),
})
const paymentList = z.strictObject({
  ...paging,
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
})
const eventList = z.strictObject({
  ...paging,
  type: z.string().optional(),
  types: list(z.string(), 20).optional(),
})

type Retrievable = 'intent' | 'charge' | 'refund' | 'dispute' | 'event'

function retrieve(folder: string, table: Retrievable, called: string): ApiRoute {
  return {
    name: `${folder}.retrieve`,
    method: 'GET',
    path: new RegExp(`^/v1/${folder}/([^/]+)$`),
    run: ({ desk: { book }, id, form }) => {
      read(expandOnly, form)
      const found = book.find(table, id)
      if (!found) throw missing(called, id)
      return { answer: (book) => show(book, found, form) }
    },
  }
}

const show = (book: View, object: object, form: Form) => expanded(book, object, expandOf(form))

function needSession(book: Book, id: string): SessionRecord {
  const record = findSession(book, id)
  if (!record) throw missing('checkout.session', id, 'session')
  return record
}

function ofPayment<T extends 'refund' | 'dispute'>(
  book: Book,
  table: T,
  wished: { payment_intent?: string | undefined; charge?: string | undefined },
) {
  return book
    .all(table)
    .filter(({ payment_intent }) => [undefined, payment_intent].includes(wished.payment_intent))
    .filter(({ charge }) => [undefined, charge].includes(wished.charge))
}
