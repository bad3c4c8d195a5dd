// A free order of an address that nobody proved: an emailed link, and a press of the button behind it.
import { beforeAll, expect, test } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import { provedUser, signedUp } from '#features/accounts/server/testing/shop.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import { promoCodes } from '#features/promo-codes/server/tables.ts'
import { eq } from '#server/database/sql.ts'
import { securityEvents } from '#server/security-log/tables.ts'
import { sweep } from './sweep.ts'
import { freeOrderRequests } from './tables.ts'
import {
  buildPromo,
  confirmFree,
  landingForm,
  mailsAsking,
  openCheckout,
  order,
  orderFree,
  ordersOf,
  usesOf,
} from './testing/checkout.ts'
import { accountOf, anAddress, someId } from './testing/orders.ts'

const shop = openCheckout()
let free: string
beforeAll(async () => {
  free = await buildPromo(shop.db(), { discountValue: 100 })
})

test('a code that leaves nothing to pay makes the blueprint when the emailed link is used', async () => {
  const promoCode = await buildPromo(shop.db(), { discountValue: 100, maxUses: 5 })
  const formData = landingForm()
  const visitor = shop.visitor()
  const { status, body } = await order(visitor, { pack: 'single', promoCode, formData })
  expect(status).toBe(200)
  expect(body).toEqual({ success: true, orderId: expect.any(String), confirmEmail: true })
  // Until then there is nothing but the email, and that says nothing of what was typed.
  expect(await usesOf(shop.db(), promoCode)).toEqual({ current: 0, reserved: 0 })
  expect(await ordersOf(shop.db(), formData.email)).toEqual([])
  expect(await shop.db().$count(users, eq(users.email, formData.email))).toBe(0)
  const { text: asked, link, token } = await shop.mail(formData.email, 'Confirm your free blueprint')
  expect(asked).not.toContain('Larder')
  expect(link).toContain('/success?free=true#token=')

  const made = await confirmFree(visitor, token)
  expect(made).toMatchObject({
    status: 200,
    body: { success: true, startupName: 'Larder & Loaf', email: formData.email },
  })
  const { user, totals } = await accountOf(shop.db(), formData.email)
  expect(user).toMatchObject({ fullName: 'Mara Lindqvist', passwordHash: null, provedAt: null })
  expect(totals).toEqual({ credits: 0, totalUsed: 1, totalPurchased: 1 })
  expect(await ordersOf(shop.db(), formData.email)).toMatchObject([
    {
      state: 'free',
      userId: user.id,
      forAddress: true,
      madeAccount: true,
      quantity: 1,
      payableCents: 0,
      amountPaidCents: 0,
      blueprintId: made.body.blueprintId,
    },
  ])
  expect(await usesOf(shop.db(), promoCode)).toEqual({ current: 1, reserved: 0 })
  const { text } = await shop.mail(formData.email, 'Your free blueprint is being made')
  expect(text).toContain('Larder & Loaf')
  expect(text).toContain('Get a login link')
  await shop.house().securityLog.settled()
  const events = await shop.db().select().from(securityEvents).where(eq(securityEvents.method, 'free-order'))
  expect(events.map(({ kind }) => kind).sort()).toEqual(['link-opened', 'link-requested'])
  // The browser that confirmed may watch.
  expect((await visitor.get(`/api/blueprint/${made.body.blueprintId}/status`)).status).toBe(200)
})

test('the link makes it once: pressed many times at once, and again from another device', async () => {
  const promoCode = await buildPromo(shop.db(), { discountValue: 100, usageLimit: 1 })
  const formData = landingForm()
  const visitor = shop.visitor()
  await Promise.all([1, 2].map(() => order(visitor, { pack: 'single', promoCode, formData })))
  const { token } = await shop.mail(formData.email, 'Confirm your free blueprint')
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirmFree(visitor, token)))
  answers.push(await confirmFree(shop.visitor(), token))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.blueprintId)).size).toBe(1)
  expect(await ordersOf(shop.db(), formData.email)).toHaveLength(1)
  expect(await usesOf(shop.db(), promoCode)).toEqual({ current: 1, reserved: 0 })
  await shop.mail(formData.email, 'Your free blueprint is being made')
  expect(await mailsAsking(shop, formData.email)).toHaveLength(1)
})

test('a link of nobody, and one that is over, make nothing', async () => {
  const refused = { status: 400, body: { code: 'link_invalid' } }
  expect(await confirmFree(shop.visitor(), 'of-nobody')).toMatchObject(refused)
  const formData = landingForm()
  await order(shop.visitor(), { pack: 'single', promoCode: free, formData })
  const { token } = await shop.mail(formData.email, 'Confirm your free blueprint')
  const expiresAt = new Date(Date.now() - 1_000)
  await shop
    .db()
    .update(freeOrderRequests)
    .set({ expiresAt })
    .where(eq(freeOrderRequests.email, formData.email))
  expect(await confirmFree(shop.visitor(), token)).toMatchObject(refused)
  await sweep(shop.house())
  expect(await shop.db().$count(freeOrderRequests, eq(freeOrderRequests.email, formData.email))).toBe(0)
})

