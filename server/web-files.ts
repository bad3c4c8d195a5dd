// Pages, assets, and what search engines ask for. Hashed assets may be kept for ever; everything else is asked for each time.
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { Failure } from './errors.ts'
import { html } from './html.ts'
import { loadPages, type WebPages } from './web-pages.ts'

const ROOT = fileURLToPath(new URL('../dist/web/', import.meta.url))
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Of an address that is a secret. */
const UNTOLD = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' }
const hidden = { schema: { hide: true } }

export async function mountWeb(app: FastifyInstance, config: Config): Promise<void> {
  const pages = loadPages(config)
  if (pages) {
    await app.register(fastifyStatic, {
      root: ROOT,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(`${ROOT}assets/`) ? FOR_EVER : 'public, max-age=3600')
      },
    })
    mountPages(app, pages, config)
    mountForSearchEngines(app, pages, config)
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (!pages || !wantsPage || /^\/api(?![^/?])/.test(request.url)) throw new Failure('not_found')
    const canonical = canonicalPath(pages, new URL(request.url, 'http://any').pathname)
    return canonical ? reply.redirect(canonical, 308) : pages.send('*', 404, request, reply)
  })
}

/** The browser's router takes /Login/ for /login: send such visitors to the one address. */
function canonicalPath(pages: WebPages, pathname: string): string | undefined {
  const given = pathname.split('/').filter(Boolean)
  for (const { path } of pages.list) {
    const wanted = path.split('/').filter(Boolean)
    const fits = (part: string, i: number) => part.startsWith(':') || part === given[i]?.toLowerCase()
    if (wanted.length !== given.length || !wanted.every(fits)) continue
    const canonical = `/${wanted.map((part, i) => (part.startsWith(':') ? given[i] : part)).join('/')}`
    if (canonical !== pathname) return canonical
  }
  return undefined
}

function mountPages(app: FastifyInstance, pages: WebPages, config: Config): void {
  for (const { path, hasSecretAddress } of pages.list) {
    // The catalogue is a tool of ours, no page of the shop.
    if (path.startsWith('/sandbox/') && config.production) continue
    app.get(path, hidden, (request, reply) => {
      if (hasSecretAddress) reply.headers(UNTOLD)
      return pages.send(path, 200, request, reply)
    })
  }
}

function mountForSearchEngines(app: FastifyInstance, pages: WebPages, { publicUrl }: Config): void {
  const addresses = pages.list.filter((page) => page.public).map(({ path }) => `${publicUrl}${path}`)
  const sitemap = html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => html`<url><loc>${address}</loc></url>\n`)}</urlset>
`
  const robots = `User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\nDisallow: /dashboard\n\nSitemap: ${publicUrl}/sitemap.xml\n`
  app.get('/sitemap.xml', hidden, (_, reply) => reply.type('application/xml').send(`${sitemap}`))
  app.get('/robots.txt', hidden, (_, reply) => reply.type('text/plain').send(robots))
}
