import { join } from 'node:path'
import type { Config } from '../config.ts'
import { clearOldDrafts, closeFolder, diskStorage } from './disk.ts'
import type { Storage } from './storage.ts'

export async function createStorage(config: Config): Promise<Storage> {
  if (!config.s3) {
    const root = join(config.dataDir, 'files')
    await closeFolder(root)
    await clearOldDrafts(root, new Date())
    return diskStorage(root)
  }
  // The S3 client takes a while to load: only who uses it waits.
  const { s3Storage } = await import('./s3.ts')
  return s3Storage(config.s3)
}

/** Once, before the first process of many: a disk needs nothing. */
export async function prepareStorage(config: Config): Promise<void> {
  if (!config.s3) return
  const { makeBucket } = await import('./s3.ts')
  await makeBucket(config.s3)
}
