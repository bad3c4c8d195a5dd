// The first tab of a blueprint, over the real server: one that was really made, on a desktop and on a phone; and its states.
import type { Page } from '@playwright/test'
import { answering, madeBlueprint, NO_PLAN } from './blueprint-answers.ts'
import { signUp } from './people.ts'
import { expect, expectAccessible, expectSound, test } from './quiet-page.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'Pages of the plan' })
const copyPrompt = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Copy prompt/ })
const copied = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Copied/ })
const isDrawn = (image: HTMLElement) => (image as HTMLImageElement).naturalWidth > 0

test('a blueprint opens with what was bought', async ({ page, context, browser, baseURL, expectTrouble }) => {
  const id = await madeBlueprint(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blueprint/tidewatch')

  await test.step('what was bought, as it looks', async () => {
    const claim = page.getByRole('heading', { level: 1 })
    await expect(claim).toHaveText(/TideWatch|€/)
    await expect(page).toHaveTitle('TideWatch · Founder Co-Pilot')
    await expect(page.getByRole('img', { name: 'TideWatch', exact: true })).toBeVisible()
    const read = page.getByRole('link', { name: /^Read the plan/ })
    await expect(read).toHaveAttribute('href', '/blueprint/tidewatch/read')
    await expect(read).toContainText(/\d+ pages, about \d+ minutes/)
    await expect(page.getByRole('link', { name: /^Change an assumption/ })).toHaveAttribute(
      'href',
      '/blueprint/tidewatch/plan',
    )
    const figures = page.getByRole('region', { name: 'Key figures' }).getByRole('listitem')
    await expect(figures).toHaveCount(5)
    await expect(figures.filter({ hasText: /You told us|From a source|We assumed|Computed/ })).toHaveCount(5)
    const next = page.getByRole('link', { name: /Next on your Milestone Map/ })
    await expect(next).toContainText('Vision & Mission')
    await expect(next).toContainText('0 of 5 completed')
    await expect(page.getByRole('link', { name: /Next in your first 90 days/ })).toContainText(/By \w+ \d+/)
    await expect(page.getByRole('region', { name: 'Your figures, checked' })).toBeVisible()
    const logos = page.getByRole('region', { name: 'Your brand' }).getByRole('listitem')
    await expect(logos.filter({ hasText: /Monogram|In use|Wordmark/ })).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'Your documents' }).getByRole('listitem')).toHaveCount(8)
    await expect(page.getByRole('row').filter({ hasText: '6. TideWatch Brand Pack' })).toContainText(
      'ZIP Archive',
    )
    await expectAccessible(page, 'main')
  })

  await test.step('the strip of pages goes by keys', async () => {
    const pages = strip(page).getByRole('link')
    expect(await pages.count()).toBeGreaterThanOrEqual(18)
    const first = strip(page).getByRole('img', { name: 'Page 1, Cover' })
    await expect.poll(() => first.evaluate(isDrawn)).toBe(true)
    await expect(pages.nth(2)).toHaveAttribute('href', '/blueprint/tidewatch/read#summary')
    await pages.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(pages.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(pages.last()).toBeFocused()
    await expect(pages.last()).toBeInViewport()
    await expect.poll(() => strip(page).getByRole('img').last().evaluate(isDrawn)).toBe(true)
    await expect(page.getByRole('button', { name: 'More pages' })).toHaveCount(0)
    await page.keyboard.press('Home')
    await expect(pages.first()).toBeFocused()
    await page.getByRole('button', { name: 'More pages' }).click()
    await expect(pages.first()).not.toBeInViewport()
  })

  await test.step('the prompt is copied, or opens where it cannot be', async () => {
    await copyPrompt(page).click()
    await expect(copied(page)).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toContain('# TideWatch')
    await expect(copyPrompt(page)).toBeVisible()
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    const opened = page.waitForEvent('popup')
    await copyPrompt(page).click()
    const markdown = await opened
    await expect(markdown).toHaveURL(/TideWatch-Blueprint\.md/)
    await markdown.close()
  })

  await test.step('the bar is the same on every tab', async () => {
    const bar = page.getByRole('tablist', { name: 'Blueprint' })
    await expect(bar.getByRole('tab')).toHaveText([/^Overview/, /^Files/, /^Milestone Map/])
    await page.getByRole('tab', { name: 'Overview' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/\?tab=files$/)
    await expect(page.getByRole('heading', { level: 1, name: 'TideWatch' })).toBeVisible()
    await page.getByRole('link', { name: 'Assumptions & What-if' }).click()
    await expect(page).toHaveURL('/blueprint/tidewatch/plan')
    const tabs = page.getByRole('navigation', { name: 'Blueprint' }).getByRole('link')
    await expect(tabs).toHaveText(['Overview', 'Files', 'Milestone Map', 'Assumptions & What-if'])
    await tabs.first().click()
    await expect(page).toHaveURL('/blueprint/tidewatch')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Open the bin' }).click()
    await expect(page.getByText('The bin is empty')).toBeVisible()
    await page.getByRole('button', { name: 'Back to files' }).click()
    await page.getByRole('tab', { name: 'Overview' }).click()
  })

  await test.step('a page that fails can be asked for again', async () => {
    expectTrouble(/503.*\/pages\/|Failed to load resource/)
    await page.route('**/pages/blueprint/6?**', (route) => route.fulfill({ status: 503 }))
    await page.reload()
    const sixth = strip(page).getByRole('link').nth(5)
    // The page draws its places first, and what stands in them afterwards.
    await expect(async () => {
      await sixth.scrollIntoViewIfNeeded()
      await expect(sixth).toHaveText(/Page 6\s*didn’t load/, { timeout: 3_000 })
    }).toPass()
    await page.unroute('**/pages/blueprint/6?**')
    await strip(page).getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => sixth.getByRole('img').evaluate(isDrawn)).toBe(true)
  })

  await test.step('sound at every width', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await expectSound(page, { part: 'main' })
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('link', { name: /^Read the plan/ })).toBeVisible()
    await expect(strip(page).getByRole('link').first()).toBeVisible()
  })

  await test.step('a stranger finds nothing', async () => {
    expectTrouble(/404.*\/api\/blueprint|Failed to load resource/)
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
    const stranger = await elsewhere.newPage()
    await signUp(stranger)
    for (const path of ['overview', 'pages/blueprint/1'])
      expect((await stranger.request.get(`/api/blueprint/${id}/${path}`)).status()).toBe(404)
    await elsewhere.close()
  })
})

