// The shelf over the real server and its database: from nothing to ten thousand blueprints.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { users } from '#features/accounts/server/tables.ts'
import { entriesOf } from '#features/accounts/server/testing/zip.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import { writeEntry } from '#features/credits/server/public.ts'
import { shelve } from '#features/dashboard/server/testing/shelved.ts'
import { and, eq } from '#server/database/sql.ts'
import { type OwnShop, test } from './own-shop.ts'
import { signUp } from './people.ts'
import { expect, expectSound } from './quiet-page.ts'

test.describe.configure({ mode: 'default' })

const shelf = (page: Page) => page.getByRole('region', { name: 'Your blueprints' })
const rows = (page: Page) => shelf(page).locator('[data-row]')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const link = (page: Page, name: string) => shelf(page).getByRole('link', { name, exact: true })
const press = (page: Page, name: string) => shelf(page).getByRole('button', { name, exact: true }).click()
const show = (page: Page, filter: string) => shelf(page).getByRole('radio', { name: filter }).check()
const count = (page: Page) => shelf(page).getByRole('status').first()

async function founderIn({ db }: OwnShop, page: Page): Promise<string> {
  const email = await signUp(page)
  const [user] = await db
    .update(users)
    .set({ provedAt: new Date() })
    .where(eq(users.email, email))
    .returning()
  return user?.id ?? ''
}

