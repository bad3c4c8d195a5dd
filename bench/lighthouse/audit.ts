import { launch } from 'chrome-launcher'
import audit, { type Result } from 'lighthouse'
import { ensureChromium } from '#build/prepare.mjs'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const RUNS = 3

/** The median by speed of a few runs. */
export async function auditPage(url: string): Promise<Result> {
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
