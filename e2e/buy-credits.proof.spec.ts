// Buying credits in the browser, and coming back from the payment page without having paid.
import type { Page } from '@playwright/test'
import { closeToast, expectToast } from './account-answers.ts'
import { answer, orderOnly, refusal, signedIn } from './checkout-answers.ts'
import { comeBack, dialog, field, fill, getBlueprint, IDEA, submit } from './purchase-answers.ts'
import { expect, expectSound, settled, test } from './quiet-page.ts'

const main = (page: Page) => page.getByRole('main')
const buy = (page: Page, pack: string) => main(page).getByRole('button', { name: `Buy ${pack}` })
const CANCELLED = { json: { success: true, orderId: 'o1', sessionUrl: '/cancel' } }
const PACKS = [
  ['Single Blueprint', 'single'],
  ['Starter Pack', 'fivePack'],
  ['Entrepreneur Pack', 'tenPack'],
] as const
const PACK_NAMES = PACKS.map(([name]) => name)

async function expectAllEnabled(page: Page) {
  for (const name of PACK_NAMES) await expect(buy(page, name)).toBeEnabled()
}

test('/buy-credits of somebody signed out: three packs, one bought at a time', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble(/create-checkout/)

  await test.step('its words are in the page before any script runs', async () => {
    const html = await (await request.get('/buy-credits')).text()
    for (const words of ['Buy Credits', ...PACK_NAMES, '$0.60 each', 'Save 50%', 'Back to Dashboard'])
      expect(html).toContain(words)
  })

  await test.step('signed out: no balance, nothing asked, and it says where the credits go', async () => {
    const asked: string[] = []
    page.on('request', (one) => asked.push(new URL(one.url()).pathname))
    await page.goto('/buy-credits')
    await settled(page)
    await expect(main(page).getByText('Your credits', { exact: true })).toHaveCount(0)
    await expect(main(page)).toContainText('To the email address you pay with.')
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  })

  await test.step('three packs: name, price, price of one, saving, the most popular marked', async () => {
    const cards = main(page).getByRole('listitem')
    expect(await cards.allInnerTexts()).toEqual([
      expect.stringMatching(/^Single Blueprint\s+\$0\.99\s+1 blueprint\s+Buy Single Blueprint/),
      expect.stringMatching(
        /^Starter Pack\s+Most popular\s+\$3\.00\s+5 blueprints · \$0\.60 each\s+Save 40%\s+Buy Starter Pack/,
      ),
      expect.stringMatching(
        /^Entrepreneur Pack\s+\$5\.00\s+10 blueprints · \$0\.50 each\s+Save 50%\s+Buy Entrepreneur Pack/,
      ),
    ])
    // One orange thing, and the buttons of a row stand on one line.
    await page.setViewportSize({ width: 1280, height: 800 })
    const tops = await Promise.all(PACK_NAMES.map(async (name) => (await buy(page, name).boundingBox())?.y))
    expect(new Set(tops).size).toBe(1)
    await expect(main(page).locator('.bg-signal')).toHaveCount(1)
    await expect(buy(page, 'Starter Pack')).toHaveClass(/bg-signal/)
  })

  await test.step('the ways on: back to the dashboard, and the shared links', async () => {
    await expect(main(page).getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
    const shared = main(page).getByRole('navigation')
    const links = await shared
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]))
    expect(links).toEqual([
      ['Home', '/'],
      ['Dashboard', '/dashboard'],
      ['Resources', '/resources'],
      ['Community', '/community'],
    ])
    await expect(main(page).getByRole('link', { name: 'Refund Policy' })).toHaveAttribute(
      'href',
      '/refund-policy',
    )
  })

  for (const [name, pack] of PACKS)
    await test.step(`${name} by the keyboard: sends the pack alone, once, and leads to the payment page`, async () => {
      const answered = Promise.withResolvers<void>()
      const sent = await answer(page, 'create-checkout', async (route) => {
        await answered.promise
        await route.fulfill({ json: { success: true, orderId: 'o1', sessionUrl: `#paying-${pack}` } })
      })
      await buy(page, name).focus()
      await page.keyboard.press('Enter')
      const busy = main(page).getByRole('button', { name: 'Opening payment...' })
      await expect(busy).toBeFocused()
      // One at a time: neither again nor another.
      await page.keyboard.press('Enter')
      for (const other of PACK_NAMES.filter((one) => one !== name))
        await expect(buy(page, other)).toBeDisabled()
      answered.resolve()
      await expect(page).toHaveURL(`/buy-credits#paying-${pack}`)
      expect(sent).toEqual([{ pack }])
      await comeBack(page)
      await expectAllEnabled(page)
    })

  for (const [why, reply, again] of [
    ['refused', refusal(502, 'The payment provider does not answer.'), '#after-refusal'],
    ['answered without an address', { json: { success: true, orderId: 'o1' } }, '#after-no-address'],
    ['not answered', undefined, '#after-silence'],
  ] as const)
    await test.step(`a checkout that is ${why} is told, and can be tried again`, async () => {
      const failed = await answer(
        page,
        'create-checkout',
        reply ?? ((route) => route.abort('connectionrefused')),
      )
      await buy(page, 'Starter Pack').click()
      await expectToast(
        page,
        'Checkout Error',
        'Failed to create checkout session. Please try again.',
        'destructive',
      )
      await expectAllEnabled(page)
      expect(failed).toEqual([{ pack: 'fivePack' }])
      await closeToast(page)
      const sent = await answer(page, 'create-checkout', {
        json: { success: true, orderId: 'o1', sessionUrl: again },
      })
      await buy(page, 'Single Blueprint').click()
      await expect.poll(() => sent).toEqual([{ pack: 'single' }])
      await expect(page).toHaveURL(`/buy-credits${again}`)
      await comeBack(page)
      await expectAllEnabled(page)
    })

  await test.step('back from the payment page by the back button, the page is not busy', async () => {
    await answer(page, 'create-checkout', {
      json: { success: true, orderId: 'o1', sessionUrl: '/icon.svg' },
    })
    await buy(page, 'Starter Pack').click()
    await expect(page).toHaveURL('/icon.svg')
    await page.goBack()
    await settled(page)
    await expectAllEnabled(page)
    // As from the browser's own memory of the page.
    await page.route('**/api/create-checkout', () => {})
    await buy(page, 'Starter Pack').click()
    await expect(buy(page, 'Single Blueprint')).toBeDisabled()
    await comeBack(page)
    await expectAllEnabled(page)
  })
})

