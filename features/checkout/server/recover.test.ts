import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openShop, provedUser } from '#features/accounts/server/testing/shop.ts'
import { eq } from '#server/database/sql.ts'
import { asOwner } from '#server/testing/database.ts'
import { recoverMissingPurchases } from './recover.ts'
import type { Order } from './rules.ts'
import { orders } from './tables.ts'
import { accountOf, someId } from './testing/orders.ts'
import { OWNED, openTill } from './testing/till.ts'

const shop = openShop({ cards: true, env: OWNED })
const till = openTill(shop)
const house = () => shop.house()
const db = () => house().db
beforeEach(() => shop.cards().switches.webhooks({ drop: true }))
afterEach(async () => {
  shop.cards().switches.reset()
  await till.quiet()
  // What one test leaves unserved is not the next one's business.
  await recoverMissingPurchases(house(), { dryRun: false })
})

const creditsOf = async ({ email }: Order) => (await accountOf(db(), email ?? '')).totals.credits
const NONE = 'All purchases are properly recorded. No recovery needed.'
const DAY_MS = 86_400_000

test('what was paid unheard is listed by a dry run, oldest first, and served by the real one', async () => {
  const { person } = await till.owner()
  const [single, pack] = [await till.order(), await till.order({ pack: 'tenPack' })]
  await till.order()
  till.pay(single)
  till.pay(pack)
  const dry = await person.post('/api/recover-missing-purchases?dryRun=true')
  expect(dry.status).toBe(200)
  expect(dry.body).toEqual({
    missingSessions: [
      { email: single.email, pack: 'single', amount: 99, created: expect.any(Number) },
      { email: pack.email, pack: 'tenPack', amount: 500, created: expect.any(Number) },
    ],
    recovered: 0,
    message: 'Found 2 sessions to recover.',
  })
  expect(Math.abs(dry.body.missingSessions[0].created - Date.now() / 1000)).toBeLessThan(30)
  expect((await till.fresh(single)).state).toBe('open')

  const real = await person.post('/api/recover-missing-purchases')
  expect(real.body).toMatchObject({ recovered: 2, message: 'Recovered 2 sessions.' })
  expect(await creditsOf(single)).toBe(1)
  expect(await creditsOf(pack)).toBe(10)
  const again = await person.post('/api/recover-missing-purchases')
  expect(again.body).toEqual({ missingSessions: [], recovered: 0, message: NONE })
  expect(await creditsOf(pack)).toBe(10)
})

test('only the owner may ask', async () => {
  const { person } = await provedUser(shop)
  for (const query of ['', '?dryRun=true']) {
    const path = `/api/recover-missing-purchases${query}`
    expect(await shop.visitor().post(path)).toMatchObject({ status: 401, body: { code: 'signed_out' } })
    expect(await person.post(path)).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
  }
})

test('several recoveries at once serve each purchase once, and share the counting', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => till.order({ pack: 'fivePack' })))
  for (const order of made) till.pay(order)
  const all = await Promise.all(
    Array.from({ length: 5 }, () => recoverMissingPurchases(house(), { dryRun: false })),
  )
  expect(all.reduce((sum, { recovered }) => sum + recovered, 0)).toBe(6)
  for (const order of made) expect(await creditsOf(order)).toBe(5)
})

test('one that cannot be served stops no other, and is said', async () => {
  const [cheap, good] = [await till.order({ pack: 'fivePack' }), await till.order()]
  till.pay(cheap)
  till.pay(good)
  // As if it had been sold too cheaply.
  await db().update(orders).set({ payableCents: 301 }).where(eq(orders.id, cheap.id))
  const { missingSessions, message } = await recoverMissingPurchases(house(), { dryRun: false })
  expect(missingSessions).toHaveLength(2)
  expect(message).toMatch(/^Recovered 1 of 2 sessions\. /)
  expect((await till.fresh(good)).state).toBe('paid')
  expect((await till.fresh(cheap)).state).toBe('open')
  await db().update(orders).set({ payableCents: 300 }).where(eq(orders.id, cheap.id))
  expect((await recoverMissingPurchases(house(), { dryRun: true })).message).toBe(
    'Found 1 session to recover.',
  )
})

