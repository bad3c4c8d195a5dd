// Bodies without an end, and small ones that become huge.
import type { Socket } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { head, speak, statusesIn } from './wire.ts'

const AT_ONCE = 20
const CHUNK = Buffer.alloc(64 * 1024, ' ')
const MOST_MS = 15_000
const LARGE = 256 * 1024 * 1024
const POST = 'POST /api/validate-promo-code'
const JSON_TYPE = 'Content-Type: application/json'

export async function hugeBodies(port: number): Promise<string[]> {
  const asChunk = Buffer.concat([Buffer.from(`${CHUNK.length.toString(16)}\r\n`), CHUNK, Buffer.from('\r\n')])
  const declared = pour(head(POST, JSON_TYPE, `Content-Length: ${LARGE}`), CHUNK)
  const chunked = pour(head(POST, JSON_TYPE, 'Transfer-Encoding: chunked'), asChunk)
  const nowhere = pour(head('POST /api/nothing-here', JSON_TYPE, 'Transfer-Encoding: chunked'), asChunk)
  const attempts: [string, (socket: Socket) => void, number][] = [
    ['that says its size', declared, 413],
    ['in chunks', chunked, 413],
    ['to no call', nowhere, 404],
  ]
  const told = await Promise.all(
    attempts.flatMap(([name, say, wanted]) =>
      Array.from({ length: AT_ONCE }, async () => {
        const { text, endedAfterMs } = await speak({ port, say, patienceMs: MOST_MS })
        // Whoever still talks may find the connection gone before the answer is read.
        const statuses = statusesIn(text).filter((status) => status !== wanted)
        if (statuses.length > 0) return `a huge body ${name} was answered with ${statuses}`
        return endedAfterMs === undefined ? `a huge body ${name} was listened to for ${MOST_MS / 1000} s` : []
      }),
    ),
  )
  return told.flat()
}

/** As fast as it is taken. */
function pour(first: string, chunk: Buffer) {
  return (socket: Socket) => {
    socket.write(first)
    const more = () => {
      while (!socket.destroyed && socket.write(chunk));
    }
    socket.on('drain', more)
    more()
  }
}

export async function bombs(port: number): Promise<string[]> {
  const blown = Buffer.alloc(LARGE, ' ')
  const packed: [encoding: string, body: Buffer][] = [
    ['gzip', gzipSync(blown)],
    ['deflate', deflateSync(blown)],
    ['br', brotliCompressSync(blown, { params: { 0: 1 } })],
    ['zstd', zstdCompressSync(blown)],
  ]
  const told = await Promise.all(
    packed.flatMap(([encoding, body]) =>
      Array.from({ length: AT_ONCE }, async () => {
        const says = head(
          POST,
          JSON_TYPE,
          `Content-Encoding: ${encoding}`,
          `Content-Length: ${body.length}`,
          'Connection: close',
        )
        const { text } = await speak({ port, say: pourOnce(says, body), patienceMs: MOST_MS })
        const [status] = statusesIn(text)
        return status === 415 || status === 413
          ? []
          : `a body that ${encoding} blows up was answered with ${status}`
      }),
    ),
  )
  return told.flat()
}

const pourOnce = (first: string, body: Buffer) => (socket: Socket) => {
  socket.write(first)
  socket.write(body)
}
