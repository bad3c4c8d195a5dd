import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eq } from '#server/database/sql.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { forget } from './remember.ts'
import { promoUses } from './tables.ts'
import { buildCode, count, PLAY_MONEY, release, reserve, usesOf } from './testing/codes.ts'
import { checkCode, reserveUse } from './uses.ts'

const database = freshDatabase()
const db = () => database().db
const refused = (message: string) => ({ code: 'promo_refused', message })
const USED_UP = 'This promo code has been used up.'
const KEPT =
  'This promo code is kept for an order of this email address that is not paid yet. Please finish that one, or try again in 35 minutes.'
const crowd = (size: number, one: (i: number) => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: size }, (_, i) => one(i)))

function endings(results: PromiseSettledResult<unknown>[]) {
  const refusals = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.message] : []))
  return { kept: results.length - refusals.length, refusals: [...new Set(refusals)] }
}

test('a place is kept, then counted', async () => {
  const code = await buildCode(db(), { maxUses: 2 })
  const orderId = await reserve(db(), code.code)
  expect(await usesOf(db(), code)).toMatchObject({ current: 0, reserved: 1 })
  await count(db(), orderId)
  expect(await usesOf(db(), code)).toMatchObject({ current: 1, reserved: 0 })
})

test('a place that is given back is free for the next', async () => {
  const code = await buildCode(db(), { maxUses: 1 })
  const orderId = await reserve(db(), code.code)
  await expect(reserve(db(), code.code)).rejects.toMatchObject(refused(USED_UP))
  await release(db(), orderId)
  await reserve(db(), code.code)
})

test('asking again for the same order keeps the same place, also once it is counted', async () => {
  const code = await buildCode(db(), { maxUses: 1, usageLimit: 1 })
  const email = 'again@example.com'
  const orderId = await reserve(db(), code.code, { email })
  await reserve(db(), code.code, { email, orderId })
  await count(db(), orderId)
  await reserve(db(), code.code, { email, orderId })
  expect(await usesOf(db(), code)).toMatchObject({ current: 1, reserved: 0, states: { counted: 1 } })
})

test('an order that gave its place back can have it again', async () => {
  const code = await buildCode(db(), { maxUses: 1 })
  const orderId = await reserve(db(), code.code)
  await release(db(), orderId)
  await reserve(db(), code.code, { orderId })
  expect(await usesOf(db(), code)).toMatchObject({ reserved: 1, states: { reserved: 1, released: 0 } })
})

test('an order uses one code', async () => {
  const [one, other] = [await buildCode(db()), await buildCode(db())]
  const orderId = await reserve(db(), one.code)
  await expect(reserve(db(), other.code, { orderId })).rejects.toThrow('An order uses one promo code.')
  expect(await usesOf(db(), other)).toMatchObject({ reserved: 0 })
})

test('a hundred at once for ten places: ten get one', async () => {
  const code = await buildCode(db(), { maxUses: 10 })
  const results = await crowd(100, () => reserve(db(), code.code))
  expect(endings(results)).toEqual({ kept: 10, refusals: [USED_UP] })
  expect(await usesOf(db(), code)).toMatchObject({ current: 0, reserved: 10, states: { reserved: 10 } })
})

test('a hundred at once of one person who may use it three times: three get one', async () => {
  const code = await buildCode(db(), { usageLimit: 3 })
  const results = await crowd(100, () => reserve(db(), code.code, { email: 'crowd@example.com' }))
  expect(endings(results)).toEqual({ kept: 3, refusals: [KEPT] })
})

test('one person under another address is still the same account', async () => {
  const code = await buildCode(db(), { usageLimit: 1 })
  const userId = randomUUID()
  await reserve(db(), code.code, { email: 'one@example.com', userId })
  const again = reserve(db(), code.code, { email: 'two@example.com', userId })
  await expect(again).rejects.toMatchObject(refused(KEPT))
  await reserve(db(), code.code, { email: 'three@example.com', userId: randomUUID() })
})

