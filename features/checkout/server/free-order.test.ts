import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { users } from '#features/accounts/server/tables.ts'
import { provedUser } from '#features/accounts/server/testing/shop.ts'
import { endpoint } from '#kit/endpoint.ts'
import { handle } from '#kit/route.ts'
import { eq } from '#server/database/sql.ts'
import { blueprintForm } from '../contract.ts'
import { makeFreeOrder, placeFreeOrder } from './place-free-order.ts'
import { findOrder } from './queries.ts'
import {
  buildPromo,
  landingForm,
  openCheckout,
  order,
  orderFree,
  ordersOf,
  usesOf,
} from './testing/checkout.ts'
import { aBrief, accountOf, anAddress } from './testing/orders.ts'

/** As generation asks for it. */
const generate = endpoint({
  method: 'POST',
  path: '/api/test/generate',
  summary: '',
  body: blueprintForm.extend({ promoCode: z.string() }),
  reply: z.object({
    orderId: z.string(),
    blueprintId: z.string().optional(),
    confirmEmail: z.literal(true).optional(),
  }),
})
const shop = openCheckout([
  {
    name: 'generate',
    routes: (house) => [
      handle(generate, ({ body: { promoCode, ...form }, request, reply }) =>
        makeFreeOrder(house, { form, promoCode, request, reply }),
      ),
    ],
  },
])
let free: string
beforeAll(async () => {
  free = await buildPromo(shop.db(), { discountValue: 100 })
})

test('it is one blueprint, whatever the pack', async () => {
  const formData = landingForm()
  await orderFree(shop, shop.visitor(), { pack: 'tenPack', promoCode: free, formData })
  expect((await accountOf(shop.db(), formData.email)).totals).toEqual({
    credits: 0,
    totalUsed: 1,
    totalPurchased: 1,
  })
})

test('what remains under 50 cents is a gift', async () => {
  const promoCode = await buildPromo(shop.db(), { discountValue: 51 })
  const { person } = await provedUser(shop)
  const { body } = await order(person, { pack: 'single', promoCode, formData: landingForm() })
  expect(body.freeBlueprint).toBe(true)
})

test('50 cents are paid', async () => {
  const promoCode = await buildPromo(shop.db(), { discountValue: 50 })
  const { body } = await order(shop.visitor(), { pack: 'single', promoCode, formData: landingForm() })
  expect(body.freeBlueprint).toBeUndefined()
  expect((await findOrder(shop.db(), body.orderId))?.payableCents).toBe(50)
})

test('without a form there is nothing to make, and without an address nobody to make it for', async () => {
  const noForm = await order(shop.visitor(), { pack: 'tenPack', promoCode: free })
  expect(noForm.body).toMatchObject({ code: 'invalid_input', error: 'Please fill in all required fields' })
  const noAddress = await order(shop.visitor(), {
    pack: 'single',
    promoCode: free,
    blueprintData: { startupName: 'Acme', businessIdea: 'Anvils', targetCustomer: 'Coyotes' },
  })
  expect(noAddress.status).toBe(400)
  expect(noAddress.body.error).toBe('Please enter your email address: that is where the free blueprint goes.')
})

test('the same code, address and name again is the same blueprint, from any browser', async () => {
  const promoCode = await buildPromo(shop.db(), { discountValue: 100, usageLimit: 1 })
  const wish = { pack: 'single', promoCode, formData: landingForm() }
  const first = await orderFree(shop, shop.visitor(), wish)
  const again = await orderFree(shop, shop.visitor(), wish)
  expect(again.body).toEqual(first.body)
  const another = await orderFree(shop, shop.visitor(), {
    ...wish,
    formData: { ...wish.formData, startupName: 'Other' },
  })
  expect(another.body.error).toBe('You have already used this promo code.')
})

test('asked for ten times at once, it is made once', async () => {
  const promoCode = await buildPromo(shop.db(), { discountValue: 100 })
  const formData = landingForm()
  const email = formData.email
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      placeFreeOrder(
        shop.house(),
        {
          pack: 'single',
          code: promoCode,
          brief: aBrief(),
          buyer: { email, fullName: 'Mara', proved: true },
        },
        { browserHash: 'none', network: 'none' },
      ),
    ),
  )
  expect(new Set(answers.map((placed) => 'blueprintId' in placed && placed.blueprintId)).size).toBe(1)
  expect(await ordersOf(shop.db(), email)).toHaveLength(1)
  expect(await usesOf(shop.db(), promoCode)).toEqual({ current: 1, reserved: 0 })
})

test('a code that leaves something to pay makes nothing for free, and keeps no place', async () => {
  const code = await buildPromo(shop.db(), { maxUses: 1 })
  const buyer = { email: anAddress(), fullName: '', proved: true }
  const making = placeFreeOrder(
    shop.house(),
    { pack: 'single', code, brief: aBrief(), buyer },
    { browserHash: 'none', network: 'none' },
  )
  await expect(making).rejects.toMatchObject({ code: 'promo_refused' })
  expect(await usesOf(shop.db(), code)).toEqual({ current: 0, reserved: 0 })
})

