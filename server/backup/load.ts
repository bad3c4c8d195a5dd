// A backup into a database, in one transaction: until it commits, whatever was there before is still there.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import type { Erasure } from '#features/accounts/server/public.ts'
import { CannotStart } from '../cannot-start.ts'
import { knownMigrations, MIGRATIONS_TABLE } from '../database/migrate.ts'
import { columnsOf, nameOf } from './catalog.ts'
import { copyIn } from './copy.ts'
import { type Manifest, sha256 } from './manifest.ts'
import { tablePath } from './vault.ts'

interface Backup {
  folder: string
  manifest: Manifest
}

/** The statements that make the tables as they were, or the reason why there are none. */
export function schemaOf({ migrations }: Pick<Manifest, 'migrations'>): string[] {
  const known = knownMigrations()
  const same = migrations.every((hash, i) => known[i]?.hash === hash)
  if (!same)
    throw new CannotStart(
      migrations.length > known.length
        ? 'The backup was made by a newer release. Restore it with that one.'
        : 'The backup was made by a release with other migrations. Restore it with that one.',
    )
  return known.slice(0, migrations.length).flatMap(({ sql }) => sql)
}

/** `erasures`: whom the shop has to forget again; whoever starts it before that is done does it then. */
export async function load(client: pg.Client, backup: Backup, erasures: Erasure[]): Promise<void> {
  const { folder, manifest } = backup
  const schema = schemaOf(manifest)
  const queue = await readQueueSchema(backup)
  await client.query('begin')
  try {
    await clear(client)
    for (const statement of schema) await client.query(statement)
    for (const statement of MIGRATIONS_TABLE) await client.query(statement)
    await client.query(queue)
    // The queue's script has a patience of its own, which is not ours.
    await client.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    // The rows are as the triggers left them: a ledger that were counted again would be counted twice.
    for (const table of manifest.tables)
      await client.query(`alter table ${nameOf(table)} disable trigger user`)
    for (const table of manifest.tables) await loadTable(client, folder, table)
    for (const { schema, name, last } of manifest.sequences)
      if (last !== null) await client.query('select setval($1, $2)', [nameOf({ schema, name }), last])
    await handBackJobs(client)
    await endKeys(client)
    await noteErasures(client, erasures)
    for (const table of manifest.tables)
      await client.query(`alter table ${nameOf(table)} enable trigger user`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function loadTable(
  client: pg.Client,
  folder: string,
  table: Manifest['tables'][number],
): Promise<void> {
  const hash = createHash('sha256')
  const damaged = new CannotStart(`The table ${table.schema}.${table.name} of the backup is damaged.`)
  async function* hashed() {
    const rows = pipeline(createReadStream(tablePath(folder, table)), createGunzip(), () => {})
    try {
      for await (const chunk of rows) {
        hash.update(chunk)
        yield chunk as Buffer
      }
    } catch {
      // Missing, or cut off.
      throw damaged
    }
  }
  const target = `${nameOf(table)} (${columnsOf(table)})`
  const rows = await copyIn(client, `copy ${target} from stdin`, hashed())
  if (hash.digest('hex') !== table.sha256 || rows !== table.rows) throw damaged
}

async function readQueueSchema({ folder, manifest }: Backup): Promise<string> {
  const text = await readFile(join(folder, 'queue.sql'), 'utf8')
  if (sha256(text) !== manifest.queueSchema) throw new CannotStart('The queue.sql of the backup is damaged.')
  // It brings a transaction of its own, and is to be part of ours.
  return text.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '')
}

/** Everything of the shop; not what others have installed into the database. */
async function clear(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists drizzle, pgboss cascade')
  const { rows } = await client.query<{ drop: string }>(
    `select format('drop %s if exists %s cascade', kind, name) as drop from (
       select 'table' as kind, c.oid::regclass::text as name, c.oid, 'pg_class'::regclass as of
       from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
       union all
       select 'routine', p.oid::regprocedure::text, p.oid, 'pg_proc'::regclass
       from pg_proc p where p.pronamespace = 'public'::regnamespace
     ) ours
     where not exists (select 1 from pg_depend d where d.objid = ours.oid and d.classid = ours.of and d.deptype = 'e')`,
  )
  for (const { drop } of rows) await client.query(drop)
}

/** A backup from before there was such a table is from before anybody was remembered. */
async function noteErasures(client: pg.Client, erasures: Erasure[]): Promise<void> {
  const { rows } = await client.query("select to_regclass('public.erased_people') is not null as known")
  if (!rows[0].known) return
  for (const { userId, address, erasedAt } of erasures)
    await client.query(
      `insert into erased_people (user_id, address, erased_at) values ($1, $2, $3) on conflict do nothing`,
      [userId, address, erasedAt],
    )
}

/**
 * What opens an account without its password may have been ended since: a stolen session, a used recovery code or a
 * disconnected identity must not come back to life. Passkeys and authenticator apps stay: without them an account that had
 * a second factor would be open to whoever reads its mail.
 */
const ENDED_TABLES = ['sessions', 'one_time_tokens', 'access_tokens', 'recovery_codes', 'identities']
async function endKeys(client: pg.Client): Promise<void> {
  for (const table of ENDED_TABLES) {
    const { rows } = await client.query('select to_regclass($1) is not null as known', [`public.${table}`])
    if (rows[0].known) await client.query(`delete from public.${table}`)
  }
}

/**
 * Whoever was at work on them is not there any more: they begin again at once, and it costs them no try. And what waited
 * does not run out for having lain in a backup.
 */
async function handBackJobs(client: pg.Client): Promise<void> {
  await client.query(
    `update pgboss.job set state = 'retry', started_on = null, heartbeat_on = null, start_after = now()
     where state = 'active'`,
  )
  await client.query(
    `update pgboss.job set keep_until = now() + (keep_until - created_on)
     where state in ('created', 'retry') and keep_until < now() + (keep_until - created_on)`,
  )
}
