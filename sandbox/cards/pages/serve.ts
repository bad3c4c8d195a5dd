// The payment pages over HTTP: for browsers as pages and forms, for tests as JSON.
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { Desk } from '../desk.ts'
import { type Handle, json, type Reply, readBody } from '../http.ts'
import type { SessionRecord } from '../objects/session.ts'
import { confirm, type Outcome, outcomeOfClosed, pay } from '../pay.ts'
import { findSession } from '../sessions.ts'
import { findTestCard } from '../test-cards.ts'
import { pageHeaders, pathOf, ROOT, STYLE, STYLE_PATH, sentencePage } from './layout.ts'
import { challengePage, type Fault, paymentPage, type Typed } from './payment-page.ts'
import { receiptPage } from './receipt-page.ts'

const NOTHING: Typed = { email: '', card: '' }

interface Visit {
  desk: Desk
  record: SessionRecord
  asJson: boolean
}

export function pageServer(desk: Desk): Handle {
  return async (request) => {
    const body = await readBody(request)
    const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (path === STYLE_PATH && isRead) return style
    const [id = '', step = ''] = path.slice(ROOT.length).split('/')
    if (id === 'receipts' && isRead) return receipt(desk, step)
    const record = findSession(desk.book, id)
    if (!record || !['', 'confirm'].includes(step)) return sentence(404, 'There is no such checkout.')
    if (isRead) return show(record, step)
    if (request.method !== 'POST') return sentence(405, 'Please use the form.')
    if (body === undefined) return sentence(413, 'This form is too large.')
    const visit: Visit = { desk, record, asJson: isJson(request) }
    return step === 'confirm' ? answerBank(visit, body) : takeCard(visit, body)
  }
}

const isJson = (request: IncomingMessage) => request.headers['content-type']?.includes('json') === true

const style: Reply = {
  status: 200,
  headers: {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  },
  body: STYLE,
}

function page(status: number, body: string, record?: SessionRecord): Reply {
  const { success_url = null, cancel_url = null } = record?.session ?? {}
  return { status, headers: pageHeaders([success_url, cancel_url]), body }
}

const sentence = (status: number, text: string) => page(status, sentencePage('Sandbox card provider', text))

function show(record: SessionRecord, step: string): Reply {
  const closed = outcomeOfClosed(record)
  if (closed) return closedPage(record, closed)
  if (step === 'confirm' && record.challenge) return page(200, challengePage(record), record)
  return page(200, paymentPage(record, NOTHING), record)
}

function closedPage({ session }: SessionRecord, outcome: Outcome): Reply {
  if ('url' in outcome) {
    const next = { to: outcome.url, text: 'Continue' }
    return page(200, sentencePage('This has been paid', 'Nothing more is charged.', next))
  }
  const back = session.cancel_url ? { to: session.cancel_url, text: 'Back to the shop' } : undefined
  const text = 'Nothing was charged. Please start again.'
  return page(200, sentencePage('This checkout has expired', text, back))
}

function receipt({ book }: Desk, id: string): Reply {
  const charge = book.find('charge', id)
  if (!charge) return sentence(404, 'There is no such receipt.')
  const record = book.all('session').find(({ session }) => session.payment_intent === charge.payment_intent)
  const refunds = book.all('refund').filter((refund) => refund.charge === id)
  return page(200, receiptPage(charge, record, refunds))
}

const cardBody = z.object({
  card: z.string().default(''),
  email: z.string().default(''),
  /** A test card of the list. */
  use: z.string().optional(),
})
const answerBody = z.object({ answer: z.enum(['complete', 'fail']) })

function parse<T extends z.ZodType>(schema: T, body: string, asJson: boolean): z.output<T> | undefined {
  try {
    const given = asJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))
    return schema.safeParse(given).data
  } catch {
    return undefined
  }
}

function takeCard(visit: Visit, body: string): Reply {
  const { desk, record, asJson } = visit
  const closed = outcomeOfClosed(record)
  if (closed) return tell(visit, NOTHING, closed)
  const given = parse(cardBody, body, asJson)
  if (!given) return refuse(visit, NOTHING, { field: 'card', sentence: 'This form could not be read.' })
  const typed = { card: given.use ?? given.card, email: given.email.trim() }
  // Only the number was chosen; the buyer still has to press the button.
  if (given.use !== undefined && !asJson) return page(200, paymentPage(record, typed), record)

  const card = findTestCard(typed.card)
  if (!card) return refuse(visit, typed, { field: 'card', sentence: cardFault(typed.card) })
  const email = record.session.customer_email ?? typed.email
  if (!isEmail(email))
    return refuse(visit, typed, { field: 'email', sentence: 'Please enter your email address.' })
  return tell(visit, typed, pay(desk, record.id, { card, email }))
}

const isEmail = (text: string) => z.email().max(254).safeParse(text).success

function cardFault(typed: string): string {
  return typed.trim() === ''
    ? 'Please enter a card number.'
    : 'This is not one of the test cards. Please use one of those below.'
}

function answerBank(visit: Visit, body: string): Reply {
  const given = parse(answerBody, body, visit.asJson)
  return tell(visit, NOTHING, confirm(visit.desk, visit.record.id, given?.answer === 'complete'))
}

/** A page that says what to put right is no failure of the page: browsers would report it as one. */
function refuse({ record, asJson }: Visit, typed: Typed, fault: Fault): Reply {
  if (asJson) return json(400, { status: 'refused', message: fault.sentence })
  return page(200, paymentPage(record, typed, fault), record)
}

const STATUS = {
  paid: 200,
  pending: 200,
  asks: 200,
  'already paid': 409,
  declined: 402,
  expired: 409,
} as const

function tell({ record, asJson }: Visit, typed: Typed, outcome: Outcome): Reply {
  const next = outcome.status === 'asks' ? `${pathOf(record.id)}/confirm` : 'url' in outcome && outcome.url
  const message = 'message' in outcome ? outcome.message : undefined
  if (asJson) return json(STATUS[outcome.status], { status: outcome.status, url: next || null, message })
  if (next) return { status: 303, headers: { location: next, 'cache-control': 'no-store' }, body: '' }
  if (outcome.status === 'expired') return closedPage(record, outcome)
  return page(200, paymentPage(record, typed, { field: 'card', sentence: message ?? '' }), record)
}