test('/buy-credits of somebody signed in, and in the session of a purchase', async ({ page, baseURL }) => {
  await test.step('the balance shows in room that was kept for it', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await signedIn(page, baseURL)
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/dashboard', async (route) => {
      await answered.promise
      await route.fallback()
    })
    await page.goto('/buy-credits')
    const first = buy(page, 'Single Blueprint')
    const before = await first.boundingBox()
    answered.resolve()
    await expect(main(page).locator('dl')).toHaveText('Your credits7')
    await expect(main(page)).toContainText('To the account of mara@example.com')
    expect(await first.boundingBox()).toEqual(before)
  })

  await test.step('accessible, no sideways scroll', async () => {
    await expect(main(page).getByText('Your credits', { exact: true })).toBeVisible()
    await expectSound(page)
  })

  await test.step('in the session of a purchase there is no balance, and it buys as if signed out', async () => {
    await orderOnly(page, baseURL)
    await page.reload()
    await settled(page)
    await expect(main(page).locator('dl')).toHaveCount(0)
    await expect(main(page)).toContainText('To the email address you pay with.')
  })
})

test('/cancel: what was not paid, and the way back to where it began', async ({ page }) => {
  const tryAgain = main(page).getByRole('link', { name: 'Try Again' })

  await test.step('says that nothing was charged, ends the purchase, and leads back to the form or home', async () => {
    await page.goto('/icon.svg')
    await page.evaluate(() => sessionStorage.setItem('purchaseInProgress', 'true'))
    await page.goto('/cancel')
    await expect(main(page).getByRole('heading', { level: 1, name: 'Payment Cancelled' })).toBeVisible()
    await expect(main(page).getByText('Nothing was charged.', { exact: true })).toBeVisible()
    await expect(tryAgain).toHaveAttribute('href', '/?show=blueprint')
    await expect(main(page).getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('purchaseInProgress'))).toBeNull()
  })

  await test.step('accessible, no sideways scroll', () => expectSound(page))

  await test.step('keeps the form, and says so', async () => {
    await page.evaluate(() => localStorage.setItem('blueprintFormData', '{"startupName":"TideWatch"}'))
    await page.reload()
    await expect(main(page)).toContainText('What you typed is still in the form.')
    expect(await page.evaluate(() => localStorage.getItem('blueprintFormData'))).toContain('TideWatch')
  })

  await test.step('from the credits, it leads back to the credits, also when loaded again', async () => {
    await answer(page, 'create-checkout', CANCELLED)
    await page.goto('/buy-credits')
    await settled(page)
    await buy(page, 'Starter Pack').click()
    for (const _ of ['first', 'again']) {
      await expect(tryAgain).toHaveAttribute('href', '/buy-credits')
      await expect(main(page)).not.toContainText('What you typed')
      await page.reload()
    }
  })

  await test.step('from the page of the purchase, it leads back there; from the dialog, to the dialog', async () => {
    await page.evaluate(() => localStorage.removeItem('blueprintFormData'))
    await page.goto('/blueprint-purchase')
    await settled(page)
    const { startupName, businessIdea } = IDEA
    await fill(page, { startupName, businessIdea, targetCustomer: 'Oyster farmers' })
    await submit(page).click()
    await expect(tryAgain).toHaveAttribute('href', '/blueprint-purchase')
    await tryAgain.click()
    await expect(field(page, 'Startup name')).toHaveValue('TideWatch')
    await page.goto('/')
    await settled(page)
    await getBlueprint(page).click()
    await fill(page)
    await submit(page).click()
    await expect(main(page)).toContainText('What you typed is still in the form.')
    await tryAgain.click()
    await expect(dialog(page)).toBeVisible()
    await expect(field(page, 'Startup name')).toHaveValue('TideWatch')
  })
})
