import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshDatabase } from '#server/testing/database.ts'
import { promoCodeForm, updatePromoCode as updateCall } from '../contract.ts'
import { listCodes } from './code-queries.ts'
import { createPromoCode, endOrDeletePromoCode, updatePromoCode } from './manage-codes.ts'
import { buildCode, count, PLAY_MONEY, release, reserve, usesOf } from './testing/codes.ts'
import { checkCode } from './uses.ts'

const database = freshDatabase()
const db = () => database().db
const form = (given: object = {}) =>
  promoCodeForm.parse({ code: `made-${randomUUID().slice(0, 8)}`, discountValue: 20, ...given })
const create = (wanted = form()) => db().transaction((tx) => createPromoCode(tx, wanted))
const update = async (id: string, given: object) => {
  const change = updateCall.body.parse({ code: 'IGNORED', ...given })
  return (await db().transaction((tx) => updatePromoCode(tx, id, change))).after
}
const end = async (id: string) => (await db().transaction((tx) => endOrDeletePromoCode(tx, id))).outcome

test('blank fields are none, and the defaults are as specified', () => {
  expect(
    promoCodeForm.parse({
      code: ' draft20 ',
      discountValue: 20,
      maxUses: '',
      usageLimit: null,
      validFrom: '',
      allowedEmails: ' , ',
    }),
  ).toEqual({
    code: 'DRAFT20',
    description: '',
    discountType: 'percentage',
    discountValue: 20,
    maxUses: null,
    usageLimit: null,
    validFrom: null,
    validUntil: null,
    allowedEmails: null,
    environment: 'prod',
    isActive: true,
  })
})

test('addresses come as a list or as text with commas; days with or without a time', () => {
  expect(
    form({ allowedEmails: ' Mara@Example.com, ,eve@example.com ', validUntil: '2026-11-15T00:00:00.000Z' }),
  ).toMatchObject({ allowedEmails: ['mara@example.com', 'eve@example.com'], validUntil: '2026-11-15' })
  expect(form({ allowedEmails: ['A@b.example', ' '] }).allowedEmails).toEqual(['a@b.example'])
})

test.each([
  [{ code: '' }, 'Please enter a code.'],
  [{ code: 'TWO WORDS' }, 'A code has at most 64 characters and no blanks.'],
  [{ code: 'X'.repeat(65) }, 'A code has at most 64 characters and no blanks.'],
  [{ discountValue: -1 }, 'The discount must be at least 0.'],
  [{ discountValue: 101 }, 'A discount in percent must be at most 100.'],
  [{ discountValue: 12.505 }, 'A discount in percent can have at most two decimals.'],
  [{ discountType: 'fixed', discountValue: 0.5 }, 'A fixed discount must be in whole cents.'],
  [{ discountValue: 'ten' }, 'The discount must be a number.'],
  [{ maxUses: -1 }, 'The number of uses must be at least 0.'],
  [{ maxUses: 3e9 }, 'The number of uses must be at most 1000000000.'],
  [{ usageLimit: -1 }, 'The limit per person must be at least 0.'],
  [{ validFrom: 'tomorrow' }, 'The first day must be a day, such as 2026-11-15.'],
  [{ validUntil: '2026-02-30' }, 'The last day must be a day, such as 2026-11-15.'],
  [{ validFrom: '2026-11-16', validUntil: '2026-11-15' }, 'The last day must not be before the first.'],
  [{ allowedEmails: 'not an address' }, 'Please enter a valid email address, such as name@example.com.'],
])('%j gets a sentence', (given, sentence) => {
  const { error } = promoCodeForm.safeParse({ code: 'X', discountValue: 20, ...given })
  expect(error?.issues.map(({ message }) => message)).toContain(sentence)
})

test('more than 100 is fine in cents', () => {
  expect(form({ discountType: 'fixed', discountValue: 150 }).discountValue).toBe(150)
})

test('percent with decimals are kept as they are', async () => {
  for (const discountValue of [12.5, 33.33, 0.01, 99.99])
    expect((await create(form({ discountValue }))).discountValue).toBe(discountValue)
})

