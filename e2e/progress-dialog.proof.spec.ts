// The progress dialog, as the dashboard opens it: live by the blueprint's id, by the clock where there is none.
import type { Page } from '@playwright/test'
import { DASHBOARD, expectToast } from './account-answers.ts'
import { brokenWords } from './broken-words.ts'
import { COMPLETE, following, PRINTING } from './generation-answers.ts'
import { expect, expectSound, test } from './quiet-page.ts'
import { appears, pass, stopClock } from './success-page.ts'

const BLUEPRINT = {
  id: 'b1',
  name: 'TideWatch',
  businessIdea: 'A sensor buoy',
  industry: 'Other',
  stage: 'Validation',
  createdAt: '2026-11-14T12:00:00.000Z',
  status: 'generating',
}
const UNDER_WAY = { id: 'g1', blueprintId: 'b1', status: 'generating', createdAt: '2026-11-14T12:00:00.000Z' }

/** A dashboard with one under way; can be changed meanwhile. */
async function withDashboard(page: Page, generation: object = UNDER_WAY) {
  const state = { asked: 0, blueprints: [BLUEPRINT] as object[], recentGenerations: [generation] }
  await page.route('**/api/dashboard', (route) => {
    state.asked++
    const { blueprints, recentGenerations } = state
    return route.fulfill({ json: { ...DASHBOARD, blueprints, recentGenerations } })
  })
  return state
}

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Show Progress' })
const dialog = (page: Page) => page.getByRole('dialog')
const bar = (page: Page) => dialog(page).getByRole('progressbar', { name: 'Overall progress' })
const stages = (page: Page) => dialog(page).getByRole('region', { name: 'Stages' }).getByRole('listitem')

test('live by the blueprint’s id: closed and opened again, failed, complete', async ({ page }) => {
  const dashboard = await withDashboard(page)
  const state = await following(page, PRINTING)
  await page.goto('/dashboard')

  await test.step('closed early it says that it goes on, and the dashboard is refreshed; a failure leads to another try', async () => {
    await opener(page).click()
    await expect(bar(page)).toBeVisible()
    const before = dashboard.asked
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expectToast(page, 'Generation In Progress', 'Your blueprint is still being made.')
    await expect.poll(() => dashboard.asked).toBe(before + 1)
    await expect(opener(page)).toBeFocused()
    await opener(page).click()
    state.tell({ status: 'error' })
    await expect(dialog(page)).toHaveAccessibleName('There was an error generating your blueprint.')
    await expect(dialog(page)).toContainText('Credits have been restored.')
    await dialog(page).getByRole('link', { name: 'Try Again' }).click()
    await expect(page).toHaveURL('/dashboard/progress/b1')
  })

  await test.step('nine stages, first pages, complete, to the dashboard', async () => {
    state.tell(PRINTING)
    await page.goto('/dashboard')
    await expect(page.getByRole('main')).toContainText('TideWatch is being made: 72%')
    await expect(page.getByRole('link', { name: 'TideWatch' })).toHaveAttribute(
      'href',
      '/dashboard/progress/b1',
    )
    await opener(page).click()
    await expect(dialog(page)).toHaveAccessibleName('Creating Your Blueprint')
    await expect(dialog(page)).toContainText('TideWatch. Expected completion: up to 5 minutes')
    await expect(stages(page)).toHaveCount(9)
    await expect(bar(page)).toHaveAttribute('aria-valuetext', '72%, Document Creation, stage 8 of 9')
    await expect(dialog(page).getByRole('img')).toHaveCount(2)
    await expectSound(page, { part: '[role=dialog]' })
    await page.setViewportSize({ width: 1280, height: 720 })
    expect(await brokenWords(dialog(page))).toEqual([])

    const before = dashboard.asked
    dashboard.recentGenerations = []
    state.tell(COMPLETE)
    await expect(dialog(page)).toHaveAccessibleName('Blueprint Complete!')
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '100')
    await expect.poll(() => dashboard.asked).toBe(before + 1)
    await expect(opener(page)).toHaveCount(0)
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeVisible()
    await dialog(page).getByRole('link', { name: 'View Your Blueprint' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL('/dashboard')
  })
})

test('without an id the stages follow the clock up to 95 %, and the dashboard is asked each second from 90 %', async ({
  page,
}) => {
  const { blueprintId: _, ...nameless } = UNDER_WAY
  const dashboard = await withDashboard(page, nameless)
  await stopClock(page)
  await page.goto('/dashboard')
  await appears(page, opener(page))
  await opener(page).click()
  await appears(page, bar(page))
  const elapsed = () => page.evaluate(() => (Date.now() - Date.parse('2026-11-14T12:00:00.000Z')) / 1000)
  await pass(page, 86.5 - (await elapsed()))
  await expect(bar(page)).toHaveAttribute('aria-valuetext', /^5[89]%, Technical Architecture, stage 5 of 9$/)
  const before = dashboard.asked
  await pass(page, 130.4 - (await elapsed()))
  expect(dashboard.asked).toBe(before)
  await pass(page, 20)
  await expect.poll(() => dashboard.asked).toBeGreaterThan(before + 10)
  await expect(bar(page)).toHaveAttribute('aria-valuetext', '95%, Email Delivery, stage 9 of 9')
  await expect(dialog(page)).toHaveAccessibleName('Creating Your Blueprint')
  dashboard.recentGenerations = [{ ...nameless, status: 'completed' }]
  await pass(page, 1)
  await expect(dialog(page)).toHaveAccessibleName('Blueprint Complete!')
})
