// The built pages. Hashed assets may be kept for ever; everything else is asked for each time.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Failure } from './errors.ts'

const ROOT = fileURLToPath(new URL('../dist/web/', import.meta.url))
const FOR_EVER = 'public, max-age=31536000, immutable'

export async function mountWeb(app: FastifyInstance): Promise<void> {
  const page = existsSync(`${ROOT}index.html`) ? readFileSync(`${ROOT}index.html`, 'utf8') : undefined
  const headers = { 'cache-control': 'no-cache' }

  if (page) {
    await app.register(fastifyStatic, {
      root: ROOT,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : 'no-cache')
      },
    })
    app.get('/', { schema: { hide: true } }, (_, reply) =>
      reply.type('text/html').headers(headers).send(page),
    )
  }

  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (!page || !wantsPage || /^\/api(?![^/?])/.test(request.url)) throw new Failure('not_found')
    return reply.code(404).type('text/html').headers(headers).send(page)
  })
}
