// The pages that the build wrote. What only the running server knows (its address, the contact addresses) is put in
// when it starts; compressed copies are made when first asked for.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { html } from './html.ts'

const FOLDER = fileURLToPath(new URL('../dist/pages/', import.meta.url))

interface ListedPage {
  path: string
  public: boolean
  /** The address itself lets whoever has it in. */
  hasSecretAddress?: true
  file: string
}

export interface WebPages {
  /** Path patterns of pages, without the one for all others. */
  list: ListedPage[]
  send(path: string, status: number, request: FastifyRequest, reply: FastifyReply): FastifyReply
}

interface Prepared {
  etag: string
  identity: Buffer
  br?: Buffer
  gzip?: Buffer
}

export function loadPages(config: Config): WebPages | undefined {
  if (!existsSync(`${FOLDER}pages.json`)) return undefined
  const all = JSON.parse(readFileSync(`${FOLDER}pages.json`, 'utf8')) as ListedPage[]
  const prepared = new Map(
    all.map(({ path, file }) => [path, prepare(readFileSync(FOLDER + file, 'utf8'), config)]),
  )
  return {
    list: all.filter(({ path }) => path !== '*'),
    send(path, status, request, reply) {
      const page = prepared.get(path)
      if (!page) throw new Error(`There is no page ${path}.`)
      reply.code(status).headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' })
      if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
      const encoding = choose(request.headers['accept-encoding'])
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.type('text/html').send(encoded(page, encoding))
    },
  }
}

function prepare(template: string, config: Config): Prepared {
  const values: Record<string, string | undefined> = { publicUrl: config.publicUrl, ...config.shown }
  const text = template.replace(/%(\w+)%/g, (mark, name: string) =>
    Object.hasOwn(values, name) ? `${html`${values[name] ?? ''}`}` : mark,
  )
  const identity = Buffer.from(text)
  return { identity, etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"` }
}

type Encoding = 'br' | 'gzip' | 'identity'

function choose(accepted = ''): Encoding {
  const names = accepted.split(',').flatMap((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*q=/)
    return Number(quality ?? 1) > 0 ? [name] : []
  })
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity'
}

function encoded(page: Prepared, encoding: Encoding): Buffer {
  if (encoding === 'identity') return page.identity
  page[encoding] ??= encoding === 'br' ? brotliCompressSync(page.identity) : gzipSync(page.identity)
  return page[encoding]
}
