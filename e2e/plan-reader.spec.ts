// The plan as a page, over the real server: read, asked where its figures came from, tried with other values, shared.
import type { Page } from '@playwright/test'
import { madeBlueprint } from './blueprint-answers.ts'
import { expect, expectSound, test } from './quiet-page.ts'

const READ = '/blueprint/tidewatch/read'
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const figures = (page: Page, section: string, origin: string) =>
  page.locator(`#${section} button[data-origin="${origin}"]`)
const contents = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const note = (page: Page) => page.getByRole('dialog')

test('a founder reads the plan, asks where a figure came from, and tries another', async ({
  page,
  context,
  browser,
  baseURL,
  expectTrouble,
}) => {
  test.setTimeout(180_000)
  const id = await madeBlueprint(page)
  await page.setViewportSize(desk)

  await test.step('everything is on one page, and the contents follow', async () => {
    await page.goto(READ)
    await expect(page.getByRole('heading', { level: 1, name: 'TideWatch' })).toBeVisible()
    await expect(page).toHaveTitle('TideWatch: business plan · Founder Co-Pilot')
    const links = contents(page).getByRole('link')
    await expect(page.getByRole('heading', { level: 2, name: /^\d+\. / })).toHaveCount(await links.count())
    await expect(contents(page).locator('[aria-current]')).toHaveText(/Executive summary/)
    await contents(page)
      .getByRole('link', { name: /Market$/ })
      .click()
    await expect(page).toHaveURL(/#market$/)
    await expect(page.locator('#market')).toBeInViewport()
    await expect(contents(page).locator('[aria-current]')).toHaveText(/Market/)
  })

  await test.step('an address with a section opens there', async () => {
    await page.goto('/dashboard')
    await page.goto(`${READ}#funding`)
    await expect(page.locator('#funding-title')).toBeInViewport()
  })

  await test.step('what the founder said is quoted; what was computed shows its working; one is open at a time', async () => {
    await page.goto(`${READ}#model`)
    const computed = page
      .locator('button[data-reader-figure^="unit."][data-reader-figure$=".contribution"]')
      .first()
    await computed.click()
    await expect(note(page)).toContainText('We computed this')
    await expect(note(page)).toContainText('Worked out as')
    const assumed = figures(page, 'market', 'assumption').first()
    await assumed.click()
    await expect(note(page)).toHaveCount(1)
    await expect(note(page)).toContainText('Likely range')
    await expect(assumed).toHaveAttribute('aria-expanded', 'true')
    await expect(computed).not.toHaveAttribute('aria-expanded')
    await expect(assumed).toHaveAccessibleName(/, we assumed this\. Open\.$/)
    await page.keyboard.press('Escape')
    await expect(note(page)).toHaveCount(0)
    await expect(assumed).toBeFocused()
  })

  const reach = figures(page, 'go-to-market', 'assumption').first()
  await test.step('the slider shows what another value does, in the note and in the chart', async () => {
    await reach.click()
    const slider = note(page).getByRole('slider')
    await expect(slider).toHaveAttribute('aria-valuetext', /likely/)
    await slider.press('PageDown')
    const end = note(page).locator('[data-effect="end-cash"]')
    await expect(end).toContainText(/less|more/)
    await expect(page.getByText('The dotted line is the plan.')).toHaveCount(1)
    await note(page).getByLabel('Try another value').fill('lots')
    await expect(note(page).getByText(/This is not a number/)).toBeVisible()
    await expectSound(page, { widths: [1440] })
    await note(page)
      .getByRole('button', { name: /^Back to/ })
      .click()
    await expect(end).not.toContainText(/less|more/)
    await page.keyboard.press('Escape')
    await expect(reach).toBeFocused()
  })

  await test.step('on a phone the note is a sheet; sections are one press away', async () => {
    await page.setViewportSize(phone)
    await page.goto(`${READ}#go-to-market`)
    await reach.click()
    await expect(note(page).getByRole('slider')).toBeVisible()
    await expectSound(page, { part: '[role=dialog]', widths: [390] })
    await page.keyboard.press('Escape')
    await expect(note(page)).toHaveCount(0)
    await expect(reach).toBeFocused()
    await page.getByRole('button', { name: /^\d+\. / }).click()
    await note(page)
      .getByRole('link', { name: /Risks$/ })
      .click()
    await expect(note(page)).toHaveCount(0)
    await expect(page.locator('#risks-title')).toBeInViewport()
    await page.getByRole('link', { name: /^Next: The case against/ }).click()
    await expect(page.locator('#case-against-title')).toBeInViewport()
    await expectSound(page, { widths: [390, 320] })
    await page.setViewportSize(desk)
  })

  await test.step('without a network the open page goes on', async () => {
    await page.goto(`${READ}#market`)
    await expect(page.locator('#market-title')).toBeInViewport()
    await context.setOffline(true)
    await figures(page, 'market', 'computed').first().click()
    await expect(note(page)).toContainText('We computed this')
    await contents(page)
      .getByRole('link', { name: /Sources$/ })
      .click()
    await expect(page.locator('#sources-title')).toBeInViewport()
    await context.setOffline(false)
  })

  await test.step('a tried value goes to What-if, where it can be undone', async () => {
    await page.goto(`${READ}#go-to-market`)
    await reach.click()
    await note(page).getByRole('slider').press('PageDown')
    await note(page)
      .getByRole('link', { name: /^Try .* in What-if$/ })
      .click()
    await expect(page).toHaveURL(/\/blueprint\/[^/]+\/plan$/)
    await expect(page.getByRole('main').getByText('All changes saved')).toBeVisible()
    const { edits } = await (await page.request.get(`/api/blueprint/${id}/assumptions`)).json()
    expect(Object.keys(edits.values)).toHaveLength(1)
    await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click()
    await expect
      .poll(async () => {
        const state = await (await page.request.get(`/api/blueprint/${id}/assumptions`)).json()
        return state.edits.values
      })
      .toEqual({})
  })

  await test.step('whoever has the link reads the same, without the founder’s tools', async () => {
    const shared = await page.request.post(`/api/blueprint/${id}/files/shares`, { data: {} })
    const { url } = await shared.json()
    const other = await browser.newContext({ baseURL, viewport: desk })
    const reader = await other.newPage()
    await reader.goto(new URL(url).pathname)
    await reader.getByRole('link', { name: 'Read the plan' }).click()
    await expect(reader.getByRole('heading', { level: 1, name: 'TideWatch' })).toBeVisible()
    await figures(reader, 'market', 'assumption').first().click()
    await expect(note(reader)).toContainText('The plan assumes this')
    await expect(note(reader).getByRole('slider')).toHaveCount(0)
    await expect(reader.getByRole('link', { name: 'What-if' })).toHaveCount(0)
    expect((await reader.request.get(`${new URL(url).pathname}/read`)).headers()['x-robots-tag']).toContain(
      'noindex',
    )
    await other.close()
  })

  await test.step('long names, and names from right to left, have room', async () => {
    for (const name of [
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      'مؤسسة المد والجزر لمراقبة مزارع المحار',
    ]) {
      await page.route('**/reader', async (route) => {
        const state = await (await route.fetch()).json()
        await route.fulfill({
          json: { ...state, blueprint: { ...state.blueprint, name }, plan: { ...state.plan, name } },
        })
      })
      await page.goto(READ)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      const reachOf = () => page.evaluate(() => document.documentElement.scrollWidth)
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(reachOf).toBe(width)
      }
      await page.unroute('**/reader')
    }
    await page.setViewportSize(desk)
  })

  await test.step('an older plan names its file, an unfinished one says so, and an ended session asks for a sign-in', async () => {
    await page.route('**/reader', async (route) => {
      const state = await (await route.fetch()).json()
      await route.fulfill({ json: { ...state, plan: null } })
    })
    await page.goto(READ)
    await expect(page.getByRole('heading', { name: 'This plan is read as a PDF' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('href', /\.pdf$/)
    await page.unroute('**/reader')
    const early = expectTrouble(/409/)
    await page.route('**/reader', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, error: 'It is not finished yet.', code: 'not_finished' },
      }),
    )
    await page.goto(READ)
    await expect(page.getByRole('link', { name: 'See how far it is' })).toBeVisible()
    await page.unroute('**/reader')
    early()
    expectTrouble(/401/)
    await context.clearCookies()
    await page.goto(READ)
    await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