test('a code that ended or was used up meanwhile is told, and the wish stays for as long as the link works', async () => {
  const promoCode = await buildPromo(shop.db(), { discountValue: 100 })
  const formData = landingForm()
  await order(shop.visitor(), { pack: 'single', promoCode, formData })
  const { token } = await shop.mail(formData.email, 'Confirm your free blueprint')
  const set = (change: object) =>
    shop.db().update(promoCodes).set(change).where(eq(promoCodes.code, promoCode))
  const press = async () => (await confirmFree(shop.visitor(), token)).body
  await set({ endedAt: new Date() })
  expect((await press()).error).toBe(
    'This promo code has ended, so nothing was made. You can still order the blueprint at its price.',
  )
  await set({ endedAt: null, maxUses: 0 })
  expect((await press()).error).toBe('This promo code has been used up.')
  await set({ maxUses: null, discountValue: 20 })
  expect((await press()).error).toBe('This promo code does not cover the whole price.')
  await set({ discountValue: 100 })
  expect(await press()).toMatchObject({ success: true, startupName: 'Larder & Loaf' })
})

test('once per person: spellings of one mailbox and another address in the same browser are one person', async () => {
  const promoCode = await buildPromo(shop.db(), { discountValue: 100, usageLimit: 1 })
  const name = someId()
  const wish = (email: string) => ({ pack: 'single', promoCode, formData: landingForm({ email }) })
  const visitor = shop.visitor()
  expect((await orderFree(shop, visitor, wish(`ann.${name}@gmail.com`))).status).toBe(200)
  const used = { code: 'promo_refused', error: 'You have already used this promo code.' }
  for (const email of [`ann${name}@gmail.com`, `a.n.n.${name}+2@googlemail.com`])
    expect((await orderFree(shop, shop.visitor(), wish(email))).body).toMatchObject(used)
  // This browser is told at once; it is the caller's own.
  expect((await order(visitor, wish(anAddress()))).body).toMatchObject(used)
  expect(await usesOf(shop.db(), promoCode)).toEqual({ current: 1, reserved: 0 })
})

test('whoever types an address learns nothing about it, and uses nothing of it up', async () => {
  const promoCode = await buildPromo(shop.db(), { discountValue: 100, usageLimit: 1 })
  const formData = landingForm()
  const wish = { pack: 'single', promoCode, formData }
  const stranger = shop.visitor()
  const fresh = await order(stranger, wish)
  // The person uses it, signed in or not, whatever the stranger did.
  const { person } = await provedUser(shop, formData.email)
  const mine = await order(person, wish)
  expect(mine.body).toMatchObject({ freeBlueprint: true, blueprintId: expect.any(String) })
  for (const browser of [stranger, shop.visitor()]) {
    const { status, body } = await order(browser, wish)
    expect({ status, ...body }).toEqual({ status: 200, ...fresh.body, orderId: expect.any(String) })
    expect(body.orderId).not.toBe(mine.body.orderId)
  }
})

test('today only so many: told before an email is sent and at the button, and tomorrow the link still works', async () => {
  const { config } = shop.house()
  const before = config.freeBlueprintsPerDay
  const formData = landingForm()
  const placed = await order(shop.visitor(), { pack: 'single', promoCode: free, formData })
  expect(placed.body.confirmEmail).toBe(true)
  const { token } = await shop.mail(formData.email, 'Confirm your free blueprint')
  const { person } = await provedUser(shop)
  const made = await order(person, { pack: 'single', promoCode: free, formData: landingForm() })
  expect(made.status).toBe(200)
  Object.assign(config, { freeBlueprintsPerDay: 1 })
  try {
    const other = landingForm({ startupName: 'Other' })
    for (const refused of [
      await order(shop.visitor(), { pack: 'single', promoCode: free, formData: landingForm() }),
      await order(person, { pack: 'single', promoCode: free, formData: other }),
      await confirmFree(shop.visitor(), token),
    ])
      expect(refused).toMatchObject({
        status: 429,
        body: { error: expect.stringMatching(/^All free blueprints for today have been made/) },
        headers: { 'retry-after': expect.any(String) },
      })
    // What was made is still there to be asked for.
    const again = await order(person, { pack: 'single', promoCode: free, formData: landingForm() })
    expect(again.body.blueprintId).toBe(made.body.blueprintId)
  } finally {
    Object.assign(config, { freeBlueprintsPerDay: before })
  }
  expect((await confirmFree(shop.visitor(), token)).status).toBe(200)
})

test('signed in to an account that is not proved, the blueprint is there once the link is used', async () => {
  const { person, email } = await signedUp(shop)
  const wish = { pack: 'single', promoCode: free, formData: landingForm({ email }) }
  const { body } = await orderFree(shop, person, wish)
  expect((await person.get('/api/dashboard')).body.blueprints).toMatchObject([{ id: body.blueprintId }])
})

test('whoever planted an account with the address sees nothing of it', async () => {
  const { person, email } = await signedUp(shop)
  const wish = { pack: 'single', promoCode: free, formData: landingForm({ email }) }
  await orderFree(shop, person, wish, shop.visitor())
  const { user } = await accountOf(shop.db(), email)
  expect(await shop.db().select().from(blueprints).where(eq(blueprints.userId, user.id))).toHaveLength(1)
  expect((await person.get('/api/dashboard')).body).toMatchObject({
    credits: 0,
    totalPurchased: 0,
    blueprints: [],
  })
})

test('links for unproved addresses are few: per address, however it is spelled', async () => {
  const named = (startupName: string, email: string) =>
    order(shop.visitor(), { pack: 'single', promoCode: free, formData: landingForm({ email, startupName }) })
  const name = someId()
  for (const n of [1, 2, 3]) expect((await named('A', `${name}+${n}@example.com`)).status).toBe(200)
  const { status, body } = await named('D', `${name}@example.com`)
  expect(status).toBe(429)
  expect(body.error).toContain('Several free blueprints were ordered')
})
