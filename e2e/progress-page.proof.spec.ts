// /dashboard/progress/{blueprintId}: followed live, by a stream or by asking; complete, failed, late, or not to be seen.
import type { Page } from '@playwright/test'
import { closeToast, DASHBOARD, expectToast } from './account-answers.ts'
import { answering, BLUEPRINT, FILES, giving } from './blueprint-answers.ts'
import { COMPLETE, documentsAt, following, PRINTING, WAITING } from './generation-answers.ts'
import { expect, expectSound, test } from './quiet-page.ts'
import { appears, bar, main, pass, stopClock, title, toasts } from './success-page.ts'

const ADDRESS = '/dashboard/progress/b1'
const list = (page: Page, name: string) => main(page).getByRole('region', { name }).getByRole('listitem')
const figure = (page: Page, name: string) => main(page).locator('dl > div', { hasText: name })
const dashboardLink = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })

async function withDashboard(page: Page) {
  const asked = { times: 0 }
  await page.route('**/api/dashboard', (route) => {
    asked.times++
    return route.fulfill({ json: DASHBOARD })
  })
  return asked
}

test('in real time: nothing there, failed and tried again, followed to the end', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(
    /404.*api\/blueprint|ERR_.*api\/blueprint|failed: .*api\/blueprint|status check failed|402.*retry/,
  )

  await test.step('nothing loads: of a stranger’s, of none, and while nobody answers', async () => {
    for (const id of ['b1', '0198c1de-0000-4000-8000-000000000000', '%2e%2e%2fsecret']) {
      await page.goto(`/dashboard/progress/${id}`)
      await expect(title(page, 'Unable to load progress data')).toBeVisible()
      await expect(main(page).getByRole('alert')).toContainText('There is no such blueprint here')
    }
    await expect(dashboardLink(page, 'Return to Dashboard')).toHaveAttribute('href', '/dashboard')
    await expectSound(page)
    // As soon as somebody answers, it is there.
    const state = await following(page, PRINTING)
    Object.assign(state, { stream: 'none', ask: 'no network' })
    await page.goto(ADDRESS)
    await expect(title(page, 'Unable to load progress data')).toBeVisible()
    await expect(main(page).getByRole('alert')).toContainText('We cannot reach the server.')
    state.ask = 'open'
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '72')
  })

  await test.step('an error: the credit is back, and it can be tried again', async () => {
    const state = await following(page, { ...PRINTING, status: 'error', documents: documentsAt([100, 30]) })
    const tried: string[] = []
    let reply: { status?: number; json: object } = {
      status: 402,
      json: { success: false, error: 'No remaining blueprints', code: 'no_credits' },
    }
    await page.route('**/api/blueprint/*/retry', (route) => {
      tried.push(route.request().method())
      return route.fulfill(reply)
    })
    await page.goto(ADDRESS)
    const alert = main(page).getByRole('alert')
    await expect(alert).toContainText('There was an error generating your blueprint.')
    await expect(alert).toContainText('Credits have been restored.')
    await expect(dashboardLink(page, 'Return to Dashboard')).toHaveAttribute('href', '/dashboard')
    await expectSound(page)
    const again = main(page).getByRole('button', { name: 'Try Again' })
    await again.click()
    await expectToast(
      page,
      'Generation Error',
      "You've used all your blueprint credits. Please purchase more or use a promo code.",
      'destructive',
    )
    reply = { json: { success: true, blueprintId: 'b1' } }
    state.tell({
      ...PRINTING,
      overallProgress: 5,
      stage: 'Idea Analysis',
      createdAt: new Date().toISOString(),
    })
    await again.click()
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '5')
    await expect(alert).toHaveCount(0)
    expect(tried).toEqual(['POST', 'POST'])
  })

  await test.step('followed live over a stream that drops and resumes, from waiting to the dashboard', async () => {
    const asked = await withDashboard(page)
    const state = await following(page, { createdAt: new Date(Date.now() - 65_000).toISOString() })
    await page.goto(ADDRESS)
    await expect(title(page, 'Creating Your Blueprint')).toBeVisible()
    await expect(main(page).getByText('TideWatch', { exact: true })).toBeVisible()
    await expect(main(page).getByText('Waiting for its turn...')).toBeVisible()
    await expect(figure(page, 'Elapsed')).toHaveText(/^Elapsed1:0\d$/)
    await expect(figure(page, 'Remaining')).toHaveText('Remainingabout 1 min')
    await expect(list(page, 'Stages')).toHaveCount(9)
    await expect(list(page, 'Documents')).toContainText([
      /Quickstart.*Waiting/,
      'PDF',
      'Markdown',
      'Brand',
      'Logo',
    ])

    state.tell({
      status: 'generating',
      overallProgress: 10,
      stage: 'Market Research',
      message: 'Looking up the market',
    })
    await expect(bar(page)).toHaveAttribute('aria-valuetext', '10%, Market Research, stage 3 of 9')
    await expect(main(page).getByRole('status')).toHaveText('Market Research')
    state.tell(PRINTING)
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '72')
    await expect(figure(page, 'Remaining')).toHaveText('Remainingabout 2 min')
    await expect(list(page, 'Documents')).toContainText([
      /FCP Quickstart Guide\s*Complete/,
      /Complete Blueprint PDF\s*50%/,
      /Markdown File for Upload\s*90%/,
      /Brand Guide\s*90%/,
      /Logo Concepts\s*30%/,
    ])
    await expect(main(page).getByRole('img')).toHaveCount(2)
    await expect(main(page).getByRole('img', { name: 'First page: FCP Quickstart Guide' })).toBeVisible()
    // Two words, and the connection dropped after each.
    expect(state.heard.streams).toBeGreaterThan(2)
    await expectSound(page)

    await test.step('a refusal is survived, and said', async () => {
      Object.assign(state, { stream: 'none', ask: 'refused' })
      await page.reload()
      await expect(title(page, 'Unable to load progress data')).toBeVisible()
      state.ask = 'open'
      await page.reload()
      await expect(bar(page)).toHaveAttribute('aria-valuenow', '72')
      state.ask = 'refused'
      await expect(main(page).getByRole('alert')).toContainText("We can't check your progress right now.")
      await expect(bar(page)).toHaveAttribute('aria-valuenow', '72')
      await expectSound(page)
      state.ask = 'open'
      await expect(main(page).getByRole('alert')).toHaveCount(0)
      state.stream = 'open'
      await page.reload()
    })

    await expect(bar(page)).toHaveAttribute('aria-valuenow', '72')
    const before = asked.times
    state.tell(COMPLETE)
    await expect(title(page, 'Blueprint Complete!')).toBeVisible()
    await expectToast(page, 'Blueprint Complete!', 'Your startup blueprint has been generated successfully.')
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '100')
    await expect(dashboardLink(page, 'View Your Blueprint')).toHaveAttribute('href', '/dashboard')
    await expect(page).toHaveURL('/dashboard')
    await expect.poll(() => asked.times).toBeGreaterThan(before)
    // Whoever goes back has read that it is done.
    await closeToast(page)
    await page.goBack()
    await expect(title(page, 'Blueprint Complete!')).toBeVisible()
    await expect(main(page).getByText('Opening your dashboard...')).toHaveCount(0)
    await expect(toasts(page)).toHaveCount(0)
  })

  await test.step('a record with the specified fields alone: no crash, no NaN', async () => {
    const { startupName, status, overallProgress, message, estimatedTimeRemaining } = {
      ...WAITING,
      ...PRINTING,
    }
    const specified = { startupName, status, overallProgress, message, estimatedTimeRemaining }
    await page.route('**/api/blueprint/*/events', (route) => route.fulfill({ status: 204 }))
    await page.route('**/api/blueprint/*/status', (route) => route.fulfill({ json: specified }))
    await page.goto(ADDRESS)
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '72')
    await expect(figure(page, 'Elapsed')).toHaveText(/^Elapsed0:\d\d$/)
    await expect(list(page, 'Documents')).toHaveCount(5)
  })
  await test.step('the page of its files: how far it is, and the files come by themselves', async () => {
    const { replies } = await answering(page)
    replies.set('GET ', giving({ blueprint: BLUEPRINT, files: [], binned: 0 }))
    const state = await following(page, { status: 'generating', overallProgress: 40 })
    await page.goto('/blueprint/tidewatch')
    await expect(main(page)).toContainText('They appear here as soon as the blueprint is finished.')
    await expect(main(page).getByRole('status').filter({ hasText: '40% done' })).toBeVisible()
    const progress = main(page).getByRole('link', { name: 'Show Progress' })
    await expect(progress).toHaveAttribute('href', ADDRESS)
    await expectSound(page)
    replies.delete('GET ')
    state.tell(COMPLETE)
    await expect(page.getByRole('row').filter({ hasText: FILES[0]?.title })).toBeVisible()
  })
})

