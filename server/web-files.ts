// The built pages. Hashed assets may be kept for ever; the page itself is asked for each time.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Failure } from './errors.ts'

const ROOT = fileURLToPath(new URL('../dist/web/', import.meta.url))
const FOR_EVER = 'public, max-age=31536000, immutable'

export async function mountWeb(app: FastifyInstance): Promise<void> {
  const page = existsSync(`${ROOT}index.html`) ? readFileSync(`${ROOT}index.html`, 'utf8') : undefined

  if (page) {
    await app.register(fastifyStatic, {
      root: `${ROOT}assets/`,
      prefix: '/assets/',
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', FOR_EVER),
    })
    app.get('/', { schema: { hide: true } }, (_, reply) =>
      reply.type('text/html').header('cache-control', 'no-cache').send(page),
    )
  }

  app.setNotFoundHandler((request, reply) => {
    const isPage =
      page &&
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      request.headers.accept?.includes('text/html')
    if (!isPage) throw new Failure('not_found')
    return reply.code(404).type('text/html').header('cache-control', 'no-cache').send(page)
  })
}
