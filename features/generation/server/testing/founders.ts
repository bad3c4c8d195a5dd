// Founders with credits, and buyers who are not signed in.
import { randomBytes, randomUUID } from 'node:crypto'
import { briefSchema } from '#engine/brief.ts'
import { hashOf } from '#features/accounts/server/public.ts'
import { sessions, users } from '#features/accounts/server/tables.ts'
import {
  provedUser,
  randomEmail,
  type Shop,
  signedUp,
  type Visitor,
} from '#features/accounts/server/testing/shop.ts'
import { orders } from '#features/checkout/server/tables.ts'
import { totalsOf, writeEntry } from '#features/credits/server/public.ts'
import { eq } from '#server/database/sql.ts'
import { startBlueprint } from '../public.ts'

export const FORM = {
  startupName: 'Larder & Loaf',
  businessIdea: 'A neighbourhood sourdough bakery with evening classes',
  targetCustomer: 'Families in Cork city',
  industry: 'Food & Beverage',
  stage: 'Validation',
  additionalContext: 'Budget is 85,000 euro.',
}

/** As the site's own pages send it: a session spends a credit only when it says so. */
export const CREDIT_FORM = { ...FORM, useCredits: true }

export async function founder(shop: Shop, credits = 1, { proved = true } = {}) {
  const { person, email } = proved ? await provedUser(shop) : await signedUp(shop)
  const id = await idOf(shop, email)
  if (credits > 0) await grant(shop, id, credits)
  return { person, email, id }
}

async function idOf(shop: Shop, email: string): Promise<string> {
  const [user] = await shop.house().db.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error(`Nobody has the address ${email}`)
  return user.id
}

export async function grant(shop: Shop, userId: string, amount: number, forAddress = false): Promise<void> {
  await shop
    .house()
    .db.transaction((tx) =>
      writeEntry(tx, { userId, kind: 'adjustment', amount, cause: `test:${randomUUID()}`, forAddress }),
    )
}

export const creditsOf = async (shop: Shop, userId: string) =>
  (await totalsOf(shop.house().db, userId, { proved: true })).credits

/** An order for the person's address, paid signed out, from a browser of its own. */
export async function boughtSignedOut(shop: Shop, userId: string, startupName = FORM.startupName) {
  const { db } = shop.house()
  const [orderId, secret] = [randomUUID(), randomBytes(32).toString('base64url')]
  const brief = briefSchema.parse({ ...FORM, startupName })
  const blueprintId = await db.transaction(async (tx) => {
    await writeEntry(tx, { userId, kind: 'purchase', amount: 1, cause: `order:${orderId}`, forAddress: true })
    await writeEntry(tx, {
      userId,
      kind: 'spend',
      amount: -1,
      cause: `generation:order:${orderId}`,
      forAddress: true,
    })
    return startBlueprint(shop.house(), tx, {
      userId,
      forAddress: true,
      orderId,
      cause: `generation:order:${orderId}`,
      brief,
    })
  })
  await db.insert(orders).values({
    id: orderId,
    userId,
    email: randomEmail(),
    forAddress: true,
    pack: 'single',
    quantity: 1,
    brief,
    priceCents: 99,
    payableCents: 99,
    state: 'paid',
    browserHash: hashOf(secret),
    blueprintId,
    expiresAt: new Date(),
  })
  const browser = shop.visitor()
  browser.cookies.set('fcp_checkout', secret)
  return { orderId, blueprintId, browser }
}

/** A browser with the session that a purchase opens: it sees that order only. */
export async function orderSession(shop: Shop, userId: string, orderId: string): Promise<Visitor> {
  const token = randomBytes(32).toString('base64url')
  await shop
    .house()
    .db.insert(sessions)
    .values({
      tokenHash: hashOf(token),
      userId,
      method: 'checkout',
      onlyOrder: orderId,
      userAgent: '',
      expiresAt: new Date(Date.now() + 3_600_000),
    })
  const browser = shop.visitor()
  browser.cookies.set('fcp_session', token)
  return browser
}
