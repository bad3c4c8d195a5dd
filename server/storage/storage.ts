// Files, named by what is in them: a key is `folder/sha256`. So the content hash is kept, writing twice is harmless,
// nothing is ever overwritten, and a file that is there is whole.
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

export interface Stored {
  key: string
  sha256: string
  size: number
}

/** Of a file, from its first byte to its last. */
export interface Part {
  start: number
  end: number
}

export interface Storage {
  put(folder: string, bytes: Uint8Array): Promise<Stored>
  /** Undefined when there is no such file. The stream has to be read or destroyed. `size` is the whole file's, also for a part. */
  open(key: string, part?: Part): Promise<{ size: number; stream: Readable } | undefined>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Without a folder: everything. */
  list(folder?: string): Promise<string[]>
}

const FOLDER = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/
const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\/[0-9a-f]{64}$/

export function describe(folder: string, bytes: Uint8Array): Stored {
  checkFolder(folder)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { key: `${folder}/${sha256}`, sha256, size: bytes.byteLength }
}

export function checkFolder(folder: string): string {
  if (!FOLDER.test(folder)) throw new Error(`Not a folder of the storage: ${folder}`)
  return folder
}

export const isKey = (text: string): boolean => KEY.test(text)

/** Keys come from the database, but a path is built from them: nothing else gets through. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`Not a key of the storage: ${key}`)
  return key
}

/** The whole file, proved to be what was stored. */
export async function read(storage: Storage, key: string): Promise<Buffer | undefined> {
  const file = await storage.open(key)
  if (!file) return undefined
  const bytes = Buffer.concat(await file.stream.toArray())
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (!key.endsWith(`/${sha256}`)) throw new Error(`The stored file ${key} is damaged.`)
  return bytes
}
