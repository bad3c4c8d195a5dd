import { expect, test } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import { provedUser, signedUp, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { eq } from '#server/database/sql.ts'
import { orders } from './tables.ts'
import { enter, landingForm, openCheckout, order, orderAndPay, verify } from './testing/checkout.ts'
import { accountOf, anAddress } from './testing/orders.ts'

const shop = openCheckout()

async function bought(form: Record<string, unknown> = {}, visitor = shop.visitor()) {
  const formData = landingForm(form)
  const paid = await orderAndPay(shop, visitor, { pack: 'fivePack', formData })
  await verify(visitor, paid.sessionId)
  return { visitor, email: formData.email, ...paid }
}

const linksTo = async (email: string) =>
  (await shop.house().mailbox.list({ to: email })).filter(({ subject }) => subject === 'Your login link')

const dashboardOf = async (visitor: Visitor) => (await visitor.get('/api/dashboard')).body

test('the browser that paid gets a session that sees this order and its blueprint only', async () => {
  const { visitor, email, sessionId } = await bought()
  const { status, body } = await enter(visitor, sessionId)
  expect(status).toBe(200)
  expect(body).toEqual({ success: true, user: { id: expect.any(String), email, fullName: 'Mara Lindqvist' } })
  const dashboard = await dashboardOf(visitor)
  expect(dashboard.blueprints).toMatchObject([{ name: 'Larder & Loaf' }])
  // Four credits wait for who proves the address.
  expect(dashboard.credits).toBe(0)
  expect((await visitor.get('/api/settings/sessions')).status).toBe(403)
  // Again, as a reloaded page does.
  expect((await enter(visitor, sessionId)).body.user.email).toBe(email)
  expect(await linksTo(email)).toHaveLength(0)
})

test('another browser gets nothing, and is told nothing', async () => {
  const { sessionId, email } = await bought()
  const stranger = shop.visitor()
  expect((await enter(stranger, sessionId)).status).toBe(404)
  await order(stranger, { pack: 'single' })
  const { status, body } = await enter(stranger, sessionId)
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' })
  expect(await stranger.me()).toBeUndefined()
  expect(await linksTo(email)).toHaveLength(0)
})

test('nothing opens before it is paid', async () => {
  const visitor = shop.visitor()
  const { sessionId } = await order(visitor, { pack: 'single', formData: landingForm() })
  expect((await enter(visitor, sessionId)).status).toBe(402)
  expect((await enter(visitor, 'cs_test_none')).status).toBe(404)
})

test('straight from the payment page it works too, before anybody noticed the payment', async () => {
  const visitor = shop.visitor()
  const { sessionId } = await orderAndPay(shop, visitor, { pack: 'single', formData: landingForm() })
  expect((await enter(visitor, sessionId)).body.user).toBeDefined()
})

test('an address that had an account is not opened: a link goes there, once', async () => {
  const { email } = await provedUser(shop)
  const { visitor, sessionId } = await bought({ email })
  for (let i = 0; i < 3; i++) {
    expect((await enter(visitor, sessionId)).body).toEqual({ success: true, linkSent: true })
  }
  expect(await visitor.me()).toBeUndefined()
  const { token } = await shop.mail(email, 'Your login link')
  expect(await linksTo(email)).toHaveLength(1)
  expect((await visitor.post('/api/auth/magic-login', { token })).status).toBe(200)
  expect((await dashboardOf(visitor)).credits).toBe(4)
})

test('nor an account that somebody planted: its maker sees nothing, the buyer gets the link', async () => {
  const planted = await signedUp(shop)
  const { visitor, sessionId } = await bought({ email: planted.email })
  expect((await enter(visitor, sessionId)).body).toEqual({ success: true, linkSent: true })
  expect(await dashboardOf(planted.person)).toMatchObject({ credits: 0, blueprints: [] })
  const { token } = await shop.mail(planted.email, 'Your login link')
  await visitor.post('/api/auth/magic-login', { token })
  expect(await dashboardOf(visitor)).toMatchObject({ credits: 4, blueprints: [{ name: 'Larder & Loaf' }] })
  expect(await planted.person.me()).toBeUndefined()
})

test('a second purchase for the same address opens nothing more', async () => {
  const { email } = await bought()
  const second = await bought({ email })
  expect((await enter(second.visitor, second.sessionId)).body).toEqual({ success: true, linkSent: true })
})

test.each([
  ['proved', { provedAt: new Date() }],
  ['given a password', { passwordHash: 'a hash' }],
])('an account that was %s meanwhile is not opened', async (_, change) => {
  const { visitor, email, sessionId } = await bought()
  await shop.db().update(users).set(change).where(eq(users.email, email))
  expect((await enter(visitor, sessionId)).body).toEqual({ success: true, linkSent: true })
  expect(await visitor.me()).toBeUndefined()
})

test('after an hour it is a link', async () => {
  const { visitor, sessionId, orderId } = await bought()
  const paidAt = new Date(Date.now() - 61 * 60_000)
  await shop.db().update(orders).set({ paidAt }).where(eq(orders.id, orderId))
  expect((await enter(visitor, sessionId)).body).toEqual({ success: true, linkSent: true })
})

test('whoever is signed in stays who they are', async () => {
  const { person, email } = await signedUp(shop)
  const own = await orderAndPay(shop, person, { pack: 'single' })
  expect((await enter(person, own.sessionId)).body.user.email).toBe(email)

  // Bought signed out, and then signed in as somebody else, in the same browser.
  const visitor = shop.visitor()
  const { sessionId, email: address } = await bought({}, visitor)
  const other = anAddress()
  await visitor.post('/api/auth/signup', { email: other, password: 'first password', fullName: 'Other' })
  expect((await enter(visitor, sessionId)).body).toEqual({ success: true, linkSent: true })
  expect(await visitor.me()).toBe(other)
  expect((await accountOf(shop.db(), address)).user.provedAt).toBeNull()
})

test('a buyer who was deleted meanwhile is not there', async () => {
  const { visitor, email, sessionId } = await bought()
  await shop.db().delete(users).where(eq(users.email, email))
  expect((await enter(visitor, sessionId)).status).toBe(404)
})
