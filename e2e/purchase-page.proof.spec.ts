// /blueprint-purchase: the purchase as a page of its own, there before its script runs.
import type { Page } from '@playwright/test'
import { closeToast, events, expectToast, MARA } from './account-answers.ts'
import {
  answer,
  answerStatus,
  CHECKOUT,
  choose,
  expectCreated,
  FREE_ORDER,
  field,
  fill,
  forgetDrafts,
  form,
  goDark,
  IDEA,
  PAYING,
  PROMO,
  signedIn,
  stored,
  submit,
  UNFILLED,
  visit,
} from './purchase-answers.ts'
import { expect, expectAccessible, expectContrast, settled, test } from './quiet-page.ts'

const PATH = '/blueprint-purchase'
const NEEDED = {
  startupName: IDEA.startupName,
  businessIdea: IDEA.businessIdea,
  targetCustomer: 'Oyster farmers',
}
const GIFT = { valid: true, discount: 100, discountType: 'percentage' }

test('from the empty form to a free blueprint', async ({ page, expectTrouble }) => {
  expectTrouble(/create-checkout|api\/dashboard/)
  await visit(page, PATH)

  await test.step('has the lists of its own, and asks for what it needs', async () => {
    const sent = await answer(page, CHECKOUT, {})
    await expect(page.getByRole('heading', { level: 1, name: 'Get Your Startup Blueprint' })).toBeVisible()
    await expect(form(page).getByRole('radio')).toHaveCount(3)
    await form(page).getByRole('combobox', { name: 'Industry' }).click()
    await expect(page.getByRole('option')).toHaveText([
      'Technology',
      'Healthcare',
      'Finance',
      'Education',
      'E-commerce',
      'Food & Beverage',
      'Travel & Hospitality',
      'Real Estate',
      'Entertainment',
      'Fitness & Wellness',
      'Other',
    ])
    await page.keyboard.press('Escape')
    await form(page).getByRole('combobox', { name: 'Stage' }).click()
    await expect(page.getByRole('option')).toHaveText([
      'Idea Stage',
      'Validation',
      'Early Development',
      'MVP Ready',
      'Growth Stage',
      'Other',
    ])
    await page.keyboard.press('Escape')
    await submit(page).click()
    await expectToast(page, 'Missing Information', 'Please fill in all required fields', 'destructive')
    await expect(field(page, 'Startup name')).toBeFocused()
    for (const label of ['Startup name', 'Business idea', 'Target customer'])
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid')
    expect(sent).toEqual([])
    await expectAccessible(page, 'main')
    await goDark(page)
    await expectContrast(page, 'main, [data-toasts]')
  })

  await test.step('sends the pack and the form as blueprintData; what failed is told', async () => {
    const sent = await answer(page, CHECKOUT, { status: 502, json: { error: 'Nobody home.' } })
    await form(page)
      .getByRole('radio', { name: /Entrepreneur Pack/ })
      .check()
    await fill(page, NEEDED)
    await choose(page, 'Industry', 'Food & Beverage')
    await choose(page, 'Stage', 'MVP Ready')
    await submit(page).click()
    await expectToast(page, 'Purchase Failed', 'Nobody home.', 'destructive')
    expect(sent).toEqual([
      {
        pack: 'tenPack',
        blueprintData: {
          ...UNFILLED,
          ...NEEDED,
          fullName: '',
          email: '',
          industry: 'Food & Beverage',
          stage: 'MVP Ready',
        },
      },
    ])
    expect((await stored(page)).form).toMatchObject({ ...NEEDED, pack: 'tenPack' })
  })

  await test.step('a free order needs an address; with one it is drawn in place of the form', async () => {
    const status = await answerStatus(page)
    await answer(page, PROMO, { json: GIFT })
    const sent = await answer(page, CHECKOUT, { json: FREE_ORDER })
    await form(page)
      .getByRole('radio', { name: /Single Blueprint/ })
      .check()
    await field(page, 'Promo code').fill('gift')
    await expect(submit(page)).toHaveAccessibleName(/FREE$/)
    await submit(page).click()
    await expectToast(page, 'Missing Information', 'Please fill in all required fields', 'destructive')
    await expect(field(page, 'Email')).toBeFocused()
    await closeToast(page)
    await field(page, 'Email').fill(IDEA.email)
    await submit(page).click()
    await expect(page.getByRole('progressbar', { name: 'Blueprint progress' })).toBeVisible()
    await form(page).getByRole('button', { name: 'Purchase in Progress...' }).click({ force: true })
    await expectToast(page, 'Purchase in Progress', 'Your blueprint is on its way.')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ pack: 'single', promoCode: 'GIFT', blueprintData: { email: IDEA.email } })
    status.state = 'completed'
    await expectCreated(page, 'successfully')
    await expect(page).toHaveURL(`/dashboard?email=${encodeURIComponent(IDEA.email)}`)
    expect(await events(page)).toContainEqual({
      event: 'form_submit',
      form: 'blueprint',
      source: 'purchase',
    })
  })
})

