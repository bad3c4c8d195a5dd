// What can go wrong on the shelf, and 'Create Another Blueprint': what only the browser shows.
import type { Page } from '@playwright/test'
import { DASHBOARD, expectToast } from './account-answers.ts'
import { COMPLETE, following } from './generation-answers.ts'
import { expect, expectSound, test } from './quiet-page.ts'

const BLUEPRINTS = Array.from({ length: 50 }, (_, i) => ({
  id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
  slug: `venture-${i}`,
  name: `Venture ${i}`,
  businessIdea: 'A service that small shops pay for by the month',
  industry: 'Technology',
  stage: 'Validation',
  createdAt: new Date(Date.UTC(2026, 10, 14) - i * 3_600_000).toISOString(),
  starred: false,
  archived: false,
}))
const SHELF = { ...DASHBOARD, blueprints: BLUEPRINTS, total: 60, nextCursor: 'next' }
const BROKEN = {
  status: 500,
  json: { success: false, error: 'Something went wrong on our side.', code: 'internal' },
}

const shelf = (page: Page) => page.getByRole('region', { name: 'Your blueprints' })

const dashboardIs = (page: Page, dashboard: object) =>
  page.route('/api/dashboard', (route) => route.fulfill({ json: dashboard }))

async function visit(page: Page, dashboard: object = SHELF) {
  await dashboardIs(page, dashboard)
  await page.goto('/dashboard')
  await expect(shelf(page).getByRole('link', { name: 'Venture 0', exact: true })).toBeVisible()
}

test('what fails is said, loses nothing, and can be tried again', async ({ page, expectTrouble }) => {
  expectTrouble(/500|402/)
  let broken = true
  const last = { ...BLUEPRINTS[0], id: '10000000-0000-4000-8000-000000000000', name: 'The last one' }
  await page.route(/\/api\/blueprints\?/, (route) =>
    route.fulfill(broken ? BROKEN : { json: { blueprints: [last] } }),
  )
  await page.route(/\/api\/blueprints\//, (route) => route.fulfill(BROKEN))
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page)

  await test.step('the next page', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(shelf(page).getByText('The rest of the list could not be loaded.')).toBeVisible()
    broken = false
    await shelf(page).getByRole('button', { name: 'Retry' }).click()
    await expect(shelf(page).getByText('The last one')).toBeVisible()
    broken = true
    await page.evaluate(() => scrollTo(0, 0))
  })

  await test.step('a star goes back to what it was', async () => {
    const star = shelf(page).getByRole('button', { name: 'Star Venture 1', exact: true })
    await star.click()
    await expectToast(page, 'That did not work', 'Something went wrong on our side.', 'destructive')
    await expect(star).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('what could not be put away is there again, still selected; nor can it be exported', async () => {
    await page.getByLabel('Select Venture 2', { exact: true }).check()
    await shelf(page).getByRole('button', { name: 'Archive', exact: true }).click()
    await expect(page.getByLabel('Select Venture 2', { exact: true })).toBeChecked()
    await shelf(page).getByRole('button', { name: 'Export', exact: true }).click()
    await expectToast(page, 'Export failed', 'Something went wrong on our side.', 'destructive')
  })

  await test.step('of two stars the first is refused: the second stays', async () => {
    const star = (n: number) => shelf(page).getByRole('button', { name: `Star Venture ${n}`, exact: true })
    const held = Promise.withResolvers<void>()
    const isOf = (n: number, body: { target: { ids: string[] } }) => body.target.ids[0] === BLUEPRINTS[n]?.id
    await page.route('/api/blueprints/shelf', async (route) => {
      const isFirst = isOf(3, route.request().postDataJSON())
      if (isFirst) await held.promise
      await route.fulfill(isFirst ? BROKEN : { json: { success: true, changed: 1 } })
    })
    await dashboardIs(page, {
      ...SHELF,
      blueprints: BLUEPRINTS.map((one, n) => ({ ...one, starred: n === 4 })),
    })
    await star(3).click()
    await star(4).click()
    await expect(star(4)).toHaveAttribute('aria-pressed', 'true')
    const asked = page.waitForResponse('/api/dashboard')
    const vanished = await star(4).evaluateHandle((button) => {
      const seen: (string | null)[] = []
      new MutationObserver(() => seen.push(button.getAttribute('aria-pressed'))).observe(button, {
        attributeFilter: ['aria-pressed'],
      })
      return seen
    })
    held.resolve()
    await expect(star(3)).toHaveAttribute('aria-pressed', 'false')
    await asked
    await expect(star(4)).toHaveAttribute('aria-pressed', 'true')
    expect(await vanished.jsonValue()).toEqual([])
  })

  await test.step('what was put away and cannot be taken back stays in the archive', async () => {
    await page.route('/api/blueprints/shelf', (route) =>
      route.fulfill(
        route.request().postDataJSON().archived
          ? { json: { success: true, changed: 2, archivedAt: '2026-11-16T05:00:00.000Z' } }
          : BROKEN,
      ),
    )
    await page.getByLabel('Select Venture 5', { exact: true }).check()
    await shelf(page).getByRole('button', { name: 'Archive', exact: true }).click()
    await expect(page.locator('[data-toasts] li')).toContainText('2 blueprints archived')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'That did not work', 'Something went wrong on our side.', 'destructive')
    await expect(shelf(page).getByRole('link', { name: 'Venture 5', exact: true })).toHaveCount(0)
  })

  await test.step('a filter that does not answer', async () => {
    await shelf(page).getByRole('radio', { name: 'Starred' }).check()
    await expect(shelf(page).getByText('The list could not be loaded.')).toBeVisible()
    broken = false
    await shelf(page).getByRole('button', { name: 'Retry' }).click()
    await expect(shelf(page).getByText('The last one')).toBeVisible()
  })
})

