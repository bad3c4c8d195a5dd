// Orders that are really paid, at the sandbox's card provider, and the owner who looks after them.
import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import { expect, vi } from 'vitest'
import { hashOf } from '#features/accounts/server/public.ts'
import { sessions, users } from '#features/accounts/server/tables.ts'
import type { Shop } from '#features/accounts/server/testing/shop.ts'
import { writeEntry } from '#features/credits/server/public.ts'
import { and, eq, like } from '#server/database/sql.ts'
import { mails as sent } from '#server/mail/tables.ts'
import { providerOf } from '../provider.ts'
import { changeOrder, findOrder } from '../queries.ts'
import { metadataOf, type Order } from '../rules.ts'
import { webhookDeliveries } from '../tables.ts'
import { accountOf, anAddress, buildOrder, SHOP, someId } from './orders.ts'

const MINUTES = 60_000

export function openTill(shop: Shop) {
  const house = () => shop.house()
  const db = () => house().db

  /** On its way to the payment page. Without a form, unless told. */
  async function order(wish: Partial<Order> = {}): Promise<Order> {
    const built = await buildOrder(db(), { brief: null, sessionId: null, ...wish })
    const session = await providerOf(house()).createSession({
      orderId: built.id,
      name: 'A test of buying',
      cents: built.payableCents,
      email: built.email ?? undefined,
      expiresAt: new Date(Date.now() + 35 * MINUTES),
      successUrl: `${SHOP}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${SHOP}/cancel`,
      metadata: metadataOf(built, SHOP),
    })
    return db().transaction((tx) => changeOrder(tx, built.id, { sessionId: session?.id ?? null }))
  }

  /** Until the provider has been heard out. */
  async function quiet(): Promise<void> {
    await vi.waitFor(() => expect(shop.cards().waitingWebhooks()).toBe(0), { timeout: 20_000, interval: 5 })
  }

  function pay({ sessionId }: Order, card?: string): void {
    shop.cards().pay(sessionId ?? '', card)
  }

  async function fresh({ id }: Pick<Order, 'id'>): Promise<Order> {
    const found = await findOrder(db(), id)
    if (!found) throw new Error('There is no such order.')
    return found
  }

  async function paidOrder(wish: Partial<Order> = {}, card?: string): Promise<Order> {
    const made = await order(wish)
    pay(made, card)
    await quiet()
    return fresh(made)
  }

  /** Somebody who is signed in, and whose address is proved. Faster than signing up. */
  async function buyer() {
    const [email, token] = [anAddress(), randomBytes(32).toString('base64url')]
    const [user] = await db()
      .insert(users)
      .values({ email, fullName: 'Mara', provedAt: new Date() })
      .returning()
    if (!user) throw new Error('No buyer was made.')
    const session = { userId: user.id, method: 'link', userAgent: '', tokenHash: hashOf(token) } as const
    await db()
      .insert(sessions)
      .values({ ...session, expiresAt: new Date(Date.now() + 60 * MINUTES) })
    const person = shop.visitor()
    person.cookies.set('fcp_session', token)
    const mine = { userId: user.id, email, forAddress: false }
    return {
      person,
      email,
      id: user.id,
      mine,
      buys: (wish: Partial<Order> = {}, card?: string) => paidOrder({ ...mine, ...wish }, card),
      credits: async () => (await accountOf(db(), email)).totals.credits,
      spend: (count = 1) =>
        db().transaction((tx) =>
          writeEntry(tx, { userId: user.id, kind: 'spend', amount: -count, cause: `test:${someId()}` }),
        ),
    }
  }

  /** As the provider itself would see it, beside our own code. */
  const stripe = () => {
    const { secretKey, apiBase = '' } = house().cards
    const { hostname, port } = new URL(apiBase)
    return new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false })
  }

  /** Made by hand, at the provider's own page. */
  function refundAtProvider({ paymentIntentId }: Order, amount?: number) {
    return stripe().refunds.create({ payment_intent: paymentIntentId ?? '', ...(amount && { amount }) })
  }

  /** Posts an event as the provider would, or as somebody who wants to be taken for it. */
  async function deliver(event: object, { secret = house().cards.webhookSecret, timestamp = now() } = {}) {
    const payload = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    return post(payload, { 'stripe-signature': signature })
  }

  async function post(payload: string, headers: Record<string, string>) {
    const answer = await shop.app().inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })
    return { status: answer.statusCode, body: answer.json() }
  }

  async function owner() {
    const { owner } = house().config
    for (const { start } of house().features) await start?.(house())
    const person = shop.visitor()
    await person.post('/api/auth/login', { email: owner.email, password: owner.password })
    return { person, email: owner.email }
  }

  /** How many emails of this subject are on their way or there. */
  const mails = (to: string, subject: string) =>
    db().$count(sent, and(eq(sent.recipient, to), like(sent.subject, `%${subject}%`)))

  const delivery = async (eventId: string) =>
    (await db().select().from(webhookDeliveries).where(eq(webhookDeliveries.eventId, eventId)))[0]

  return {
    order,
    pay,
    quiet,
    fresh,
    paidOrder,
    buyer,
    stripe,
    refundAtProvider,
    deliver,
    post,
    owner,
    mails,
    delivery,
  }
}

const now = () => Math.floor(Date.now() / 1000)

/** For shops whose owner signs in. */
export const OWNED = { OWNER_EMAIL: 'owner@shop.test', OWNER_PASSWORD: 'owner password' }

export function anEvent(type: string, object: object, id = `evt_${someId()}`) {
  return {
    id,
    object: 'event',
    api_version: '2026-10-28',
    created: now(),
    type,
    livemode: false,
    data: { object },
  }
}
