// Bodies without an end, and small ones that become huge.
import type { Socket } from 'node:net'
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { head, inWaves, speak, statusesIn } from './wire.ts'

const AT_ONCE = 10
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
  const attempts: [string, (socket: Socket) => void][] = [
    ['that says its size', declared],
    ['in chunks', chunked],
    ['to no call', nowhere],
  ]
  const heard = new Set<string>()
  const send = async (name: string, say: (socket: Socket) => void) => {
    const { text, endedAfterMs } = await speak({ port, say, patienceMs: MOST_MS })
    const [status] = statusesIn(text)
    if (status === 413) heard.add(name)
    if (status !== undefined && status !== 413) return [`a huge body ${name} was answered with ${status}`]
    return endedAfterMs === undefined ? [`a huge body ${name} was listened to for ${MOST_MS / 1000} s`] : []
  }
  const wave = attempts.flatMap((one) => Array.from({ length: AT_ONCE }, () => () => send(...one)))
  return [...(await inWaves(wave)), ...unheard(attempts, heard)]
}

/** Whoever still talks may find the connection gone before the answer is read; but not everybody, every time. */
const unheard = (attempts: [name: string, ...unknown[]][], heard: Set<string>) =>
  attempts.flatMap(([name]) => (heard.has(name) ? [] : [`nobody was told what is wrong with a body ${name}`]))

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

/** Packed before the attack begins: that takes the attacker a while. */
export function bombs(port: number): () => Promise<string[]> {
  const blown = Buffer.alloc(LARGE, ' ')
  const packed: [encoding: string, body: Buffer][] = [
    ['gzip', gzipSync(blown)],
    ['deflate', deflateSync(blown)],
    ['br', brotliCompressSync(blown, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
    ['zstd', zstdCompressSync(blown)],
  ]
  const heard = new Set<string>()
  const throwOne = async (encoding: string, body: Buffer) => {
    const size = `Content-Length: ${body.length}`
    const says = head(POST, JSON_TYPE, `Content-Encoding: ${encoding}`, size, 'Connection: close')
    const { text } = await speak({ port, say: pourOnce(says, body), patienceMs: MOST_MS })
    const [status] = statusesIn(text)
    if (status === 415) heard.add(encoding)
    return status === undefined || status === 415
      ? []
      : [`a body that ${encoding} blows up was answered with ${status}`]
  }
  const wave = packed.flatMap((one) => Array.from({ length: AT_ONCE }, () => () => throwOne(...one)))
  return async () => [...(await inWaves(wave)), ...unheard(packed, heard)]
}

const pourOnce = (first: string, body: Buffer) => (socket: Socket) => {
  socket.write(first)
  socket.write(body)
}
