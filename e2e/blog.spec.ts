// The blog in the browser, and before any script has run.

import { once } from './once.ts'
import { expect, expectAccessible, expectSound, test } from './quiet-page.ts'
import { answer } from './settings-page.ts'

const POST = '/blog/what-a-36-month-forecast-is-for'
const TITLE = 'What a 36-month forecast is for'

test('search engines read posts without script: head, data, feed, sitemap, moved and missing', async ({
  request,
  baseURL,
}) => {
  const served = await request.get(POST)
  const html = await served.text()
  expect(html).toContain(`<title>${TITLE} · Founder Co-Pilot</title>`)
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${POST}">`)
  expect(html).toContain('<meta property="og:type" content="article">')
  expect(html).not.toContain('noindex')
  expect(html).toMatch(/<h1[^>]*>What a 36-month forecast is for<\/h1>/)
  expect(html).toMatch(/<h2[^>]*>Which guess decides<\/h2>/)
  const data = JSON.parse(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '')
  expect(data).toMatchObject({ '@type': 'BlogPosting', headline: TITLE, mainEntityOfPage: baseURL + POST })
  const again = await request.get(POST, { headers: { 'if-none-match': served.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  const missing = await request.get('/blog/no-such-post', { headers: { accept: 'text/html' } })
  expect(missing.status()).toBe(404)
  const moved = await request.get(POST.replace('what', 'What'), { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, POST])
  expect(await (await request.get('/blog/rss.xml')).text()).toContain(`<link>${baseURL}${POST}</link>`)
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${baseURL}${POST}</loc>`)
  const list = await (await request.get('/blog')).text()
  expect(list).toContain('href="/blog/rss.xml"')
  expect(list).toMatch(/<h2.*When to stop/)
})

test('a reader walks: list, post, neighbours, tags, pages, nothing there, and a server that is away', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/500|404/)
  await test.step('from the list into a post, without another call', async () => {
    await page.goto('/blog')
    await page.getByRole('link', { name: TITLE }).click()
    await expect(page).toHaveURL(POST)
    await expect(page).toHaveTitle(`${TITLE} · Founder Co-Pilot`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${POST}$`))
    await expect(page.getByRole('table').first()).toBeVisible()
  })
  await test.step('on to the next, by its title', async () => {
    await page
      .getByRole('navigation', { name: 'More posts' })
      .getByRole('link', { name: /^Newer/ })
      .click()
    await expect(page).toHaveTitle(/^Write a brief/)
  })
  await test.step('a tag narrows the list', async () => {
    await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'building' }).click()
    await expect(page).toHaveURL('/blog?tag=building')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: 'All posts' }).click()
    await expect(page.getByRole('main').getByRole('article').nth(6)).toBeVisible()
  })
  await test.step('older and newest', async () => {
    const cursor = '0b9f8b0e-6f0f-4a57-9d0e-3d1c2b8a7f01'
    const post = (title: string) => ({
      ...{ id: title, title, slug: 'x', excerpt: '', text: 'Words.', tags: [], status: 'published' },
      ...{ minutes: 3, createdAt: '2026-01-02T00:00:00Z', updatedAt: '2026-01-02T00:00:00Z' },
    })
    await page.route('/api/blog?tag=many**', (route) =>
      route.fulfill(
        answer(
          route.request().url().includes(cursor)
            ? { posts: [post('The oldest')] }
            : { posts: [post('The newest')], nextCursor: cursor },
        ),
      ),
    )
    await page.route('/api/blog?tag=none**', (route) => route.fulfill(answer({ posts: [] })))
    await page.route('/api/blog/gone', (route) =>
      route.fulfill(answer({ success: false, error: 'There is nothing at this address.' }, 404)),
    )
    await goWithin(page, '/blog?tag=many')
    await expect(page.getByRole('link', { name: 'The newest' })).toBeVisible()
    await page.getByRole('link', { name: 'Older posts' }).click()
    await expect(page.getByRole('link', { name: 'The oldest' })).toBeVisible()
    await page.getByRole('link', { name: 'Newest posts' }).click()
    await expect(page.getByRole('link', { name: 'The newest' })).toBeVisible()
  })
  await test.step('none, missing, failed', async () => {
    await goWithin(page, '/blog?tag=none')
    await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible()
    await expectSound(page, { widths: [1440, 320] })
    await goWithin(page, '/blog/gone')
    await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible()
    await expect(page).toHaveTitle('Post Not Found · Founder Co-Pilot')
    let broken = true
    await page.route('/api/blog?tag=away**', (route) =>
      route.fulfill(broken ? answer({}, 500) : answer({ posts: [] })),
    )
    await goWithin(page, '/blog?tag=away')
    await expect(page.getByText('Failed to load posts')).toBeVisible()
    await expectAccessible(page, 'main')
    broken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible()
  })
  await test.step('a post that fails to load comes by Retry', async () => {
    await page.route(
      '/api/blog/when-to-stop',
      once((route) => route.fulfill(answer({}, 500))),
    )
    await goWithin(page, '/blog/when-to-stop')
    await expect(page.getByRole('alert')).toContainText('Failed to load this post')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: /^When to stop/, level: 1 })).toBeVisible()
  })
})

/** As a link within the page would. */
async function goWithin(page: import('@playwright/test').Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
