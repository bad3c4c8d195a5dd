import { expect, test } from './quiet-page.ts'

test('the first page says what it is, and shows what the server tells it', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Founder Co-Pilot/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your idea, drawn up so you can build it.')
  await expect(page.getByText('$0.99', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  )
})

test('it fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('the mailbox and the API page work under the strict policy', async ({ page }) => {
  await page.goto('/sandbox/mailbox')
  await expect(page.getByRole('heading', { name: 'Mailbox' })).toBeVisible()
  await page.goto('/api/docs')
  await expect(page.getByText('/api/site')).toBeVisible()
})

test('a page that does not exist is a real 404', async ({ request }) => {
  expect((await request.get('/nowhere', { headers: { accept: 'text/html' } })).status()).toBe(404)
})