test('a change keeps what it leaves out, and looks at the whole of it', async () => {
  const made = await create(
    form({ discountValue: 12.5, maxUses: 7, description: 'Launch', validFrom: '2026-11-16' }),
  )
  const change = (given: object) => update(made.id, given)
  expect(await change({ isActive: false })).toEqual({ ...made, isActive: false })
  expect(await change({})).toEqual({ ...made, isActive: false })
  expect(await change({ maxUses: '', isActive: true })).toEqual({ ...made, maxUses: null })
  await expect(change({ validUntil: '2026-11-15' })).rejects.toThrow(
    'The last day must not be before the first.',
  )
  await expect(change({ discountType: 'fixed' })).rejects.toThrow('A fixed discount must be in whole cents.')
  expect(await change({ discountType: 'fixed', discountValue: 150 })).toMatchObject({ discountValue: 150 })
})

test('a code is made once, also when two are at it at once', async () => {
  const wanted = form()
  const made = await Promise.allSettled([create(wanted), create(wanted)])
  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(create(wanted)).rejects.toMatchObject({
    code: 'promo_code_taken',
    message: 'There is, or was, a promo code with this name. Please choose another.',
  })
})

test('everything about it changes but its name', async () => {
  const made = await create()
  const changed = await update(made.id, { discountType: 'fixed', discountValue: 50, isActive: false })
  expect(changed).toMatchObject({
    code: made.code,
    discountType: 'fixed',
    discountValue: 50,
    isActive: false,
  })
})

test('it cannot be limited to fewer uses than it has', async () => {
  const code = await buildCode(db())
  await count(db(), await reserve(db(), code.code))
  await expect(update(code.id, { maxUses: 0 })).rejects.toMatchObject({
    code: 'invalid_input',
    message: 'This code has one use already. The number of uses cannot be less.',
  })
  await reserve(db(), code.code)
  await expect(update(code.id, { maxUses: 1 })).rejects.toThrow('This code has 2 uses already.')
  expect(await update(code.id, { maxUses: 2 })).toMatchObject({ maxUses: 2 })
})

test('an unused code is deleted; its name is free again', async () => {
  const made = await create()
  expect(await end(made.id)).toBe('deleted')
  await create(form({ code: made.code }))
})

test('a used code ends: nobody can use it any more, and its orders still name it', async () => {
  const code = await buildCode(db())
  const orderId = await reserve(db(), code.code)
  expect(await end(code.id)).toBe('ended')
  expect(await checkCode(db(), code.code, {}, PLAY_MONEY)).toEqual({ reason: 'Invalid promo code' })
  // An order on its way keeps its discount.
  await count(db(), orderId)
  expect(await usesOf(db(), code)).toMatchObject({ current: 1, reserved: 0 })
  await expect(create(form({ code: code.code }))).rejects.toMatchObject({
    code: 'promo_code_taken',
  })
})

test('a code whose only use was given back ends, too', async () => {
  const code = await buildCode(db())
  await release(db(), await reserve(db(), code.code))
  expect(await end(code.id)).toBe('ended')
})

test('what has ended, or never was, is not found', async () => {
  const code = await buildCode(db())
  await reserve(db(), code.code)
  await end(code.id)
  for (const id of [code.id, randomUUID()]) {
    await expect(end(id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(update(id, {})).rejects.toMatchObject({ code: 'not_found' })
  }
})

test('ending and using at once: either it was used and has ended, or it was not and is gone', async () => {
  for (let i = 0; i < 5; i++) {
    const code = await buildCode(db())
    const [used, ended] = await Promise.allSettled([reserve(db(), code.code), end(code.id)])
    expect(ended).toMatchObject({
      status: 'fulfilled',
      value: used.status === 'fulfilled' ? 'ended' : 'deleted',
    })
  }
})

test('listed newest first, without those that have ended', async () => {
  const [first, second, third] = [await buildCode(db()), await buildCode(db()), await buildCode(db())]
  await reserve(db(), second.code)
  await end(second.id)
  const listed = (await listCodes(db(), { ended: false, size: 50 })).map(({ id }) => id)
  expect(listed.indexOf(third.id)).toBeLessThan(listed.indexOf(first.id))
  expect(listed).not.toContain(second.id)
  const ended = await listCodes(db(), { ended: true, size: 50, search: second.code.slice(2, 9) })
  expect(ended.map(({ id }) => id)).toContain(second.id)
  expect(await listCodes(db(), { ended: true, size: 50, search: '%' })).toEqual([])
})
