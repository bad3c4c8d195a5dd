// /success in the browser: back from the payment page, and let in or told how to get in.
import type { Locator, Page } from '@playwright/test'
import { events, expectToast } from './account-answers.ts'
import {
  answer,
  blueprintStatus,
  CREDITS,
  ORDER,
  orderOnly,
  paid,
  refusal,
  signedIn,
} from './checkout-answers.ts'
import { expect, expectSound, settled, test } from './quiet-page.ts'
import {
  appears,
  bar,
  expectNothingLeft,
  leaveFromBuying,
  main,
  openWithClock,
  pass,
  RETURN,
  stopClock,
  title,
} from './success-page.ts'

test.describe('the address', () => {
  for (const search of ['', '?free=false', '?session_id=', '?email=mara@example.com&userId=u1']) {
    test(`/success${search} has nothing to show and leads home`, async ({ page }) => {
      await page.goto('/resources')
      await page.goto(`/success${search}`)
      await expect(page).toHaveURL('/')
      await page.goBack()
      await expect(page).toHaveURL('/resources')
    })
  }
})

test.describe('verifying', () => {
  test('is asked once, then lets the browser in; the purchase is counted once, not again on reload', async ({
    page,
    baseURL,
  }) => {
    await signedIn(page, baseURL)
    await page.goto('/')
    await leaveFromBuying(page)
    const { verified, authenticated } = await paid(page, ORDER)
    await blueprintStatus(page, 'generating')
    await page.goto(RETURN)
    await expect(title(page, 'Creating Your Blueprint')).toBeVisible()
    await settled(page)
    expect(verified).toEqual([{ sessionId: 'cs_1' }])
    expect(authenticated).toEqual([{ sessionId: 'cs_1' }])
    expect(await events(page)).toEqual([{ event: 'purchase', pack: 'single', value: 0.99 }])
    await expectNothingLeft(page)
    await page.reload()
    await expect(bar(page)).toBeVisible()
    expect(await events(page)).toEqual([])
  })

  test('signs the page in when a session was opened', async ({ page }) => {
    await paid(page, ORDER)
    await answer(page, 'session-auth', async (route) => {
      await page.context().addCookies([{ name: 'fcp_hint', value: '1', url: page.url() }])
      await route.fulfill({
        json: { success: true, user: { id: 'u1', email: 'm@example.com', fullName: 'M' } },
      })
    })
    await page.route('**/api/dashboard', (route) => route.fulfill({ json: {} }))
    await blueprintStatus(page, 'generating')
    await page.goto(RETURN)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log Out' })).toBeVisible()
    await expect(main(page).getByRole('region', { name: 'How to get in' })).toHaveCount(0)
  })

  for (const [why, reply] of [
    ['unknown', refusal(404, 'There is nothing at this address.')],
    ['not paid', refusal(402, 'This payment has not been completed.')],
  ] as const) {
    test(`an order that is ${why}: told, and home; the form is kept`, async ({ page, expectTrouble }) => {
      expectTrouble(/40[24]/)
      await page.goto('/')
      await page.evaluate(() => {
        sessionStorage.setItem('purchaseInProgress', 'true')
        localStorage.setItem('blueprintFormData', '{}')
      })
      await answer(page, 'verify-session', reply)
      await page.goto(RETURN)
      await expect(page).toHaveURL('/')
      await expectToast(page, 'Error', 'Failed to load session data. Please contact support.', 'destructive')
      expect(await events(page)).toEqual([])
      expect(
        await page.evaluate(() => [
          sessionStorage.getItem('purchaseInProgress'),
          localStorage.getItem('blueprintFormData'),
        ]),
      ).toEqual([null, '{}'])
    })
  }

  test('a network that is away is waited for, and the page says so', async ({ page, expectTrouble }) => {
    expectTrouble(/ERR_|failed:/)
    let away = true
    await paid(page, ORDER)
    const asked = await answer(page, 'verify-session', (route) =>
      away ? route.abort('connectionrefused') : route.fulfill({ json: { success: true, session: ORDER } }),
    )
    await blueprintStatus(page, 'generating')
    await stopClock(page)
    await page.goto(RETURN)
    await appears(page, title(page, 'Confirming Your Payment'))
    await expect(main(page).getByRole('status')).toHaveText(
      'We cannot reach the server. Your payment is safe. Trying again...',
    )
    away = false
    await appears(page, bar(page))
    expect(asked.length).toBeGreaterThan(1)
  })

  test('a payment that comes later: says so, keeps looking, and goes on by itself', async ({ page }) => {
    let status = 'unpaid'
    await paid(page, ORDER)
    await answer(page, 'verify-session', (route) =>
      route.fulfill({ json: { success: true, session: { ...ORDER, payment_status: status } } }),
    )
    await blueprintStatus(page, 'generating')
    await stopClock(page)
    await page.goto(RETURN)
    await appears(page, title(page, 'Payment Pending'))
    await expect(main(page)).toContainText(
      'Your blueprint is started as soon as the payment arrives. You can close this page: we email you then.',
    )
    expect(await events(page)).toEqual([])
    status = 'paid'
    await pass(page, 10)
    await appears(page, bar(page))
    expect(await events(page)).toHaveLength(1)
  })
})

