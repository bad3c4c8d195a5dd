import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../config.ts'
import type { Logins } from '../database/logins.ts'
import { knownMigrations, MIGRATIONS_TABLE } from '../database/migrate.ts'
import { createStorage } from '../storage/create.ts'
import { diskStorage } from '../storage/disk.ts'
import { asOwner, freshDatabase, loginSettings } from '../testing/database.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'
import { contentPath, hashOfKey } from './vault.ts'

const source = freshDatabase()
const target = freshDatabase({ empty: true })
const older = freshDatabase({ empty: true })
const foreign = freshDatabase({ empty: true })
const folder = mkdtempSync(join(tmpdir(), 'fcp-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const place = (name: string, database: Logins, more = {}) =>
  loadConfig({
    ...loginSettings(database),
    DATA_DIR: join(folder, name),
    NODE_ENV: 'test',
    ...more,
  })
const from = () => place('source', source())
const to = () => place('target', target())
const vault = join(folder, 'vault')
const filesOf = (name: string) => diskStorage(join(folder, name, 'files'))

/** On a connection of its own, which is gone afterwards: a restore wants to be alone. */
async function ask(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

const [mara, gone] = [randomUUID(), randomUUID()]
let key = ''
/** Its file is gone. What somebody typed only looks like one. */
const lost = `blueprints/${randomUUID()}/${'0'.repeat(64)}`
const typed = `backups/${'0'.repeat(64)}`
/** Everything that a copy could get wrong: a ledger with triggers, sequences, a job under way, files, odd characters. */
beforeAll(async () => {
  const { pool } = source()
  const odd = 'Mara\t"Lindqvist"\\\nעברית 🌱 \\N'
  for (const [id, email] of [
    [mara, 'mara@example.com'],
    [gone, 'gone@example.com'],
  ])
    await pool.query('insert into users (id, email, full_name, proved_at) values ($1, $2, $3, now())', [
      id,
      email,
      odd,
    ])
  const purse = randomUUID()
  await pool.query('insert into credit_accounts (id, user_id) values ($1, $2)', [purse, mara])
  await pool.query(
    `insert into credit_entries (account_id, kind, amount, cause)
     values ($1, 'purchase', 10, 'order:1'), ($1, 'spend', -3, 'generation:1')`,
    [purse],
  )
  const storage = filesOf('source')
  const same = Buffer.from('the same content')
  key = (await storage.put('blueprints/a1', same)).key
  const twin = (await storage.put('blueprints/b2', same)).key
  await storage.put('blueprints/c3', Buffer.from('nobody names this one'))
  await pool.query(
    `insert into mails (id, recipient, subject, html, text, attachments) values (gen_random_uuid(), 'mara@example.com', $1, '', '', $2)`,
    [odd, JSON.stringify([{ key }, { key: twin }, { key: lost }, { key: typed }])],
  )
  await pool.query(
    `insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
       deletion_seconds, partition, table_name)
     values ('bake', 'standard', 2, 1, true, 60, 60, 60, false, 'job_common')`,
  )
  await pool.query(
    `insert into pgboss.job (name, data, state, started_on, retry_count, keep_until, created_on)
     values ('bake', '{"bread": 1}', 'active', now(), 1, now() - interval '1 day', now() - interval '2 days')`,
  )
  // Longer than what is read at once, the last one, too.
  for (const length of [300_000, 70_000])
    await pool.query(
      `insert into mails (id, recipient, subject, html) values (gen_random_uuid(), 'mara@example.com', 'Long', repeat('x', $1))`,
      [length],
    )
  writeFileSync(join(folder, 'source', 'owner-password'), 'made up once')
})

test('a whole shop goes out and comes in again; what stands twice is kept once', async () => {
  const { manifest, folder: made } = await backUp(from(), vault)
  expect(manifest.files.count).toBe(2)
  expect(manifest.missing).toEqual([lost])
  expect(
    readdirSync(join(vault, 'contents'), { recursive: true }).filter((name) => /\w{64}/.test(`${name}`)),
  ).toHaveLength(2)

  await source().pool.query('delete from users where id = $1', [gone])
  await source().pool.query('insert into erased_people (user_id, suspended) values ($1, true)', [gone])
  await backUp(from(), vault)

  const { erasedAgain } = await restore(to(), made)
  expect(erasedAgain, 'a later backup of the vault knows who was erased since').toBe(1)
  const url = target().url
  expect(await ask(url, 'select suspended from erased_people')).toEqual([{ suspended: true }])
  expect(await ask(url, 'select id, full_name from users')).toEqual(
    (await source().pool.query('select id, full_name from users')).rows,
  )
  expect(await ask(url, 'select balance, used from credit_accounts'), 'not counted twice').toEqual([
    { balance: 7, used: 3 },
  ])
  await expect(ask(url, 'delete from credit_entries'), 'the triggers are on again').rejects.toThrow()
  const [purse] = await ask(url, 'select id from credit_accounts')
  await ask(
    url,
    `insert into credit_entries (account_id, kind, amount, cause) values ($1, 'purchase', 1, 'order:2')`,
    [purse.id],
  )
  expect(await ask(url, 'select max(id)::int as id from credit_entries'), 'numbers go on').toEqual([
    { id: 3 },
  ])
  expect(
    await ask(
      url,
      `select state, retry_count, started_on, keep_until > now() as kept from pgboss.job where name = 'bake'`,
    ),
    'who was at work on it is not there any more',
  ).toEqual([{ state: 'retry', retry_count: 1, started_on: null, kept: true }])
  expect((await filesOf('target').list()).filter((one) => !one.startsWith('erasures/'))).toHaveLength(2)
  expect(readdirSync(join(folder, 'target'))).toContain('owner-password')
})

test('a filled place stays as it is unless told, and until the new is whole', async () => {
  await expect(restore(to(), vault)).rejects.toThrow('The database is not empty. Add --over')
  await ask(target().url, `update users set full_name = 'Since then'`)

  const content = contentPath(vault, hashOfKey(key))
  const stored = [...(await filesOf('target').list('blueprints'))]
  for (const one of stored) await filesOf('target').remove(one)
  renameSync(content, `${content}-away`)
  await expect(restore(to(), vault, { over: true })).rejects.toThrow('has lost the content of 2 files')
  writeFileSync(content, 'something else')
  await expect(restore(to(), vault, { over: true })).rejects.toThrow('Add --without-lost')
  const name = () => ask(target().url, 'select distinct full_name as name from users')
  expect(await name()).toEqual([{ name: 'Since then' }])

  const table = join(
    vault,
    readdirSync(vault)
      .filter((one) => one.startsWith('20'))
      .at(-1) ?? '',
    'tables',
  )
  const users = join(table, 'public.users.copy.gz')
  renameSync(users, `${users}-away`)
  copyFileSync(join(table, 'public.rate_limits.copy.gz'), users)
  await expect(restore(to(), vault, { over: true, withoutLost: true })).rejects.toThrow(
    'users of the backup is damaged',
  )
  expect(await name(), 'rolled back').toEqual([{ name: 'Since then' }])
  renameSync(`${users}-away`, users)

  const company = new pg.Client({ connectionString: target().url, application_name: 'a shop' })
  await company.connect()
  await expect(restore(to(), vault, { over: true })).rejects.toThrow('in use by a shop')
  await company.end()

  await filesOf('target').put('blueprints/e5', Buffer.from('of the shop that was here'))
  const { lost } = await restore(to(), vault, { over: true, withoutLost: true })
  expect(lost.toSorted()).toEqual(stored.toSorted())
  await backUp(from(), vault)
  expect(readFileSync(content, 'utf8'), 'what has rotted is copied again').toBe('the same content')
  rmSync(`${content}-away`)
  await restore(to(), vault, { over: true })
  expect(await name()).not.toEqual([{ name: 'Since then' }])
  expect((await filesOf('target').list('blueprints')).length).toBe(2)
})

test('what lay on the disk can come back in an object storage', async () => {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'files', configs: [] }],
  })
  const { port } = await server.run()
  onTestFinished(() => server.close())
  const bucket = {
    S3_BUCKET: 'files',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  const config = place('target', target(), bucket)
  await restore(config, vault, { over: true })
  expect((await (await createStorage(config)).list('blueprints')).length).toBe(2)
  const { manifest } = await backUp(config, join(folder, 'from-s3'))
  expect(manifest.files.count).toBe(2)
})

