// One request over real HTTP, however broken, and what came back.
import { Agent, request } from 'node:http'
import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'
import type { Wish } from './requests.ts'

export interface Reply {
  status: number
  /** By which the log speaks of it. */
  id: string | undefined
  type: string
  location: string | undefined
  text: string
  ms: number
}

export interface Caller {
  cookie?: string
  bearer?: string
}

const UNPACK: Record<string, () => Transform> = {
  br: createBrotliDecompress,
  gzip: createGunzip,
  deflate: createInflate,
  zstd: createZstdDecompress,
}

const PATIENCE_MS = 20_000
const MOST_TEXT = 2_000_000

let networks = 0
/** A network of its own for every request: the limits of one are not the question here. */
const nextNetwork = () => `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks++ & 255}`

export function createAsk(site: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const { hostname, port } = new URL(site)
  const ask = (method: string, wish: Wish, { cookie, bearer }: Caller): Promise<Reply> => {
    const begun = performance.now()
    return new Promise((resolve, reject) => {
      const outgoing = request({
        agent,
        hostname,
        port,
        method,
        path: wish.address,
        headers: {
          'x-forwarded-for': nextNetwork(),
          ...(cookie && { cookie }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...wish.headers,
          ...(wish.body && { 'content-length': wish.body.length }),
        },
      })
      outgoing.setTimeout(PATIENCE_MS, () => outgoing.destroy(new Error('no answer')))
      outgoing.on('error', reject)
      outgoing.on('response', (incoming) => {
        const { statusCode: status = 0, headers } = incoming
        const type = headers['content-type'] ?? ''
        const unpack = UNPACK[String(headers['content-encoding'])]
        const body = unpack ? incoming.pipe(unpack()) : incoming
        let text = ''
        const done = () =>
          resolve({
            status,
            id: String(headers['x-request-id'] ?? ''),
            type,
            location: headers.location,
            text,
            ms: performance.now() - begun,
          })
        // A stream of events has no end to wait for.
        if (type.includes('event-stream')) {
          incoming.destroy()
          return done()
        }
        body.on('data', (chunk: Buffer) => {
          if (text.length < MOST_TEXT) text += chunk.toString('latin1')
        })
        body.on('end', () => {
          text = Buffer.from(text, 'latin1').toString()
          done()
        })
        body.on('error', reject)
      })
      outgoing.end(wish.body)
    })
  }
  return { ask, close: () => agent.destroy() }
}
