// Who writes campaigns, and who gets them. People are put into the database: how they signed up is not the question here.
import { randomUUID } from 'node:crypto'
import { users } from '#features/accounts/server/tables.ts'
import { provedUser, randomEmail, type Shop, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { orders } from '#features/checkout/server/tables.ts'
import { notificationSettings } from '#features/notifications/server/tables.ts'
import { eq } from '#server/database/sql.ts'

export const PATH = '/api/email-campaigns'
export const TEXT = {
  name: 'Autumn news',
  subject: 'What is new in November',
  content: 'Hello **founders**.',
}

export async function admin(shop: Shop): Promise<{ person: Visitor; email: string }> {
  const { person, email } = await provedUser(shop)
  await shop.house().db.update(users).set({ role: 'admin' }).where(eq(users.email, email))
  return { person, email }
}

interface Wanted {
  email?: string
  agreed?: boolean
  proved?: boolean
  bought?: boolean
}

export async function reader(shop: Shop, wanted: Wanted = {}) {
  const { email = randomEmail('reader'), agreed = true, proved = true, bought = false } = wanted
  const { db } = shop.house()
  const [user] = await db
    .insert(users)
    .values({ email, fullName: 'A Reader', provedAt: proved ? new Date() : null })
    .returning()
  if (!user) throw new Error('Nobody was made.')
  await db.insert(notificationSettings).values({ userId: user.id, marketingEmails: agreed })
  if (bought) await db.insert(orders).values(paidOrder(user.id))
  return { id: user.id, email }
}

function paidOrder(userId: string): typeof orders.$inferInsert {
  return {
    id: randomUUID(),
    userId,
    forAddress: false,
    pack: 'single',
    quantity: 1,
    priceCents: 99,
    payableCents: 99,
    state: 'paid',
    expiresAt: new Date(),
  }
}

export async function draft(person: Visitor, text: object = {}) {
  const { body } = await person.post(PATH, { ...TEXT, ...text })
  return body.campaign as { id: string; version: number }
}
