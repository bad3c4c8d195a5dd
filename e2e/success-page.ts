// /success and its time, in the hand of a test.
import type { Locator, Page } from '@playwright/test'
import { expect } from './quiet-page.ts'

export const main = (page: Page) => page.getByRole('main')
export const title = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 1, name, exact: true })
export const bar = (page: Page) => main(page).getByRole('progressbar', { name: 'Overall progress' })
export const toasts = (page: Page) => page.locator('[data-toasts] li')
export const RETURN = '/success?session_id=cs_1'

/** From before the page loads, its time stands still until the test lets it pass. */
export async function stopClock(page: Page): Promise<void> {
  // The bell of whoever seems to be signed in asks each minute.
  await page.route('**/api/notifications/unread', (route) => route.fulfill({ json: { unread: 0 } }))
  await page.clock.install({ time: new Date('2026-11-14T12:00:00.000Z') })
  await page.clock.pauseAt(new Date('2026-11-14T12:00:01.000Z'))
}

/** A little at a time, as loading a page takes some. */
export async function appears(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(what).toBeVisible({ timeout: 50 })
  }).toPass({ timeout: 60_000, intervals: [50] })
}

export async function openWithClock(page: Page, address = RETURN): Promise<void> {
  await stopClock(page)
  await page.goto(address)
  await appears(page, bar(page))
}

/** As in a new tab: what the last visit left is gone. */
export async function openAnew(page: Page, address = RETURN, left: 'nothing' | 'a purchase' = 'nothing') {
  await page.goto('/icon.svg')
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  if (left === 'a purchase') await leaveFromBuying(page)
  await page.goto(address)
}

export async function pass(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000)
}

/** Until the middle of that second of its making. */
export async function until(page: Page, second: number): Promise<void> {
  const elapsed = await page.evaluate(
    () => Date.now() - Number(sessionStorage.getItem('blueprintBegun cs_1')),
  )
  await page.clock.runFor(second * 1000 + 500 - elapsed)
}

/** What buying leaves in the browser on its way to the card page. */
async function leaveFromBuying(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.setItem('purchaseInProgress', 'true')
    localStorage.setItem('blueprintFormData', '{}')
  })
}

export async function expectNothingLeft(page: Page): Promise<void> {
  const left = await page.evaluate(() => [
    sessionStorage.getItem('purchaseInProgress'),
    localStorage.getItem('blueprintFormData'),
  ])
  expect(left).toEqual([null, null])
}
