import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkFolder, checkKey, describe, isKey, type Storage } from './storage.ts'

const DRAFTS = '.drafts'
/** People's plans: nobody else who uses the machine may read them, wherever the folder lies. */
const OWNER_FOLDER = 0o700
const OWNER_FILE = 0o600
const HOUR_MS = 3_600_000

export function diskStorage(root: string): Storage {
  const path = (key: string) => join(root, checkKey(key))
  return {
    async put(folder, bytes) {
      const stored = describe(folder, bytes)
      await writeWhole(root, path(stored.key), bytes)
      return stored
    },
    async open(key, part) {
      const found = await stat(path(key)).catch(ignoreMissing)
      return found && { size: found.size, stream: createReadStream(path(key), part) }
    },
    async remove(key) {
      await rm(path(key), { force: true })
    },
    async list(folder) {
      const found = await readdir(folder === undefined ? root : join(root, checkFolder(folder)), {
        recursive: true,
        withFileTypes: true,
      }).catch(ignoreMissing)
      return (
        (found ?? [])
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
          // Drafts of who is writing just now are none.
          .filter(isKey)
          .sort()
      )
    },
  }
}

/** A reader, or a restart after kill -9, sees the whole file or none. */
async function writeWhole(root: string, path: string, bytes: Uint8Array): Promise<void> {
  const draft = join(root, DRAFTS, randomUUID())
  await mkdir(dirname(draft), { recursive: true, mode: OWNER_FOLDER })
  await makeFolder(dirname(path), OWNER_FOLDER)
  try {
    await writeSynced(draft, bytes)
    await rename(draft, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', OWNER_FILE)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A folder lasts only once the folders above it are on the disk. */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode })
  if (first === undefined) return
  for (let at = folder; at.length >= first.length; at = dirname(at)) await syncFolder(dirname(at))
}

/** The rename itself lasts only once the folder is on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Closes the folder of an earlier release, which was open; with it everything inside is closed. */
export async function closeFolder(root: string): Promise<void> {
  await chmod(root, OWNER_FOLDER).catch(ignoreMissing)
}

/** Drafts of writers that were killed. Another process may be writing right now, so only old ones go. */
export async function clearOldDrafts(root: string, now: Date): Promise<void> {
  for (const name of (await readdir(join(root, DRAFTS)).catch(ignoreMissing)) ?? []) {
    const path = join(root, DRAFTS, name)
    const found = await stat(path).catch(ignoreMissing)
    if (found && found.mtimeMs < now.getTime() - HOUR_MS) await rm(path, { force: true })
  }
}

export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
