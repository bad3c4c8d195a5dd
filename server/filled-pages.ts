// Public pages that come with what the database knows. The build's own renderer writes them, so that the browser can bring
// the very same page to life; each is kept until what it says has changed.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Filling } from '#kit/filling.ts'
import type { Config } from './config.ts'
import type { FilledPage } from './house.ts'
import type { Log } from './log.ts'
import { networkOf } from './rate-limit/limiter.ts'
import type { ReadLimits } from './rate-limit/read-limits.ts'
import { type Ready, ready, sendReady } from './ready-page.ts'
import { type WebPages, withoutMarks, withoutShields, withShields } from './web-pages.ts'

const RENDERER = new URL('../dist/prerender/prerender.js', import.meta.url).href
const KEPT = 200
const QUICK = 5

type FillPage = (path: string, filling: Filling) => Promise<{ head: string; body: string }>
type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

interface Kept {
  of: string
  page: Ready
}

interface Parts {
  pages: WebPages
  config: Config
  log: Log
  limits?: ReadLimits | undefined
  /** The build's renderer, unless a test brings another. */
  load?: () => Promise<{ fillPage: FillPage }>
}

export function createFiller({ pages, config, log, limits, load = () => import(RENDERER) }: Parts) {
  const kept = new Map<string, Kept>()

  /** Nothing when it would have to be rendered for a network that had a great many rendered already. */
  async function written(path: string, filling: Filling, network: string): Promise<Ready | undefined> {
    const of = createHash('sha256').update(JSON.stringify(filling)).digest('base64url')
    const before = kept.get(filling.location)
    if (before?.of === of) {
      keep(filling.location, before)
      return before.page
    }
    if (limits && !limits.renderings.tryUse(network)) return undefined
    // Loaded with the first page that needs it: a start does not wait for it.
    const { fillPage } = await load()
    // The page has marks of ours, and words of people that may look like them.
    const { head, body } = await fillPage(path, {
      ...withShields(filling, config),
      location: filling.location,
    })
    const text = pages.template
      .replace(/<!--head-->.*<!--\/head-->/s, () => head)
      .replace('<!--page-->', () => body)
    const page = ready(withoutShields(withoutMarks(text, config)), QUICK)
    keep(filling.location, { of, page })
    return page
  }

  /** What was not asked for longest goes when there are too many: addresses are what visitors type. */
  function keep(location: string, one: Kept): void {
    kept.delete(location)
    kept.set(location, one)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  }

  return ({ path, fill }: FilledPage): Send =>
    async (request, reply) => {
      const network = networkOf(request.ip)
      limits?.reads.use(network)
      const [params, query] = [strings(request.params), strings(request.query)]
      const filling = await fill({ request, reply, params, query })
      if (!filling) return pages.send('*', 404, request, reply)
      if (filling === 'missing') return pages.send(path, 404, request, reply)
      if (filling === 'in the browser') return pages.send(path, 200, request, reply)
      if ('movedTo' in filling)
        return reply.header('cache-control', 'no-cache').redirect(filling.movedTo, 301)
      try {
        const page = await written(path, filling, network)
        return page ? sendReady(page, 200, request, reply) : pages.send(path, 200, request, reply)
      } catch (error) {
        // The browser can still draw it.
        log.error({ err: error, path }, 'page not filled')
        return pages.send(path, 200, request, reply)
      }
    }
}

function strings(given: unknown): Record<string, string> {
  const entries = Object.entries((given ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
