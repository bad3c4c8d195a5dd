// The dashboard's states in the browser: empty, with blueprints, unconfirmed, of a purchase, signed out, broken, leaving.
import type { Page } from '@playwright/test'
import { answer, DASHBOARD, expectToast, MARA } from './account-answers.ts'
import { expect, expectAccessible, expectSound, settled, test } from './quiet-page.ts'

const { user: USER } = DASHBOARD
const EMPTY = DASHBOARD
const BLUEPRINT = {
  id: 'tidewatch',
  name: 'TideWatch',
  businessIdea: 'A low-cost sensor buoy and subscription dashboard that warns oyster farmers',
  industry: 'Other',
  stage: 'Validation',
  createdAt: '2026-11-14T12:00:00.000Z',
}

async function answering(page: Page, dashboard: object, status = 200): Promise<void> {
  await page.route('/api/dashboard', (route) => route.fulfill({ status, json: dashboard }))
}

const main = (page: Page) => page.getByRole('main')
const toastOf = (page: Page, text: string) => page.locator('[data-toasts]').getByText(text, { exact: true })

test('empty and not confirmed: accessible, no sideways scroll', async ({ page }) => {
  const email = 'a.rather.long.address.of.a.founder@subdomain.example.com'
  await answering(page, { ...EMPTY, user: { ...USER, email, proved: false, isAdmin: true } })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'No blueprints yet' })).toBeVisible()
  await expectSound(page)
})

test('with blueprints: listed, linked, accessible', async ({ page }) => {
  await answering(page, { ...EMPTY, blueprints: [BLUEPRINT] })
  await page.goto('/dashboard')
  const row = main(page).getByRole('row').filter({ hasText: 'TideWatch' })
  await expect(row).toContainText('A low-cost sensor buoy and subscription dashboard …')
  await expect(row).toContainText('Nov 14, 2026')
  await expect(row.getByRole('link', { name: 'TideWatch' })).toHaveAttribute('href', '/blueprint/tidewatch')
  await expect(main(page).getByRole('link', { name: 'Create Blueprint' })).toHaveCount(1)
  await expectSound(page)
})

test('who it is, what they have, and where they can go', async ({ page }) => {
  await answering(page, EMPTY)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Founder Dashboard' })).toBeVisible()
  await expect(page.getByText('Mara Lindqvist · mara@example.com')).toBeVisible()
  expect(await main(page).locator('dl > div').allInnerTexts()).toEqual([
    expect.stringMatching(/^Credits\s+2$/),
    expect.stringMatching(/^Used\s+3$/),
    expect.stringMatching(/^Purchased\s+5$/),
  ])
  const to = (name: string) => main(page).getByRole('link', { name })
  await expect(to('Home')).toHaveAttribute('href', '/')
  await expect(to('Settings')).toHaveAttribute('href', '/settings')
  await expect(to('Buy Credits')).toHaveAttribute('href', '/buy-credits')
  await expect(to('Reports')).toHaveCount(0)
  await expect(page.getByText('Please confirm your email address')).toHaveCount(0)
})

