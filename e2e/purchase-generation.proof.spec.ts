// After the order: the drawing of the blueprint, by credit or for free, and everything that can become of it.
import type { Page } from '@playwright/test'
import { closeToast, DASHBOARD, events, expectToast, forgetEvents, MARA } from './account-answers.ts'
import { brokenWords } from './broken-words.ts'
import { COMPLETE, documentsAt, following, PRINTING } from './generation-answers.ts'
import {
  answer,
  answerStatus,
  beginTime,
  CHECKOUT,
  dialog,
  expectCreated,
  FREE_ORDER,
  field,
  fill,
  form,
  GENERATE,
  getBlueprint,
  goDark,
  goLight,
  IDEA,
  inProgress,
  NAMELESS_ORDER,
  openDialog,
  signedIn,
  stopTime,
  stored,
  submit,
  UNFILLED,
  visit,
} from './purchase-answers.ts'
import { expect, expectAccessible, expectContrast, test } from './quiet-page.ts'

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Blueprint progress' })

async function expectStep(page: Page, percent: number, message: string) {
  await expect(form(page).getByRole('status')).toHaveText(message)
  await expect(bar(page)).toHaveAttribute('aria-valuenow', String(percent))
}

/** Up to the press of the button, with a clock that the test moves. */
async function ready(page: Page) {
  await beginTime(page)
  await openDialog(page)
  // The first toast takes its time to load, which would stand still too.
  await submit(page).click()
  await expectToast(page, 'Missing Information', 'Please fill in all required fields', 'destructive')
  await fill(page)
  await stopTime(page)
}

test('a free order of which nobody told the id, by the clock', async ({ page, expectTrouble }) => {
  expectTrouble(/api\/dashboard/)
  const status = await answerStatus(page)
  await answer(page, CHECKOUT, { json: NAMELESS_ORDER })
  await ready(page)

  await test.step('taking too long it is asked for 60 times after the first 10 s, then left to the dashboard', async () => {
    await submit(page).click()
    await expectStep(page, 10, 'Initializing blueprint generation...')
    await expect(async () => {
      await page.clock.runFor(2_500)
      expect(status.asked).toBe(60)
    }).toPass({ intervals: [0] })
    await expectToast(
      page,
      'Generation Timeout',
      'Blueprint generation is taking longer than expected. Please check your dashboard in a few minutes.',
      'destructive',
    )
    await expect(dialog(page)).toHaveCount(0)
    await expect(getBlueprint(page)).toBeEnabled()
    await closeToast(page)
  })

  await test.step('shows the simulated steps until the blueprint is there, then goes to the dashboard', async () => {
    await forgetEvents(page)
    status.asked = 0
    await getBlueprint(page).click()
    await fill(page)
    await submit(page).click()
    await expectStep(page, 10, 'Initializing blueprint generation...')
    expect((await stored(page)).inProgress).toBe('true')
    await expect(page.getByText('This usually takes 2-3 minutes.')).toBeVisible()
    await page.clock.runFor(1_000)
    await expectStep(page, 25, 'Analyzing your business idea...')
    await page.clock.runFor(2_000)
    await expectStep(page, 50, 'Creating custom strategies...')
    await page.clock.runFor(2_000)
    await expectStep(page, 75, 'Generating visual assets...')
    await page.clock.runFor(2_000)
    await expectStep(page, 90, 'Finalizing your blueprint...')
    expect(status.asked).toBe(0)
    // Somebody else's, or an older one.
    Object.assign(status, { name: 'Another', state: 'completed' })
    await page.clock.runFor(3_000)
    await expect.poll(() => status.asked).toBe(1)
    await expectStep(page, 90, 'Finalizing your blueprint...')
    status.name = IDEA.startupName
    // Held back until time stands still: what follows is counted from the answer.
    let isAsked = false
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/user-blueprint-status', async (route) => {
      isAsked = true
      await answered.promise
      await route.fallback()
    })
    await expect(async () => {
      await page.clock.runFor(250)
      expect(isAsked).toBe(true)
    }).toPass({ intervals: [0] })
    answered.resolve()
    await expectStep(page, 100, 'Blueprint Created!')
    await expectToast(page, 'Blueprint Created!', 'Your blueprint has been generated successfully.')
    expect(await stored(page)).toMatchObject({ form: null, inProgress: null })
    await page.clock.runFor(1_400)
    await expect(page).toHaveURL('/')
    await page.clock.runFor(100)
    await expect(page).toHaveURL(`/dashboard?email=${encodeURIComponent(IDEA.email)}`)
    await expect(dialog(page)).toHaveCount(0)
    expect(await events(page)).toContainEqual({ event: 'form_submit', form: 'blueprint', source: 'purchase' })
  })
})

