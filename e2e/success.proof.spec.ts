// /success in the browser: back from the payment page, and let in or told how to get in.
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
  main,
  openAnew,
  pass,
  RETURN,
  stopClock,
  title,
} from './success-page.ts'

test('back from the payment page: verified once, and let in', async ({ page, baseURL, expectTrouble }) => {
  expectTrouble(/40[24].*verify-session/)

  await page.goto('/resources')
  for (const search of ['', '?free=false', '?session_id=', '?email=mara@example.com&userId=u1'])
    await test.step(`/success${search} has nothing to show and leads home`, async () => {
      await page.goto(`/success${search}`)
      await expect(page).toHaveURL('/')
      await page.goBack()
      await expect(page).toHaveURL('/resources')
    })

  for (const [why, reply] of [
    ['unknown', refusal(404, 'There is nothing at this address.')],
    ['not paid', refusal(402, 'This payment has not been completed.')],
  ] as const)
    await test.step(`an order that is ${why}: told, and home; the form is kept`, async () => {
      await answer(page, 'verify-session', reply)
      await openAnew(page, RETURN, 'a purchase')
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

  await test.step('signs the page in when a session was opened', async () => {
    await paid(page, ORDER)
    await answer(page, 'session-auth', async (route) => {
      await page.context().addCookies([{ name: 'fcp_hint', value: '1', url: page.url() }])
      await route.fulfill({
        json: { success: true, user: { id: 'u1', email: 'm@example.com', fullName: 'M' } },
      })
    })
    await page.route('**/api/dashboard', (route) => route.fulfill({ json: {} }))
    await blueprintStatus(page, 'generating')
    await openAnew(page)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log Out' })).toBeVisible()
    await expect(main(page).getByRole('region', { name: 'How to get in' })).toHaveCount(0)
  })

  await test.step('is asked once, then lets the browser in; the purchase is counted once, not again on reload', async () => {
    await signedIn(page, baseURL)
    const { verified, authenticated } = await paid(page, ORDER)
    await openAnew(page, RETURN, 'a purchase')
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
})

test('what takes its time: the network, the payment, the way in', async ({ page, expectTrouble }) => {
  expectTrouble(
    /ERR_.*verify-session|failed: .*verify-session|403.*session-auth|not let in|401.*api\/dashboard/,
  )
  await stopClock(page)

  await test.step('a network that is away is waited for, and the page says so', async () => {
    let away = true
    await paid(page, ORDER)
    const asked = await answer(page, 'verify-session', (route) =>
      away ? route.abort('connectionrefused') : route.fulfill({ json: { success: true, session: ORDER } }),
    )
    await blueprintStatus(page, 'generating')
    await page.goto(RETURN)
    await appears(page, title(page, 'Confirming Your Payment'))
    await expect(main(page).getByRole('status')).toHaveText(
      'We cannot reach the server. Your payment is safe. Trying again...',
    )
    away = false
    await appears(page, bar(page))
    expect(asked.length).toBeGreaterThan(1)
  })

  await test.step('a payment that comes later: says so, keeps looking, and goes on by itself', async () => {
    let status = 'unpaid'
    await answer(page, 'verify-session', (route) =>
      route.fulfill({ json: { success: true, session: { ...ORDER, payment_status: status } } }),
    )
    await openAnew(page)
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

  await test.step('a buyer whose address has an account is told where the files will be and how to get in, and stays here', async () => {
    await paid(page, ORDER, { success: true, linkSent: true })
    const state = await blueprintStatus(page, 'generating')
    await openAnew(page)
    await appears(page, bar(page))
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

  await test.step('a browser that is not let in: where it will be, and the dashboard with the address filled in', async () => {
    await paid(page, ORDER)
    await answer(page, 'session-auth', refusal(403, 'You are not allowed to do this.'))
    await page.route('**/api/dashboard', (route) =>
      route.fulfill({ status: 401, json: { success: false, error: 'Please sign in.', code: 'signed_out' } }),
    )
    const state = await blueprintStatus(page, 'generating')
    await openAnew(page)
    await appears(page, bar(page))
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
})

test('what the order was: a blueprint of an unknown buyer, credits alone', async ({
  page,
  baseURL,
  expectTrouble,
}) => {
  expectTrouble(/404.*session-auth|not let in/)

  await test.step('a buyer whose address has an account, without knowing the address, the same', async () => {
    const { customer_email: _, ...stranger } = ORDER
    await paid(page, stranger, { success: true, linkSent: true })
    await blueprintStatus(page, 'generating')
    await page.goto(RETURN)
    await expect(main(page)).toContainText('The address you paid with already has an account')
  })

  await test.step('an order with a blueprint, opened in another browser: no word of credits, and where it is', async () => {
    const { startupName: _, blueprintId: __, customer_email: ___, ...known } = ORDER
    await answer(page, 'verify-session', { json: { success: true, session: known } })
    await answer(page, 'session-auth', refusal(404, 'There is nothing at this address.'))
    await openAnew(page)
    await expect(title(page, 'Your Blueprint Is Ordered')).toBeVisible()
    await expect(main(page)).toContainText('Your blueprint is in the account of the address you paid with.')
    await expect(main(page)).not.toContainText('Credits Added')
  })

  await test.step('credits, signed out: a link was sent; accessible, no sideways scroll', async () => {
    await paid(page, CREDITS, { success: true, linkSent: true })
    await openAnew(page)
    await expect(main(page).getByRole('region', { name: 'How to get in' })).toContainText(
      'mara@example.com already has an account, so we sent a login link there. Your credits are on its dashboard',
    )
    await expect(main(page).getByRole('link', { name: 'Create Blueprint' })).toHaveCount(0)
    await expectSound(page)
  })

  await test.step('in a session that only the order opened, the credits wait for the address', async () => {
    await orderOnly(page, baseURL)
    await paid(page, CREDITS)
    await openAnew(page)
    await expect(main(page)).toContainText('Your credits are in the account of mara@example.com.')
  })

  await test.step('credits, signed in: added, the new balance, and what to do with them', async () => {
    await signedIn(page, baseURL, 12)
    await openAnew(page)
    await expect(title(page, 'Credits Added')).toBeVisible()
    await expect(main(page)).toContainText('5 credits from the Starter Pack for $3.00.')
    await expect(main(page).locator('dl')).toHaveText('Your credits12')
    expect(await events(page)).toEqual([{ event: 'purchase', pack: 'fivePack', value: 3 }])
    await expect(main(page).getByRole('link', { name: 'Founder Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
  })

  await test.step('Create Blueprint chooses the credits', async () => {
    const create = main(page).getByRole('link', { name: 'Create Blueprint' })
    await expect(create).toHaveAttribute('href', '/?show=blueprint')
    // Stayed here once: the landing page forgets the choice as soon as it has read it.
    await create.evaluate((link) =>
      link.addEventListener('click', (event) => event.preventDefault(), { once: true }),
    )
    await create.click()
    expect(await page.evaluate(() => localStorage.getItem('useCredits'))).toBe('true')
    await create.click()
    await expect(page).toHaveURL(/\/(\?show=blueprint)?$/)
  })
})

// In real time: what looks at a page needs time, too.
test('accessible in every state, no sideways scroll from 1440 to 320', async ({ page, expectTrouble }) => {
  expectTrouble(/503.*verify-session/)

  const answered = Promise.withResolvers<void>()
  await answer(page, 'verify-session', async (route) => {
    await answered.promise
    await route.fulfill(refusal(503, 'We are very busy right now.'))
  })
  await page.goto(RETURN)
  await test.step('verifying', async () => {
    await expect(title(page, 'Confirming Your Payment')).toBeVisible()
    await expectSound(page)
  })
  await test.step('unreachable', async () => {
    answered.resolve()
    await expect(main(page).getByText('We cannot reach the server.')).toBeVisible()
    await expectSound(page)
  })
  await test.step('pending', async () => {
    await paid(page, { ...ORDER, payment_status: 'unpaid' })
    await openAnew(page)
    await expect(title(page, 'Payment Pending')).toBeVisible()
    await expectSound(page)
  })

  await paid(page, ORDER, { success: true, linkSent: true })
  const state = await blueprintStatus(page, 'error')
  await test.step('failed', async () => {
    await openAnew(page)
    await expect(main(page).getByText('There was an error generating your blueprint.')).toBeVisible()
    await expectSound(page)
  })
  await test.step('under way for long', async () => {
    state.status = 'generating'
    await page.evaluate(() => sessionStorage.setItem('blueprintBegun cs_1', String(Date.now() - 250_000)))
    await page.reload()
    await expect(main(page).getByRole('button', { name: 'Check Status Manually' })).toBeVisible()
    await expectSound(page)
  })
  await test.step('complete', async () => {
    state.status = 'completed'
    await expect(title(page, 'Blueprint Complete!')).toBeVisible()
    await expectSound(page)
  })
})
