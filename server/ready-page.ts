// A page as it goes out: known by its content, and compressed once for each way of doing so.
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface Ready {
  etag: string
  identity: Buffer
  br?: Buffer
  gzip?: Buffer
  brotliQuality: number
}

/** What is written while somebody waits is compressed less hard. */
export function ready(text: string, brotliQuality: number = constants.BROTLI_DEFAULT_QUALITY): Ready {
  const identity = Buffer.from(text)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { identity, etag, brotliQuality }
}

export function sendReady(
  page: Ready,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.code(status).headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' })
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html').send(encoded(page, encoding))
}

type Encoding = 'br' | 'gzip' | 'identity'

/** Anybody can send a long header: it is split at single characters, never by an expression that tries again. */
export function chooseEncoding(accepted = ''): Encoding {
  const names = accepted.split(',').flatMap((part) => {
    const [name, ...parameters] = part.split(';').map((one) => one.trim().toLowerCase())
    const quality = parameters.find((one) => one.startsWith('q='))?.slice(2)
    return Number(quality ?? 1) > 0 ? [name] : []
  })
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity'
}

function encoded(page: Ready, encoding: Encoding): Buffer {
  if (encoding === 'identity') return page.identity
  page[encoding] ??= encoding === 'br' ? brotli(page) : gzipSync(page.identity)
  return page[encoding]
}

function brotli({ identity, brotliQuality }: Ready): Buffer {
  return brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
}
