import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openShop, randomEmail } from '#features/accounts/server/testing/shop.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import { creditEntries } from '#features/credits/server/tables.ts'
import { and, eq, sql } from '#server/database/sql.ts'
import { generations } from './tables.ts'
import {
  boughtSignedOut,
  CREDIT_FORM,
  creditsOf,
  FORM,
  founder,
  grant,
  orderSession,
} from './testing/founders.ts'

const shop = openShop()
const generate = '/api/generate-blueprint'

const generationsOf = (userId: string) =>
  shop
    .house()
    .db.select({ id: generations.id, status: generations.status, brief: generations.brief })
    .from(generations)
    .innerJoin(blueprints, eq(blueprints.id, generations.blueprintId))
    .where(eq(blueprints.userId, userId))

async function jobsFor(generationId: string): Promise<number> {
  const { rows } = await shop
    .house()
    .database.pool.query(
      `select 1 from pgboss.job where name = 'make-blueprint' and data->>'generationId' = $1`,
      [generationId],
    )
  return rows.length
}

test('one credit becomes one blueprint and one job, in one step', async () => {
  const { person, id, email } = await founder(shop, 2)
  const answer = await person.post(generate, { ...CREDIT_FORM, userId: randomUUID(), quantity: 7 })
  expect(answer).toMatchObject({ status: 200, body: { success: true } })
  expect(await creditsOf(shop, id)).toBe(1)
  const [made, ...others] = await generationsOf(id)
  expect(others).toEqual([])
  expect(made).toMatchObject({ status: 'unknown', brief: { ...FORM, email, fullName: 'Mara Lindqvist' } })
  expect(await jobsFor(made?.id ?? '')).toBe(1)
  const [blueprint] = await shop
    .house()
    .db.select()
    .from(blueprints)
    .where(eq(blueprints.id, answer.body.blueprintId))
  expect(blueprint).toMatchObject({
    userId: id,
    forAddress: false,
    slug: 'larder-&-loaf',
    name: FORM.startupName,
  })
})

test('without a credit nothing is made', async () => {
  const { person, id } = await founder(shop, 0)
  expect(await person.post(generate, CREDIT_FORM)).toMatchObject({
    status: 402,
    body: { success: false, error: 'No remaining blueprints', code: 'no_credits' },
  })
  expect(await generationsOf(id)).toEqual([])
})

test('a page that does not say so spends no credit, whatever else it sends', async () => {
  const { person, id } = await founder(shop, 2)
  for (const given of [{}, { useCredits: false }, { promoCode: '' }, { requestId: randomUUID() }])
    expect(await person.post(generate, { ...FORM, ...given })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', error: expect.stringContaining('spends one of your credits') },
    })
  expect(await creditsOf(shop, id)).toBe(2)
  expect(await generationsOf(id)).toEqual([])
})

test.each([
  ['startupName', {}],
  ['startupName', { startupName: '   ' }],
  ['businessIdea', { businessIdea: '' }],
])('without %s it is an invalid request, and costs nothing', async (field, given) => {
  const { person, id } = await founder(shop)
  const { [field as 'startupName']: _, ...rest } = CREDIT_FORM
  const answer = await person.post(generate, { ...rest, ...given })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  expect(answer.body.error).toMatch(/^Invalid request/)
  expect(await creditsOf(shop, id)).toBe(1)
})

test('the target customer may be left out', async () => {
  const { person } = await founder(shop)
  const { targetCustomer: _, ...rest } = CREDIT_FORM
  expect((await person.post(generate, rest)).status).toBe(200)
})

test('text that no database keeps is mended rather than refused', async () => {
  const { person, id } = await founder(shop)
  const given = { ...CREDIT_FORM, startupName: 'Nul\0l', additionalContext: 'half \ud800 a sign \0' }
  expect((await person.post(generate, given)).status).toBe(200)
  expect((await generationsOf(id))[0]?.brief).toMatchObject({
    startupName: 'Null',
    additionalContext: 'half \ufffd a sign',
  })
})

test('who is not signed in is asked to', async () => {
  expect(await shop.visitor().post(generate, CREDIT_FORM)).toMatchObject({
    status: 401,
    body: { code: 'signed_out' },
  })
})

test('the session of an order spends nothing: the address has to be proved first', async () => {
  const { id } = await founder(shop, 0)
  await grant(shop, id, 3, true)
  const { orderId } = await boughtSignedOut(shop, id)
  const browser = await orderSession(shop, id, orderId)
  expect(await browser.post(generate, CREDIT_FORM)).toMatchObject({
    status: 403,
    body: { code: 'prove_address' },
  })
  expect(await creditsOf(shop, id)).toBe(3)
})

