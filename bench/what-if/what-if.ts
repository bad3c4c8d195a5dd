// How fast the plan answers a key: a real page of a real blueprint, in a real browser. Goal: under 50 ms to the drawn chart.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '#e2e/chromium-flags.ts'
import { ROTA } from '#e2e/living-plan-answers.ts'
import { makeBlueprint } from '#e2e/made-blueprint.ts'
import { startProgram } from '#server/testing/launch.ts'
import { type Figure, figure, WITHIN } from '../figure.ts'
import { at } from '../quantile.ts'
import { answered, pressAndWait, scriptKilobytes, watch } from './keystrokes.ts'

const KEYS = 50
const WARM_UP = 4
const GOAL_MS = 50

export async function* whatIf(): AsyncIterable<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'fcp-bench-'))
  const shop = await startProgram({ env: { DATA_DIR: join(folder, 'data') } })
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  })
  try {
    const page = await browser.newPage({ baseURL: shop.url, viewport: { width: 1440, height: 900 } })
    await makeBlueprint(page, ROTA)
    await page.goto('/blueprint/rota-room', { waitUntil: 'networkidle' })
    const files = await scriptKilobytes(page)
    await page.goto('/blueprint/rota-room/plan', { waitUntil: 'networkidle' })
    const times = await typed(page)
    yield figure('what-if, key to drawn chart, median', at(times, 0.5), 'ms', GOAL_MS, WITHIN)
    yield figure('what-if, key to drawn chart, p95', at(times, 0.95), 'ms', GOAL_MS, WITHIN)
    yield figure(
      'what-if, script of the page against the page of files',
      await scriptKilobytes(page),
      'KB',
      files,
    )
  } finally {
    await browser.close()
    await shop.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A digit and its removal in turns: every key is another price. */
async function typed(page: Page): Promise<number[]> {
  const price = page.getByRole('textbox', { name: /^Listed price/ })
  await price.fill('29.')
  await watch(page)
  for (let i = 0; i < KEYS + WARM_UP; i++)
    await pressAndWait(page, i % 2 === 0 ? `${5 + (i % 5)}` : 'Backspace')
  return (await answered(page)).slice(WARM_UP)
}