test('counting and giving back, each twice, at once and in any order, never fails and adds up', async () => {
  const verbs = fc.shuffledSubarray([count, count, release, release], { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(fc.array(verbs, { minLength: 1, maxLength: 4 }), fc.boolean(), async (plans, atOnce) => {
      const code = await buildCode(db(), { maxUses: plans.length })
      const orders = await Promise.all(plans.map(() => reserve(db(), code.code)))
      const calls = plans.flatMap((plan, i) => plan.map((verb) => () => verb(db(), orders[i] as string)))
      if (atOnce) await Promise.all(calls.map((call) => call()))
      else for (const call of calls) await call()
      const paid = plans.filter((plan) => plan.includes(count)).length
      const { current, reserved, states } = await usesOf(db(), code)
      expect({ current, reserved }).toEqual({ current: paid, reserved: 0 })
      expect(states).toEqual({ reserved: 0, counted: paid, released: plans.length - paid })
    }),
    { numRuns: 20 },
  )
})

test('an order that is paid after its place went to somebody else is served all the same', async () => {
  const code = await buildCode(db(), { maxUses: 1 })
  const late = await reserve(db(), code.code)
  await release(db(), late)
  const other = await reserve(db(), code.code)
  await count(db(), late)
  await count(db(), other)
  expect(await usesOf(db(), code)).toMatchObject({ current: 1, reserved: 0, states: { counted: 2 } })
})

test('counting and giving back for orders without a code is nothing', async () => {
  await count(db(), randomUUID())
  await release(db(), randomUUID())
})

test('places taken, counted and given back at once never pass the limit, and add up', async () => {
  const code = await buildCode(db(), { maxUses: 5 })
  await crowd(60, async (i) => {
    const orderId = await reserve(db(), code.code)
    if (i % 3 === 0) await release(db(), orderId)
    else if (i % 3 === 1) await count(db(), orderId)
  })
  const { current, reserved, states } = await usesOf(db(), code)
  expect((current ?? 0) + (reserved ?? 0)).toBeLessThanOrEqual(5)
  expect(states).toMatchObject({ reserved, counted: current })
})

test.each([
  [{ isActive: false }, 'Invalid promo code'],
  [{ endedAt: new Date() }, 'Invalid promo code'],
  [{ environment: 'test' as const }, 'Invalid promo code'],
  [{ validFrom: '2999-01-01' }, 'This promo code is not valid yet.'],
  [{ validUntil: '2020-01-01' }, 'This promo code has expired.'],
  [{ allowedEmails: ['else@example.com'] }, 'This promo code is not for this email address.'],
])('%j is refused at checkout and at validation alike: %s', async (given, reason) => {
  const { code } = await buildCode(db(), given)
  const email = 'mara@example.com'
  await expect(reserve(db(), code, { email, testMoney: false })).rejects.toMatchObject(refused(reason))
  expect(await checkCode(db(), code, { email }, { ...PLAY_MONEY, testMoney: false })).toEqual({ reason })
})

test('an unknown code is refused', async () => {
  await expect(reserve(db(), 'NEVER-MADE')).rejects.toMatchObject(refused('Invalid promo code'))
})

test('days are those of UTC, whatever the clock on the wall says', async () => {
  const { code } = await buildCode(db(), { validFrom: '2026-11-15', validUntil: '2026-11-15' })
  const at = (moment: string) =>
    checkCode(db(), code, {}, { ...PLAY_MONEY, now: new Date(moment) }).then(({ reason }) => reason)
  expect(await at('2026-11-14T23:59:59.999Z')).toBe('This promo code is not valid yet.')
  expect(await at('2026-11-15T00:00:00.000Z')).toBeUndefined()
  expect(await at('2026-11-15T23:59:59.999Z')).toBeUndefined()
  expect(await at('2026-11-16T00:30:00.000+01:00')).toBeUndefined()
  expect(await at('2026-11-16T00:00:00.000Z')).toBe('This promo code has expired.')
})

test.each([{ usageLimit: 1 }, { allowedEmails: ['mara@example.com'] }])(
  'at checkout %j needs an address to go by',
  async (given) => {
    const { code } = await buildCode(db(), given)
    await expect(reserve(db(), code)).rejects.toMatchObject(
      refused('Please enter your email address to use this promo code.'),
    )
  },
)

test('an account that never proved the address has no code that is meant for it', async () => {
  const { code } = await buildCode(db(), { allowedEmails: ['mara@example.com'] })
  const planted = { email: 'mara@example.com', userId: randomUUID(), unproved: true }
  await expect(reserve(db(), code, planted)).rejects.toMatchObject(
    refused('Please confirm your email address to use this promo code.'),
  )
})

test('the place of one’s own open order stands in nobody’s way at validation, and a counted use does', async () => {
  const { code } = await buildCode(db(), { usageLimit: 1, maxUses: 1 })
  const look = (email?: string) => checkCode(db(), code, { email }, PLAY_MONEY)
  const orderId = await reserve(db(), code, { email: 'mara@example.com' })
  expect(await look('mara@example.com')).toMatchObject({ promo: { code } })
  expect(await look('eve@example.com')).toEqual({ reason: USED_UP })
  await count(db(), orderId)
  expect(await look('mara@example.com')).toEqual({ reason: USED_UP })
})

test('a transaction that fails keeps no place', async () => {
  const code = await buildCode(db(), { maxUses: 1 })
  const failing = db().transaction(async (tx) => {
    await reserveUse(tx, { code: code.code, orderId: randomUUID(), buyer: {} }, PLAY_MONEY)
    throw new Error('the order could not be made')
  })
  await expect(failing).rejects.toThrow('could not be made')
  expect(await usesOf(db(), code)).toMatchObject({ reserved: 0, states: { reserved: 0 } })
})

test('whoever left and came back with the same address is still the same person', async () => {
  const email = 'ada@example.com'
  const code = await buildCode(db(), { usageLimit: 1 })
  await count(db(), await reserve(db(), code.code, { email, userId: randomUUID() }))
  await db().transaction((tx) => forget(tx, PLAY_MONEY, eq(promoUses.email, email)))
  const [kept] = await db().select().from(promoUses).where(eq(promoUses.promoCodeId, code.id))
  expect(kept).toMatchObject({ email: null, userId: null, emailHash: expect.any(String) })
  expect(kept?.emailHash).not.toContain('ada')
  // Forgotten twice, it is still known.
  await db().transaction((tx) => forget(tx, PLAY_MONEY, eq(promoUses.promoCodeId, code.id)))
  const again = reserve(db(), code.code, { email, userId: randomUUID() })
  await expect(again).rejects.toMatchObject(refused('You have already used this promo code.'))
  expect(await checkCode(db(), code.code, { email }, PLAY_MONEY)).toHaveProperty('reason')
  await reserve(db(), code.code, { email: 'eve@example.com' })
})

test('spellings of one mailbox, and one browser, are one person; also after they were forgotten', async () => {
  const code = await buildCode(db(), { usageLimit: 1 })
  const used = refused('You have already used this promo code.')
  await count(db(), await reserve(db(), code.code, { email: 'a.da+1@gmail.com', browserHash: 'here' }))
  const again = (buyer: object) => reserve(db(), code.code, buyer)
  await expect(again({ email: 'ada@googlemail.com' })).rejects.toMatchObject(used)
  await expect(again({ email: 'eve@example.com', browserHash: 'here' })).rejects.toMatchObject(used)
  await db().transaction((tx) => forget(tx, PLAY_MONEY, eq(promoUses.promoCodeId, code.id)))
  const [kept] = await db().select().from(promoUses).where(eq(promoUses.promoCodeId, code.id))
  expect(kept).toMatchObject({ email: null, person: null })
  await expect(again({ email: 'ada+2@gmail.com' })).rejects.toMatchObject(used)
  await again({ email: 'eve@example.com', browserHash: 'elsewhere' })
})
