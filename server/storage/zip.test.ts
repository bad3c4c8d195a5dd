import { once } from 'node:events'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { zipOf } from './zip.ts'

test('a file is opened when its turn comes; whoever stops reading leaves none open', async () => {
  const opened: Readable[] = []
  const endless = () => {
    const stream = new Readable({
      read() {
        this.push(Buffer.alloc(65_536, Math.random().toString()))
      },
    })
    opened.push(stream)
    return { size: 1, stream }
  }
  const zip = zipOf({ open: async () => endless() }, [
    { path: 'a', key: 'a' },
    { path: 'b', key: 'b' },
  ])
  await once(zip, 'readable')
  expect(zip.read()).not.toBeNull()
  zip.destroy()
  await vi.waitFor(() => expect(opened.map((stream) => stream.destroyed)).toEqual([true]))
})

const breaksOff = () =>
  Readable.from(
    (async function* () {
      yield Buffer.from('the beginning')
      throw new Error('the connection was lost')
    })(),
  )

test.each([
  ['is missing', async () => undefined],
  ['stops in the middle', async () => ({ size: 100, stream: breaksOff() })],
  ['cannot be opened', () => Promise.reject(new Error('the storage is away'))],
])('when a file %s the download breaks off', async (_, open) => {
  const zip = zipOf({ open }, [{ path: 'a', key: 'a' }])
  await expect(zip.toArray()).rejects.toThrow()
})
