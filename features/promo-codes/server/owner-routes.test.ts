import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import {
  adminUser,
  openShop,
  provedUser,
  randomEmail,
  type Visitor,
} from '#features/accounts/server/testing/shop.ts'
import { auditEntries } from '#features/admin/server/tables.ts'
import { buildOrder } from '#features/checkout/server/testing/orders.ts'
import { OWNED, openTill } from '#features/checkout/server/testing/till.ts'
import { desc, eq } from '#server/database/sql.ts'
import { changedFacts } from './rules.ts'
import { buildCode, count, reserve } from './testing/codes.ts'

const shop = openShop({ env: OWNED })
const db = () => shop.house().db
let owner: Visitor
beforeAll(async () => {
  owner = (await openTill(shop).owner()).person
})

const PATH = '/api/admin/promo-codes'
const name = () => `NEW-${randomUUID().slice(0, 8).toUpperCase()}`
const create = (form: object = {}) => owner.post(PATH, { code: name(), discountValue: 20, ...form })
const listed = async (query = '') => (await owner.get(`${PATH}${query}`)).body.promoCodes
const trailOf = (id: string) =>
  db().select().from(auditEntries).where(eq(auditEntries.targetId, id)).orderBy(desc(auditEntries.id))

test('a code is made, listed and changed, and its name stays', async () => {
  const email = randomEmail()
  const code = name()
  const form = {
    code: ` ${code.toLowerCase()} `,
    discountValue: 100,
    allowedEmails: `${email.toUpperCase()}, ,`,
  }
  const made = await create({ ...form, maxUses: '', validUntil: '2027-01-31' })
  expect(made).toMatchObject({ status: 200, body: { success: true } })
  const { promoCode } = made.body
  expect(promoCode).toEqual({
    id: expect.any(String),
    code,
    description: '',
    discountType: 'percentage',
    discountValue: 100,
    maxUses: null,
    currentUses: 0,
    reservedUses: 0,
    validFrom: null,
    validUntil: '2027-01-31',
    usageLimit: null,
    allowedEmails: [email],
    environment: 'prod',
    isActive: true,
    createdAt: expect.any(String),
    revenueCents: 0,
  })
  expect((await listed())[0]).toEqual(promoCode)
  const changed = await owner.patch(`${PATH}/${promoCode.id}`, {
    ...promoCode,
    code: 'OTHER',
    isActive: false,
  })
  expect(changed.body.promoCode).toEqual({ ...promoCode, isActive: false })
})

test('the trail says what was done, and names no address', async () => {
  const email = randomEmail()
  const { promoCode } = (await create({ allowedEmails: email })).body
  await owner.patch(`${PATH}/${promoCode.id}`, { ...promoCode, discountValue: 30, allowedEmails: null })
  // Saved as it is: nothing was done.
  await owner.patch(`${PATH}/${promoCode.id}`, { ...promoCode, discountValue: 30, allowedEmails: null })
  await owner.delete(`${PATH}/${promoCode.id}`)
  const trail = await trailOf(promoCode.id)
  expect(trail.map(({ action }) => action)).toEqual([
    'promo-code.delete',
    'promo-code.update',
    'promo-code.create',
  ])
  expect(trail[1]).toMatchObject({
    targetKind: 'promo-code',
    targetLabel: promoCode.code,
    before: { discountValue: 20, allowedEmails: '1' },
    after: { discountValue: 30, allowedEmails: null },
  })
  expect(JSON.stringify(trail)).not.toContain(email)
})

test('as many other addresses are a change, too', async () => {
  const code = await buildCode(db(), { allowedEmails: ['a@example.com'] })
  expect(changedFacts(code, { ...code, allowedEmails: ['b@example.com'] })).toEqual({
    before: { allowedEmails: '1' },
    after: { allowedEmails: '1' },
  })
  expect(changedFacts(code, code)).toBeUndefined()
})