test('from none to twenty: made before one’s eyes, found, starred, put away and brought back, exported', async ({
  page,
  shop,
  browser,
}) => {
  const { db } = shop
  const userId = await founderIn(shop, page)
  const set = (slug: string, values: object) =>
    db
      .update(blueprints)
      .set(values)
      .where(and(eq(blueprints.userId, userId), eq(blueprints.slug, slug)))

  await test.step('none, then one that is being made and turns to finished by itself', async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'No blueprints yet' })).toBeVisible()
    await db.transaction((tx) =>
      writeEntry(tx, { userId, kind: 'adjustment', amount: 1, cause: `e2e:${userId}` }),
    )
    shop.holdWorker()
    const form = {
      startupName: 'TideWatch',
      businessIdea: 'A sensor buoy that warns oyster farmers',
      targetCustomer: 'Oyster farmers',
    }
    await page.request.post('/api/generate-blueprint', { data: { ...form, useCredits: true } })
    await page.reload()
    await expect(row(page, 'TideWatch')).toContainText('Being made')
    await expect(count(page)).toHaveText('1 blueprint')
    await shelf(page).getByRole('button', { name: 'Assets of TideWatch' }).click()
    const panel = page.getByRole('dialog', { name: 'TideWatch' })
    await expect(panel.getByText('0 of 4 assets ready')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Processing...' })).toHaveCount(4)
    await expect(panel.getByRole('button', { name: 'Processing...' }).first()).toBeDisabled()
    shop.releaseWorker()
    await expect(panel.getByText('4 of 4 assets ready')).toBeVisible({ timeout: 120_000 })
    await expect(panel.getByRole('link', { name: /^Open logo/ })).not.toHaveCount(0)
    const all = panel.getByRole('link', { name: 'View All Files' })
    await expect(all).toHaveAttribute('href', '/blueprint/tidewatch')
    await expect(all).toHaveAttribute('target', '_blank')
    await expectSound(page, { part: '[role=dialog]', widths: [1440, 320] })
    await page.keyboard.press('Escape')
    await expect(row(page, 'TideWatch')).not.toContainText('Being made')
    await expect(link(page, 'TideWatch')).toHaveAttribute('href', '/blueprint/tidewatch')
  })

  await test.step('an export is saved once, however often it is pressed, and holds its files', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByLabel('Select TideWatch').check()
    const saved: string[] = []
    page.on('download', (download) => saved.push(download.suggestedFilename()))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      shelf(page).getByRole('button', { name: 'Export' }).dblclick(),
    ])
    expect(download.suggestedFilename()).toBe('tidewatch.zip')
    const names = [...(await entriesOf(readFileSync(await download.path()))).keys()]
    expect(names).toContain('tidewatch/TideWatch-Complete-Blueprint.pdf')
    expect(names.length).toBeGreaterThanOrEqual(13)
    await expect(page.locator('[data-toasts] li')).toContainText('Export started')
    expect(saved).toHaveLength(1)
  })

  await test.step('twenty, with long names and other scripts, at every width', async () => {
    await shelve(db, userId, 19)
    await set('venture-2', { name: 'Un nom '.repeat(25).trim(), businessIdea: 'Ω'.repeat(300) })
    await set('venture-3', { name: 'شركة البحر الأزرق', businessIdea: 'خدمة شهرية للمتاجر الصغيرة' })
    await set('venture-4', { name: '東京潮見株式会社', industry: '水産' })
    await page.reload()
    await expect(count(page)).toHaveText('20 blueprints')
    await expect(row(page, 'Venture 5')).toContainText('Idea 5: a service that small shops pay for by the …')
    await expectSound(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('searched by name, idea and industry, and nothing found', async () => {
    const search = shelf(page).getByRole('searchbox')
    await search.fill('株式')
    await expect(rows(page)).toHaveCount(1)
    await search.fill('IDEA 7:')
    await expect(link(page, 'Venture 7')).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await search.fill('healthCARE')
    await expect(rows(page)).toHaveCount(6)
    await search.fill('zebra')
    await expect(shelf(page).getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    await press(page, 'Clear the search')
    await expect(count(page)).toHaveText('20 blueprints')
  })

  await test.step('chosen while a search is under way: only what it finds is starred, unstarred, put away and brought back', async () => {
    const held = Promise.withResolvers<void>()
    const asked = page.waitForRequest(/search=healthcare/)
    await page.route(/search=healthcare/, async (route) => {
      await held.promise
      await route.fallback()
    })
    await shelf(page).getByRole('searchbox').fill('healthcare')
    await asked
    await page.getByLabel('Select all').check()
    await expect(count(page)).toHaveText('20 selected')
    held.resolve()
    await expect(rows(page)).toHaveCount(6)
    await expect(count(page)).toHaveText('6 selected')
    const stars = shelf(page).getByRole('button', { name: /^Star ./, pressed: true })
    await press(page, 'Star')
    await expect(page.locator('[data-toasts] li')).toContainText('6 blueprints starred')
    await expect(stars).toHaveCount(6)
    await press(page, 'Unstar')
    await expect(page.locator('[data-toasts] li')).toContainText('6 blueprints unstarred')
    await expect(stars).toHaveCount(0)
    await press(page, 'Archive')
    await expect(page.locator('[data-toasts] li')).toContainText('6 blueprints archived')
    await expect(shelf(page).getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('[data-toasts] li')).toContainText('Back on the shelf')
    await expect(rows(page)).toHaveCount(6)
    await shelf(page).getByRole('searchbox').fill('')
    await expect(count(page)).toHaveText('20 blueprints')
  })

  await test.step('a star survives a reload, and its filter shows it', async () => {
    await show(page, 'Starred')
    await expect(shelf(page).getByRole('heading', { name: 'Nothing starred' })).toBeVisible()
    await press(page, 'Show all')
    const star = shelf(page).getByRole('button', { name: 'Star Venture 9' })
    const told = page.waitForResponse('/api/blueprints/shelf')
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await told
    await page.reload()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await show(page, 'Starred')
    await expect(rows(page)).toHaveCount(1)
    await expect(link(page, 'Venture 9')).toBeVisible()
  })

  await test.step('old ones are not recent', async () => {
    await show(page, 'Recent')
    await expect(count(page)).toHaveText('20 blueprints')
    await set('venture-19', { createdAt: new Date(Date.now() - 8 * 86_400_000) })
    await show(page, 'All')
    await show(page, 'Recent')
    await expect(count(page)).toHaveText('19 blueprints')
  })

  await test.step('archived, taken back at once, archived again, found in the archive and brought back', async () => {
    await show(page, 'Archived')
    await expect(shelf(page).getByRole('heading', { name: 'Nothing archived' })).toBeVisible()
    await show(page, 'All')
    const archive = async () => {
      await page.getByLabel('Select Venture 5').check()
      await page.getByLabel('Select Venture 6').check()
      await expect(count(page)).toHaveText('2 selected')
      await press(page, 'Archive')
      await expect(page.locator('[data-toasts] li')).toContainText('2 blueprints archived')
      await expect(link(page, 'Venture 5')).toHaveCount(0)
      await expect(count(page)).toHaveText('18 blueprints')
    }
    await archive()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(link(page, 'Venture 5')).toBeVisible()
    await expect(count(page)).toHaveText('20 blueprints')
    await archive()
    await page.reload()
    await expect(count(page)).toHaveText('18 blueprints')
    await show(page, 'Archived')
    await expect(rows(page)).toHaveCount(2)
    await page.getByLabel('Select all').check()
    await press(page, 'Unarchive')
    await expect(shelf(page).getByRole('heading', { name: 'Nothing archived' })).toBeVisible()
    await show(page, 'All')
    await expect(count(page)).toHaveText('20 blueprints')
  })

  await test.step('a row opens its blueprint', async () => {
    await row(page, 'Venture 8').click()
    await expect(page).toHaveURL('/blueprint/venture-8')
  })

  await test.step('a stranger sees none of it', async () => {
    const context = await browser.newContext({ baseURL: shop.url })
    const stranger = await context.newPage()
    await founderIn(shop, stranger)
    await stranger.goto('/dashboard')
    await expect(stranger.getByRole('heading', { name: 'No blueprints yet' })).toBeVisible()
    await context.close()
  })
})

test('ten thousand: few rows in the page, more as one goes, and all of them at once', async ({
  page,
  shop,
  expectTrouble,
}) => {
  expectTrouble(/400/)
  const userId = await founderIn(shop, page)
  await shelve(shop.db, userId, 10_000)
  await page.goto('/dashboard')
  await expect(count(page)).toHaveText('1,000+ blueprints')

  await test.step('the list loads further by itself, and the page stays light', async () => {
    const atTheEnd = async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      return Number(await rows(page).last().getAttribute('aria-rowindex'))
    }
    await expect.poll(atTheEnd).toBeGreaterThan(500)
    expect(await rows(page).count()).toBeLessThan(60)
    await expectSound(page, { widths: [390] })
  })

  await test.step('all of them can be chosen, put away and brought back', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByLabel('Select all').check()
    await press(page, 'Select all 1,000+ blueprints')
    await expect(count(page)).toHaveText('All 1,000+ blueprints selected')
    await press(page, 'Export')
    await expect(page.locator('[data-toasts] li')).toContainText('at most 200 blueprints')
    await press(page, 'Archive')
    await expect(page.locator('[data-toasts] li')).toContainText('10,000 blueprints archived')
    await expect(shelf(page).getByRole('heading', { name: 'They are all archived' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('[data-toasts] li')).toContainText('Back on the shelf')
    await expect(link(page, 'Venture 1')).toBeVisible()
  })

  await test.step('those that are loaded are put away: the others come after them', async () => {
    await page.reload()
    // Not `check`: more of them may come right after, and then it stands between.
    await page.getByLabel('Select all').click()
    await press(page, 'Archive')
    await expect(page.locator('[data-toasts] li')).toContainText('blueprints archived')
    await expect(link(page, 'Venture 1')).toHaveCount(0)
    await expect(rows(page).first()).toContainText('Venture')
  })
})