test('a free order, and what can become of it', async ({ page, expectTrouble }) => {
  expectTrouble(/404.*api\/blueprint|status check failed|api\/dashboard/)
  await answer(page, CHECKOUT, { json: FREE_ORDER })
  await openDialog(page)

  await test.step('that came to nothing says so, and the form is back', async () => {
    const status = await answerStatus(page)
    status.state = 'error'
    await fill(page)
    await submit(page).click()
    await expectToast(
      page,
      'Generation Failed',
      'Failed to start blueprint generation. Please try again. Credits have been restored.',
      'destructive',
    )
    await expect(field(page, 'Business idea')).toHaveValue(IDEA.businessIdea)
    await expect(submit(page)).toBeFocused()
    expect((await stored(page)).inProgress).toBeNull()
  })

  await test.step('that was made before, in another browser, says where it is', async () => {
    for (const path of ['/api/blueprint/*/events', '/api/blueprint/*/status'])
      await answer(page, path, { status: 404, json: { success: false, error: 'No.', code: 'not_found' } })
    await submit(page).click()
    await expectToast(
      page,
      'Ordered Before',
      'This blueprint was ordered with this email address before. The files are in its mailbox, or on their way there.',
    )
    await expect(dialog(page)).toHaveCount(0)
    expect(await stored(page)).toMatchObject({ form: null, inProgress: null })
  })

  await test.step('goes on when the dialog is closed; the button says so and shows it again', async () => {
    const status = await answerStatus(page)
    await getBlueprint(page).click()
    await fill(page)
    await submit(page).click()
    await expect(bar(page)).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await goDark(page)
    await expectContrast(page, '[role=dialog]')
    await goLight(page)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(inProgress(page)).toHaveAttribute('aria-disabled', 'true')
    await inProgress(page).click({ force: true })
    await expectToast(page, 'Purchase in Progress', 'Your blueprint is on its way.')
    await expect(bar(page)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    status.state = 'completed'
    await expectCreated(page, 'successfully')
    await closeToast(page)
    await expect(getBlueprint(page)).toBeEnabled()
    await expect(page).toHaveURL('/')
    await getBlueprint(page).click()
    await expect(field(page, 'Business idea')).toHaveValue('')
  })

  await test.step('shows the server’s own progress, its documents and the first page, and ends the moment it is done', async () => {
    const { tell } = await following(page)
    await fill(page)
    await submit(page).click()
    await expect(form(page).getByRole('status')).toHaveText('Waiting for its turn...')
    tell({ ...PRINTING, documents: documentsAt([100, 90, 90, 90, 30], ['blueprint']) })
    await expectStep(page, 72, 'Writing and printing your documents...')
    await expect(form(page).getByRole('list', { name: 'Documents' }).getByRole('listitem')).toContainText([
      /FCP Quickstart Guide\s*complete/,
      /Complete Blueprint PDF\s*90%/,
      /Markdown File for Upload\s*90%/,
      /Brand Guide\s*90%/,
      /Logo Concepts\s*30%/,
    ])
    await expect(form(page).getByRole('img', { name: 'First page of the blueprint' })).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 720 })
    expect(await brokenWords(dialog(page))).toEqual([])
    await expectAccessible(page, '[role=dialog]')
    tell(COMPLETE)
    await expectStep(page, 100, 'Blueprint Created!')
    await expectCreated(page, 'successfully')
    await expect(page).toHaveURL(`/dashboard?email=${encodeURIComponent(IDEA.email)}`)
  })
})