test('Create Another Blueprint: its own choices, by credit or by card, and every way it can fail', async ({
  page,
  context,
  baseURL,
  expectTrouble,
}) => {
  expectTrouble(/500|402|4\d\d/)
  await context.addCookies([{ name: 'fcp_hint', value: '1', url: baseURL ?? '' }])
  await visit(page)
  const dialog = page.getByRole('dialog', { name: 'Create Another Blueprint' })
  const open = () => shelf(page).getByRole('button', { name: 'Create Another Blueprint' }).click()
  const send = dialog.locator('[data-pay]')
  const sent: unknown[] = []
  const answering = async (call: string, answer: { status?: number; json: object }) =>
    page.route(`/api/${call}`, (route) => {
      sent.push(route.request().postDataJSON())
      return route.fulfill(answer)
    })

  await test.step('nothing is sent as long as something is missing', async () => {
    await open()
    await send.click()
    await expectToast(page, 'Missing Information', 'Please fill in all required fields', 'destructive')
    await expectSound(page, { part: '[role=dialog]', widths: [1440, 320] })
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('twelve industries and six stages', async () => {
    const options = async (label: string) => {
      await dialog.getByRole('combobox', { name: label }).click()
      const all = await page.getByRole('option').allInnerTexts()
      await page.getByRole('option', { name: all.at(-2) ?? '' }).click()
      return all
    }
    expect(await options('Industry')).toEqual([
      'Technology',
      'Healthcare',
      'Finance',
      'Education',
      'E-commerce',
      'Entertainment',
      'Food & Beverage',
      'Travel',
      'Real Estate',
      'Marketing',
      'Consulting',
      'Other',
    ])
    expect(await options('Stage')).toEqual([
      'Idea Stage',
      'Validation',
      'Early Development',
      'MVP Ready',
      'Growth Stage',
      'Other',
    ])
  })

  const FORM = {
    startupName: 'TideWatch',
    businessIdea: 'A sensor buoy',
    targetCustomer: 'Oyster farmers',
    industry: 'Consulting',
    stage: 'Growth Stage',
  }
  await test.step('by credit: a failure says that the credit is back, refusals have their sentences', async () => {
    for (const [label, value] of [
      ['Startup name', FORM.startupName],
      ['Business idea', FORM.businessIdea],
      ['Target customer', FORM.targetCustomer],
    ] as const)
      await dialog.getByLabel(label).fill(value)
    await answering('generate-blueprint', {
      status: 500,
      json: { success: false, error: 'We fell over.', code: 'internal' },
    })
    await send.click()
    await expectToast(page, 'Generation Failed', 'We fell over. Credits have been restored.', 'destructive')
    expect(sent.pop()).toMatchObject({ ...FORM, useCredits: true, fullName: 'Mara Lindqvist' })
    await answering('generate-blueprint', {
      status: 402,
      json: { success: false, error: 'No remaining blueprints' },
    })
    await send.click()
    await expectToast(
      page,
      'Generation Error',
      "You've used all your blueprint credits. Please purchase more or use a promo code.",
      'destructive',
    )
    await expect(dialog.getByLabel('Business idea')).toHaveValue(FORM.businessIdea)
  })

  let drawn: Awaited<ReturnType<typeof following>> | undefined
  await test.step('begun and closed, it goes on behind', async () => {
    await answering('generate-blueprint', { json: { success: true, blueprintId: 'b1' } })
    drawn = await following(page)
    const asked = page.waitForRequest('/api/dashboard')
    await send.click()
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expectToast(page, 'Generation In Progress', 'It is in your dashboard as soon as it is ready.')
    await asked
    await expect(dialog).toHaveCount(0)
  })

  await test.step('opened again it shows how far it is; finished it closes, and the new one is in the list', async () => {
    await open()
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    const made = { ...BLUEPRINTS[0], id: 'b1', slug: 'tidewatch', name: FORM.startupName }
    await dashboardIs(page, {
      ...SHELF,
      blueprints: [{ ...made, createdAt: new Date(Date.UTC(2026, 10, 15)).toISOString() }, ...BLUEPRINTS],
    })
    drawn?.tell(COMPLETE)
    await expect(page.locator('[data-toasts] li')).toContainText('Blueprint Created!')
    await expect(dialog).toHaveCount(0)
    await expect(shelf(page).getByRole('link', { name: FORM.startupName, exact: true })).toHaveAttribute(
      'href',
      '/blueprint/tidewatch',
    )
  })

  await test.step('without credits by card: one blueprint, a promo code, and a free one', async () => {
    await visit(page, { ...SHELF, credits: 0 })
    sent.length = 0
    await open()
    await expect(dialog.getByRole('radio')).toHaveCount(0)
    for (const [label, value] of [
      ['Startup name', FORM.startupName],
      ['Business idea', FORM.businessIdea],
      ['Target customer', FORM.targetCustomer],
    ] as const)
      await dialog.getByLabel(label).fill(value)
    await expect(send).toContainText('$0.99')
    await page.route('/api/validate-promo-code', (route) =>
      route.fulfill({ json: { valid: true, discount: 100, discountType: 'percentage' } }),
    )
    await dialog.getByLabel('Promo code').fill('draft')
    await expect(dialog.getByText('100% off applied!')).toBeVisible()
    await expect(send).toContainText('FREE')
    await answering('create-checkout', {
      status: 400,
      json: { success: false, error: 'This code was used up.', code: 'promo_refused' },
    })
    await send.click()
    await expectToast(page, 'Purchase Failed', 'This code was used up.', 'destructive')
    expect(sent.pop()).toMatchObject({
      pack: 'single',
      promoCode: 'DRAFT',
      blueprintData: { startupName: FORM.startupName, targetCustomer: FORM.targetCustomer },
    })
  })

  await test.step('a payment that was broken off leads back to the form, with what was typed', async () => {
    await dialog.getByLabel('Promo code').fill('')
    await expect(send).toContainText('$0.99')
    const sessionUrl = new URL('/cancel', baseURL).href
    await answering('create-checkout', { json: { success: true, orderId: 'o1', sessionUrl } })
    await send.click()
    await expect(page.getByText('What you typed is still in the form.')).toBeVisible()
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(dialog.getByLabel('Startup name')).toHaveValue(FORM.startupName)
    await expect(dialog.getByLabel('Target customer')).toHaveValue(FORM.targetCustomer)
    await expect(send).toContainText('$0.99')
    await expect(page).toHaveURL('/dashboard')
  })
})