test('an unproved session spends its own credits, not those of the address', async () => {
  const { person, id } = await founder(shop, 1, { proved: false })
  await grant(shop, id, 5, true)
  expect((await person.post(generate, CREDIT_FORM)).status).toBe(200)
  expect((await person.post(generate, { ...CREDIT_FORM, startupName: 'Another' })).status).toBe(402)
  expect(await creditsOf(shop, id)).toBe(5)
})

test('the same request from two tabs at once is one blueprint and one credit', async () => {
  const { person, id } = await founder(shop, 5)
  const request = { ...CREDIT_FORM, requestId: randomUUID() }
  const answers = await Promise.all(Array.from({ length: 8 }, () => person.post(generate, request)))
  expect(new Set(answers.map(({ body }) => body.blueprintId)).size).toBe(1)
  expect(await creditsOf(shop, id)).toBe(4)
  expect(await generationsOf(id)).toHaveLength(1)
  // Also when it is finished, and with the last credit gone.
  await grant(shop, id, -4)
  expect((await person.post(generate, request)).body.blueprintId).toBe(answers[0]?.body.blueprintId)
})

test('the same form from two tabs, or after a reload, is one blueprint while it is not finished', async () => {
  const { person, id } = await founder(shop, 5)
  const ask = () => person.post(generate, { ...CREDIT_FORM, requestId: randomUUID() })
  const answers = [...(await Promise.all([ask(), ask(), ask()])), await ask()]
  expect(new Set(answers.map(({ body }) => body.blueprintId)).size).toBe(1)
  expect(await creditsOf(shop, id)).toBe(4)
  await shop
    .house()
    .db.update(generations)
    .set({ status: 'complete' })
    .where(eq(generations.blueprintId, answers[0]?.body.blueprintId))
  expect((await ask()).body.blueprintId).not.toBe(answers[0]?.body.blueprintId)
})

test('a double click without a request id is one blueprint; another form, or the same one later, is another', async () => {
  const { person, id } = await founder(shop, 5)
  const [one, two] = await Promise.all([
    person.post(generate, CREDIT_FORM),
    person.post(generate, CREDIT_FORM),
  ])
  expect(one?.body.blueprintId).toBe(two?.body.blueprintId)
  const other = await person.post(generate, { ...CREDIT_FORM, stage: 'Growth Stage' })
  expect(other.body.blueprintId).not.toBe(one?.body.blueprintId)
  const { db } = shop.house()
  await db
    .update(generations)
    .set({ createdAt: sql`now() - interval '61 seconds'` })
    .where(eq(generations.blueprintId, one?.body.blueprintId))
  const later = await person.post(generate, CREDIT_FORM)
  expect(later.body.blueprintId).not.toBe(one?.body.blueprintId)
  await db
    .update(generations)
    .set({ status: 'complete' })
    .where(eq(generations.blueprintId, later.body.blueprintId))
  const again = await person.post(generate, CREDIT_FORM)
  expect(again.body.blueprintId).not.toBe(later.body.blueprintId)
  expect(await creditsOf(shop, id)).toBe(1)
})

test('ten wishes on three credits at once give three blueprints, with addresses of their own', async () => {
  const { person, id } = await founder(shop, 3)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      person.post(generate, { ...CREDIT_FORM, additionalContext: `Wish ${n}`, requestId: randomUUID() }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, ...Array(7).fill(402)])
  const slugs = await shop
    .house()
    .db.select({ slug: blueprints.slug })
    .from(blueprints)
    .where(eq(blueprints.userId, id))
  expect(slugs.map(({ slug }) => slug).toSorted()).toEqual([
    'larder-&-loaf',
    'larder-&-loaf-2',
    'larder-&-loaf-3',
  ])
})

test('a request id of somebody else opens nothing of theirs', async () => {
  const [mine, theirs] = [await founder(shop), await founder(shop)]
  const request = { ...CREDIT_FORM, requestId: randomUUID() }
  const [one, two] = [await mine.person.post(generate, request), await theirs.person.post(generate, request)]
  expect(two.status).toBe(200)
  expect(two.body.blueprintId).not.toBe(one.body.blueprintId)
  expect(await creditsOf(shop, theirs.id)).toBe(0)
})

test('the ledger names the generation', async () => {
  const { person, id } = await founder(shop)
  const requestId = randomUUID()
  await person.post(generate, { ...CREDIT_FORM, requestId })
  const entries = await shop
    .house()
    .db.select()
    .from(creditEntries)
    .where(
      and(eq(creditEntries.kind, 'spend'), eq(creditEntries.cause, `generation:request:${id}:${requestId}`)),
    )
  expect(entries).toMatchObject([{ amount: -1 }])
})

test('a promo code is not taken for a credit', async () => {
  const { person, id } = await founder(shop, 1)
  const answer = await person.post(generate, { ...FORM, promoCode: randomEmail('code').slice(0, 20) })
  expect(answer.status).toBe(400)
  expect(await creditsOf(shop, id)).toBe(1)
})
