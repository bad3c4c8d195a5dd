// What every waiting page asks again and again reads no whole table.

import { beforeAll, expect, test, vi } from 'vitest'
import { hashOf } from '#features/accounts/server/public.ts'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { sql } from '#server/database/sql.ts'
import { asOwner } from '#server/testing/database.ts'
import { findWatched, type Looker, newestFinished, newestGeneration } from './status-queries.ts'
import { boughtSignedOut, CREDIT_FORM, founder } from './testing/founders.ts'

const shop = openShop()
const db = () => shop.house().db

beforeAll(async () => {
  await db().execute(sql`
    with people as (
      insert into users (email, full_name) select 'p' || n || '@crowd.test', 'P' from generate_series(1, 3000) n returning id
    ), made as (
      insert into blueprints (id, user_id, for_address, order_id, name, slug, business_idea, industry, stage)
      select gen_random_uuid(), id, false, gen_random_uuid(), 'A', 'a', '', '', '' from people returning id, order_id, user_id
    ), bought as (
      insert into orders (id, user_id, for_address, pack, quantity, price_cents, payable_cents, state, browser_hash, expires_at)
      select order_id, user_id, false, 'single', 1, 99, 99, 'paid', md5(order_id::text), now() from made
    )
    insert into generations (id, blueprint_id, cause, brief, status)
    select gen_random_uuid(), id, 'crowd:' || id, '{}', 'complete' from made`)
  await asOwner(shop.house(), 'analyze users, blueprints, orders, generations')
})

interface Asked {
  text: string
  values: unknown[]
}

/** The plans of all queries that the looking makes. */
async function plansOf(look: () => Promise<unknown>): Promise<string> {
  const { pool } = shop.house().database
  const spy = vi.spyOn(pool, 'query')
  await look()
  const asked = spy.mock.calls.map(([query, values]) => ({
    text: (query as unknown as Asked).text,
    values: values as unknown as unknown[],
  }))
  spy.mockRestore()
  expect(asked.length).toBeGreaterThan(0)
  const plans = asked.map(({ text, values }) => pool.query(`explain ${text}`, values))
  return (await Promise.all(plans)).flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n')
}

test.each(['session', 'browser', 'session of an order'])('by %s', async (by) => {
  const { person, id } = await founder(shop, 1)
  const { browser, orderId, blueprintId } = await boughtSignedOut(shop, id)
  await person.post('/api/generate-blueprint', CREDIT_FORM)
  const looker: Looker = {
    viewer:
      by === 'browser'
        ? undefined
        : { userId: id, proved: by === 'session', onlyOrder: by === 'session' ? undefined : orderId },
    browserHash: by === 'session' ? undefined : hashOf(browser.cookies.get('fcp_checkout') ?? ''),
  }
  for (const look of [
    () => newestGeneration(db(), looker),
    () => newestFinished(db(), looker),
    () => findWatched(db(), looker, blueprintId),
  ]) {
    const plan = await plansOf(look)
    expect(plan).toContain('Index')
    expect(plan).not.toContain('Seq Scan')
  }
})