test('signed in, it is in the account at once', async () => {
  const { person, email } = await provedUser(shop)
  const { body } = await order(person, {
    pack: 'single',
    promoCode: free,
    formData: landingForm({ email: '' }),
  })
  const dashboard = (await person.get('/api/dashboard')).body
  expect(dashboard.blueprints).toMatchObject([{ id: body.blueprintId, name: 'Larder & Loaf' }])
  expect((await findOrder(shop.db(), body.orderId))?.email).toBe(email)
})

test('links for unproved addresses are few: per network; not for who proved the address', async () => {
  const ip = '10.77.1.2'
  const from = (form: Record<string, unknown>) =>
    order(shop.visitor({ ip }), { pack: 'single', promoCode: free, formData: landingForm(form) })
  for (let i = 0; i < 10; i++) expect((await from({})).status).toBe(200)
  expect((await from({})).status).toBe(429)
  const { person } = await provedUser(shop)
  for (const startupName of ['A', 'B', 'C', 'D']) {
    const { status } = await order(person, {
      pack: 'single',
      promoCode: free,
      formData: landingForm({ startupName }),
    })
    expect(status).toBe(200)
  }
})

test('of one network 30 free blueprints are made an hour for proved addresses, and only what is made counts', async () => {
  const promoCode = await buildPromo(shop.db(), { discountValue: 100 })
  const network = anAddress()
  const place = (email: string, code = promoCode, from = network) =>
    placeFreeOrder(
      shop.house(),
      { pack: 'single', code, brief: aBrief(), buyer: { email, fullName: 'Mara', proved: true } },
      { browserHash: 'none', network: from },
    )
  const first = anAddress()
  for (let i = 0; i < 3; i++) await place(first)
  const paid = await buildPromo(shop.db())
  for (let i = 0; i < 3; i++) await expect(place(anAddress(), paid)).rejects.toThrow('whole price')
  for (let i = 1; i < 30; i++) await place(anAddress())
  await expect(place(anAddress())).rejects.toMatchObject({
    code: 'rate_limited',
    message: expect.stringContaining('from your network in the last hour'),
  })
  await place(first)
  await place(anAddress(), promoCode, 'another network')
})

test('asked for by its form alone, it is the same blueprint; or it is made', async () => {
  const promoCode = await buildPromo(shop.db(), { discountValue: 100 })
  const { person, email } = await provedUser(shop)
  const formData = landingForm({ email })
  const made = await order(person, { pack: 'fivePack', promoCode, formData })
  const again = await person.post('/api/test/generate', { ...formData, promoCode })
  expect(again.body.blueprintId).toBe(made.body.blueprintId)
  const asked = await shop.visitor().post('/api/test/generate', { ...landingForm(), promoCode })
  expect(asked.body).toEqual({ orderId: expect.any(String), confirmEmail: true })

  const form = { startupName: 'Acme', businessIdea: 'Anvils', promoCode }
  const { status, body } = await person.post('/api/test/generate', form)
  expect(status).toBe(200)
  expect(await findOrder(shop.db(), body.orderId)).toMatchObject({ state: 'free', email, forAddress: false })
  expect((await person.post('/api/test/generate', form)).body).toEqual(body)
  expect((await person.post('/api/test/generate', { ...form, startupName: '' })).status).toBe(400)
  const long = await person.post('/api/test/generate', { ...form, businessIdea: 'x'.repeat(8_001) })
  expect(long.body.error).toBe('Business idea can have at most 8000 characters.')
  const partly = await buildPromo(shop.db())
  const refused = await person.post('/api/test/generate', { ...form, startupName: 'B', promoCode: partly })
  expect(refused.body.error).toBe('This promo code does not cover the whole price.')
})

test('an address that was left brings no free blueprint to its next holder', async () => {
  const promoCode = await buildPromo(shop.db(), { discountValue: 100 })
  const formData = landingForm()
  const first = await orderFree(shop, shop.visitor(), { pack: 'single', promoCode, formData })
  const moved = anAddress('moved')
  await shop.db().update(users).set({ email: moved }).where(eq(users.email, formData.email))
  const next = await orderFree(shop, shop.visitor(), { pack: 'single', promoCode, formData })
  expect(next.body.blueprintId).not.toBe(first.body.blueprintId)
})

test('guessing codes by asking for the blueprint itself is slowed down too', async () => {
  const { person } = await provedUser(shop)
  const ask = (promoCode: string) => person.post('/api/test/generate', { ...landingForm(), promoCode })
  for (let i = 0; i < 30; i++) expect((await ask(`GUESS-${i}`)).status).toBe(400)
  expect((await ask(free)).status).toBe(429)
})
