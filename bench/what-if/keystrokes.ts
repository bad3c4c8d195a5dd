// In the page: from the press of a key to the frame in which the chart has changed.
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    answered: number[]
  }
}

/** From now on every key that changes the drawn lines is timed, from the press to after the next paint. */
export async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.answered = []
    let pressed: number | undefined
    addEventListener('keydown', () => (pressed = performance.now()), { capture: true })
    const line = document.querySelector('[data-line=revenue]')
    if (!line) throw new Error('There is no chart.')
    new MutationObserver(() => {
      if (pressed === undefined) return
      const since = pressed
      pressed = undefined
      requestAnimationFrame(() => {
        // Behind the paint of this frame.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.answered.push(performance.now() - since)
        port2.postMessage(undefined)
      })
    }).observe(line, { attributes: true, attributeFilter: ['d'] })
  })
}

/** Presses it and waits until it was answered. */
export async function pressAndWait(page: Page, key: string): Promise<void> {
  const before = await page.evaluate(() => window.answered.length)
  await page.keyboard.press(key)
  await page.waitForFunction((count) => window.answered.length > count, before, { polling: 20 })
}

export const answered = (page: Page): Promise<number[]> => page.evaluate(() => window.answered)

/** What the page fetched of scripts, as it came over the wire. */
export const scriptKilobytes = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, one) => sum + (one as PerformanceResourceTiming).encodedBodySize, 0) / 1000,
  )
