// Orders and payments for tests that need no provider.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Brief } from '#engine/brief.ts'
import { users } from '#features/accounts/server/tables.ts'
import { totalsOf } from '#features/credits/server/public.ts'
import type { Db } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import { PACKS } from '../../prices.ts'
import type { Session } from '../provider.ts'
import { metadataOf, type Order } from '../rules.ts'
import { orders } from '../tables.ts'

export const SHOP = 'http://shop.test'
export const someId = () => randomBytes(12).toString('hex')
export const anAddress = (name = 'buyer') => `${name}-${someId()}@example.com`

export function aBrief(brief: Partial<Brief> = {}): Brief {
  return {
    startupName: 'Larder & Loaf',
    businessIdea: 'A bakery that delivers by bicycle.',
    fullName: 'Mara Lindqvist',
    email: '',
    targetCustomer: 'Families',
    industry: 'other',
    stage: 'idea',
    additionalContext: '',
    ...brief,
  }
}

/** Bought signed out, with a form, unless told otherwise. */
export async function buildOrder(db: Db, order: Partial<Order> = {}): Promise<Order> {
  const { pack = 'single' } = order
  const [built] = await db
    .insert(orders)
    .values({
      id: randomUUID(),
      email: anAddress(),
      forAddress: order.userId === undefined,
      fullName: 'Mara Lindqvist',
      quantity: PACKS[pack].quantity,
      brief: aBrief(),
      priceCents: PACKS[pack].priceCents,
      payableCents: PACKS[pack].priceCents,
      state: 'open',
      sessionId: `cs_test_${someId()}`,
      termsAcceptedAt: new Date(),
      expiresAt: new Date(Date.now() + 35 * 60_000),
      ...order,
      pack,
    })
    .returning()
  if (!built) throw new Error('No order was built.')
  return built
}

/** As the provider would describe the paid session of the order, with payment and charge. */
export function paidSession(order: Order, session: Record<string, unknown> = {}): Session {
  const paid = {
    id: order.sessionId ?? `cs_test_${someId()}`,
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    amount_total: order.payableCents,
    currency: 'usd',
    created: Math.floor(order.createdAt.getTime() / 1000),
    metadata: metadataOf(order, SHOP),
    customer_details: { email: order.email ?? anAddress(), name: 'M. Lindqvist' },
    payment_intent: {
      id: `pi_${order.id}`,
      status: 'succeeded',
      latest_charge: { id: `ch_${order.id}`, refunded: false, receipt_url: `https://pay.test/${order.id}` },
    },
    ...session,
  }
  return paid as unknown as Session
}

export async function accountOf(db: Db, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error(`There is no account of ${email}.`)
  return { user, totals: await totalsOf(db, user.id, { proved: true }) }
}
