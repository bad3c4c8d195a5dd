// Pages, assets, and what search engines ask for. Hashed assets may be kept for ever; everything else is asked for each time.
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Failure } from './errors.ts'
import { createFiller } from './filled-pages.ts'
import type { FilledPage, House } from './house.ts'
import { html } from './html.ts'
import { keep } from './keep.ts'
import type { ReadLimits } from './rate-limit/read-limits.ts'
import { loadPages, type WebPages } from './web-pages.ts'

const ROOT = fileURLToPath(new URL('../dist/web/', import.meta.url))
/** How long the sitemap is as it was: whoever asks for it every second does not make the database read it every second. */
const SITEMAP_SECONDS = 300
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Of an address that is a secret. */
const UNTOLD = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' }
const hidden = { schema: { hide: true } }

export async function mountWeb(
  app: FastifyInstance,
  house: House,
  limits: ReadLimits | undefined,
): Promise<void> {
  const pages = loadPages(house.config)
  const filled = house.features.flatMap((feature) => feature.pages?.(house) ?? [])
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
    mountPages(app, pages, filled, { house, limits })
    mountForSearchEngines(app, pages, filled, house)
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (!pages || !wantsPage || /^\/api(?![^/?])/.test(request.url)) throw new Failure('not_found')
    const canonical = canonicalPath(pages, request.url)
    return canonical ? reply.redirect(canonical, 308) : pages.send('*', 404, request, reply)
  })
}

/** The browser's router takes /Login/ for /login: send such visitors to the one address. */
export function canonicalPath(pages: Pick<WebPages, 'list'>, url: string): string | undefined {
  // Not relative to a host: '//a' would name another one, and '//[' none.
  const address = `http://any${url}`
  if (!URL.canParse(address)) return undefined
  const { pathname } = new URL(address)
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

function mountPages(
  app: FastifyInstance,
  pages: WebPages,
  filled: FilledPage[],
  { house: { config, log }, limits }: { house: House; limits: ReadLimits | undefined },
): void {
  const filler = createFiller({ pages, config, log, limits })
  const senders = new Map(filled.map((page) => [page.path, filler(page)]))
  for (const { path, hasSecretAddress } of pages.list) {
    // The catalogue is a tool of ours, no page of the shop.
    if (path.startsWith('/sandbox/') && config.production) continue
    const send = senders.get(path) ?? ((request, reply) => pages.send(path, 200, request, reply))
    app.get(path, hidden, (request, reply) => {
      if (hasSecretAddress) reply.headers(UNTOLD)
      return send(request, reply)
    })
  }
}

function mountForSearchEngines(
  app: FastifyInstance,
  pages: WebPages,
  filled: FilledPage[],
  { config: { publicUrl } }: House,
): void {
  const always = pages.list.filter((page) => page.public).map(({ path }) => path)
  async function sitemap() {
    const more = await Promise.all(filled.map((page) => page.addresses?.() ?? []))
    return `${html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...always, ...more.flat()].map((path) => html`<url><loc>${publicUrl + path}</loc></url>\n`)}</urlset>
`}`
  }
  const robots = `User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\nDisallow: /dashboard\n\nSitemap: ${publicUrl}/sitemap.xml\n`
  const kept = keep(sitemap, SITEMAP_SECONDS * 1000)
  app.get('/sitemap.xml', hidden, async (_, reply) =>
    reply
      .type('application/xml')
      .header('cache-control', `public, max-age=${SITEMAP_SECONDS}`)
      .send(await kept()),
  )
  app.get('/robots.txt', hidden, (_, reply) => reply.type('text/plain').send(robots))
}
