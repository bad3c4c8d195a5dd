// Notification settings in the browser: loading, the switches, and that nothing changes before it is saved.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './quiet-page.ts'
import { answer, FLAGS, NO_FACTORS, openSettings, refuse, STORAGE, toastOf, USER } from './settings-page.ts'

const master = (page: Page) => page.getByRole('switch', { name: 'Email notifications' })
const comments = (page: Page) => page.getByRole('switch', { name: 'Comments on your posts' })
const replies = (page: Page) => page.getByRole('switch', { name: 'Replies to your comments' })
const votes = (page: Page) => page.getByRole('switch', { name: 'Upvotes on your content' })
const news = (page: Page) => page.getByRole('switch', { name: 'News and offers' })

test('the switches follow the master, and nothing is sent before Save Settings', async ({ page }) => {
  await openSettings(page)
  await expect(
    page.getByText('You can also unsubscribe through the link at the bottom of any email.'),
  ).toBeVisible()
  await expect(page.getByText('12.3 MB of 200 MB used')).toBeVisible()
  const sent: unknown[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.postDataJSON()))
  await master(page).click()
  for (const sub of [comments(page), replies(page), votes(page)]) {
    await expect(sub).not.toBeChecked()
    await expect(sub).toBeDisabled()
  }
  await expect(news(page)).toBeEnabled()
  await news(page).click()
  await master(page).click()
  await expect(comments(page)).toBeChecked()
  await expect(replies(page)).toBeChecked()
  await expect(votes(page)).not.toBeChecked()
  await replies(page).click()
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(toastOf(page, 'Settings saved')).toBeVisible()
  await expect(toastOf(page, 'Your notification preferences have been updated.')).toBeVisible()
  expect(sent).toEqual([{ ...FLAGS, notifyOnReply: false, marketingEmails: true }])

  // Away and back: the cached settings are the saved ones.
  await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click()
  // The footer moves down while the list comes in, and a click on it would miss.
  await expect(page.getByText(/^\d+ resources/)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Settings' }).click()
  await expect(news(page)).toBeChecked()
  await expect(replies(page)).not.toBeChecked()
})

test('while saving the button says so; a failure is told and keeps what was switched', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/500/)
  await openSettings(page)
  const answered = Promise.withResolvers<void>()
  await page.route('/api/settings/notifications', async (route) => {
    await answered.promise
    await route.fulfill(answer({}, 500))
  })
  await news(page).click()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  answered.resolve()
  await expect(toastOf(page, 'Failed to save settings. Please try again.')).toBeVisible()
  await expect(news(page)).toBeChecked()
  await expect(page.getByRole('button', { name: 'Save Settings' })).toBeVisible()
})

test('signed out, the settings lead to the login, and back does not lead here again', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/401/)
  await page.route('/api/settings/**', (route) => refuse(route, 401, 'Please sign in.', 'signed_out'))
  await page.goto('/resources')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL('/resources')
})

test('settings that do not load say so, and Retry brings them', async ({ page, expectTrouble }) => {
  expectTrouble(/500/)
  await page.route('/api/settings/sessions', (route) => route.fulfill(answer({ sessions: [] })))
  await page.route('/api/settings/sign-ins', (route) => route.fulfill(answer({ signIns: [] })))
  await page.route('/api/settings/account', (route) => route.fulfill(answer({ user: USER })))
  await page.route('/api/settings/security', (route) => route.fulfill(answer(NO_FACTORS)))
  await page.route('/api/settings/blocks', (route) => route.fulfill(answer({ people: [] })))
  await page.route('/api/orders', (route) => route.fulfill(answer({ orders: [] })))
  await page.route('/api/settings/access-tokens', (route) => route.fulfill(answer({ tokens: [] })))
  await page.route('/api/settings/storage', (route) => route.fulfill(answer(STORAGE)))
  let broken = true
  await page.route('/api/settings/notifications', (route) =>
    route.fulfill(broken ? answer({}, 500) : answer(FLAGS)),
  )
  await page.goto('/settings')
  await expect(page.getByText('Failed to load settings')).toBeVisible()
  await expectAccessible(page, 'main')
  broken = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(master(page)).toBeChecked()
})

test('a spinner shows while the settings load', async ({ page }) => {
  const answered = Promise.withResolvers<void>()
  await page.route('/api/settings/**', async (route) => {
    await answered.promise
    const lists = { sessions: [], signIns: [], people: [], tokens: [] }
    await route.fulfill(answer({ ...FLAGS, ...NO_FACTORS, ...STORAGE, ...lists, user: USER }))
  })
  await page.route('/api/orders', (route) => route.fulfill(answer({ orders: [] })))
  await page.goto('/settings')
  await expect(page.getByRole('status').filter({ hasText: 'Loading settings' })).toBeVisible()
  await expectAccessible(page, 'main')
  answered.resolve()
  await expect(master(page)).toBeVisible()
})