test('a failure of the database with one stops no other', async () => {
  const [bad, good] = [await till.order(), await till.order()]
  till.pay(bad)
  till.pay(good)
  await asOwner(
    house(),
    `create function refuse() returns trigger language plpgsql as $$ begin
     if new.id = '${bad.id}' and new.state = 'paid' then raise exception 'no'; end if; return new; end $$;
     create trigger refuse before update on orders for each row execute function refuse()`,
  )
  const { recovered } = await recoverMissingPurchases(house(), { dryRun: false })
  await asOwner(house(), 'drop function refuse cascade')
  expect(recovered).toBe(1)
  expect((await till.fresh(good)).state).toBe('paid')
  expect((await recoverMissingPurchases(house(), { dryRun: false })).recovered).toBe(1)
  expect(await creditsOf(bad)).toBe(1)
})

describe('whose purchases', () => {
  const facts = { pack: 'single', quantity: '1', price: '99', payable: '99' }
  const theirs = () => ({ ...facts, order: randomUUID(), shop: 'http://books.test' })

  async function paidSession(metadata: Record<string, string>) {
    const session = await till.stripe().checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 99, product_data: { name: 'A book' } } },
      ],
      customer_email: `reader-${someId()}@example.com`,
      success_url: 'http://books.test/',
      metadata,
    })
    expect(shop.cards().pay(session.id)).toMatchObject({ status: 'paid' })
    return session
  }

  test('those of another shop with the same provider are none of ours', async () => {
    await paidSession({})
    await paidSession({ order: 'not an id' })
    await paidSession(theirs())
    expect((await recoverMissingPurchases(house(), { dryRun: true })).message).toBe(NONE)
  })

  test('one whose order the database has lost is rebuilt and served once', async () => {
    const order = await till.order({ pack: 'fivePack' })
    till.pay(order)
    await db().delete(orders).where(eq(orders.id, order.id))
    expect((await recoverMissingPurchases(house(), { dryRun: false })).recovered).toBe(1)
    expect(await till.fresh(order)).toMatchObject({ state: 'paid', pack: 'fivePack', email: order.email })
    expect(await creditsOf(order)).toBe(5)
    expect((await recoverMissingPurchases(house(), { dryRun: false })).message).toBe(NONE)
  })

  test('however many of theirs stand in front of ours: the provider is read to the end', async () => {
    const order = await till.order()
    till.pay(order)
    await Promise.all(Array.from({ length: 101 }, () => paidSession(theirs())))
    expect((await recoverMissingPurchases(house(), { dryRun: false })).recovered).toBe(1)
    expect((await till.fresh(order)).state).toBe('paid')
  })

  test('unpaid, expired and refunded ones are not missing', async () => {
    const [later, lapsed, back] = [await till.order(), await till.order(), await till.order()]
    till.pay(later, '4000000000007700')
    shop.cards().switches.lapse(lapsed.sessionId ?? '')
    till.pay(back)
    const session = await till.stripe().checkout.sessions.retrieve(back.sessionId ?? '')
    await till.stripe().refunds.create({ payment_intent: session.payment_intent as string })
    expect((await recoverMissingPurchases(house(), { dryRun: true })).message).toBe(NONE)
  })

  test('only those of the last 30 days', async () => {
    const order = await till.order()
    till.pay(order)
    const in31Days = new Date(Date.now() + 31 * DAY_MS)
    expect((await recoverMissingPurchases(house(), { dryRun: true, now: in31Days })).message).toBe(NONE)
    const in29Days = new Date(Date.now() + 29 * DAY_MS)
    expect(
      (await recoverMissingPurchases(house(), { dryRun: true, now: in29Days })).missingSessions,
    ).toHaveLength(1)
  })
})

test('the provider that is down is said as ours, and changes nothing', async () => {
  const { person } = await till.owner()
  const order = await till.order()
  till.pay(order)
  shop.cards().switches.failApi({ fault: 'error', call: 'sessions.list' })
  const { status, body } = await person.post('/api/recover-missing-purchases')
  expect([status, body.code]).toEqual([502, 'card_provider'])
  shop.cards().switches.reset()
  expect((await person.post('/api/recover-missing-purchases')).body.recovered).toBe(1)
})

test('it happens by itself', async () => {
  const order = await till.order()
  till.pay(order)
  const job = house()
    .features.flatMap((feature) => feature.jobs?.(house()) ?? [])
    .find(({ queue }) => queue.name === 'recover-purchases')
  // Every hour.
  expect(job?.queue.schedule).toMatch(/^\d+ \* \* \* \*$/)
  await job?.run({}, { jobId: '', signal: new AbortController().signal, isLast: false })
  expect((await till.fresh(order)).state).toBe('paid')
})