test('admins have a link to the reports', async ({ page }) => {
  await answering(page, { ...EMPTY, user: { ...USER, isAdmin: true } })
  await page.goto('/dashboard')
  await expect(main(page).getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/admin/reports')
})

for (const [credits, flag] of [
  [2, 'true'],
  [0, null],
] as const) {
  test(`with ${credits} credits, Create Blueprint leads to the form, and useCredits is ${flag}`, async ({
    page,
  }) => {
    await answering(page, { ...EMPTY, credits })
    await page.goto('/dashboard')
    await main(page).getByRole('link', { name: 'Create Blueprint' }).click()
    await expect(page).toHaveURL('/?show=blueprint')
    expect(await page.evaluate(() => localStorage.getItem('useCredits'))).toBe(flag)
  })
}

test('an unconfirmed address is asked for, and the link can be sent again', async ({ page }) => {
  await answering(page, { ...EMPTY, user: { ...USER, proved: false } })
  await page.route('/api/settings/verify-email', (route) =>
    route.fulfill({ json: { success: true, linkSent: true } }),
  )
  await page.goto('/dashboard')
  await expect(
    page.getByText('Please confirm your email address. We sent a link to mara@example.com.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(toastOf(page, 'We sent a link to mara@example.com.')).toBeVisible()
})

test.describe('the session of a purchase', () => {
  const ORDER = {
    ...EMPTY,
    user: { ...USER, proved: false, orderOnly: true },
    credits: 0,
    totalUsed: 0,
    totalPurchased: 0,
    blueprints: [BLUEPRINT],
  }

  test('shows what was bought, and how to get to the rest: nothing that it cannot know or do', async ({
    page,
  }) => {
    await answering(page, ORDER)
    await page.goto('/dashboard')
    await expect(main(page).getByRole('link', { name: 'TideWatch' })).toBeVisible()
    await expect(
      page.getByText('it opens with a link sent to mara@example.com', { exact: false }),
    ).toBeVisible()
    await expect(main(page).locator('dl')).toHaveCount(0)
    for (const name of ['Settings', 'Buy Credits', 'Create Blueprint'])
      await expect(main(page).getByRole('link', { name })).toHaveCount(0)
    await expect(page.getByText('Please confirm your email address')).toHaveCount(0)
  })

  test('sends a login link to the address, once', async ({ page }) => {
    await answering(page, ORDER)
    const held = Promise.withResolvers<void>()
    const json = { success: true, linkSent: true }
    const sent = await answer(page, 'login', { json, after: held.promise })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await page.getByRole('button', { name: 'Sending...' }).click({ force: true })
    held.resolve()
    await expect(toastOf(page, 'We sent a link to mara@example.com.')).toBeVisible()
    expect(sent).toEqual([{ email: 'mara@example.com' }])
  })

  test('says why when no link can be sent', async ({ page, expectTrouble }) => {
    expectTrouble(/429/)
    await answering(page, ORDER)
    const error = 'We have sent several emails already.'
    await answer(page, 'login', { status: 429, json: { success: false, error, code: 'rate_limited' } })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await expectToast(page, 'Error', error, 'destructive')
  })

  test('with credits alone says where they are, and offers nothing to buy', async ({ page }) => {
    await answering(page, { ...ORDER, blueprints: [] })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Your credits are waiting' })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Create Blueprint' })).toHaveCount(0)
  })

  test('is no sign-in to the login page', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'fcp_hint', value: '1', url: baseURL ?? '' }])
    await answering(page, ORDER)
    const asked = page.waitForResponse('/api/auth/me')
    await page.route('/api/auth/me', (route) =>
      route.fulfill({ json: { user: { ...MARA, orderOnly: true } } }),
    )
    await page.goto('/login')
    await asked
    await settled(page)
    await expect(page.getByText('You are signed in as')).toHaveCount(0)
  })

  test('finds the settings closed, with the reason', async ({ page, expectTrouble }) => {
    expectTrouble(/403/)
    const error = 'Please open the link that we sent to your email address first.'
    const closed = { status: 403, json: { success: false, error, code: 'prove_address' } }
    await page.route('/api/settings/*', (route) => route.fulfill(closed))
    await page.goto('/settings')
    await expect(main(page).getByText(error)).toHaveCount(2)
    await expect(page).toHaveURL('/settings')
  })

  test('accessible, no sideways scroll', async ({ page }) => {
    const email = 'a.rather.long.address.of.a.founder@subdomain.example.com'
    await answering(page, { ...ORDER, user: { ...ORDER.user, email } })
    await page.goto('/dashboard')
    await expect(main(page).getByRole('link', { name: 'TideWatch' })).toBeVisible()
    await expectSound(page)
  })
})

