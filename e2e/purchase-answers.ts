// Answers of the calls that a purchase makes, and hands for its form.
import { expect, type Page, type Route } from '@playwright/test'
import { DASHBOARD } from './account-answers.ts'
import { answerFollowers, WAITING } from './generation-answers.ts'
import { settled } from './quiet-page.ts'

export const IDEA = {
  fullName: 'Mara Lindqvist',
  email: 'mara@example.com',
  startupName: 'TideWatch',
  businessIdea: 'A sensor buoy that warns oyster farmers a day ahead.',
}
export const UNFILLED = { targetCustomer: '', industry: '', stage: '', additionalContext: '' }

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get Your Startup Blueprint' })
export const form = (page: Page) => page.getByRole('form', { name: 'Get Your Startup Blueprint' })
export const field = (page: Page, label: string) => form(page).getByLabel(label)
export const submit = (page: Page) => form(page).locator('[data-pay]')
/** The first page has several; the first is the one at its top. */
export const getBlueprint = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Get Your Blueprint' }).first()
export const inProgress = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Purchase in Progress...' }).first()

export async function visit(page: Page, path = '/') {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await settled(page)
}

export const goDark = (page: Page) => wear(page, 'dark')
export const goLight = (page: Page) => wear(page, 'light')

/** Colours are handed down level by level, a frame each: it is dark when nothing moves any more. */
async function wear(page: Page, theme: 'dark' | 'light') {
  await page.evaluate(async (worn) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    // In a closed answer of the FAQ they are over but stay in the list.
    const isUnderWay = (one: Animation) => one instanceof CSSTransition && one.playState !== 'finished'
    document.documentElement.dataset.theme = worn
    for (let still = 0; still < 5; ) {
      await frame()
      still = document.getAnimations().some(isUnderWay) ? 0 : still + 1
    }
  }, theme)
}

export async function openDialog(page: Page) {
  await visit(page)
  await getBlueprint(page).click()
  await expect(dialog(page)).toBeVisible()
}

export async function fill(page: Page, values: Record<string, string> = IDEA) {
  const labels: Record<string, string> = {
    fullName: 'Full name',
    email: 'Email',
    startupName: 'Startup name',
    businessIdea: 'Business idea',
    targetCustomer: 'Target customer',
  }
  for (const [name, value] of Object.entries(values)) await field(page, labels[name] ?? name).fill(value)
}

export async function choose(page: Page, label: string, option: string) {
  await form(page).getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

interface Answer {
  status?: number
  json?: unknown
  /** Instead of an answer: nobody is there. */
  lost?: true
  /** Held back until then. */
  after?: Promise<void>
}

/** Answers a call until it is answered otherwise, and collects what was sent to it. */
export async function answer(page: Page, path: string, { status = 200, json, lost, after }: Answer) {
  const sent: Record<string, unknown>[] = []
  await page.route(`**${path}`, async (route) => {
    sent.push(route.request().postDataJSON())
    await after
    if (lost) return route.abort('connectionrefused')
    return typeof json === 'string'
      ? route.fulfill({ status, contentType: 'application/json', body: json })
      : route.fulfill({ status, json: json ?? {} })
  })
  return sent
}

export const CHECKOUT = '/api/create-checkout'
export const CONFIRM = '/api/confirm-free-order'
export const GENERATE = '/api/generate-blueprint'
export const PROMO = '/api/validate-promo-code'

/** A payment page that does not leave the page of the test. */
export const PAYING = { success: true, orderId: 'o1', sessionUrl: '#paying' }
/** Back from there by the back button, when the browser kept the page alive. */
export function comeBack(page: Page) {
  return page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}
export const FREE_ORDER = { success: true, orderId: 'o1', freeBlueprint: true, blueprintId: 'b1' }
/** Which one it is, nobody told: then the page has to guess. */
export const NAMELESS_ORDER = { ...FREE_ORDER, blueprintId: undefined }

type State = 'unknown' | 'generating' | 'completed' | 'error'

/** The newest blueprint, and the one that was ordered, which a test may change while it is asked for. */
export async function answerStatus(page: Page) {
  const status = { asked: 0, name: IDEA.startupName, state: 'generating' as State }
  await page.route('**/api/user-blueprint-status', (route: Route) => {
    status.asked++
    const { name, state } = status
    // Later than any request of a test.
    const createdAt = '2040-01-01T00:00:00.000Z'
    return route.fulfill({
      json: {
        latestGeneration: { id: 'g1', blueprintId: 'b1', status: state, createdAt },
        latestBlueprint: { id: 'b1', slug: 'tidewatch', name, createdAt },
      },
    })
  })
  await answerFollowers(page, {
    told: () => ({ ...WAITING, status: status.state === 'completed' ? 'complete' : status.state }),
  })
  return status
}

export async function signedIn(page: Page, baseURL: string | undefined, credits = DASHBOARD.credits) {
  await page.context().addCookies([{ name: 'fcp_hint', value: '1', url: baseURL ?? '' }])
  await page.route('**/api/dashboard', (route) => route.fulfill({ json: { ...DASHBOARD, credits } }))
}

/** Told at the next look at the status, which may take its time. */
export async function expectCreated(
  page: Page,
  how: 'successfully' | 'using your credits',
  timeout = 15_000,
) {
  const toast = page.locator('[data-toasts] li')
  await expect(toast).toContainText('Blueprint Created!', { timeout })
  await expect(toast).toContainText(`Your blueprint has been generated ${how}.`)
}

/** From here on time stands still unless the test moves it. */
export async function stopTime(page: Page) {
  await page.clock.pauseAt(new Date('2026-11-15T12:00:00Z'))
}
export async function beginTime(page: Page) {
  await page.clock.install({ time: new Date('2026-11-15T11:58:00Z') })
}

/** As in a browser that was never here. */
export function forgetDrafts(page: Page) {
  return page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

export function stored(page: Page) {
  return page.evaluate(() => ({
    form: JSON.parse(localStorage.getItem('blueprintFormData') ?? 'null'),
    inProgress: sessionStorage.getItem('purchaseInProgress'),
    useCredits: localStorage.getItem('useCredits'),
  }))
}
