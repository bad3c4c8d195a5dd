// The demo over a real database: what it writes obeys the same rules as what people do.

import { beforeAll, expect, test } from 'vitest'
import { users } from '#features/accounts/server/tables.ts'
import { openShop, signedUp } from '#features/accounts/server/testing/shop.ts'
import { sql } from '#server/database/sql.ts'
import { demoFeature, MEMBER } from './feature.ts'

const shop = openShop({ works: false })
const demo = demoFeature({ seed: 1 })
const begin = () => demo.start?.(shop.house())
const count = async (query: ReturnType<typeof sql>) =>
  Number((await shop.house().db.execute(query)).rows[0]?.count)

beforeAll(async () => {
  const { features } = shop.house()
  for (const { start } of features) await start?.(shop.house())
  await begin()
}, 60_000)

const RULES: Record<string, ReturnType<typeof sql>> = {
  'every purse is the sum of its entries': sql`
    select count(*) from credit_accounts a
    where balance <> (select coalesce(sum(amount), 0) from credit_entries e where e.account_id = a.id)`,
  'every served order granted what it sold, once': sql`
    select count(*) from orders o where state in ('paid', 'free') and not exists
      (select from credit_entries where cause = 'order:' || o.id and amount = o.quantity)`,
  'nothing was granted without an order': sql`
    select count(*) from credit_entries e where kind in ('purchase', 'promo') and not exists
      (select from orders o where 'order:' || o.id = e.cause and o.state in ('paid', 'free'))`,
  'every blueprint was paid for, by an entry of its owner': sql`
    select count(*) from generations g join blueprints b on b.id = g.blueprint_id where not exists
      (select from credit_entries e join credit_accounts a on a.id = e.account_id
       where e.cause = g.cause and e.amount = -1 and a.user_id = b.user_id and a.for_address = b.for_address)`,
  'every failed one was given back': sql`
    select count(*) from generations g where status = 'error' and not exists
      (select from credit_entries where cause = 'restore:' || g.id and amount = 1)`,
  'every promo code counts who used it': sql`
    select count(*) from promo_codes p where current_uses <>
      (select count(*) from promo_uses u where u.promo_code_id = p.id and u.state = 'counted')`,
  'every refund is in its order and in the ledger': sql`
    select count(*) from refunds r join orders o on o.id = r.order_id where r.state = 'refunded' and
      (o.refunded_cents <> r.amount_cents or not exists
        (select from credit_entries where cause = 'refund:' || r.provider_refund_id and amount = -r.credits))`,
  'every thing has the score of its votes': sql`
    select count(*) from community_posts p where score <>
      (select coalesce(sum(value), 0) from community_votes v where v.thing_id = p.id)`,
  'nothing lies in the future': sql`
    select count(*) from (select created_at from orders union all select created_at from generations
      union all select created_at from community_comments union all select received_at from webhook_deliveries) as all_of_it
    where created_at > now()`,
}

test.each(Object.entries(RULES))('%s', async (_, broken) => {
  expect(await count(broken)).toBe(0)
})

test('there is something of everything, and the member can sign in', async () => {
  const { db } = shop.house()
  for (const table of [
    'orders',
    'refunds',
    'disputes',
    'blueprints',
    'mails',
    'campaigns',
    'community_posts',
  ])
    expect(await count(sql`select count(*) from ${sql.identifier(table)}`), table).toBeGreaterThan(0)
  expect(await db.$count(users)).toBeGreaterThan(150)
  const member = shop.visitor()
  const { email, password } = MEMBER
  expect((await member.post('/api/auth/login', { email, password })).status).toBe(200)
})

test('a second start finds its own mark, and writes nothing', async () => {
  const { db } = shop.house()
  const before = await db.$count(users)
  expect(await begin()).toEqual([['Member', `${MEMBER.email}, password ${MEMBER.password}`]])
  expect(await db.$count(users)).toBe(before)
})

test('another seed is another past, and production has none: both are refused', async () => {
  const house = shop.house()
  const refused = async (seed: number, production: boolean) =>
    demoFeature({ seed }).start?.({ ...house, config: { ...house.config, production } })
  await expect(refused(2, false)).rejects.toThrow('This database holds the demo of seed 1.')
  await expect(refused(1, true)).rejects.toThrow('The demo does not run in production.')
})

test('over anybody’s own shop it refuses to run', async () => {
  const { db } = shop.house()
  await db.execute(sql`delete from rate_limits where key like 'demo of seed %'`)
  await signedUp(shop)
  const before = await db.$count(users)
  await expect(begin()).rejects.toThrow('There are people in this database already')
  expect(await db.$count(users)).toBe(before)
})
