// Answers of the accounts' calls, for what only the browser shows: labels, toasts, busy states, broken networks.
import { expect, type Page } from '@playwright/test'

export const MARA = { id: 'u1', email: 'mara@example.com', fullName: 'Mara Lindqvist' }

/** Of somebody who has bought, and has no blueprint yet. */
export const DASHBOARD = {
  user: { ...MARA, isAdmin: false, isOwner: false, proved: true },
  credits: 2,
  totalUsed: 3,
  totalPurchased: 5,
  recentGenerations: [],
  blueprints: [] as object[],
}

type Call =
  | 'login'
  | 'signup'
  | 'forgot-password'
  | 'reset-password'
  | 'magic-login'
  | 'magic-login/check'
  | 'verify-email'

interface Answer {
  status?: number
  json?: object
  /** As the server does after a sign-in: the readable hint that somebody is there. */
  signsIn?: true
  /** Held back until then. */
  after?: Promise<void>
}

/** Answers a call, and collects what was sent to it. */
export async function answer(page: Page, call: Call, { status = 200, json, signsIn, after }: Answer) {
  const sent: unknown[] = []
  await page.route(`**/api/auth/${call}`, async (route) => {
    sent.push(route.request().postDataJSON())
    await after
    if (signsIn) await page.context().addCookies([{ name: 'fcp_hint', value: '1', url: page.url() }])
    await route.fulfill({ status, json: json ?? { success: true } })
  })
  if (signsIn) {
    await page.route('**/api/dashboard', (route) => route.fulfill({ json: DASHBOARD }))
    await page.route('**/api/auth/me', (route) => route.fulfill({ json: { user: MARA } }))
  }
  return sent
}

export async function breakOff(page: Page, call: Call): Promise<void> {
  await page.route(`**/api/auth/${call}`, (route) => route.abort('connectionrefused'))
}

export async function expectToast(page: Page, title: string, text: string, kind?: 'destructive') {
  const toast = page.locator('[data-toasts] li')
  await expect(toast).toContainText(title)
  await expect(toast).toContainText(text)
  if (kind) await expect(toast).toHaveClass(/border-danger/)
  else await expect(toast).not.toHaveClass(/border-danger/)
}

/** Shown or gone by itself: the next one is not taken for it, and it covers nothing. */
export async function closeToast(page: Page): Promise<void> {
  // Not the button that would take something back.
  const close = '[data-toasts] li > button'
  await page.evaluate((button) => document.querySelector<HTMLElement>(button)?.click(), close)
  await expect(page.locator('[data-toasts] li')).toHaveCount(0)
}

/** Whoever an answer signed in goes home, signed out. */
export async function logOut(page: Page): Promise<void> {
  await page.route('**/api/auth/logout', async (route) => {
    await page.context().clearCookies({ name: 'fcp_hint' })
    await route.fulfill({ json: { success: true } })
  })
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login to Dashboard' })).toBeVisible()
  await expect(page).toHaveURL('/')
}

/** The events of the data layer, without the views of pages. */
export function events(page: Page) {
  return page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => !event.startsWith('page_')))
}

/** What follows is counted from nothing. */
export async function forgetEvents(page: Page): Promise<void> {
  await page.evaluate(() => window.dataLayer?.splice(0))
}
