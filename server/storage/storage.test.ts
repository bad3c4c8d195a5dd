// One suite, both storages: disk, and S3 against a real server that speaks it.
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { createStorage } from './create.ts'
import { clearOldDrafts, diskStorage } from './disk.ts'
import { makeBucket, s3Storage } from './s3.ts'
import { read, type Storage } from './storage.ts'

const bytes = (text: string) => Buffer.from(text)
const HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'

let folder = ''
let s3: S3rver
let s3Port = 0
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fcp-storage-'))
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'files', configs: [] }],
  })
  s3Port = (await s3.run()).port
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const s3Settings = (bucket: string, port = s3Port) => ({
  bucket,
  region: 'us-east-1',
  endpoint: `http://127.0.0.1:${port}`,
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
})

const storages: [string, () => Storage][] = [
  ['disk', () => diskStorage(join(folder, 'disk'))],
  ['s3', () => s3Storage(s3Settings('files'))],
]

describe.each(storages)('%s', (_, open) => {
  test('what is put comes back, named by its content', async () => {
    const storage = open()
    const stored = await storage.put('blueprints/a1', bytes('hello'))
    expect(stored).toEqual({ key: `blueprints/a1/${HELLO}`, sha256: HELLO, size: 5 })
    expect((await read(storage, stored.key))?.toString()).toBe('hello')
    expect((await storage.open(stored.key))?.size).toBe(5)
  })

  test('putting the same twice is harmless, even at the same moment', async () => {
    const storage = open()
    const puts = await Promise.all(Array.from({ length: 8 }, () => storage.put('twice', bytes('same'))))
    expect(new Set(puts.map(({ key }) => key)).size).toBe(1)
    expect(await storage.list('twice')).toHaveLength(1)
  })

  test('an empty file and a large one survive', async () => {
    const storage = open()
    const large = Buffer.alloc(3_000_000, 'blueprint ')
    for (const content of [Buffer.alloc(0), large]) {
      const { key } = await storage.put('sizes', content)
      expect((await read(storage, key))?.equals(content)).toBe(true)
    }
  })

  test('a part of a file comes alone', async () => {
    const storage = open()
    const { key } = await storage.put('parts', bytes('blueprint'))
    for (const [start, end, text] of [
      [0, 3, 'blue'],
      [4, 8, 'print'],
      [8, 8, 't'],
    ] as const) {
      const part = await storage.open(key, { start, end })
      expect(part?.size).toBe(9)
      expect(Buffer.concat((await part?.stream.toArray()) ?? []).toString()).toBe(text)
    }
  })

  test('a file that is not there is undefined, and removing it is no error', async () => {
    const storage = open()
    const key = `nowhere/${HELLO}`
    expect(await storage.open(key)).toBeUndefined()
    await storage.remove(key)
  })

  test('a folder lists its files and those below, and no others', async () => {
    const storage = open()
    const one = await storage.put('list/a', bytes('1'))
    const two = await storage.put('list/a/deep', bytes('2'))
    await storage.put('list/ab', bytes('3'))
    expect(await storage.list('list/a')).toEqual([one.key, two.key].toSorted())
    await storage.remove(one.key)
    expect(await storage.list('list/a')).toEqual([two.key])
    expect(await storage.list('list/none')).toEqual([])
    expect(await storage.list(), 'everything, and what others keep there not').toEqual(
      expect.arrayContaining([two.key]),
    )
    expect((await storage.list()).filter((key) => !/\/[0-9a-f]{64}$/.test(key))).toEqual([])
  })

  test.each(['../up', 'a/../b', '/abs', 'a//b', 'A', 'a b', ''])('the folder %j is refused', async (name) => {
    await expect(open().put(name, bytes('x'))).rejects.toThrow('Not a folder')
    await expect(open().list(name)).rejects.toThrow('Not a folder')
  })

  test.each(['../../etc/passwd', `a/../${HELLO}`, 'a/b', HELLO])('the key %j is refused', async (key) => {
    await expect(open().open(key)).rejects.toThrow('Not a key')
    await expect(open().remove(key)).rejects.toThrow('Not a key')
  })
})

test('a bucket that is missing is made once; a storage that does not answer is said plainly', async () => {
  const settings = s3Settings('made-by-us')
  await makeBucket(settings)
  const { key } = await s3Storage(settings).put('a', bytes('hello'))
  await makeBucket(settings)
  expect((await read(s3Storage(settings), key))?.toString(), 'what is in it stays').toBe('hello')
  await expect(makeBucket(s3Settings('files', 1))).rejects.toThrow('Check the S3_ variables')
})

test('on the disk nobody but the owner reads anything, also where an earlier release left the folder open', async () => {
  const dataDir = join(folder, 'closed')
  const root = join(dataDir, 'files')
  await mkdir(root, { recursive: true, mode: 0o755 })
  const storage = await createStorage(loadConfig({ DATA_DIR: dataDir, NODE_ENV: 'test' }))
  const { key } = await storage.put('plans', Buffer.from('a plan'))
  const modes = [root, join(root, '.drafts'), dirname(join(root, key)), join(root, key)].map(
    (path) => statSync(path).mode & 0o777,
  )
  expect(modes).toEqual([0o700, 0o700, 0o700, 0o600])
})

test('a damaged file is noticed, not delivered', async () => {
  const root = join(folder, 'damaged')
  const storage = diskStorage(root)
  const { key } = await storage.put('a', bytes('hello'))
  writeFileSync(join(root, key), 'jello')
  await expect(read(storage, key)).rejects.toThrow('is damaged')
})

test('drafts of killed writers are cleared away once they are old', async () => {
  const root = join(folder, 'drafts')
  await mkdir(join(root, '.drafts'), { recursive: true })
  for (const name of ['old', 'new']) writeFileSync(join(root, '.drafts', name), 'half')
  const twoHoursAgo = new Date(Date.now() - 7_200_000)
  utimesSync(join(root, '.drafts', 'old'), twoHoursAgo, twoHoursAgo)
  await clearOldDrafts(root, new Date())
  expect(readdirSync(join(root, '.drafts'))).toEqual(['new'])
})
