// A folder of backups. What files contain is kept beside them, once, by its hash: the next backup only adds what is new.
//
//   VAULT/contents/ab/abcd…        a content
//   VAULT/erasures/ID.json         who was erased, without who they were
//   VAULT/2026-11-16T13-30-00Z/    a backup: manifest.json, tables/*.copy.gz, files.tsv.gz, queue.sql, beside/*
import { randomUUID } from 'node:crypto'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { CannotStart } from '../cannot-start.ts'
import { ignoreMissing, makeFolder, syncFolder } from '../storage/disk.ts'
import { read, type Storage } from '../storage/storage.ts'
import { backupsIn, newestIn, readManifest, sha256 } from './manifest.ts'

const DAY_MS = 24 * 3_600_000

export interface KeptFile {
  key: string
  size: number
}

export const contentPath = (vault: string, hash: string): string =>
  join(vault, 'contents', hash.slice(0, 2), hash)

export const tablePath = (backup: string, { schema, name }: { schema: string; name: string }): string =>
  join(backup, 'tables', `${schema}.${name}.copy.gz`)

export const hashOfKey = (key: string): string => key.slice(-64)

/** Whole or not at all, and on the disk before it answers. */
export async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
  await makeFolder(dirname(path), 0o700)
  const draft = join(dirname(path), `.draft-${randomUUID()}`)
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Proved to be what was kept; undefined where it is lost or damaged. */
export async function readContent(vault: string, hash: string): Promise<Buffer | undefined> {
  const bytes = await readFile(contentPath(vault, hash)).catch(ignoreMissing)
  return bytes && sha256(bytes) === hash ? bytes : undefined
}

/** As the storage has it; undefined where it is lost or damaged. */
export async function readWhole(storage: Storage, key: string): Promise<Buffer | undefined> {
  return read(storage, key).catch((error: Error) => {
    if (error.message.endsWith('is damaged.')) return undefined
    throw error
  })
}

export async function writeFileList(backup: string, files: KeptFile[]): Promise<string> {
  const text = files.map(({ key, size }) => `${key}\t${size}\n`).join('')
  await writeWhole(join(backup, 'files.tsv.gz'), gzipSync(text))
  return sha256(text)
}

export async function readFileList(backup: string, hash: string): Promise<KeptFile[]> {
  const text = gunzipSync(await readFile(join(backup, 'files.tsv.gz'))).toString()
  if (sha256(text) !== hash) throw new CannotStart(`The list of files in ${backup} is damaged.`)
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [key = '', size] = line.split('\t')
      return { key, size: Number(size) }
    })
}

/** A backup by its own folder, or the newest whole one of a vault. */
export async function findBackup(from: string) {
  const manifest = await readManifest(from)
  if (manifest) return { folder: from, vault: dirname(from), manifest }
  const newest = await newestIn(from)
  if (!newest) throw new CannotStart(`There is no whole backup in ${from}.`)
  return { ...newest, vault: from }
}

/** Drops backups that are older, what was interrupted, and contents that no backup needs any more. Answers how many backups went. */
export async function dropOld(vault: string, { days, now }: { days: number; now: Date }): Promise<number> {
  const before = now.getTime() - days * DAY_MS
  const all = await backupsIn(vault)
  const old = all.slice(0, -1).filter(({ manifest }) => Date.parse(manifest.takenAt) < before)
  for (const { folder } of old) await rm(folder, { recursive: true })
  const needed = new Set<string>()
  for (const { folder, manifest } of all.filter((one) => !old.includes(one)))
    for (const { key } of await readFileList(folder, manifest.files.sha256)) needed.add(hashOfKey(key))
  // Whatever is younger than a day may belong to a backup that is being made right now.
  const settled = now.getTime() - DAY_MS
  const whole = new Set(all.map(({ folder }) => folder))
  for (const name of await readdir(vault)) {
    const folder = join(vault, name)
    if (/^\d{4}-/.test(name) && !whole.has(folder) && (await stat(folder)).mtimeMs < settled)
      await rm(folder, { recursive: true })
  }
  for (const group of (await readdir(join(vault, 'contents')).catch(ignoreMissing)) ?? [])
    for (const name of await readdir(join(vault, 'contents', group))) {
      const path = join(vault, 'contents', group, name)
      if (!needed.has(name) && (await stat(path)).mtimeMs < settled) await rm(path)
    }
  return old.length
}