test.describe('a buyer whose address has an account', () => {
  test.beforeEach(async ({ page }) => {
    await paid(page, ORDER, { success: true, linkSent: true })
  })

  test('is told where the files will be and how to get in, and stays here', async ({ page }) => {
    const state = await blueprintStatus(page, 'generating')
    await openWithClock(page)
    const way = main(page).getByRole('region', { name: 'How to get in' })
    await expect(way).toContainText(
      'mara@example.com already has an account, so we sent a login link there. Your blueprint will be on its dashboard: open the link in that email, on any device.',
    )
    state.status = 'completed'
    await pass(page, 10)
    await expect(title(page, 'Blueprint Complete!')).toBeVisible()
    await pass(page, 10)
    await expect(page).toHaveURL(RETURN)
    await way.getByRole('button', { name: 'Sign In' }).click()
    await appears(page, page.getByRole('dialog', { name: 'Access Your Dashboard' }))
  })

  test('without knowing the address, the same', async ({ page }) => {
    const { customer_email: _, ...stranger } = ORDER
    await answer(page, 'verify-session', { json: { success: true, session: stranger } })
    await blueprintStatus(page, 'generating')
    await page.goto(RETURN)
    await expect(main(page)).toContainText('The address you paid with already has an account')
  })
})

test('a browser that is not let in: where it will be, and the dashboard with the address filled in', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/40[13]|not let in/)
  await paid(page, ORDER)
  await answer(page, 'session-auth', refusal(403, 'You are not allowed to do this.'))
  await page.route('**/api/dashboard', (route) =>
    route.fulfill({ status: 401, json: { success: false, error: 'Please sign in.', code: 'signed_out' } }),
  )
  const state = await blueprintStatus(page, 'generating')
  await openWithClock(page)
  await expect(main(page)).toContainText(
    'Your blueprint will be in the account of mara@example.com. To get in, sign in with that address: we email you a link.',
  )
  state.status = 'completed'
  await expect(main(page)).toContainText('Your blueprint is in the account of mara@example.com.')
  await pass(page, 1)
  await expect(title(page, 'Blueprint Complete!')).toBeVisible()
  await pass(page, 2)
  await expect(page).toHaveURL('/dashboard?email=mara%40example.com')
})

test('an order with a blueprint, opened in another browser: no word of credits, and where it is', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404|not let in/)
  const { startupName: _, blueprintId: __, customer_email: ___, ...known } = ORDER
  await answer(page, 'verify-session', { json: { success: true, session: known } })
  await answer(page, 'session-auth', refusal(404, 'There is nothing at this address.'))
  await page.goto(RETURN)
  await expect(title(page, 'Your Blueprint Is Ordered')).toBeVisible()
  await expect(main(page)).toContainText('Your blueprint is in the account of the address you paid with.')
  await expect(main(page)).not.toContainText('Credits Added')
})