test('a change says only what changes', async () => {
  const { promoCode } = (await create({ discountValue: 12.5, description: 'Launch', maxUses: 9 })).body
  const changed = await owner.patch(`${PATH}/${promoCode.id}`, { isActive: false })
  expect(changed.body.promoCode).toEqual({ ...promoCode, isActive: false })
  expect((await trailOf(promoCode.id))[0]).toMatchObject({
    before: { isActive: true },
    after: { isActive: false },
  })
})

test('what is refused leaves no trace', async () => {
  const { promoCode } = (await create()).body
  expect(await create({ code: promoCode.code })).toMatchObject({
    status: 409,
    body: { code: 'promo_code_taken' },
  })
  expect(await create({ discountValue: 101 })).toMatchObject({
    status: 400,
    body: { error: 'A discount in percent must be at most 100.' },
  })
  for (const id of [randomUUID(), 'no-id', '%00']) {
    expect((await owner.patch(`${PATH}/${id}`, promoCode)).status).toBe(404)
    expect((await owner.delete(`${PATH}/${id}`)).status).toBe(404)
  }
  expect(await trailOf(promoCode.id)).toHaveLength(1)
})

test('revenue is what came in less what went back, by paid orders alone', async () => {
  const { id: promoCodeId, code } = await buildCode(db())
  const with_ = { promoCodeId, promoCode: code }
  await buildOrder(db(), { ...with_, state: 'paid', amountPaidCents: 240 })
  await buildOrder(db(), { ...with_, state: 'paid', amountPaidCents: 79, refundedCents: 30 })
  await buildOrder(db(), { ...with_, state: 'open' })
  await buildOrder(db(), { ...with_, state: 'free', amountPaidCents: 0 })
  await buildOrder(db(), { state: 'paid', amountPaidCents: 500 })
  expect(await listed(`?search=${code.slice(5).toLowerCase()}`)).toMatchObject([{ code, revenueCents: 289 }])
})

test('a used code ends, and is found among those; two presses are one', async () => {
  const code = await buildCode(db())
  await count(db(), await reserve(db(), code.code))
  const both = await Promise.all([1, 2].map(() => owner.delete(`${PATH}/${code.id}`)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(both.find(({ status }) => status === 200)?.body).toEqual({ success: true, outcome: 'ended' })
  expect(await listed(`?search=${code.code}`)).toEqual([])
  const [ended] = await listed(`?ended=true&search=${code.code}`)
  expect(ended).toMatchObject({ currentUses: 1, endedAt: expect.any(String) })
  expect((await trailOf(code.id)).map(({ action }) => action)).toEqual(['promo-code.end'])
})

test('page by page, each code once', async () => {
  const mark = randomUUID().slice(0, 8).toUpperCase()
  for (let i = 0; i < 53; i++) await buildCode(db(), { code: `P${i}-${mark}` })
  const first = (await owner.get(`${PATH}?search=${mark}`)).body
  const second = (await owner.get(`${PATH}?search=${mark}&cursor=${first.nextCursor}`)).body
  expect([first.promoCodes.length, second.promoCodes.length, second.nextCursor]).toEqual([50, 3, undefined])
  const codes = [...first.promoCodes, ...second.promoCodes].map(({ code }) => code)
  expect(new Set(codes).size).toBe(53)
  expect((await owner.get(`${PATH}?cursor=nowhere`)).status).toBe(400)
})

test('only the owner', async () => {
  const { promoCode } = (await create()).body
  const [{ person: admin }, { person: member }] = [await adminUser(shop), await provedUser(shop)]
  for (const [who, status] of [
    [shop.visitor(), 401],
    [member, 403],
    [admin, 403],
  ] as const) {
    const one = `${PATH}/${promoCode.id}`
    const answers = [await who.get(PATH), await who.post(PATH, promoCode), await who.patch(one, promoCode)]
    for (const answer of [...answers, await who.delete(one)]) expect(answer.status).toBe(status)
  }
  expect(await listed(`?search=${promoCode.code}`)).toEqual([promoCode])
})
