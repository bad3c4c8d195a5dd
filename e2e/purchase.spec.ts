// The purchase dialog of the landing page: how it opens, its form, its price, and the way to the payment page.
import type { Page } from '@playwright/test'
import { events, expectToast, forgetEvents, MARA } from './account-answers.ts'
import {
  answer,
  answerStatus,
  CHECKOUT,
  CONFIRM,
  choose,
  comeBack,
  dialog,
  field,
  fill,
  forgetDrafts,
  form,
  getBlueprint,
  goDark,
  goLight,
  IDEA,
  inProgress,
  openDialog,
  PAYING,
  signedIn,
  stored,
  submit,
  UNFILLED,
  visit,
} from './purchase-answers.ts'
import { expect, expectAccessible, expectContrast, settled, test } from './quiet-page.ts'
import { bar, main, title } from './success-page.ts'

const PAYMENT_PAGE = '/payment-page-of-the-test'

async function pay(page: Page) {
  await fill(page)
  await submit(page).click()
}

test('opening the dialog', async ({ page, request, expectTrouble }) => {
  expectTrouble(/purchase-dialog|healthz/)

  await test.step('before the page is alive the button is a link to the page that does the same', async () => {
    const html = await (await request.get('/')).text()
    expect(html).toMatch(/<a href="\/blueprint-purchase"[^>]*>Get Your Blueprint<\/a>/)
  })

  await test.step('when it cannot be loaded that is said, and the next try works', async () => {
    await visit(page, '/resources')
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
    await page.route(/purchase-dialog|healthz/, (route) => route.abort())
    await getBlueprint(page).click()
    await expectToast(page, 'Connection Error', 'Unable to connect to the server.', 'destructive')
    await page.unroute(/purchase-dialog|healthz/)
    await getBlueprint(page).click()
    await expect(dialog(page)).toBeVisible()
  })

  await test.step('it goes with the page when the back button leaves it', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/resources')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('the button opens it and is an event; Escape closes it, and the focus comes back', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
    await forgetEvents(page)
    await getBlueprint(page).click()
    await expect(dialog(page)).toBeVisible()
    expect(await events(page)).toEqual([{ event: 'click', name: 'get_blueprint' }])
    await expect(form(page).getByRole('radio', { name: /Single Blueprint/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(getBlueprint(page)).toBeFocused()
  })

  await test.step('?show=blueprint opens it once; other parameters stay', async () => {
    await visit(page, '/?show=blueprint&ref=news')
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveURL('/?ref=news')
    await page.reload()
    await settled(page)
    await expect(dialog(page)).toHaveCount(0)
  })
})

test('the form of the dialog', async ({ page, baseURL }) => {
  await openDialog(page)

  await test.step('packages, contents, choices and terms are as they should be', async () => {
    for (const words of [
      /Single Blueprint 1 blueprint \$0\.99/,
      /Most popular Starter Pack 5 blueprints · \$0\.60 each \$3\.00 Save 40%/,
      /Entrepreneur Pack 10 blueprints · \$0\.50 each \$5\.00 Save 50%/,
    ])
      await expect(form(page).getByRole('radio', { name: words })).toBeVisible()
    await expect(form(page).getByText('In every blueprint')).toBeVisible()
    await expect(form(page).getByText(/you are 18 or older and accept the Terms of Service\./)).toBeVisible()
    await expect(form(page).getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    )
    await expect(form(page).getByRole('checkbox')).toHaveCount(0)
    await form(page).getByRole('combobox', { name: 'Industry' }).click()
    await expect(page.getByRole('option')).toHaveText([
      'technology',
      'healthcare',
      'finance',
      'education',
      'retail',
      'other',
    ])
    await page.keyboard.press('Escape')
    await form(page).getByRole('combobox', { name: 'Stage' }).click()
    await expect(page.getByRole('option')).toHaveText(['idea', 'prototype', 'mvp', 'launched'])
    await page.keyboard.press('Escape')
    await expectAccessible(page, '[role=dialog]')
    await goDark(page)
    await expectContrast(page, '[role=dialog]')
    await goLight(page)
  })

  await test.step('fits on a phone', async () => {
    const { width: before, height } = page.viewportSize() ?? { width: 1280, height: 720 }
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 })
      const overflowing = await dialog(page).evaluate(
        (frame) =>
          [...frame.querySelectorAll('*')].filter(
            (part) =>
              part.scrollWidth > part.clientWidth + 1 &&
              getComputedStyle(part).overflowX !== 'visible' &&
              !part.matches('.sr-only, .truncate'),
          ).length,
      )
      expect(overflowing).toBe(0)
      const box = await submit(page).boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
    }
    await expectAccessible(page, '[role=dialog]')
    await page.setViewportSize({ width: before, height })
  })

  await test.step('what is missing is said, marked and gone to; nothing is sent', async () => {
    const sent = await answer(page, CHECKOUT, {})
    await fill(page, { fullName: IDEA.fullName, startupName: '  ' })
    await submit(page).click()
    await expectToast(page, 'Missing Information', 'Please fill in all required fields', 'destructive')
    await expect(field(page, 'Email')).toBeFocused()
    for (const label of ['Email', 'Startup name', 'Business idea'])
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    for (const label of ['Full name', 'Target customer'])
      await expect(field(page, label)).not.toHaveAttribute('aria-invalid')
    await expectAccessible(page, '[role=dialog]')
    await goDark(page)
    await expectContrast(page, '[role=dialog], [data-toasts]')
    await goLight(page)
    await field(page, 'Email').fill('mara@')
    await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid')
    await fill(page, { startupName: 'TideWatch', businessIdea: 'A buoy' })
    await submit(page).click()
    await expect(form(page).getByText('Enter a full email address.')).toBeVisible()
    await expect(field(page, 'Email')).toBeFocused()
    expect(sent).toEqual([])
  })

  await test.step('a closed dialog loses nothing that was typed', async () => {
    await form(page)
      .getByRole('radio', { name: /Entrepreneur Pack/ })
      .check()
    await fill(page)
    await choose(page, 'Stage', 'mvp')
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await getBlueprint(page).click()
    await expect(field(page, 'Business idea')).toHaveValue(IDEA.businessIdea)
    await expect(form(page).getByRole('combobox', { name: 'Stage' })).toHaveText('mvp')
    await expect(form(page).getByRole('radio', { name: /Entrepreneur Pack/ })).toBeChecked()
    expect((await stored(page)).form).toBeNull()
  })

  await test.step('signed in, name and address are there, and the address is the account’s', async () => {
    await signedIn(page, baseURL)
    const sent = await answer(page, CHECKOUT, { json: PAYING })
    await openDialog(page)
    await expect(field(page, 'Email')).toHaveValue(MARA.email)
    await expect(field(page, 'Email')).not.toBeEditable()
    await expect(field(page, 'Full name')).toHaveValue(MARA.fullName)
    await field(page, 'Full name').fill('M. Lindqvist')
    await fill(page, { startupName: 'TideWatch', businessIdea: 'A buoy' })
    await submit(page).click()
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]?.formData).toMatchObject({ email: MARA.email, fullName: 'M. Lindqvist' })
  })
})

