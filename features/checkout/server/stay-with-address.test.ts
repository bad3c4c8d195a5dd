import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import { outsider } from '#features/accounts/server/testing/held.ts'
import { openShop, randomEmail, signedUp } from '#features/accounts/server/testing/shop.ts'
import { eq } from '#server/database/sql.ts'
import { orders } from './tables.ts'

const shop = openShop()
const db = () => shop.house().db

/** A planted account, with an order of the address and one of its own. */
async function planted() {
  const { person: attacker, email, password } = await signedUp(shop, randomEmail('victim'))
  const [user] = await db().select().from(users).where(eq(users.email, email))
  const order = async (forAddress: boolean) => {
    const id = randomUUID()
    await db().insert(orders).values({
      id,
      userId: user?.id,
      email,
      forAddress,
      pack: 'single',
      quantity: 1,
      priceCents: 99,
      payableCents: 99,
      state: 'paid',
      expiresAt: new Date(),
    })
    return id
  }
  return {
    attacker,
    email,
    password,
    userId: user?.id,
    ofAddress: await order(true),
    own: await order(false),
  }
}

const ownerOf = async (id: string) => {
  const [order] = await db()
    .select({ id: users.id, email: users.email })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, id))
  return order
}

test('an order of the address stays with it when a planted account moves away; its own goes along', async () => {
  const { attacker, email, password, userId, ofAddress, own } = await planted()
  const elsewhere = randomEmail('attacker')
  await attacker.post('/api/settings/email', { email: elsewhere, currentPassword: password })
  const { token } = await shop.mail(elsewhere, 'Confirm your new email')
  expect((await attacker.post('/api/auth/verify-email', { token })).status).toBe(200)
  expect(await ownerOf(own)).toEqual({ id: userId, email: elsewhere })
  expect(await ownerOf(ofAddress)).toMatchObject({ email })
  expect((await ownerOf(ofAddress))?.id).not.toBe(userId)
})

test('it stays, too, when the planted account is deleted', async () => {
  const { attacker, email, password, ofAddress } = await planted()
  await attacker.post('/api/settings/delete-account', { currentPassword: password })
  expect(await ownerOf(ofAddress)).toMatchObject({ email })
})

test('an order that is being served, and waits for the account, does not lock with it', async () => {
  const { attacker, email, password, ofAddress } = await planted()
  const serving = await outsider(shop.house().database)
  await serving.query('select 1 from orders where id = $1 for update', [ofAddress])
  const leaving = attacker.post('/api/settings/delete-account', { currentPassword: password })
  await serving.untilRefused()
  await serving.query('select 1 from users where email = $1 for no key update', [email])
  await serving.commit()
  expect((await leaving).status).toBe(200)
  expect(await ownerOf(ofAddress)).toMatchObject({ email })
})

test('an order of their own that is being served is let go before the account is deleted', async () => {
  const { attacker, email, password, own } = await planted()
  const serving = await outsider(shop.house().database)
  await serving.query('select 1 from orders where id = $1 for update', [own])
  const leaving = attacker.post('/api/settings/delete-account', { currentPassword: password })
  await serving.untilRefused()
  await serving.query('select 1 from users where email = $1 for no key update', [email])
  await serving.commit()
  expect((await leaving).status).toBe(200)
})
