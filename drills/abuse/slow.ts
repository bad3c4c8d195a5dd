// Hundreds of connections that say next to nothing, a byte a second, to have all of the shop's patience.
import type { Socket } from 'node:net'
import { head, speak, statusesIn } from './wire.ts'

const EACH = 100
const BYTE_EVERY_MS = 1_000
/** The shop waits for 30 seconds and looks every five; a busy machine has a little more. */
const MOST_MS = 42_000

const KINDS: [name: string, say: (socket: Socket) => void][] = [
  ['headers', trickle('GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-A: b\r\n')],
  [
    'a body',
    trickle(
      head('POST /api/validate-promo-code', 'Content-Type: application/json', 'Content-Length: 900'),
      'a',
    ),
  ],
  [
    'chunks',
    trickle(
      head('POST /api/validate-promo-code', 'Content-Type: application/json', 'Transfer-Encoding: chunked'),
      '1\r\na\r\n',
    ),
  ],
  ['nothing', () => {}],
]

export async function slow(port: number): Promise<string[]> {
  const told = await Promise.all(
    KINDS.flatMap(([name, say]) =>
      Array.from({ length: EACH }, async () => {
        const { text, endedAfterMs } = await speak({ port, say, patienceMs: MOST_MS })
        if (endedAfterMs === undefined)
          return `who sent ${name} slowly still had a connection after ${MOST_MS / 1000} s`
        const [status] = statusesIn(text)
        return status === undefined || status === 408
          ? []
          : `who sent ${name} slowly was answered with ${status}`
      }),
    ),
  )
  return told.flat()
}

function trickle(first: string, next: string) {
  return (socket: Socket) => {
    socket.write(first)
    const dripping = setInterval(() => socket.write(next), BYTE_EVERY_MS)
    socket.on('close', () => clearInterval(dripping))
  }
}
