// The dashboard's states in the browser, as walks: coming, empty, unconfirmed, of a purchase, signed out, broken, leaving.
import type { Page } from '@playwright/test'
import { answer, DASHBOARD, expectToast, MARA } from './account-answers.ts'
import { once } from './once.ts'
import { expect, expectAccessible, expectSound, settled, test } from './quiet-page.ts'

const { user: USER } = DASHBOARD
const EMPTY = DASHBOARD
const BLUEPRINT = {
  id: 'b1',
  slug: 'tidewatch',
  name: 'TideWatch',
  businessIdea: 'A low-cost sensor buoy and subscription dashboard that warns oyster farmers',
  industry: 'Other',
  stage: 'Validation',
  createdAt: '2026-11-14T12:00:00.000Z',
  starred: false,
  archived: false,
}
const LONG_EMAIL = 'a.rather.long.address.of.a.founder@subdomain.example.com'

interface Told {
  json: object
  status?: number
}

/** What the dashboard answers, until the test says something else. */
async function answering(page: Page, first: Told) {
  const now = { told: first }
  await page.route('/api/dashboard', (route) => route.fulfill(now.told))
  return (next: Told) => {
    now.told = next
  }
}

const main = (page: Page) => page.getByRole('main')
const toastOf = (page: Page, text: string) => page.locator('[data-toasts]').getByText(text, { exact: true })
const who = (page: Page) => page.getByText('Mara Lindqvist · mara@example.com')

test('it comes without a jolt, says who one is and what one has, and leads to the first blueprint', async ({
  page,
}) => {
  await test.step('while it loads, it keeps its shape and does not scroll sideways', async () => {
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
    await expect(who(page)).toBeVisible()
    expect(await title.boundingBox()).toEqual(before)
  })

  await test.step('who it is, what they have, and where they can go', async () => {
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

  const answers = await answering(page, { json: { ...EMPTY, credits: 0 } })
  await test.step('what it says is fresh for 30 s; then it is asked for again', async () => {
    let asked = 0
    page.on('request', (request) => request.url().endsWith('/api/dashboard') && asked++)
    await page.clock.install()
    await page.goto('/dashboard')
    await expect(who(page)).toBeVisible()
    const atFirst = asked
    const leaveAndComeBack = async (afterMs: number) => {
      await main(page).getByRole('link', { name: 'Buy Credits' }).first().click()
      await expect(page).toHaveURL('/buy-credits')
      await page.clock.fastForward(afterMs)
      await page.goBack()
      await expect(who(page)).toBeVisible()
    }
    await leaveAndComeBack(1_000)
    expect(asked).toBe(atFirst)
    await leaveAndComeBack(31_000)
    await expect.poll(() => asked).toBe(atFirst + 1)
  })

  for (const [credits, flag, blueprints] of [
    [2, 'true', []],
    [0, null, []],
    [2, 'true', [BLUEPRINT]],
    [0, null, [BLUEPRINT]],
  ] as const)
    await test.step(`with ${credits} credits and ${blueprints.length} blueprints, Create Blueprint leads to the form, and useCredits is ${flag}`, async () => {
      answers({ json: { ...EMPTY, credits, blueprints } })
      await page.goto('/dashboard')
      await main(page).getByRole('link', { name: 'Create Blueprint' }).waitFor()
      // The first page reads it and takes it away.
      const kept = await page.evaluateHandle(() => {
        const kept: Record<string, string> = {}
        const set = Storage.prototype.setItem
        Storage.prototype.setItem = function (key, value) {
          kept[key] = value
          set.call(this, key, value)
        }
        return kept
      })
      await main(page).getByRole('link', { name: 'Create Blueprint' }).click()
      await expect(page).toHaveURL(/^[^?]*\/(\?show=blueprint)?$/)
      expect((await kept.jsonValue()).useCredits ?? null).toBe(flag)
      await page.evaluate(() => localStorage.clear())
    })

  await test.step('an admin whose address is not confirmed: the link is sent again', async () => {
    answers({ json: { ...EMPTY, user: { ...USER, email: LONG_EMAIL, proved: false, isAdmin: true } } })
    const totals = { totalUsers: 1, blueprintsCreated: 0 }
    await page.route('/api/admin/totals', (route) => route.fulfill({ json: totals }))
    await page.route('/api/admin/customers?*', (route) => route.fulfill({ json: { customers: [] } }))
    const linkSent = { success: true, linkSent: true }
    await page.route('/api/settings/verify-email', (route) => route.fulfill({ json: linkSent }))
    await page.goto('/dashboard')
    const doors = page.getByRole('navigation', { name: 'Dashboard' })
    await expect(doors.getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/admin/reports')
    await expect(
      page.getByText(`Please confirm your email address. We sent a link to ${LONG_EMAIL}.`),
    ).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(toastOf(page, `We sent a link to ${LONG_EMAIL}.`)).toBeVisible()
  })
})

test('the session of a purchase shows what was bought and the way to the rest, and nothing that it cannot know or do', async ({
  page,
  context,
  baseURL,
  expectTrouble,
}) => {
  expectTrouble(/429|403/)
  const ORDER = {
    ...EMPTY,
    user: { ...USER, proved: false, orderOnly: true },
    credits: 0,
    totalUsed: 0,
    totalPurchased: 0,
    blueprints: [BLUEPRINT],
  }
  const answers = await answering(page, { json: ORDER })

  await test.step('the blueprint, without credits, settings, stars or selection', async () => {
    await page.goto('/dashboard')
    await expect(main(page).getByRole('link', { name: 'TideWatch' })).toHaveAttribute(
      'href',
      '/blueprint/tidewatch',
    )
    await expect(
      page.getByText('it opens with a link sent to mara@example.com', { exact: false }),
    ).toBeVisible()
    await expect(main(page).locator('dl')).toHaveCount(0)
    for (const name of ['Settings', 'Buy Credits', 'Create Blueprint'])
      await expect(main(page).getByRole('link', { name })).toHaveCount(0)
    await expect(main(page).getByRole('checkbox')).toHaveCount(0)
    await expect(main(page).getByRole('button', { name: /Star|Another/ })).toHaveCount(0)
    await expect(page.getByText('Please confirm your email address')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0)
    await expectSound(page)
  })

  await test.step('a login link goes to the address, once; and when none can be sent it is said why', async () => {
    const held = Promise.withResolvers<void>()
    const sent = await answer(page, 'login', { json: { success: true, linkSent: true }, after: held.promise })
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await page.getByRole('button', { name: 'Sending...' }).click({ force: true })
    held.resolve()
    await expect(toastOf(page, 'We sent a link to mara@example.com.')).toBeVisible()
    expect(sent).toEqual([{ email: 'mara@example.com' }])
    const error = 'We have sent several emails already.'
    await answer(page, 'login', { status: 429, json: { success: false, error, code: 'rate_limited' } })
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await expectToast(page, 'Error', error, 'destructive')
  })

  await test.step('with credits alone it says where they are, and offers nothing to buy', async () => {
    answers({ json: { ...ORDER, blueprints: [] } })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Your credits are waiting' })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Create Blueprint' })).toHaveCount(0)
  })

  await test.step('it is no sign-in to the login page', async () => {
    await context.addCookies([{ name: 'fcp_hint', value: '1', url: baseURL ?? '' }])
    await page.route('/api/auth/me', (route) =>
      route.fulfill({ json: { user: { ...MARA, orderOnly: true } } }),
    )
    const asked = page.waitForResponse('/api/auth/me')
    await page.goto('/login')
    await asked
    await settled(page)
    await expect(page.getByText('You are signed in as')).toHaveCount(0)
  })

  await test.step('it finds the settings closed, with the reason', async () => {
    const error = 'Please open the link that we sent to your email address first.'
    const closed = { status: 403, json: { success: false, error, code: 'prove_address' } }
    await page.route('/api/settings/*', (route) => route.fulfill(closed))
    await page.goto('/settings')
    await expect(main(page).getByText(error)).toHaveCount(3)
    await expect(page).toHaveURL('/settings')
  })
})

