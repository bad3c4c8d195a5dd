// The bell in the header, and whom one does not want to hear, with the real server behind them.
import type { Browser } from '@playwright/test'
import { newEmail, PASSWORD, prove } from './people.ts'
import { expect, expectAccessible, expectSound, test } from './quiet-page.ts'

/** Another member, without a page. */
async function member(browser: Browser, baseURL: string, fullName: string) {
  const { request } = await browser.newContext({ baseURL })
  const data = { email: newEmail(), password: PASSWORD, fullName }
  expect((await request.post('/api/auth/signup', { data })).status()).toBe(200)
  await prove(request, data.email)
  return async (path: string, body: object) => {
    const answer = await request.post(path, { data: body })
    expect(answer.status()).toBe(200)
    return answer.json()
  }
}

test('somebody comments: the bell, its list and the settings', async ({
  page,
  browser,
  baseURL,
  expectTrouble,
}) => {
  const jin = await member(browser, baseURL ?? '', 'Jin Park')
  const data = { email: newEmail(), password: PASSWORD, fullName: 'Mara Lindqvist' }
  await page.request.post('/api/auth/signup', { data })
  await prove(page.request, data.email)
  const written = await page.request.post('/api/community/posts', {
    data: { title: `Is one buoy enough? ${data.email}`, content: 'Three float.', category: 'feedback' },
  })
  const { post } = await written.json()
  const { comment } = await jin(`/api/community/posts/${post.id}/comments`, { content: 'Price the warning.' })
  const unread = async () => (await (await page.request.get('/api/notifications/unread')).json()).unread
  await expect.poll(unread).toBe(1)

  await page.goto('/resources')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  const panel = page.getByRole('dialog', { name: 'Notifications' })

  await test.step('a list that does not come is said, and asked for again', async () => {
    const over = expectTrouble(/503/)
    await page.route('/api/notifications', (route) => route.fulfill({ status: 503, json: {} }))
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
    await bell.focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByText('Your notifications could not be loaded.')).toBeVisible()
    await page.unroute('/api/notifications')
    await panel.getByRole('button', { name: 'Retry' }).click()
    over()
  })

  await test.step('what happened, where it leads, by keyboard, on a narrow phone, light and dark', async () => {
    const item = panel.getByRole('link', { name: /Jin Park commented on your post/ })
    await expect(item).toHaveAttribute('href', `/community/thread/${post.id}#comment-${comment.id}`)
    await expect(item).toContainText('Price the warning.')
    await page.keyboard.press('Escape')
    await expect(bell).toBeFocused()
    await page.setViewportSize({ width: 320, height: 700 })
    await bell.click()
    await expect(item).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
    await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused()
    await expect.poll(unread).toBe(0)
    await page.keyboard.press('Escape')
    await expect(bell).toHaveAccessibleName('Notifications')
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the settings list whom one muted, and end it', async () => {
    const muted = await page.request.put(`/api/settings/blocks/${comment.authorId}`, {
      data: { kind: 'mute' },
    })
    expect(muted.status()).toBe(200)
    await bell.click()
    await panel.getByRole('link', { name: 'Notification settings' }).click()
    await expect(panel).toHaveCount(0)
    const section = page.getByRole('region', { name: 'Muted and blocked' })
    await expect(section.getByText('Jin Park')).toBeVisible()
    await expectSound(page, { part: 'section[aria-labelledby]', widths: [320] })
    await section.getByRole('button', { name: 'Unmute Jin Park' }).click()
    await expect(section.getByText('You have muted or blocked nobody.')).toBeVisible()
    await expect(page.locator('[data-toasts]').getByText('You hear Jin Park again')).toBeVisible()
  })
})
