// A shop with a card provider whose events get lost, so that only the test notices payments.

import { afterEach, beforeAll, vi } from 'vitest'
import { openShop, type Shop, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { promoCodes } from '#features/promo-codes/server/tables.ts'
import type { Db } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import type { Feature } from '#server/house.ts'
import { orders } from '../tables.ts'
import { anAddress, someId } from './orders.ts'

export interface CheckoutShop extends Shop {
  db: () => Db
}

export function openCheckout(more: Feature[] = []): CheckoutShop {
  const shop = openShop({ cards: true, more })
  const silence = () => shop.cards().switches.webhooks({ drop: true })
  beforeAll(silence)
  afterEach(() => {
    shop.cards().switches.reset()
    silence()
  })
  return { ...shop, db: () => shop.house().db }
}

/** What the landing page sends of a visitor. */
export function landingForm(form: Record<string, unknown> = {}) {
  return {
    fullName: 'Mara Lindqvist',
    email: anAddress(),
    startupName: 'Larder & Loaf',
    businessIdea: 'A bakery that delivers by bicycle.',
    targetCustomer: 'Families',
    industry: 'other',
    stage: 'idea',
    additionalContext: '',
    ...form,
  }
}

export async function order(visitor: Visitor, body: object) {
  const answer = await visitor.post('/api/create-checkout', body)
  return { ...answer, sessionId: String(answer.body.sessionUrl).split('/').pop() ?? '' }
}

export const confirmFree = (visitor: Visitor, token: string) =>
  visitor.post('/api/confirm-free-order', { token })

/** Orders what is free, and presses the button behind the emailed link, in the same browser unless told. */
export async function orderFree(
  shop: Shop,
  visitor: Visitor,
  body: { pack: string; promoCode: string; formData: ReturnType<typeof landingForm> },
  confirming = visitor,
) {
  const { email } = body.formData
  const before = (await mailsAsking(shop, email)).length
  const placed = await order(visitor, body)
  if (!placed.body.confirmEmail) throw new Error(`No link was sent: ${JSON.stringify(placed.body)}`)
  await vi.waitFor(
    async () => {
      if ((await mailsAsking(shop, email)).length === before) throw new Error('No new link yet')
    },
    { timeout: 15_000, interval: 20 },
  )
  const { token } = await shop.mail(email, ASKING)
  return { ...(await confirmFree(confirming, token)), token }
}

const ASKING = 'Confirm your free blueprint'

export const mailsAsking = async (shop: Shop, to: string) =>
  (await shop.house().mailbox.list({ to })).filter(({ subject }) => subject === ASKING)

/** Orders, and pays on the payment page. */
export async function orderAndPay(shop: Shop, visitor: Visitor, body: object, email?: string) {
  const placed = await order(visitor, body)
  shop.cards().pay(placed.sessionId, '4242424242424242', email)
  return { ...placed, orderId: placed.body.orderId as string }
}

export const verify = (visitor: Visitor, sessionId: string) =>
  visitor.post('/api/verify-session', { sessionId })

export const enter = (visitor: Visitor, sessionId: string) => visitor.post('/api/session-auth', { sessionId })

type PromoCode = typeof promoCodes.$inferSelect

/** Twenty percent off, without limits, unless told otherwise. */
export async function buildPromo(db: Db, promo: Partial<PromoCode> = {}): Promise<string> {
  const code = `CODE${someId().toUpperCase()}`
  await db.insert(promoCodes).values({ code, discountValue: 20, ...promo })
  return code
}

export async function usesOf(db: Db, code: string) {
  const [promo] = await db.select().from(promoCodes).where(eq(promoCodes.code, code))
  return { current: promo?.currentUses, reserved: promo?.reservedUses }
}

export const ordersOf = (db: Db, email: string) => db.select().from(orders).where(eq(orders.email, email))
