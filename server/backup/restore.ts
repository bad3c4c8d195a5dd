// A backup into the place that the configuration names: files, database, and then again everything that happened since and
// must not be undone.
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import {
  ERASURES,
  type Erasure,
  eraseAgain,
  erasuresIn,
  listErasures,
  parseErasure,
} from '#features/accounts/server/public.ts'
import { CannotStart } from '../cannot-start.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../database/connect.ts'
import type { Logins } from '../database/logins.ts'
import { MIGRATION_LOCK, migrate } from '../database/migrate.ts'
import { createStorage } from '../storage/create.ts'
import { ignoreMissing } from '../storage/disk.ts'
import type { Storage } from '../storage/storage.ts'
import { isFilled } from './catalog.ts'
import { openHouse } from './house.ts'
import { load, schemaOf } from './load.ts'
import { type Manifest, sha256 } from './manifest.ts'
import { connect, openToWrite, refuseCompany, refuseOthersTables } from './place.ts'
import {
  findBackup,
  hashOfKey,
  type KeptFile,
  readContent,
  readFileList,
  readWhole,
  writeWhole,
} from './vault.ts'

interface Options {
  over?: boolean
  /** Goes on where contents are lost or damaged, and says which. */
  withoutLost?: boolean
}

interface Restored {
  folder: string
  manifest: Manifest
  /** People who were erased after the backup was made, and are so again. */
  erasedAgain: number
  /** Files that the backup has lost, and the storage had not either. */
  lost: string[]
}

export async function restore(
  config: Config,
  from: string,
  { over = false, withoutLost = false }: Options = {},
): Promise<Restored> {
  const { folder, vault, manifest } = await findBackup(from)
  // Before anything is touched.
  schemaOf(manifest)
  const files = await readFileList(folder, manifest.files.sha256)
  const beside = await readBeside(folder, manifest)

  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const storage = await createStorage(config)
  const place = await openToWrite(config)
  try {
    const erasures = [...(await erasuresIn(storage)), ...(await erasuresOf(vault))]
    const client = await connect(place, 'fcp restore')
    let lost: string[]
    try {
      await refuseOthersTables(client)
      await refuseCompany(client)
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
      if (!over) await refuseFilled(client, storage)
      erasures.push(...(await erasuresBefore(client, place)))
      lost = await putFiles(storage, vault, files)
      if (lost.length > 0 && !withoutLost) throw new CannotStart(tellLost(lost))
      await load(client, { folder, manifest }, erasures)
      for (const { path, bytes } of beside)
        if (over || !existsSync(join(config.dataDir, path)))
          await writeWhole(join(config.dataDir, path), bytes)
      // While others still wait for the lock: what they make afterwards is not in the backup's list either.
      if (over) await clearOthers(storage, files)
    } finally {
      await client.end()
    }
    const erasedAgain = await catchUp(config, place, storage, erasures)
    return { folder, manifest, erasedAgain, lost }
  } finally {
    await place.close()
  }
}

/** For a database that was brought back by other means, such as its host's. */
export async function onlyErasures(config: Config, vault: string | undefined): Promise<number> {
  const storage = await createStorage(config)
  const place = await openToWrite(config)
  try {
    const erasures = [...(await erasuresIn(storage)), ...(vault ? await erasuresOf(vault) : [])]
    return await catchUp(config, place, storage, erasures)
  } finally {
    await place.close()
  }
}

async function refuseFilled(client: pg.Client, storage: Storage): Promise<void> {
  const filled = (await isFilled(client))
    ? 'The database'
    : (await otherFiles(storage)).length > 0
      ? 'The storage'
      : undefined
  if (filled) throw new CannotStart(`${filled} is not empty. Add --over to put the backup in its place.`)
}

const otherFiles = async (storage: Storage) =>
  (await storage.list()).filter((key) => !key.startsWith(`${ERASURES}/`))

/**
 * Contents are proved as they are read, and stored under the name that they prove. Answers those that the backup has lost
 * and that do not lie in the storage either.
 */
async function putFiles(storage: Storage, vault: string, files: KeptFile[]): Promise<string[]> {
  const lost: string[] = []
  for (const { key } of files) {
    const bytes = await readContent(vault, hashOfKey(key))
    if (bytes) {
      const stored = await storage.put(key.slice(0, -65), bytes)
      if (stored.key !== key) throw new Error(`${key} was stored as ${stored.key}.`)
    } else if (!(await readWhole(storage, key))) lost.push(key)
  }
  return lost
}

const tellLost = (lost: string[]) =>
  `The backup has lost the content of ${lost.length} files, or it is damaged: ${lost.slice(0, 20).join(', ')}. Add --without-lost to restore everything else.`

/** The newer migrations, the job queue, and whoever has been erased since. */
async function catchUp(
  config: Config,
  place: Logins,
  storage: Storage,
  erasures: Erasure[],
): Promise<number> {
  const { house, close } = await openHouse(config, place.url, storage)
  try {
    await migrate(place, house.jobs.install)
    await house.jobs.prepare()
    return await eraseAgain(house, erasures)
  } finally {
    await close()
  }
}

/** Files of the shop that was here before. */
async function clearOthers(storage: Storage, files: KeptFile[]): Promise<void> {
  const ours = new Set(files.map(({ key }) => key))
  for (const key of await otherFiles(storage)) if (!ours.has(key)) await storage.remove(key)
}

/** What the database that is about to be replaced knows. */
async function erasuresBefore(client: pg.Client, { ownerUrl }: Logins): Promise<Erasure[]> {
  const { rows } = await client.query("select to_regclass('public.erased_people') is not null as known")
  if (!rows[0].known) return []
  const { db, close } = openDatabase(ownerUrl, () => {})
  return listErasures(db).finally(close)
}

async function erasuresOf(vault: string): Promise<Erasure[]> {
  const names = (await readdir(join(vault, ERASURES)).catch(ignoreMissing)) ?? []
  return Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => {
        const erasure = parseErasure(await readFile(join(vault, ERASURES, name), 'utf8'))
        if (!erasure) throw new CannotStart(`${name} of ${ERASURES} in the backups is damaged.`)
        return erasure
      }),
  )
}

async function readBeside(folder: string, { beside }: Manifest) {
  return Promise.all(
    beside.map(async ({ path, sha256: wanted }) => {
      const bytes = await readFile(join(folder, 'beside', path))
      if (sha256(bytes) !== wanted) throw new CannotStart(`${path} of the backup is damaged.`)
      return { path, bytes }
    }),
  )
}
