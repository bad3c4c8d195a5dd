// The public pages on a simulated phone, each beside a bare Vite and React page served the same way.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Result } from 'lighthouse'
import { startProgram } from '#server/testing/launch.ts'
import { type Figure, figure } from '../figure.ts'
import { auditPage, CATEGORIES } from './audit.ts'
import { serveBarePage } from './bare-page.ts'

/** Goals: points for speed everywhere, and what the first page may load. */
const SPEED = 98
const SCRIPT_KB = 90

const PAGES = ['/', '/blog', '/resources', '/buy-credits'] as const

/** `LIGHTHOUSE_PAGES=/,/blog` for some of them. */
const wanted = process.env.LIGHTHOUSE_PAGES?.split(',')

export async function* lighthouse(): AsyncIterable<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'fcp-bench-'))
  const shop = await startProgram({ env: { DATA_DIR: join(folder, 'data') } })
  const bare = await serveBarePage(join(folder, 'bare'))
  try {
    const reference = await auditPage(bare.url)
    for (const path of wanted ?? [...PAGES, await newestPost(shop.url)])
      yield* figures(path, await auditPage(shop.url + path), reference)
  } finally {
    await Promise.all([shop.end('SIGTERM'), bare.close()])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function* figures(path: string, ours: Result, reference: Result): AsyncIterable<Figure> {
  for (const name of CATEGORIES) {
    const score = (result: Result) => (result.categories[name]?.score ?? 0) * 100
    const goal = { atLeast: (name === 'performance' ? SPEED : 100) / score(reference) }
    yield figure(`lighthouse ${path} ${name}`, score(ours), 'points', score(reference), goal)
  }
  const metric = (result: Result, id: string) => result.audits[id]?.numericValue ?? 0
  for (const id of ['largest-contentful-paint', 'total-blocking-time']) {
    yield figure(`lighthouse ${path} ${id}`, metric(ours, id), 'ms', metric(reference, id) || 1)
  }
  yield figure(`lighthouse ${path} layout shift`, metric(ours, 'cumulative-layout-shift'), 'score', 1, {
    atMost: 0,
  })
  const bare = await scriptKilobytes(reference)
  const goal = path === '/' ? { atMost: SCRIPT_KB / bare } : undefined
  yield figure(`lighthouse ${path} script`, await scriptKilobytes(ours), 'KB', bare, goal)
}

/** The blog's first link to a post. */
async function newestPost(address: string): Promise<string> {
  const html = await (await fetch(`${address}/blog`)).text()
  const path = html.match(/href="(\/blog\/[\w-]+)"/)?.[1]
  if (!path) throw new Error('The blog links to no post.')
  return path
}

/** As browsers load them from a real address: Chromium asks this machine itself for nothing better than gzip. */
async function scriptKilobytes(result: Result): Promise<number> {
  const details = result.audits['network-requests']?.details as
    | { items?: { resourceType?: string; url?: string }[] }
    | undefined
  const scripts = (details?.items ?? []).filter(({ resourceType }) => resourceType === 'Script')
  const sizes = await Promise.all(scripts.map(({ url = '' }) => brotliSize(url)))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

async function brotliSize(url: string): Promise<number> {
  const asked = request(url, { headers: { 'accept-encoding': 'br' } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let size = 0
  for await (const chunk of answer) size += chunk.length
  if (answer.headers['content-encoding'] !== 'br') throw new Error(`${url} does not come in brotli.`)
  return size
}
