// npm run drill deploy: the release before runs as two web processes and two workers behind a proxy. While people read, sign in,
// buy and have blueprints made, every process is replaced by one of this release, of which the first migrates the database; and
// then every process again, told to stop by a signal alone. No request may fail, and nothing that was promised may be lost.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { ROOT } from '#server/testing/launch.ts'
import type { Outcome } from '../drill.ts'
import { freePort } from '../free-port.ts'
import { keepAsking } from '../keep-asking.ts'
import { openOutside } from '../outside-postgres.ts'
import { Visitor } from '../visitor.ts'
import { openOutsideWorld } from '../works/surroundings.ts'
import { unpackEarlier } from './earlier-release.ts'
import { openFleet } from './fleet.ts'
import { openProxy } from './proxy.ts'
import { type Traffic, trafficOf } from './traffic.ts'

const SETTLE_MS = 3_000
const PATIENCE_MS = 120_000

export async function* deploy(): AsyncIterable<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'fcp-drill-'))
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })]
  try {
    const earlier = unpackEarlier(join(folder, 'earlier'))
    const outside = await openOutside(join(folder, 'outside'))
    undo.push(outside.close)
    // The release before knows of one login only, which owns the tables.
    const { ownerUrl: url } = await outside.database('shop')
    const pool = new pg.Pool({ connectionString: url, max: 2 })
    pool.on('error', () => {})
    undo.push(() => pool.end())
    const proxy = await openProxy(await freePort())
    undo.push(proxy.close)
    const { provider, env } = await openOutsideWorld(folder, proxy.site, undo)
    const fleet = openFleet(
      {
        ...env,
        DATABASE_URL: url,
        DATA_DIR: join(folder, 'data'),
        WARM_UP: '0',
      },
      proxy,
    )
    undo.push(fleet.close)

    await fleet.roll(earlier.folder, earlier)
    const before = await migrationsIn(pool)
    const visitor = () => new Visitor(proxy.site)
    const member = await memberOf(visitor(), pool)
    const traffic = trafficOf({ provider, visitor, member })
    const load = keepAsking(traffic.errands, ({ status }) => status < 400)
    await delay(SETTLE_MS)
    const begun = Date.now()
    await fleet.roll(ROOT, { drains: true })
    const upgraded = Date.now()
    await fleet.roll(ROOT, { drains: true })
    const restarted = Date.now()
    await delay(SETTLE_MS)
    const { count, failed, slowestMs } = await load.stop()

    const faults = [...failed, ...proxy.broken, ...fleet.complaints]
    const seconds = (from: number, to: number) => `${Math.round((to - from) / 1000)} s`
    yield {
      drill: `deploy: from ${earlier.name}, PostgreSQL ${outside.version}: no request fails`,
      pass: faults.length === 0,
      detail: `${faults.length} of ${count} failed, ${faults.slice(0, 3).join('; ') || 'none'}; the slowest took ${slowestMs} ms; four processes upgraded in ${seconds(begun, upgraded)}, restarted in ${seconds(upgraded, restarted)}`,
    }
    yield await migrated(pool, before, earlier.lacks)
    yield await kept(pool, traffic)
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

/** Signed up, with a proved address and credits to spend. */
async function memberOf(browser: Visitor, pool: pg.Pool) {
  const [email, password] = ['mara@example.com', 'known to her alone']
  const { status } = await browser.post('/api/auth/signup', { email, password, fullName: 'Mara Lindqvist' })
  if (status !== 200) throw new Error(`Signing up failed with ${status}.`)
  const { rows } = await pool.query('update users set proved_at = now() where email = $1 returning id', [
    email,
  ])
  const purse = await pool.query(
    'insert into credit_accounts (user_id) values ($1) on conflict (user_id, for_address) do update set user_id = $1 returning id',
    [rows[0].id],
  )
  await pool.query(
    `insert into credit_entries (account_id, kind, amount, cause) values ($1, 'promo', 20, 'drill')`,
    [purse.rows[0].id],
  )
  return { email, password, browser }
}

const migrationsIn = async (pool: pg.Pool): Promise<number> =>
  (await pool.query('select count(*)::int as done from drizzle.__drizzle_migrations')).rows[0].done

async function migrated(pool: pg.Pool, before: number, lacks: string[]): Promise<Outcome> {
  const done = (await migrationsIn(pool)) - before
  return {
    drill: 'deploy: the migration is made, once',
    pass: lacks.length > 0 && done === lacks.length,
    detail: `${lacks.join(', ')} under load; ${before} before, ${done} since`,
  }
}

/** Until everything is made; then what was promised beside what is there. */
async function kept(pool: pg.Pool, { promised }: Traffic): Promise<Outcome> {
  const unfinished = `select count(*)::int as left from generations where finished_at is null`
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(300))
    if ((await pool.query(unfinished)).rows[0].left === 0) break
  const { rows: orders } = await pool.query(`select session_id as id from orders where state = 'paid'`)
  const { rows: makings } = await pool.query(
    `select b.name, g.status, (select count(*)::int from blueprint_files f where f.blueprint_id = b.id) as files
     from generations g join blueprints b on b.id = g.blueprint_id`,
  )
  const served = new Set(orders.map(({ id }) => id))
  const lost = promised.sessionIds.filter((id) => !served.has(id))
  const whole = new Set(
    makings.filter(({ status, files }) => status === 'complete' && files === 13).map(({ name }) => name),
  )
  const unmade = promised.names.filter((name) => !whole.has(name))
  const dead = await pool.query("select count(*)::int as dead from pgboss.job where name = 'dead-letters'")
  return {
    drill: 'deploy: no order is lost, every blueprint is made',
    pass: lost.length === 0 && unmade.length === 0 && dead.rows[0].dead === 0,
    detail: `${promised.sessionIds.length} paid, ${lost.length} lost; ${promised.names.length} blueprints asked for, ${unmade.length} not made ${unmade.slice(0, 3)}; ${dead.rows[0].dead} jobs given up`,
  }
}