test('what is there before the page: the form that was kept, what was typed early, the account', async ({
  page,
  baseURL,
}) => {
  await test.step('what the landing page kept is here too, where this page knows the choice', async () => {
    await page.goto('/icon.svg')
    await page.evaluate((kept) => localStorage.setItem('blueprintFormData', JSON.stringify(kept)), {
      ...IDEA,
      industry: 'technology',
      stage: 'prototype',
      pack: 'fivePack',
      promoCode: 'DRAFT20',
    })
    await answer(page, PROMO, { json: { valid: true, discount: 20, discountType: 'percentage' } })
    await visit(page, PATH)
    await expect(field(page, 'Business idea')).toHaveValue(IDEA.businessIdea)
    await expect(form(page).getByRole('combobox', { name: 'Industry' })).toHaveText('Technology')
    await expect(form(page).getByRole('combobox', { name: 'Stage' })).toHaveText('Choose')
    await expect(submit(page)).toHaveAccessibleName('Pay $3.00 now $2.40')
  })

  await test.step('what is typed and chosen before the script runs is kept', async () => {
    await forgetDrafts(page)
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/index-.*\.js/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(PATH, { waitUntil: 'commit' })
    await form(page)
      .getByRole('radio', { name: /Starter Pack/ })
      .check()
    await fill(page, { ...IDEA, targetCustomer: 'Oyster farmers' })
    await field(page, 'Business idea').press('Enter')
    await field(page, 'Startup name').press('Enter')
    await expect(page).toHaveURL(PATH)
    held.resolve()
    await expect(submit(page)).toHaveText('Pay $3.00', { useInnerText: true })
    await expect(field(page, 'Target customer')).toHaveValue('Oyster farmers')
    const sent = await answer(page, CHECKOUT, { json: PAYING })
    await submit(page).click()
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ pack: 'fivePack', blueprintData: { email: IDEA.email } })
    await expect(page).toHaveURL(`${PATH}#paying`)
  })

  await test.step('signed in it asks neither name nor address', async () => {
    await forgetDrafts(page)
    await signedIn(page, baseURL)
    const sent = await answer(page, CHECKOUT, { json: PAYING })
    await visit(page, PATH)
    await expect(form(page).getByText(`Signed in as ${MARA.email}`)).toBeVisible()
    await expect(form(page).getByLabel('Full name')).toHaveCount(0)
    await expect(form(page).getByLabel('Email')).toHaveCount(0)
    await fill(page, NEEDED)
    await submit(page).click()
    await expect(page).toHaveURL(`${PATH}#paying`)
    expect(sent[0]).toMatchObject({ pack: 'single', blueprintData: NEEDED })
  })
})

test('nothing moves as the page comes alive, and nothing sticks out', async ({ page, baseURL }) => {
  // What is routed is never taken from the browser's cache: each time is a first time.
  await page.route('**/assets/**', (route) => route.continue())
  await watchShifts(page)
  for (const who of ['a visitor', 'somebody signed in'] as const) {
    if (who === 'somebody signed in') await signedIn(page, baseURL)
    for (const width of [1440, 390, 320])
      await test.step(`for ${who} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(PATH)
        await settled(page)
        expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      })
  }
})

/** What moves in the page itself; the header has tests of its own. */
function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number; sources: { node?: Node }[] }[]
      // Less is a letter's breadth, when a font comes late: nobody sees it, and nothing counts it.
      for (const { sources } of shifts.filter(({ value }) => value >= 0.005))
        for (const { node } of sources)
          if (node && document.getElementById('main')?.contains(node)) moved.push(node.textContent ?? '')
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
