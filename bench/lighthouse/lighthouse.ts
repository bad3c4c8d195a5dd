// The landing page on a simulated phone, beside a bare Vite and React page served the same way.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import { launch } from 'chrome-launcher'
import fastify from 'fastify'
import audit, { type Result } from 'lighthouse'
import { build } from 'vite'
import { ensureChromium } from '#build/prepare.mjs'
import { startProgram } from '#server/testing/launch.ts'
import { type Figure, figure } from '../figure.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const RUNS = 3

export async function* lighthouse(): AsyncIterable<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'fcp-bench-'))
  const shop = await startProgram({ env: { DATA_DIR: join(folder, 'data') } })
  const bare = await serveBarePage(join(folder, 'bare'))
  try {
    const ours = await auditPage(shop.url)
    const reference = await auditPage(bare.url)
    for (const name of CATEGORIES) {
      const score = (result: Result) => (result.categories[name]?.score ?? 0) * 100
      yield figure(`lighthouse ${name}`, score(ours), 'points', score(reference))
    }
    const metric = (result: Result, id: string) => result.audits[id]?.numericValue ?? 0
    for (const id of ['largest-contentful-paint', 'total-blocking-time']) {
      yield figure(`lighthouse ${id}`, metric(ours, id), 'ms', metric(reference, id) || 1)
    }
    yield figure('lighthouse layout shift', metric(ours, 'cumulative-layout-shift'), 'score', 1)
    yield figure('lighthouse script', scriptKilobytes(ours), 'KB', scriptKilobytes(reference))
  } finally {
    await Promise.all([shop.end('SIGTERM'), bare.close()])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function serveBarePage(outDir: string): Promise<{ url: string; close: () => Promise<void> }> {
  const root = fileURLToPath(new URL('./bare-page/', import.meta.url))
  await build({ root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const app = fastify()
  await app.register(compress)
  await app.register(fastifyStatic, { root: outDir })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: () => app.close() }
}

/** The median by speed of a few runs. */
async function auditPage(url: string): Promise<Result> {
  const results: Result[] = []
  for (let i = 0; i < RUNS; i++) results.push(await auditOnce(url))
  results.sort((a, b) => (a.categories.performance?.score ?? 0) - (b.categories.performance?.score ?? 0))
  return results[Math.floor(RUNS / 2)] as Result
}

async function auditOnce(url: string): Promise<Result> {
  const chrome = await launch({
    chromePath: await ensureChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-sync',
    ],
  })
  try {
    const outcome = await audit(url, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    })
    if (!outcome) throw new Error('Lighthouse gave no result.')
    return outcome.lhr
  } finally {
    chrome.kill()
  }
}

function scriptKilobytes(result: Result): number {
  const details = result.audits['network-requests']?.details as
    | { items?: { resourceType?: string; transferSize?: number }[] }
    | undefined
  const scripts = (details?.items ?? []).filter(({ resourceType }) => resourceType === 'Script')
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000
}
