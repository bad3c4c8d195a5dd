// A client that does not read its stream costs a socket, for a few seconds, and nothing else.
import { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { openShop, type Visitor } from '#features/accounts/server/testing/shop.ts'
import { CREDIT_FORM, founder } from './testing/founders.ts'
import { deliver } from './testing/paid.ts'

const shop = openShop()
const sockets: Socket[] = []

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const socket of sockets.splice(0)) socket.destroy()
})

async function begin(person: Visitor, startupName: string): Promise<string> {
  return (await person.post('/api/generate-blueprint', { ...CREDIT_FORM, startupName })).body.blueprintId
}

/** Two streams on one connection: the second is not sent before the first ends, so nobody reads it. */
async function stall(person: Visitor, first: string, second: string): Promise<Socket> {
  const app = shop.app()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  sockets.push(socket)
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = (id: string) =>
    `GET /api/blueprint/${id}/events HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`
  const begun = new Promise((resolve) => socket.once('data', resolve))
  socket.write(ask(first) + ask(second))
  await begun
  return socket
}

test('the end of a stream that nobody reads brings nothing down, and the connection ends', async () => {
  const { person } = await founder(shop, 2)
  const [read, unread] = [await begin(person, 'Read'), await begin(person, 'Unread')]
  const faults: unknown[] = []
  const hear = (fault: unknown) => faults.push(fault)
  process.prependListener('uncaughtException', hear)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const ends = vi.spyOn(ServerResponse.prototype, 'end')
  const socket = await stall(person, read, unread)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await deliver(shop.house(), unread)
  await vi.waitFor(() => expect(ends).toHaveBeenCalled())
  vi.advanceTimersByTime(4_000)
  expect(socket.destroyed).toBe(false)
  vi.advanceTimersByTime(15_000)
  await closed
  process.off('uncaughtException', hear)
  expect(faults).toEqual([])
})