test('states of the overview', async ({ page }) => {
  await answering(page, [], 'مقهى النخيل في دبي للقهوة المختصة والحلويات العربية')
  const tell = (state: string) =>
    page.route('**/api/blueprint/tidewatch/overview', (route) =>
      route.fulfill({
        json: { ...NO_PLAN, blueprint: { id: 'b1', name: 'مقهى', slug: 'tidewatch' }, state },
      }),
    )

  await test.step('one that failed says what became of the money, and starts again', async () => {
    await tell('failed')
    await page.goto('/blueprint/tidewatch')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This blueprint could not be drawn')
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/dashboard/progress/b1',
    )
    await expectSound(page, { part: 'main' })
  })

  await test.step('while it is made the page waits, and fills in by itself', async () => {
    await tell('making')
    await page.goto('/blueprint/tidewatch')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your blueprint is being drawn')
    await expect(page.getByRole('link', { name: 'See how far it is' })).toHaveAttribute(
      'href',
      '/dashboard/progress/b1',
    )
    await expectAccessible(page, 'main')
    await tell('ready')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('مقهى')
  })

  await test.step('without a plan there are the name and the files', async () => {
    await expect(page.getByRole('heading', { name: 'All files' }).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Key figures' })).toHaveCount(0)
    await expectSound(page, { part: 'main' })
  })
})
