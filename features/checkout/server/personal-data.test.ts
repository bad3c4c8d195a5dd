// What a buyer can take along, and what is left of a buyer who leaves.

import { expect, test, vi } from 'vitest'
import { lockUser } from '#features/accounts/server/public.ts'
import { users } from '#features/accounts/server/tables.ts'
import { signedUp } from '#features/accounts/server/testing/shop.ts'
import type { Db } from '#server/database/connect.ts'
import { eq, sql } from '#server/database/sql.ts'
import { checkoutFeature } from './feature.ts'
import { fulfil } from './fulfil.ts'
import { findOrder } from './queries.ts'
import type { Order } from './rules.ts'
import {
  buildPromo,
  landingForm,
  openCheckout,
  order,
  orderAndPay,
  ordersOf,
  verify,
} from './testing/checkout.ts'
import { accountOf, anAddress, paidSession } from './testing/orders.ts'

const shop = openCheckout()
const exported = async (person: { id: string; email: string | undefined }) =>
  (await checkoutFeature.exportData?.(shop.db(), person)) as { id: string; brief: unknown }[]

async function buyer() {
  const { person, email } = await signedUp(shop)
  const { user } = await accountOf(shop.db(), email)
  const own = await orderAndPay(shop, person, { pack: 'fivePack', formData: landingForm() })
  await verify(person, own.sessionId)
  const visitor = shop.visitor()
  const signedOut = await orderAndPay(shop, visitor, { pack: 'single', formData: landingForm({ email }) })
  await verify(visitor, signedOut.sessionId)
  return { person, email, id: user.id, own: own.orderId, signedOut: signedOut.orderId }
}

test('the export has all orders of a proved address, and of another only those that were made signed in', async () => {
  const { id, email, own, signedOut } = await buyer()
  const open = await order(shop.visitor(), { pack: 'single', formData: landingForm({ email }) })
  expect((await exported({ id, email: undefined })).map((one) => one.id)).toEqual([own])
  const all = await exported({ id, email })
  expect(all.map((one) => one.id)).toEqual([own, signedOut, open.body.orderId])
  expect(all[0]).toMatchObject({
    pack: 'fivePack',
    amountPaidCents: 300,
    brief: { startupName: 'Larder & Loaf' },
  })
  expect(Object.keys(all[0] ?? {})).not.toContain('browserHash')
})

test('the export has a free order that waits for its link, for the proved address alone', async () => {
  const { email } = await signedUp(shop)
  const { user } = await accountOf(shop.db(), email)
  const promoCode = await buildPromo(shop.db(), { discountValue: 100 })
  await order(shop.visitor(), { pack: 'single', promoCode, formData: landingForm({ email }) })
  expect(await exported({ id: user.id, email })).toEqual([
    expect.objectContaining({
      email,
      promoCode,
      brief: expect.objectContaining({ startupName: 'Larder & Loaf' }),
    }),
  ])
  expect(await exported({ id: user.id, email: undefined })).toEqual([])
})

test("the next holder of an address does not get its former holder's orders", async () => {
  const { email, own } = await buyer()
  const next = await signedUp(shop)
  const { user } = await accountOf(shop.db(), next.email)
  expect((await exported({ id: user.id, email })).map(({ id }) => id)).not.toContain(own)
})

test('the books keep the order of a deleted person, without the person', async () => {
  const { id, email, own, signedOut } = await buyer()
  await shop.db().transaction(async (tx) => checkoutFeature.erase?.(tx, { id, email }, shop.house()))
  for (const orderId of [own, signedOut]) {
    expect(await findOrder(shop.db(), orderId)).toMatchObject({
      state: 'paid',
      userId: null,
      email: null,
      fullName: '',
      brief: null,
      browserHash: null,
    })
  }
  expect((await findOrder(shop.db(), own))?.amountPaidCents).toBe(300)
})

test('deleting an account that was not proved leaves what belongs to the address', async () => {
  const { id, email, own, signedOut } = await buyer()
  await shop
    .db()
    .transaction(async (tx) => checkoutFeature.erase?.(tx, { id, email: undefined }, shop.house()))
  expect((await findOrder(shop.db(), own))?.email).toBeNull()
  expect((await findOrder(shop.db(), signedOut))?.email).toBe(email)
})

test('ordering while the account is deleted leaves nothing of the person', async () => {
  const { person, email } = await signedUp(shop)
  const { user } = await accountOf(shop.db(), email)
  let ordering: ReturnType<typeof order> | undefined
  await shop.db().transaction(async (tx) => {
    await lockUser(tx, user.id)
    await checkoutFeature.erase?.(tx, { id: user.id, email: undefined }, shop.house())
    let done = false
    ordering = order(person, { pack: 'single', formData: landingForm() }).finally(() => {
      done = true
    })
    await vi.waitFor(async () => expect(done || (await isAnybodyWaiting(shop.db()))).toBe(true))
    await tx.delete(users).where(eq(users.id, user.id))
  })
  expect((await ordering)?.status).toBe(401)
  expect(await ordersOf(shop.db(), email)).toEqual([])
})

async function isAnybodyWaiting(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

test('paid after the account was deleted: it goes to the address of the payment', async () => {
  const { person } = await signedUp(shop)
  const { body } = await order(person, { pack: 'fivePack' })
  const deleted = await person.post('/api/settings/delete-account', { currentPassword: 'first password' })
  expect(deleted.status).toBe(200)
  const placed = (await findOrder(shop.db(), body.orderId)) as Order
  expect(placed).toMatchObject({ userId: null, email: null })
  const email = anAddress()
  const late = paidSession(placed, { customer_details: { email } })
  expect((await fulfil(shop.house(), late)).outcome).toBe('served')
  expect((await accountOf(shop.db(), email)).totals.credits).toBe(5)
  expect(await findOrder(shop.db(), body.orderId)).toMatchObject({ forAddress: true, email })
})
