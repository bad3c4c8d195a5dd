import { expect, test } from 'vitest'
import { openShop, randomEmail } from '#features/accounts/server/testing/shop.ts'
import { buildPromo } from '#features/checkout/server/testing/checkout.ts'
import { creditsOf, FORM, founder } from './testing/founders.ts'

const shop = openShop()
const generate = '/api/generate-blueprint'

const code = (discountValue: number) => buildPromo(shop.house().db, { discountValue })

test('a code that makes it free starts a blueprint, and costs no credit; signed out it waits for the emailed link', async () => {
  const promoCode = await code(100)
  const { person, id } = await founder(shop, 1)
  const answer = await person.post(generate, { ...FORM, promoCode })
  expect(answer).toMatchObject({ status: 200, body: { success: true, blueprintId: expect.any(String) } })
  expect(await creditsOf(shop, id)).toBe(1)
  const visitor = shop.visitor()
  const form = { ...FORM, fullName: 'Tom', email: randomEmail(), promoCode }
  expect(await visitor.post(generate, form)).toMatchObject({
    status: 200,
    body: { success: true, confirmEmail: true },
  })
  const { token } = await shop.mail(form.email, 'Confirm your free blueprint')
  const free = await visitor.post('/api/confirm-free-order', { token })
  // The browser that confirmed may watch it.
  expect((await visitor.get(`/api/blueprint/${free.body.blueprintId}/status`)).body).toMatchObject({
    startupName: FORM.startupName,
    status: 'unknown',
  })
  expect((await visitor.get('/api/user-blueprint-status')).body.latestGeneration).toMatchObject({
    blueprintId: free.body.blueprintId,
  })
})

test('what create-checkout made is what generating answers: same code, address and name', async () => {
  const promoCode = await code(100)
  const { person, email } = await founder(shop, 0)
  const formData = { ...FORM, fullName: 'Tom', email }
  const made = await person.post('/api/create-checkout', { pack: 'single', promoCode, formData })
  expect(made.body).toMatchObject({ freeBlueprint: true })
  const again = await person.post(generate, { ...formData, promoCode })
  expect(again.body.blueprintId).toBe(made.body.blueprintId)
})

test('a code that does not cover the price, an unknown one, and an incomplete form are refused', async () => {
  const { person, id } = await founder(shop, 1)
  const half = await person.post(generate, { ...FORM, promoCode: await code(20) })
  expect(half).toMatchObject({ status: 400, body: { code: 'promo_refused' } })
  expect((await person.post(generate, { ...FORM, promoCode: 'NOBODYSCODE' })).body.code).toBe('promo_refused')
  const empty = await person.post(generate, { ...FORM, businessIdea: '', promoCode: await code(100) })
  expect(empty.body.code).toBe('invalid_request')
  expect(await creditsOf(shop, id)).toBe(1)
})

test('in credit mode a code in the form is not looked at', async () => {
  const { person, id } = await founder(shop, 1)
  const promoCode = await code(100)
  expect((await person.post(generate, { ...FORM, promoCode, useCredits: true })).status).toBe(200)
  expect(await creditsOf(shop, id)).toBe(0)
})
