import { expect, test, vi } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import {
  openShop,
  provedUser,
  randomAddress,
  randomEmail,
  signedUp,
  type Visitor,
} from '#features/accounts/server/testing/shop.ts'
import { paid, till } from '#features/accounts/server/testing/till.ts'
import { entriesOf } from '#features/accounts/server/testing/zip.ts'
import { eq } from '#server/database/sql.ts'
import { createCodeCheck } from './public.ts'
import { promoUses } from './tables.ts'
import { buildCode, count, reserve } from './testing/codes.ts'

const shop = openShop({ more: [till] })
const db = () => shop.house().db
const ask = async (visitor: Visitor, code: unknown) => visitor.post('/api/validate-promo-code', { code })
const INVALID = { valid: false, reason: 'Invalid promo code' }

test('a code that works says what it takes off', async () => {
  const { code } = await buildCode(db())
  expect((await ask(shop.visitor(), ` ${code.toLowerCase()} `)).body).toEqual({
    valid: true,
    discount: 20,
    discountType: 'percentage',
  })
  const fixed = await buildCode(db(), { discountType: 'fixed', discountValue: 150 })
  expect((await ask(shop.visitor(), fixed.code)).body).toEqual({
    valid: true,
    discount: 150,
    discountType: 'fixed',
  })
})

test.each(['', '   ', 'NO-SUCH-CODE', 'x'.repeat(5_000), 'a b', 'x\u0000y', '\ud800', "'; drop table --"])(
  '%j is an answer, not an error',
  async (code) => {
    expect(await ask(shop.visitor(), code)).toMatchObject({ status: 200, body: INVALID })
  },
)

test.each([undefined, null, 5, {}, ['DRAFT20']])('%j gets a sentence', async (code) => {
  expect(await ask(shop.visitor(), code)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test('unknown fields are ignored: whose code it is, the session says', async () => {
  const { email } = await provedUser(shop)
  const { code } = await buildCode(db(), { allowedEmails: ['else@example.com'] })
  const visitor = shop.visitor()
  const { body } = await visitor.post('/api/validate-promo-code', { code, email, userId: 'x' })
  expect(body.valid).toBe(true)
})

test('in a shop with real money a test code is the same as none: in the answer, and in what it costs to give it', async () => {
  const { cards } = shop.house()
  const check = createCodeCheck({ ...shop.house(), cards: { ...cards, testMoney: false } })
  const asked = async (code: string) => {
    const questions = vi.spyOn(db(), 'select')
    const checked = await check({ code, buyer: { email: randomEmail() }, network: randomAddress() })
    const count = questions.mock.calls.length
    questions.mockRestore()
    return { checked, count }
  }
  const unknown = await asked('NO-SUCH-CODE')
  expect(unknown).toEqual({ checked: { reason: 'Invalid promo code' }, count: 1 })
  for (const secret of [{ environment: 'test' as const }, { isActive: false }, { endedAt: new Date() }])
    expect(await asked((await buildCode(db(), secret)).code)).toEqual(unknown)
})

test('for certain addresses: valid for a visitor, whose address is not known yet', async () => {
  const { person, email } = await provedUser(shop)
  const { code } = await buildCode(db(), { allowedEmails: [email] })
  expect((await ask(shop.visitor(), code)).body.valid).toBe(true)
  expect((await ask(person, code)).body.valid).toBe(true)
  const { person: other } = await provedUser(shop)
  expect((await ask(other, code)).body).toEqual({
    valid: false,
    reason: 'This promo code is not for this email address.',
  })
})

test('a planted account is told to confirm the address first, and nothing of what the address used', async () => {
  const { person: attacker, email } = await signedUp(shop)
  const closed = await buildCode(db(), { allowedEmails: [email] })
  expect((await ask(attacker, closed.code)).body).toEqual({
    valid: false,
    reason: 'Please confirm your email address to use this promo code.',
  })
  const once = await buildCode(db(), { usageLimit: 1 })
  await count(db(), await reserve(db(), once.code, { email }))
  expect((await ask(attacker, once.code)).body.valid).toBe(true)
})

test('so often per person: by the session', async () => {
  const { person, email } = await provedUser(shop)
  const { code } = await buildCode(db(), { usageLimit: 1 })
  expect((await ask(person, code)).body.valid).toBe(true)
  await count(db(), await reserve(db(), code, { email }))
  expect((await ask(person, code)).body).toEqual({
    valid: false,
    reason: 'You have already used this promo code.',
  })
  expect((await ask(shop.visitor(), code)).body.valid).toBe(true)
})

test('the session of an order counts as signed out', async () => {
  const email = randomEmail('buyer')
  const browser = shop.visitor()
  await paid(browser, email)
  const { code } = await buildCode(db(), { usageLimit: 1 })
  await count(db(), await reserve(db(), code, { email }))
  expect((await ask(browser, code)).body.valid).toBe(true)
})

test('thirty wrong codes from a network, then none for a while, right or wrong; others go on', async () => {
  const { code } = await buildCode(db())
  const network = randomAddress()
  const guess = (what: string) => ask(shop.visitor({ ip: network }), what)
  const guesses = await Promise.all(Array.from({ length: 45 }, (_, i) => guess(`GUESS-${i}`)))
  expect(guesses.filter(({ status }) => status === 200)).toHaveLength(30)
  const after = await guess(code)
  expect(after).toMatchObject({
    status: 429,
    body: { error: 'Too many wrong promo codes. Please wait a few minutes and try again.' },
  })
  expect(Number(after.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(shop.visitor(), code)).body.valid).toBe(true)
})

test('a right code costs nothing, however often, nor one that has ended its time, nor an empty field', async () => {
  const { code } = await buildCode(db())
  const old = await buildCode(db(), { validUntil: '2020-01-01' })
  const visitor = shop.visitor()
  for (let i = 0; i < 35; i++) await ask(visitor, [code, old.code, ''][i % 3])
  for (let i = 0; i < 29; i++) await ask(visitor, code.slice(0, 5 + (i % 4)))
  expect((await ask(visitor, code)).body.valid).toBe(true)
})

test('whoever deletes the account is forgotten by the codes, and finds them in the export before', async () => {
  const { person, email, password } = await provedUser(shop)
  const { code, id } = await buildCode(db(), { usageLimit: 1 })
  await count(db(), await reserve(db(), code, { email }))
  const entries = await entriesOf((await person.get('/api/settings/export')).raw)
  expect(JSON.parse(String(entries.get('promo-codes.json')))).toMatchObject([{ code, state: 'counted' }])
  await person.post('/api/settings/delete-account', { currentPassword: password })
  const [use] = await db().select().from(promoUses).where(eq(promoUses.promoCodeId, id))
  expect(use).toMatchObject({ email: null, userId: null, state: 'counted' })
  expect(await db().select().from(users).where(eq(users.email, email))).toEqual([])
})