test('with a credit', async ({ page, baseURL, expectTrouble }) => {
  expectTrouble(/api\/generate-blueprint/)
  const setFlag = () => page.evaluate(() => localStorage.setItem('useCredits', 'true'))
  await page.goto('/icon.svg')
  await setFlag()

  await test.step('the flag alone opens it too; a second visit is an ordinary one', async () => {
    await signedIn(page, baseURL, 0)
    await visit(page)
    await expect(dialog(page)).toBeVisible()
    await expect(form(page).getByText('Credits left')).toBeVisible()
    await expect(form(page).getByRole('link', { name: 'Buy Credits' })).toHaveAttribute(
      'href',
      '/buy-credits',
    )
    await page.keyboard.press('Escape')
    await getBlueprint(page).click()
    await expect(form(page).getByRole('radio')).toHaveCount(3)
  })

  await test.step('there is nothing to pay and no code', async () => {
    await setFlag()
    await signedIn(page, baseURL)
    await visit(page, '/?show=blueprint')
    await expect(field(page, 'Email')).toHaveValue(MARA.email)
    await fill(page, { startupName: IDEA.startupName, businessIdea: IDEA.businessIdea })
    expect((await stored(page)).useCredits).toBeNull()
    await expect(page).toHaveURL('/')
    await expect(form(page).getByRole('radio')).toHaveCount(0)
    await expect(form(page).getByLabel('Promo code')).toHaveCount(0)
    await expect(form(page).getByText('Your credits')).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
  })

  for (const [reply, title, text] of [
    [
      { status: 402, json: { error: 'No remaining blueprints', code: 'no_credits' } },
      'Generation Error',
      "You've used all your blueprint credits. Please purchase more or use a promo code.",
    ],
    [
      { status: 400, json: { error: 'Invalid request' } },
      'Generation Error',
      'Please check that all required fields are filled out correctly.',
    ],
    [{ status: 403, json: { error: 'The moon is wrong.' } }, 'Generation Failed', 'The moon is wrong.'],
    [
      { status: 500, json: {} },
      'Generation Failed',
      'Failed to start blueprint generation. Please try again.',
    ],
    [{ lost: true }, 'Generation Error', 'Failed to start blueprint generation. Please try again.'],
  ] as const)
    await test.step(`${title} after ${JSON.stringify(reply)}`, async () => {
      await forgetEvents(page)
      const sent = await answer(page, GENERATE, reply)
      await submit(page).click()
      await expectToast(page, title, text, 'destructive')
      await expect(field(page, 'Startup name')).toHaveValue('TideWatch')
      await expect(submit(page)).toBeFocused()
      expect((await stored(page)).inProgress).toBeNull()
      expect(await events(page)).toContainEqual({ event: 'form_fail', form: 'blueprint', source: 'credits' })
      await submit(page).click()
      await expect.poll(() => sent).toHaveLength(2)
      // Nobody knows whether the first arrived: it must not cost a second credit.
      const isSame = sent[0]?.requestId === sent[1]?.requestId
      expect(isSame).toBe('lost' in reply || reply.status === 500)
      await expect(bar(page)).toHaveCount(0)
    })

  await test.step('one is spent, and it is told', async () => {
    const status = await answerStatus(page)
    status.state = 'completed'
    const held = Promise.withResolvers<void>()
    const json = { success: true, blueprintId: 'b1' }
    const sent = await answer(page, GENERATE, { json, after: held.promise })
    await submit(page).dblclick()
    await expectStep(page, 10, 'Initializing blueprint generation...')
    const spent = { ...DASHBOARD, credits: DASHBOARD.credits - 1 }
    await page.route('**/api/dashboard', (route) => route.fulfill({ json: spent }))
    held.resolve()
    await expectStep(page, 100, 'Blueprint Created!')
    // The server's own figure by now: it is not taken off once more.
    await expect(form(page).locator('dl').filter({ hasText: 'Credits left' })).toHaveText(
      `Your credits${DASHBOARD.credits}This blueprint−1Credits left${spent.credits}`,
    )
    await expectCreated(page, 'using your credits')
    await expect(page).toHaveURL('/dashboard')
    expect(sent).toEqual([
      { ...IDEA, ...UNFILLED, useCredits: true, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
    expect(await events(page)).toContainEqual({ event: 'form_submit', form: 'blueprint', source: 'credits' })
  })
})

test('what is kept of a purchase: the flag purchaseInProgress, and the form', async ({ page, baseURL }) => {
  await test.step('the flag disables the button, which says why, for at most 10 minutes', async () => {
    await beginTime(page)
    await page.goto('/icon.svg')
    await page.evaluate(() => sessionStorage.setItem('purchaseInProgress', 'true'))
    await visit(page)
    await expect(inProgress(page)).toBeDisabled()
    await expectAccessible(page, 'main')
    await inProgress(page).click({ force: true })
    await expectToast(
      page,
      'Purchase in Progress',
      'A purchase is under way in this tab. You can start again.',
    )
    await expect(dialog(page)).toHaveCount(0)
    // Nobody has to wait for what they gave up.
    await page.locator('[data-toasts]').getByRole('button', { name: 'Start Again' }).click()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(getBlueprint(page)).toBeEnabled()
    await page.evaluate(() => sessionStorage.setItem('purchaseInProgress', 'true'))
    await page.reload()
    await expect(inProgress(page)).toBeDisabled()
    await page.clock.fastForward(10 * 60_000)
    await expect(getBlueprint(page)).toBeEnabled()
    expect((await stored(page)).inProgress).toBeNull()
  })

  await test.step('loaded anew while a blueprint is being made, it ends when that is finished, and speaks of no payment', async () => {
    const { tell } = await following(page)
    await page.evaluate(() => {
      const requestedAt = Date.now()
      const underWay = { is: 'blueprint', blueprintId: 'b1', startupName: 'TideWatch', requestedAt }
      sessionStorage.setItem('purchaseInProgress', 'true')
      sessionStorage.setItem('purchaseInProgressOf', JSON.stringify(underWay))
    })
    await page.reload()
    await inProgress(page).click({ force: true })
    await expectToast(page, 'Purchase in Progress', 'Your blueprint is on its way.')
    tell(COMPLETE)
    await page.clock.runFor(3_000)
    await expect(getBlueprint(page)).toBeEnabled()
    expect((await stored(page)).inProgress).toBeNull()
  })

  await test.step('a logout forgets what was kept of the form', async () => {
    await signedIn(page, baseURL)
    await page.route('**/api/auth/logout', (route) => route.fulfill({ json: { success: true } }))
    await visit(page, '/resources')
    await page.evaluate((idea) => localStorage.setItem('blueprintFormData', JSON.stringify(idea)), IDEA)
    await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL('/')
    expect((await stored(page)).form).toBeNull()
    await getBlueprint(page).click()
    await expect(field(page, 'Business idea')).toHaveValue('')
  })
})
