// /sample in the browser: words at once, pages when they are made, files that open.
import { expect, expectSound, test } from './quiet-page.ts'

test('the sample is made on the first visit, shown page by page, and its files open', async ({
  page,
  request,
  expectTrouble,
}) => {
  await test.step('what cannot be loaded can be asked for again', async () => {
    expectTrouble(/503/)
    await page.route('**/api/sample', (route) => route.fulfill({ status: 503, json: { error: 'Too busy.' } }))
    await page.goto('/sample')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('From this brief to these pages.')
    await expect(page.getByText('We have 3 prototype buoys in Chesapeake Bay.')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Too busy.' })).toBeVisible()
    await page.unroute('**/api/sample')
    await page.getByRole('button', { name: 'Retry' }).click()
  })

  await test.step('the pages come, in their order, and nothing moves', async () => {
    const pages = page.getByRole('img', { name: /^The business plan, page/ })
    await expect(pages.first()).toBeVisible({ timeout: 120_000 })
    expect(await pages.count()).toBeGreaterThanOrEqual(18)
    const loaded = () => pages.first().evaluate((img: HTMLImageElement) => img.naturalWidth)
    await expect.poll(loaded).toBe(1240)
    const stage = page.getByRole('list', { name: 'Pages of the business plan' })
    await page.getByRole('button', { name: 'The business plan: next page' }).click()
    await expect.poll(() => stage.evaluate((list) => list.scrollLeft)).toBeGreaterThan(200)
    await expect(page.getByRole('img', { name: /^Logo concept/ })).toHaveCount(6)
    await expectSound(page)
  })

  await test.step('the files are whole, and saved under their names', async () => {
    const { files } = await (await request.get('/api/sample')).json()
    for (const { url, size, filename, contentType } of files) {
      const answer = await request.get(`${url}?download=1`)
      expect(answer.headers()['content-type']).toBe(contentType)
      expect(answer.headers()['content-disposition']).toContain(`attachment; filename="${filename}"`)
      expect((await answer.body()).length).toBe(size)
    }
    const plan = page.getByRole('link', { name: 'Download 2. TideWatch Blueprint PDF' })
    await expect(plan).toHaveAttribute('href', /TideWatch-Complete-Blueprint\.pdf\?download=1$/)
  })
})
