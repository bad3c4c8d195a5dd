// Answers of the calls of buying, for what only the browser shows: labels, toasts, times, broken networks.
import type { Page, Route } from '@playwright/test'
import { DASHBOARD, MARA } from './account-answers.ts'
import { answerFollowers, WAITING } from './generation-answers.ts'

/** A paid order of credits alone. */
export const CREDITS = {
  id: 'cs_1',
  payment_status: 'paid',
  amount_total: 300,
  customer_email: MARA.email,
  pack: 'fivePack',
  quantity: 5,
  makesBlueprint: false,
}

/** A paid order with a form: it makes a blueprint. */
export const ORDER = {
  ...CREDITS,
  amount_total: 99,
  pack: 'single',
  quantity: 1,
  makesBlueprint: true,
  startupName: 'TideWatch',
  blueprintId: 'b1',
}

/** As a browser in which somebody is signed in. */
export async function signedIn(page: Page, baseURL: string | undefined, credits = 7): Promise<void> {
  await page.context().addCookies([{ name: 'fcp_hint', value: '1', url: baseURL ?? '' }])
  await page.route('**/api/dashboard', (route) => route.fulfill({ json: { ...DASHBOARD, credits } }))
}

/** As the browser that just bought without signing in: its session sees that order alone. */
export async function orderOnly(page: Page, baseURL: string | undefined): Promise<void> {
  await signedIn(page, baseURL)
  const user = { ...DASHBOARD.user, proved: false, orderOnly: true }
  await page.route('**/api/dashboard', (route) => route.fulfill({ json: { ...DASHBOARD, user, credits: 0 } }))
}

type Answer = { status?: number; json: object } | ((route: Route) => Promise<void>)

/** Answers a call, and collects what was sent to it. */
export async function answer(page: Page, call: string, reply: Answer): Promise<unknown[]> {
  const sent: unknown[] = []
  await page.route(`**/api/${call}`, async (route) => {
    sent.push(route.request().method() === 'GET' ? route.request().url() : route.request().postDataJSON())
    await (typeof reply === 'function' ? reply(route) : route.fulfill(reply))
  })
  return sent
}

export const refusal = (status: number, error: string, code = 'refused') => ({
  status,
  json: { success: false, error, code },
})

/** The order was paid, and this browser may see it. */
export async function paid(
  page: Page,
  session: object,
  auth: object = { success: true, user: MARA },
): Promise<{ verified: unknown[]; authenticated: unknown[] }> {
  const verified = await answer(page, 'verify-session', { json: { success: true, session } })
  const authenticated = await answer(page, 'session-auth', { json: auth })
  return { verified, authenticated }
}

type Status = 'unknown' | 'generating' | 'completed' | 'error'

/** The same when nobody told which one: then the page has to guess. */
export const NAMELESS_ORDER = { ...ORDER, blueprintId: undefined }

/** Later than any request of a test. */
const LATER = '2040-01-01T00:00:00.000Z'

/** How far the newest blueprint is, and the one that was ordered, too; can be changed meanwhile. Counts how often it was asked. */
export async function blueprintStatus(page: Page, status: Status | 'no network', name = 'TideWatch') {
  const state = { status, name, asked: 0 }
  await page.route('**/api/user-blueprint-status', async (route) => {
    state.asked++
    if (state.status === 'no network') return route.abort('connectionrefused')
    await route.fulfill({
      json: {
        latestGeneration: { id: 'g1', blueprintId: 'b1', status: state.status, createdAt: LATER },
        latestBlueprint: { id: 'b1', slug: 'tidewatch', name: state.name, createdAt: LATER },
      },
    })
  })
  const away = () => (state.status === 'no network' ? 'no network' : 'open')
  await answerFollowers(page, {
    told: () => ({ ...WAITING, status: state.status === 'completed' ? 'complete' : state.status }),
    stream: away,
    ask: away,
  })
  return state
}
