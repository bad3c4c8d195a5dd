// With a tag manager configured: asked first, loaded only after yes.
import { expect, expectAccessible, test } from './quiet-page.ts'

const SCRIPT = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'

test.use({ baseURL: process.env.E2E_TAGGED_URL })

test('no and yes are remembered, and nothing is fetched before yes', async ({ page }) => {
  const fetched: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    fetched.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Analytics consent' })

  await test.step('no is remembered too, and nothing is ever fetched', async () => {
    await expect(banner).toBeVisible()
    await expectAccessible(page)
    expect(fetched).toEqual([])
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toHaveCount(0)
    // An answer can be changed.
    await page.getByRole('button', { name: 'Analytics choice' }).click()
    await expect(banner).toBeVisible()
    expect(fetched).toEqual([])
  })

  await test.step('nothing is fetched until the visitor agrees, and yes is remembered', async () => {
    await banner.getByRole('button', { name: 'Agree' }).click()
    await expect.poll(() => fetched).toEqual([SCRIPT])
    await expect(banner).toBeHidden()
    await page.reload()
    await expect.poll(() => fetched).toEqual([SCRIPT, SCRIPT])
    await expect(banner).toBeHidden()
  })
})
