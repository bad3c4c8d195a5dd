// The page behind the link at the bottom of an email.
import type { Page } from '@playwright/test'
import { goInside } from './go-inside.ts'
import { expect, expectAccessible, expectSound, settled, test } from './quiet-page.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function expectWaysOn(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Manage Notification Settings' })).toHaveAttribute(
    'href',
    '/settings',
  )
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
}

/** The tokens that were posted. */
function posted(page: Page): (string | null)[] {
  const tokens: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/unsubscribe') tokens.push(`${request.method()} ${searchParams.get('token')}`)
  })
  return tokens
}

test('the link of an email, in every state', async ({ page, expectTrouble }) => {
  const tokens = posted(page)

  await test.step('without a token the page only informs', async () => {
    await page.goto('/unsubscribed')
    await expect(title(page, "You've Been Unsubscribed")).toBeVisible()
    await expect(page.getByText(/Community emails will stop/)).toBeVisible()
    await expectWaysOn(page)
    await settled(page)
    expect(tokens).toEqual([])
  })

  for (const [list, words] of [
    ['community', /Community emails will stop/],
    ['news', /News and offers will stop/],
  ] as const) {
    await test.step(`a token of the ${list} list is posted once, and the page says what stops`, async () => {
      const answered = Promise.withResolvers<void>()
      await page.route('/api/unsubscribe?*', async (route) => {
        await answered.promise
        await route.fulfill({ json: { success: true, list } })
      })
      // The old form, of emails that were sent before.
      const mark = list === 'news' ? '?' : '#'
      await page.goto('/login')
      await page.goto(`/unsubscribed${mark}token=a%2F${list}`)
      await expect(title(page, 'Unsubscribing...')).toBeVisible()
      if (list === 'community') await expectAccessible(page, 'main')
      answered.resolve()
      await expect(title(page, "You've Been Unsubscribed")).toBeVisible()
      await expect(page.getByText(words)).toBeVisible()
      await expectWaysOn(page)
      await settled(page)
      expect(tokens.splice(0)).toEqual([`POST a/${list}`])
      await page.unroute('/api/unsubscribe?*')
    })
  }

  await test.step('a link that is not valid any more: said, without Retry', async () => {
    const over = expectTrouble(/404/)
    await page.route('/api/unsubscribe?*', (route) =>
      route.fulfill({ status: 404, json: { success: false, error: 'No.', code: 'not_found' } }),
    )
    await goInside(page, '/login')
    await goInside(page, '/unsubscribed#token=old')
    await expect(title(page, 'This link is not valid any more')).toBeVisible()
    await expectWaysOn(page)
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    await expectSound(page)
    over()
  })

  await test.step('without a network nothing is claimed, and Retry unsubscribes', async () => {
    expectTrouble(/failed:|ERR_/)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 320, height: 700 })
    let away = true
    await page.route('/api/unsubscribe?*', (route) =>
      away ? route.abort() : route.fulfill({ json: { success: true, list: 'community' } }),
    )
    await goInside(page, '/login')
    await goInside(page, '/unsubscribed#token=t')
    await expect(title(page, 'You are not unsubscribed yet')).toBeVisible()
    await expectWaysOn(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectAccessible(page, 'main')
    away = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(title(page, "You've Been Unsubscribed")).toBeVisible()
  })
})