test.describe('credits alone', () => {
  test('signed in: added, the new balance, and what to do with them', async ({ page, baseURL }) => {
    await signedIn(page, baseURL, 12)
    await paid(page, CREDITS)
    await page.goto(RETURN)
    await expect(title(page, 'Credits Added')).toBeVisible()
    await expect(main(page)).toContainText('5 credits from the Starter Pack for $3.00.')
    await expect(main(page).locator('dl')).toHaveText('Your credits12')
    expect(await events(page)).toEqual([{ event: 'purchase', pack: 'fivePack', value: 3 }])
    await expect(main(page).getByRole('link', { name: 'Founder Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
    await main(page).getByRole('link', { name: 'Create Blueprint' }).click()
    await expect(page).toHaveURL(/\/(\?show=blueprint)?$/)
  })

  test('Create Blueprint chooses the credits', async ({ page, baseURL }) => {
    await signedIn(page, baseURL, 12)
    await paid(page, CREDITS)
    await page.goto(RETURN)
    const create = main(page).getByRole('link', { name: 'Create Blueprint' })
    await expect(create).toHaveAttribute('href', '/?show=blueprint')
    await create.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await create.click()
    expect(await page.evaluate(() => localStorage.getItem('useCredits'))).toBe('true')
  })

  test('signed out: a link was sent; accessible, no sideways scroll', async ({ page }) => {
    await paid(page, CREDITS, { success: true, linkSent: true })
    await page.goto(RETURN)
    await expect(main(page).getByRole('region', { name: 'How to get in' })).toContainText(
      'mara@example.com already has an account, so we sent a login link there. Your credits are on its dashboard',
    )
    await expect(main(page).getByRole('link', { name: 'Create Blueprint' })).toHaveCount(0)
    await expectSound(page)
  })

  test('in a session that only the order opened, the credits wait for the address', async ({
    page,
    baseURL,
  }) => {
    await orderOnly(page, baseURL)
    await paid(page, CREDITS)
    await page.goto(RETURN)
    await expect(main(page)).toContainText('Your credits are in the account of mara@example.com.')
  })
})

test.describe('accessible in every state, no sideways scroll from 1440 to 320', () => {
  // In real time: what looks at a page needs time, too.
  const begun = (page: Page, secondsAgo: number) =>
    page.addInitScript(
      (ago) => sessionStorage.setItem('blueprintBegun cs_1', String(Date.now() - ago)),
      secondsAgo * 1000,
    )
  const check = (page: Page) => main(page).getByRole('button', { name: 'Check Status Manually' })

  /** Each prepares the server, and names what shows that the state is there. */
  const states: Record<string, (page: Page) => Promise<Locator>> = {
    verifying: async (page) => {
      await page.route('**/api/verify-session', () => {})
      return title(page, 'Confirming Your Payment')
    },
    unreachable: async (page) => {
      await answer(page, 'verify-session', refusal(503, 'We are very busy right now.'))
      return main(page).getByText('We cannot reach the server.')
    },
    pending: async (page) => {
      await paid(page, { ...ORDER, payment_status: 'unpaid' })
      return title(page, 'Payment Pending')
    },
    'under way for long': async (page) => {
      await paid(page, ORDER, { success: true, linkSent: true })
      await blueprintStatus(page, 'generating')
      await begun(page, 250)
      return check(page)
    },
    complete: async (page) => {
      await paid(page, ORDER, { success: true, linkSent: true })
      await blueprintStatus(page, 'completed')
      return title(page, 'Blueprint Complete!')
    },
    failed: async (page) => {
      await paid(page, ORDER, { success: true, linkSent: true })
      await blueprintStatus(page, 'error')
      return main(page).getByText('There was an error generating your blueprint.')
    },
  }
  for (const [name, prepare] of Object.entries(states)) {
    test(name, async ({ page, expectTrouble }) => {
      expectTrouble(/503/)
      const shown = await prepare(page)
      await page.goto(RETURN)
      await expect(shown).toBeVisible({ timeout: 10_000 })
      await expectSound(page)
    })
  }
})
