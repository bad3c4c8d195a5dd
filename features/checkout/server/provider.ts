// The card provider, by its official SDK. Its words never reach a buyer: every fault becomes one of ours.
import Stripe from 'stripe'
import { Failure } from '#server/errors.ts'
import type { Cards, House } from '#server/house.ts'

/** As the provider describes it. */
export type Session = Stripe.Checkout.Session

/** What goes to the payment page. Asked for twice, it has to be the same to the byte: the key belongs to one request. */
export interface SessionWish {
  orderId: string
  name: string
  /** Why it costs less than usual. */
  description?: string | undefined
  cents: number
  email?: string | undefined
  expiresAt: Date
  successUrl: string
  cancelUrl: string
  metadata: Record<string, string>
}

interface RefundWish {
  paymentIntentId: string
  cents: number
  /** The same key again is the same refund. */
  key: string
  metadata: Record<string, string>
}

export interface Provider {
  /** The order's id is the key: repeated after a lost answer, it gives the same session. Undefined when it can no longer be made. */
  createSession(wish: SessionWish): Promise<Session | undefined>
  /** With the payment and its charge. Undefined when there is none of this name. */
  retrieveSession(id: string): Promise<Session | undefined>
  /** Finished ones, newest first, page by page as they are read. */
  listSessions(since: Date): AsyncIterable<Session>
  /** Ends it unless it is over already, and answers how it stands then: it may have been paid a moment before. */
  expireSession(id: string): Promise<Session | undefined>
  /** Of one payment; undefined when no checkout led to it. */
  sessionOfPayment(paymentIntentId: string): Promise<Session | undefined>
  /** Undefined when it will not: more than is left, a disputed payment. */
  refund(wish: RefundWish): Promise<Stripe.Refund | undefined>
  /** Of one payment, oldest first. */
  listRefunds(paymentIntentId: string): Promise<Stripe.Refund[]>
  /** Newest first, page by page as they are read. */
  refundsSince(since: Date): AsyncIterable<Stripe.Refund>
  disputesSince(since: Date): AsyncIterable<Stripe.Dispute>
  /** Undefined when it keeps none of this name: it forgets events after 30 days. */
  retrieveEvent(id: string): Promise<Stripe.Event | undefined>
}

const known = new WeakMap<Cards, Provider>()

export function providerOf({ cards, log }: Pick<House, 'cards' | 'log'>): Provider {
  const provider = known.get(cards) ?? createProvider(cards, log)
  known.set(cards, provider)
  return provider
}

const WITH_CHARGE = 'payment_intent.latest_charge'

function createProvider(cards: Cards, log: House['log']): Provider {
  const stripe = clientOf(cards)

  async function ask<T>(asking: () => Promise<T>): Promise<T> {
    try {
      return await asking()
    } catch (error) {
      throw inOurWords(error, log)
    }
  }

  async function* pages<T>(list: AsyncIterable<T>): AsyncIterable<T> {
    const items = list[Symbol.asyncIterator]()
    for (;;) {
      const next = await ask(() => items.next())
      if (next.done) return
      yield next.value
    }
  }

  async function retrieveSession(id: string): Promise<Session | undefined> {
    if (!/^cs_\w+$/.test(id)) return undefined
    return ask(() =>
      stripe.checkout.sessions.retrieve(id, { expand: [WITH_CHARGE] }).catch(unless('resource_missing')),
    )
  }

  return {
    createSession: (wish) =>
      ask(() =>
        stripe.checkout.sessions
          .create(sessionParams(wish), { idempotencyKey: `order:${wish.orderId}` })
          .catch((error) => {
            if (!isRefusal(error)) throw error
            log.warn({ orderId: wish.orderId, code: error.code, param: error.param }, 'no payment page')
            return undefined
          }),
      ),
    retrieveSession,
    listSessions: (since) =>
      pages(
        stripe.checkout.sessions.list({
          ...madeSince(since),
          status: 'complete',
          expand: [`data.${WITH_CHARGE}`],
        }),
      ),
    refundsSince: (since) => pages(stripe.refunds.list(madeSince(since))),
    disputesSince: (since) => pages(stripe.disputes.list(madeSince(since))),
    retrieveEvent: (id) => ask(() => stripe.events.retrieve(id).catch(unless('resource_missing'))),
    async expireSession(id) {
      const expired = await ask(() =>
        stripe.checkout.sessions.expire(id).catch((error) => {
          // It is over already: paid, or expired by itself.
          if (isRefusal(error)) return undefined
          throw error
        }),
      )
      return expired ?? retrieveSession(id)
    },
    sessionOfPayment: (paymentIntentId) =>
      ask(async () => {
        const payment_intent = paymentIntentId
        const { data } = await stripe.checkout.sessions.list({
          payment_intent,
          expand: [`data.${WITH_CHARGE}`],
        })
        return data[0]
      }),
    refund: ({ paymentIntentId, cents, key, metadata }) =>
      ask(() =>
        stripe.refunds
          .create(
            { payment_intent: paymentIntentId, amount: cents, metadata },
            { idempotencyKey: `refund:${key}` },
          )
          .catch((error) => {
            if (!isRefusal(error)) throw error
            log.warn({ ...metadata, code: error.code, param: error.param }, 'no refund')
            return undefined
          }),
      ),
    listRefunds: (paymentIntentId) =>
      ask(async () => {
        const refunds: Stripe.Refund[] = []
        const list = stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })
        for await (const refund of list) refunds.push(refund)
        return refunds.reverse()
      }),
  }
}

const madeSince = (since: Date) => ({ created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 })

function clientOf({ secretKey, apiBase }: Cards): Stripe {
  const address = apiBase ? new URL(apiBase) : undefined
  return new Stripe(secretKey, {
    timeout: 8_000,
    // With the same key each time, so that what was done is not done again.
    maxNetworkRetries: 2,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      ...(address.port && { port: address.port }),
      protocol: address.protocol === 'http:' ? 'http' : 'https',
    }),
  })
}

function sessionParams(wish: SessionWish): Stripe.Checkout.SessionCreateParams {
  const { orderId, name, description, cents, email, expiresAt, successUrl, cancelUrl, metadata } = wish
  return {
    mode: 'payment',
    client_reference_id: orderId,
    ...(email && { customer_email: email }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: cents,
          product_data: { name, ...(description && { description }) },
        },
      },
    ],
    metadata,
    // On the payment too, so that refunds and disputes name the order.
    payment_intent_data: { metadata },
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    success_url: successUrl,
    cancel_url: cancelUrl,
  }
}

/** It understood, and will not: asking again changes nothing. */
function isRefusal(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  const isOurs =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  // 409: somebody asks for the very same at this moment. That is not refused, only not answered yet.
  return isOurs && error.statusCode !== 409
}

function unless(code: string) {
  return (error: unknown) => {
    if (isRefusal(error) && error.code === code) return undefined
    throw error
  }
}

function inOurWords(error: unknown, log: House['log']): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const { type, code, statusCode, requestId } = error
  log.error({ type, code, statusCode, requestId }, 'the card provider failed')
  return new Failure('card_provider')
}
