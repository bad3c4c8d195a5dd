// A page on which nothing may go wrong unnoticed: a console message, a refused policy or a failed request fails the
// test, unless the test said beforehand that it will happen.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { RunOptions, run } from 'axe-core'

interface Quiet {
  /** Declares a trouble that is part of the test; what it returns says that it is over, and may not come again. */
  expectTrouble: (pattern: RegExp) => () => void
  troubles: Troubles
}

/** What went wrong and was not expected. */
class Troubles {
  #met: string[] = []
  readonly #expected = new Set<RegExp>()

  add(trouble: string): void {
    this.#met.push(trouble)
  }

  expect(pattern: RegExp): () => void {
    this.#expected.add(pattern)
    return () => {
      this.#excuse(pattern)
      this.#expected.delete(pattern)
    }
  }

  unexpected(): string[] {
    for (const pattern of this.#expected) this.#excuse(pattern)
    return this.#met
  }

  #excuse(pattern: RegExp): void {
    this.#met = this.#met.filter((trouble) => !pattern.test(trouble))
  }
}

export const test = base.extend<Quiet>({
  // biome-ignore lint/correctness/noEmptyPattern: the first argument must be a pattern
  troubles: ({}, use) => use(new Troubles()),
  expectTrouble: ({ troubles }, use) => use((pattern) => troubles.expect(pattern)),
  page: async ({ page, troubles }, use) => {
    page.on('console', (message) => {
      const { url } = message.location()
      if (['error', 'warning'].includes(message.type())) troubles.add(`console: ${message.text()} ${url}`)
    })
    page.on('pageerror', (error) => troubles.add(`error: ${error.message}`))
    page.on('requestfailed', (request) => {
      // Whoever leaves a page does not wait for its answers.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') troubles.add(`failed: ${request.url()}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) troubles.add(`${response.status()}: ${response.url()}`)
    })
    await use(page)
    expect(troubles.unexpected()).toEqual([])
  },
})

const EVERY_RULE: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/** With a selector, that part alone: what floats over the page may cover a target under it for a moment. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  expect(await violations(page, part, EVERY_RULE)).toEqual([])
}

/** Of a second theme only the colours are new. */
export async function expectContrast(page: Page, part = 'html'): Promise<void> {
  expect(await violations(page, part, { type: 'rule', values: ['color-contrast'] })).toEqual([])
}

/** Dark costs each look another half: `DRESSES=all npm test`, every night and whenever colours change. */
const ALL_DRESSES = process.env.DRESSES === 'all'

/** What is shown: no sideways scroll at any width; at the last one every rule in light, and of all dresses the colours in dark. */
export async function expectSound(page: Page, { part = 'main', widths = [1440, 320] } = {}): Promise<void> {
  await expectTheme(page, 'light')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const reach = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(reach, { message: 'sideways' }).toBe(width)
  }
  // From the top: what lies half under the header on the way is no target at all.
  await page.evaluate(() => scrollTo(0, 0))
  await stillness(page)
  await expectAccessible(page, part)
  if (!ALL_DRESSES) return
  await expectTheme(page, 'dark')
  await stillness(page)
  await expectContrast(page, part)
}

/** The page follows the machine at once. */
async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * By the library itself, loaded into a page once: through its usual wrapper every look costs twice as much. Without a
 * look into style sheets and films, which none of these rules needs, and into frames, which are not our pages.
 */
async function violations(page: Page, part: string, runOnly: RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async ({ part, runOnly }) => {
      const { axe } = window as unknown as { axe: { run: typeof run } }
      const options = { runOnly, preload: false, iframes: false, resultTypes: ['violations' as const] }
      const found = await axe.run(part, options as RunOptions)
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    { part, runOnly },
  )
}

/** No animation half way, the page alive: what a visitor sees after a moment. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await stillness(page)
}

/** What was served as HTML answers to nobody before the page has taken it over. */
export async function expectAlive(part: Locator): Promise<void> {
  const isAlive = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isAlive).toBe(true)
}

/** The end of one change of colour may begin another, in what inherits it: until a frame has passed without any. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter((one) => one.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .filter((one) => one.playState === 'running')
    const frame = () => new Promise(requestAnimationFrame)
    do {
      await Promise.all(moving().map((one) => one.finished.catch(() => {})))
      await frame()
      await frame()
    } while (moving().length > 0)
  })
}

export { expect }