test.describe('Log Out', () => {
  test.beforeEach(async ({ context, baseURL, page }) => {
    await context.addCookies([{ name: 'fcp_hint', value: '1', url: baseURL ?? '' }])
    await answering(page, EMPTY)
    await page.goto('/dashboard')
  })

  test('goes home, says so, and asks for the dashboard no more', async ({ page }) => {
    await page.route('/api/auth/logout', (route) => route.fulfill({ json: { success: true } }))
    await main(page).getByRole('button', { name: 'Log Out' }).waitFor()
    await settled(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await main(page).getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL('/')
    await expect(toastOf(page, 'Logged out successfully')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login to Dashboard' })).toBeVisible()
    await settled(page)
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/auth/logout'])
  })

  test('that fails says so and stays', async ({ page, expectTrouble }) => {
    expectTrouble(/logout/)
    await page.route('/api/auth/logout', (route) => route.fulfill({ status: 500 }))
    await main(page).getByRole('button', { name: 'Log Out' }).click()
    await expect(toastOf(page, 'Logout failed')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('Mara Lindqvist · mara@example.com')).toBeVisible()
  })
})

test('signed out, the page asks to sign in, and shows nothing of anybody', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/401/)
  await answering(page, { success: false, error: 'Please sign in.', code: 'signed_out' }, 401)
  await page.goto('/dashboard?email=mara@example.com&login=google')
  // It comes by itself, and as long as it is open nothing else of the page can be reached.
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('mara@example.com')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Sign in to see your dashboard')).toBeVisible()
  await expect(main(page).getByText('Sign In', { exact: true })).toBeVisible()
  await expect(main(page).locator('dl')).toHaveCount(0)
  await expectAccessible(page, 'main')
  // The address claimed a login that did not happen.
  await expect(page).toHaveURL('/dashboard?email=mara%40example.com')
  expect(await page.evaluate(() => window.dataLayer)).not.toContainEqual(
    expect.objectContaining({ event: 'auth' }),
  )
  // Once more with everything loaded: the dialog is there before the address is tidied, and stays.
  await page.evaluate(() => {
    history.pushState(null, '', '/dashboard?email=ada@example.com&login=google')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL('/dashboard?email=ada%40example.com')
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com')
})

test('back from the identity provider, the visitor is welcomed once', async ({ page }) => {
  await answering(page, EMPTY)
  await page.goto('/dashboard?login=google')
  await expect(toastOf(page, 'Success')).toBeVisible()
  await expect(toastOf(page, 'Welcome back!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  const logins = () =>
    page.evaluate(() => window.dataLayer?.filter((one) => one.event === 'auth' && one.action === 'login'))
  expect(await logins()).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No blueprints yet' })).toBeVisible()
  expect(await logins()).toEqual([])
})

test('a dashboard that does not load says so, and Retry brings it', async ({ page, expectTrouble }) => {
  expectTrouble(/500/)
  let broken = true
  await page.route('/api/dashboard', (route) =>
    route.fulfill(broken ? { status: 500, json: {} } : { json: EMPTY }),
  )
  await page.goto('/dashboard')
  await expect(page.getByText('Failed to load dashboard - Please try refreshing the page')).toBeVisible()
  await expectAccessible(page, 'main')
  broken = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Mara Lindqvist · mara@example.com')).toBeVisible()
})

test('while it loads, the page keeps its shape and does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const answered = Promise.withResolvers<void>()
  await page.route('/api/dashboard', async (route) => {
    await answered.promise
    await route.fulfill({ json: EMPTY })
  })
  await page.goto('/dashboard')
  await expect(main(page).getByRole('status')).toHaveText('Loading…')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page, 'main')
  const title = page.getByRole('heading', { level: 1, name: 'Founder Dashboard' })
  const before = await title.boundingBox()
  answered.resolve()
  await expect(page.getByText('Mara Lindqvist · mara@example.com')).toBeVisible()
  expect(await title.boundingBox()).toEqual(before)
})