test('broken and brought back, welcomed once, and Log Out: failing it stays, then it goes home and asks no more', async ({
  page,
  context,
  baseURL,
  expectTrouble,
}) => {
  expectTrouble(/500|logout/)
  await context.addCookies([{ name: 'fcp_hint', value: '1', url: baseURL ?? '' }])
  const answers = await answering(page, { status: 500, json: {} })
  await page.goto('/dashboard?login=google')
  await expect(page.getByText('Failed to load dashboard - Please try refreshing the page')).toBeVisible()
  await expectAccessible(page, 'main')
  answers({ json: EMPTY })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(who(page)).toBeVisible()
  await test.step('the header had believed that nobody is signed in; now it knows better, without a new load', async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Founder Dashboard' })).toBeVisible()
  })

  const logins = () =>
    page.evaluate(() => window.dataLayer?.filter((one) => one.event === 'auth' && one.action === 'login'))
  await test.step('back from the identity provider, the visitor is welcomed once', async () => {
    await page.goto('/dashboard?login=google')
    await expect(toastOf(page, 'Success')).toBeVisible()
    await expect(toastOf(page, 'Welcome back!')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    expect(await logins()).toHaveLength(1)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No blueprints yet' })).toBeVisible()
    expect(await logins()).toEqual([])
  })

  const logOut = main(page).getByRole('button', { name: 'Log Out' })
  await test.step('a logout that fails says so and stays', async () => {
    await page.route(
      '/api/auth/logout',
      once((route) => route.fulfill({ status: 500 })),
    )
    await logOut.click()
    await expect(toastOf(page, 'Logout failed')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await expect(who(page)).toBeVisible()
  })

  await page.route('/api/auth/logout', (route) => route.fulfill({ json: { success: true } }))
  await settled(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await logOut.click()
  await expect(page).toHaveURL('/')
  await expect(toastOf(page, 'Logged out successfully')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login to Dashboard' })).toBeVisible()
  await settled(page)
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/auth/logout'])
})

test('signed out, the page asks to sign in, and shows nothing of anybody', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/401/)
  await answering(page, {
    status: 401,
    json: { success: false, error: 'Please sign in.', code: 'signed_out' },
  })
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
