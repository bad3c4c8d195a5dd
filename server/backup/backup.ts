// One moment of the whole shop, taken while it runs: every table in one snapshot, every file that those tables name.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { ERASURES, parseErasure } from '#features/accounts/server/public.ts'
import type { Config } from '../config.ts'
import type { Logins } from '../database/logins.ts'
import { COPY_LOCK } from '../database/migrate.ts'
import { createStorage } from '../storage/create.ts'
import { ignoreMissing, syncFolder } from '../storage/disk.ts'
import type { Storage } from '../storage/storage.ts'
import { columnsOf, migrationsIn, nameOf, sequencesIn, type Table, tablesIn } from './catalog.ts'
import { copyOut } from './copy.ts'
import { type Kept, keepContents } from './keep-contents.ts'
import { type Manifest, manifestFile, sha256 } from './manifest.ts'
import { missingFrom, namesIn } from './names.ts'
import { connect, openToRead } from './place.ts'
import { tablePath, writeFileList, writeWhole } from './vault.ts'

export async function backUp(
  config: Config,
  vault: string,
  now = new Date(),
): Promise<{ folder: string; manifest: Manifest }> {
  const folder = join(vault, now.toISOString().replaceAll(':', '-'))
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 })
  const storage = await createStorage(config)
  // Most of the files before the database: what is thrown away while we copy is then in the backup all the same.
  const early = await keepContents(storage, vault)
  const place = await openToRead(config)
  try {
    const { names, ...copied } = await copyDatabase(place, folder, vault)
    await syncFolder(join(folder, 'tables'))
    const files = await keepFiles({ storage, vault, folder, names, early })
    const manifest: Manifest = { format: 1, ...copied, ...files, beside: await keepBeside(config, folder) }
    // Last of all: what has none was interrupted.
    await writeWhole(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`)
    return { folder, manifest }
  } finally {
    await place.close()
  }
}

async function copyDatabase(place: Logins, folder: string, vault: string) {
  const client = await connect(place, 'fcp backup')
  try {
    // Who has migrations to make waits for us, and we for them: a table must not change its shape on the way.
    await client.query('select pg_advisory_lock_shared($1)', [COPY_LOCK])
    const known = await tablesIn(client)
    await client.query('begin isolation level repeatable read, read only')
    const { rows } = await client.query(`select now() as at, current_setting('server_version') as version`)
    const names = new Set<string>()
    const tables: Manifest['tables'] = []
    for (const table of known) tables.push(await copyTable(client, table, folder, names))
    const migrations = await migrationsIn(client)
    const sequences = await sequencesIn(client)
    await keepErasures(client, vault)
    const queue = getConstructionPlans('pgboss')
    await writeWhole(join(folder, 'queue.sql'), queue)
    const takenAt = (rows[0].at as Date).toISOString()
    const postgres: string = rows[0].version
    return { takenAt, postgres, migrations, tables, sequences, queueSchema: sha256(queue), names }
  } finally {
    await client.end()
  }
}

async function copyTable(
  client: pg.Client,
  table: Table,
  folder: string,
  names: Set<string>,
): Promise<Manifest['tables'][number]> {
  // Asked as a question, because a table in parts cannot be copied by its name.
  const { stream, rows } = copyOut(
    client,
    `copy (select ${columnsOf(table)} from ${nameOf(table)}) to stdout`,
  )
  const hash = createHash('sha256')
  const path = tablePath(folder, table)
  await pipeline(
    stream,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of namesIn(chunks, names)) {
        hash.update(chunk)
        yield chunk
      }
    },
    createGzip({ level: 4 }),
    createWriteStream(path, { mode: 0o600 }),
  )
  await sync(path)
  return { ...table, rows: rows(), sha256: hash.digest('hex') }
}

interface Files {
  storage: Storage
  vault: string
  folder: string
  /** What the database may have named. */
  names: Set<string>
  early: Kept
}

async function keepFiles({ storage, vault, folder, names, early }: Files) {
  const late = await keepContents(storage, vault, early)
  const kept = [...new Map([...early.files, ...late.files])]
    .filter(([key]) => names.has(key))
    .map(([key, size]) => ({ key, size }))
  const there = new Set(kept.map(({ key }) => key))
  return {
    files: {
      count: kept.length,
      bytes: kept.reduce((sum, { size }) => sum + size, 0),
      sha256: await writeFileList(folder, kept),
    },
    missing: missingFrom(names, there),
  }
}

/** In the vault itself, so that restoring an older backup knows of them, too. */
async function keepErasures(client: pg.Client, vault: string): Promise<void> {
  const known = await client.query("select to_regclass('erased_people') is not null as known")
  // A database that stood still while the program got newer.
  if (!known.rows[0].known) return
  const { rows } = await client.query<{ text: string; id: string }>(
    `select user_id as id, json_build_object('userId', user_id, 'address', address,
       'suspended', coalesce((to_jsonb(e) ->> 'suspended')::boolean, false),
       'erasedAt', to_char(erased_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text as text
     from erased_people e`,
  )
  for (const { id, text } of rows) {
    if (!parseErasure(text)) throw new Error('An erasure could not be written down.')
    await writeWhole(join(vault, ERASURES, `${id}.json`), text)
  }
}

/** The password that was made up for the owner, and the sandbox's card provider. Not its port: that may be taken by now. */
async function keepBeside({ dataDir }: Config, folder: string): Promise<Manifest['beside']> {
  const cards = ((await readdir(join(dataDir, 'cards')).catch(ignoreMissing)) ?? [])
    .filter((name) => name !== 'port' && !name.startsWith('.'))
    .map((name) => `cards/${name}`)
  const beside: Manifest['beside'] = []
  for (const path of ['owner-password', ...cards]) {
    const bytes = await readFile(join(dataDir, path)).catch(ignoreMissing)
    if (!bytes) continue
    await writeWhole(join(folder, 'beside', path), bytes)
    beside.push({ path, sha256: sha256(bytes) })
  }
  return beside
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
