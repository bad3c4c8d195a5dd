import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { House } from '#server/house.ts'
import type { ToExport } from './export-shelf.ts'
import { zipOf } from './zip-shelf.ts'

const SIZE = 200_000
const log = { error: () => {} } as unknown as House['log']

function exported(count: number): ToExport {
  const files = Array.from({ length: count }, (_, i) => ({
    path: `acme/${i}.pdf`,
    key: `${i}`,
    size: SIZE,
    createdAt: new Date(0),
  }))
  return { filename: 'blueprints.zip', blueprints: 1, files, unfinished: [] }
}

test('files are opened one by one, as fast as somebody reads: as much memory for many as for one', async () => {
  let [opened, open] = [0, 0]
  const storage = {
    async open() {
      opened++
      expect(++open).toBe(1)
      const stream = Readable.from(pieces())
      stream.once('close', () => open--)
      return { size: SIZE, stream }
    },
  } as unknown as House['storage']
  let read = 0
  for await (const part of zipOf({ storage, log } as House, exported(200))) {
    read += part.length
    expect(opened * SIZE - read, 'held').toBeLessThan(3 * SIZE)
  }
  expect(opened).toBe(200)
  expect(read).toBeGreaterThan(200 * SIZE)
})

function* pieces() {
  for (let sent = 0; sent < SIZE; sent += 20_000) yield Buffer.alloc(20_000, 'x')
}

test('a storage that fails half way breaks the download off', async () => {
  const storage = {
    async open(key: string) {
      if (key === '1') throw new Error('The disk is gone.')
      return { size: SIZE, stream: Readable.from(pieces()) }
    },
  } as unknown as House['storage']
  await expect(zipOf({ storage, log } as House, exported(3)).toArray()).rejects.toThrow('The disk is gone.')
})