test('the way to the payment page', async ({ page, expectTrouble }) => {
  expectTrouble(/create-checkout|confirm-free-order/)
  await openDialog(page)

  await test.step('the keyboard alone gets through the form', async () => {
    const sent = await answer(page, CHECKOUT, { json: PAYING })
    await page.keyboard.press('ArrowDown')
    await expect(form(page).getByRole('radio', { name: /Starter Pack/ })).toBeChecked()
    await expect(submit(page)).toHaveText('Pay $3.00', { useInnerText: true })
    for (const words of [IDEA.fullName, IDEA.email, IDEA.startupName, IDEA.businessIdea, 'Oyster farmers']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(words)
    }
    await page.keyboard.press('Tab')
    await expect(form(page).getByRole('button', { name: /^Here’s what we understood/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('option', { name: 'technology' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { name: 'healthcare' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form(page).getByRole('combobox', { name: 'Industry' })).toBeFocused()
    for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
    await expect(field(page, 'Promo code')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toEqual({
      pack: 'fivePack',
      formData: { ...IDEA, ...UNFILLED, targetCustomer: 'Oyster farmers', industry: 'healthcare' },
    })
  })

  await test.step('a page that the browser kept alive is ready again when one comes back to it', async () => {
    await expect(page).toHaveURL('/#paying')
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true')
    await comeBack(page)
    await expect(submit(page)).not.toHaveAttribute('aria-busy')
    await expect(field(page, 'Business idea')).toHaveValue(IDEA.businessIdea)
  })

  await test.step('an order counts as submitted; whoever closed the dialog meanwhile is not sent away', async () => {
    await forgetEvents(page)
    const held = Promise.withResolvers<void>()
    const json = { success: true, orderId: 'o1', sessionUrl: PAYMENT_PAGE }
    await answer(page, CHECKOUT, { json, after: held.promise })
    await pay(page)
    await page.keyboard.press('Escape')
    await expect(inProgress(page)).toBeVisible()
    held.resolve()
    await expect(getBlueprint(page)).toBeVisible()
    await expect(page).toHaveURL('/#paying')
    expect(await events(page)).toContainEqual({ event: 'form_submit', form: 'blueprint', source: 'purchase' })
  })

  await getBlueprint(page).click()
  for (const [what, reply, title, text] of [
    [
      'the server’s words',
      { status: 400, json: { error: 'The moon is wrong.' } },
      'Purchase Failed',
      'The moon is wrong.',
    ],
    ['no words', { status: 502, json: {} }, 'Purchase Failed', 'Failed to create checkout session'],
    ['no address', { json: { success: true, orderId: 'o1' } }, 'Purchase Failed', 'No checkout URL received'],
    ['nonsense', { json: '<html>' }, 'Purchase Failed', 'An error occurred while processing your purchase.'],
    ['nobody', { lost: true }, 'Checkout Error', 'Failed to create checkout session. Please try again.'],
  ] as const)
    await test.step(`${title} with ${what}: it is told, and the form stands as it was`, async () => {
      await forgetEvents(page)
      await answer(page, CHECKOUT, reply)
      await pay(page)
      await expectToast(page, title, text, 'destructive')
      await expect(submit(page)).not.toHaveAttribute('aria-busy')
      await expect(field(page, 'Startup name')).toHaveValue('TideWatch')
      expect((await stored(page)).inProgress).toBeNull()
      expect(await events(page)).toContainEqual({ event: 'form_fail', form: 'blueprint', source: 'purchase' })
    })

  await test.step('sends the order once, keeps the form, and goes there; back again everything is as it was', async () => {
    const held = Promise.withResolvers<void>()
    const json = { success: true, orderId: 'o1', sessionUrl: PAYMENT_PAGE }
    const sent = await answer(page, CHECKOUT, { json, after: held.promise })
    await page.route(`**${PAYMENT_PAGE}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Payment</title><p>Pay here</p>' }),
    )
    await forgetDrafts(page)
    await openDialog(page)
    await form(page)
      .getByRole('radio', { name: /Starter Pack/ })
      .check()
    await fill(page)
    await choose(page, 'Industry', 'other')
    await submit(page).dblclick()
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true')
    await expect(submit(page)).toHaveText('Purchase in Progress...', { useInnerText: true })
    expect((await stored(page)).inProgress).toBe('true')
    expect((await stored(page)).form).toMatchObject({ ...IDEA, industry: 'other', pack: 'fivePack' })
    held.resolve()
    await expect(page.getByText('Pay here')).toBeVisible()
    expect(sent).toEqual([{ pack: 'fivePack', formData: { ...IDEA, ...UNFILLED, industry: 'other' } }])
    await page.goBack()
    await expect(getBlueprint(page)).toBeEnabled()
    expect((await stored(page)).inProgress).toBeNull()
    await getBlueprint(page).click()
    await expect(field(page, 'Business idea')).toHaveValue(IDEA.businessIdea)
    await expect(form(page).getByRole('radio', { name: /Starter Pack/ })).toBeChecked()
    await expect(form(page).getByRole('combobox', { name: 'Industry' })).toHaveText('other')
  })

  await test.step('a field that is too long is said before anything is sent', async () => {
    const sent = await answer(page, CHECKOUT, { json: PAYING })
    await field(page, 'Business idea').fill('x'.repeat(8_001))
    await submit(page).click()
    await expect(form(page)).toContainText('Business idea can have at most 8000 characters.')
    await expect(field(page, 'Business idea')).toBeFocused()
    expect(sent).toEqual([])
    await field(page, 'Business idea').fill(IDEA.businessIdea)
  })

  await test.step('a free order of an address that is not proved waits for its email', async () => {
    await answer(page, CHECKOUT, { json: { success: true, orderId: 'o1', confirmEmail: true } })
    await submit(page).click()
    await expect(page).toHaveURL('/success?free=true')
    await expect(title(page, 'Check your email')).toBeVisible()
    await expect(main(page)).toContainText(`We sent a link to ${IDEA.email}.`)
    await expectAccessible(page, 'main')
    expect((await stored(page)).inProgress).toBeNull()
  })

  await test.step('opening the link starts nothing; the button does, and a reload goes on', async () => {
    const full = {
      status: 429,
      json: { success: false, error: 'All free blueprints for today have been made.' },
    }
    let sent = await answer(page, CONFIRM, full)
    await answerStatus(page)
    await page.goto('/success?free=true#token=of-the-email')
    await expect(title(page, 'Confirm Your Free Blueprint')).toBeVisible()
    await expectAccessible(page, 'main')
    expect(sent).toEqual([])
    await main(page).getByRole('button', { name: 'Make My Blueprint' }).click()
    await expect(main(page).getByRole('alert')).toHaveText('All free blueprints for today have been made.')
    const json = { success: true, blueprintId: 'b1', startupName: 'TideWatch', email: IDEA.email }
    sent = await answer(page, CONFIRM, { json })
    await main(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(bar(page)).toBeVisible()
    await expect(main(page).getByText('TideWatch', { exact: true })).toBeVisible()
    await page.reload()
    await expect(bar(page)).toBeVisible()
    expect(sent).toEqual([{ token: 'of-the-email' }])
  })
})