test('a database of somebody else is not emptied, and what opens an account stays ended', async () => {
  await asOwner(foreign(), 'create table orders_of_another_program (id int)')
  await expect(restore(place('foreign', foreign()), vault)).rejects.toThrow('The database is not empty')
  await source().pool.query(
    `insert into sessions (user_id, token_hash, method, user_agent, expires_at)
     values ($1, 'abc', 'password', '', now() + interval '1 day')`,
    [mara],
  )
  await source().pool.query(`insert into recovery_codes (user_id, code_hash) values ($1, 'abc')`, [mara])
  await source().pool.query(
    `insert into identities (issuer, subject, user_id) values ('https://id.example', 'mara', $1)`,
    [mara],
  )
  await source().pool.query(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
     values ($1, 'abc', 'abc', 0, '{}', 'My laptop')`,
    [mara],
  )
  await backUp(from(), vault)
  await restore(to(), vault, { over: true })
  for (const table of ['sessions', 'recovery_codes', 'identities'])
    expect([table, await ask(target().url, `select 1 from ${table}`)]).toEqual([table, []])
  // Without it the account would be open to whoever reads its mail.
  expect(await ask(target().url, 'select name from passkeys')).toEqual([{ name: 'My laptop' }])
})

test('an older backup that cannot be read does not stand before the newest', async () => {
  const mixed = join(folder, 'mixed')
  await backUp(from(), mixed)
  mkdirSync(join(mixed, '2020-01-01T00-00-00.000Z'))
  writeFileSync(join(mixed, '2020-01-01T00-00-00.000Z', 'manifest.json'), '{"format": 0}')
  await restore(to(), mixed, { over: true })
})

test('an interrupted backup is none', async () => {
  const { folder: made } = await backUp(from(), join(folder, 'cut'))
  rmSync(join(made, 'manifest.json'))
  await expect(restore(to(), join(folder, 'cut'), { over: true })).rejects.toThrow('no whole backup')
  await expect(restore(to(), made, { over: true })).rejects.toThrow('no whole backup')
})

test('an older backup goes through the newer migrations, a newer one is refused', async () => {
  const old = older()
  const all = knownMigrations()
  const [last, before] = [all.at(-1), all.slice(0, -1)]
  for (const text of [...before.flatMap(({ sql }) => sql), ...MIGRATIONS_TABLE]) await asOwner(old, text)
  for (const { hash, folderMillis } of before)
    await asOwner(old, 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  await asOwner(old, `insert into users (email, full_name) values ('old@example.com', 'From before')`)
  const oldVault = join(folder, 'old')
  const { folder: made, manifest } = await backUp(place('older', old), oldVault)
  expect(manifest.migrations).not.toContain(last?.hash)
  await restore(to(), oldVault, { over: true })
  expect(await ask(target().url, 'select full_name from users')).toEqual([{ full_name: 'From before' }])
  expect(
    await ask(target().url, 'select 1 from drizzle.__drizzle_migrations where hash = $1', [last?.hash]),
  ).toHaveLength(1)

  const newer = { ...manifest, migrations: [...all.map(({ hash }) => hash), 'one more'] }
  writeFileSync(join(made, 'manifest.json'), JSON.stringify(newer))
  await expect(restore(to(), oldVault, { over: true })).rejects.toThrow('a newer release')
})
