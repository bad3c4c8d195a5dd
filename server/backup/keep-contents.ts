import type { Storage } from '../storage/storage.ts'
import { contentPath, hashOfKey, readContent, readWhole, writeWhole } from './vault.ts'

export interface Kept {
  /** Key → size. */
  files: Map<string, number>
}

/** An object storage answers slowly, but many at once. */
const AT_ONCE = 8

/** Brings every stored file into the vault, unless its content is there already, whole. What is gone or damaged is left out. */
export async function keepContents(storage: Storage, vault: string, already?: Kept): Promise<Kept> {
  const files = new Map<string, number>()
  const left = (await storage.list()).filter((key) => !already?.files.has(key))
  async function walk(): Promise<void> {
    for (let key = left.pop(); key !== undefined; key = left.pop()) {
      const size = await keep(storage, vault, key)
      if (size !== undefined) files.set(key, size)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return { files }
}

async function keep(storage: Storage, vault: string, key: string): Promise<number | undefined> {
  const hash = hashOfKey(key)
  // Proved each time: a disk that rots would otherwise spoil every backup to come.
  const kept = await readContent(vault, hash)
  if (kept) return kept.length
  // One damaged file must not stand in the way of all others. The manifest names it.
  const bytes = await readWhole(storage, key)
  if (!bytes) return undefined
  await writeWhole(contentPath(vault, hash), bytes)
  return bytes.length
}
