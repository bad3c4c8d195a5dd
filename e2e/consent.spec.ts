// With a tag manager configured: asked first, loaded only after yes.
import { expect, expectAccessible, test } from './quiet-page.ts'

const SCRIPT = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'

test.use({ baseURL: process.env.E2E_TAGGED_URL })

test('nothing is fetched until the visitor agrees, and yes is remembered', async ({ page }) => {
  const fetched: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    fetched.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Analytics consent' })
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  expect(fetched).toEqual([])
  await banner.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => fetched).toEqual([SCRIPT])
  await expect(banner).toBeHidden()
  await page.reload()
  await expect.poll(() => fetched).toEqual([SCRIPT, SCRIPT])
  await expect(banner).toBeHidden()
})

test('no is remembered too, and nothing is ever fetched', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => request.url().includes('googletagmanager') && fetched.push(request.url()))
  await page.goto('/')
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Analytics consent' })).toHaveCount(0)
  expect(fetched).toEqual([])
  // An answer can be changed.
  await page.getByRole('button', { name: 'Analytics choice' }).click()
  await expect(page.getByRole('region', { name: 'Analytics consent' })).toBeVisible()
})