test('by the clock: asked every 3 s, by hand after 180 s, late after 300 s', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/ERR_.*api\/blueprint|failed: .*api\/blueprint|status check failed/)
  await withDashboard(page)
  await stopClock(page)

  await test.step('where no stream comes through it asks every 3 s; what fails is only logged', async () => {
    const state = await following(page, PRINTING)
    state.stream = 'none'
    await page.goto(ADDRESS)
    await appears(page, bar(page))
    const asked = state.heard.polls
    await pass(page, 3)
    await expect.poll(() => state.heard.polls).toBe(asked + 1)
    state.ask = 'no network'
    await pass(page, 6)
    await expect.poll(() => state.heard.polls).toBe(asked + 3)
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '72')
    await expect(toasts(page)).toHaveCount(0)
    // It creeps at 20 and nowhere else, and never goes back.
    state.ask = 'open'
    state.tell({ status: 'generating', overallProgress: 20, createdAt: '2026-11-14T12:00:01.000Z' })
    await pass(page, 3)
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '20')
    await pass(page, 2)
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '25')
    await pass(page, 60)
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '90')
    state.tell(COMPLETE)
    await pass(page, 3)
    await expect(title(page, 'Blueprint Complete!')).toBeVisible()
    await pass(page, 2)
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('after 180 s it can be asked by hand, after 300 s it says that it takes longer', async () => {
    const begun = (await page.evaluate(() => Date.now())) - 179_000
    const state = await following(page, { ...PRINTING, createdAt: new Date(begun).toISOString() })
    await page.goto(ADDRESS)
    await appears(page, bar(page))
    const check = main(page).getByRole('button', { name: 'Check Status Manually' })
    await pass(page, 2)
    await expect(figure(page, 'Elapsed')).toHaveText(/^Elapsed3:0\d$/)
    await check.click()
    await appears(page, toasts(page))
    await expectToast(page, 'Still Processing', 'Your blueprint is still being made.', 'destructive')
    state.ask = 'no network'
    await check.click()
    await expectToast(
      page,
      'Connection Error',
      'Unable to connect to server. Please try again.',
      'destructive',
    )
    // Told by the server, its clock counts, however far the browser's is off.
    const hourAhead = (await page.evaluate(() => Date.now())) - 3_600_000
    state.ask = 'open'
    state.tell({
      createdAt: new Date(hourAhead - 60_000).toISOString(),
      now: new Date(hourAhead).toISOString(),
    })
    await page.reload()
    await appears(page, bar(page))
    await expect(figure(page, 'Elapsed')).toHaveText(/^Elapsed1:0\d$/)
    await expect(check).toHaveCount(0)
    state.tell({ createdAt: new Date(begun).toISOString(), now: undefined })
    // The server's clock counts: loaded again, it goes on where it was.
    await page.reload()
    await appears(page, bar(page))
    await expect(figure(page, 'Elapsed')).toHaveText(/^Elapsed3:[01]\d$/)
    const elapsed = ((await page.evaluate(() => Date.now())) - begun) / 1000
    await pass(page, 298.5 - elapsed)
    await expect(toasts(page)).toHaveCount(0)
    await pass(page, 2)
    await appears(page, toasts(page))
    await expectToast(
      page,
      'Generation Taking Longer Than Expected',
      'Your blueprint is still being made. We email you when the files are ready.',
      'destructive',
    )
  })
})
