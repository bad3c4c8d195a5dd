// Every route: served with the right status, its own head, accessible, quiet, in both themes.
import { readFileSync, statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectSound, settled, test } from './quiet-page.ts'

interface ListedPage {
  path: string
  public: boolean
}
const pages = JSON.parse(readFileSync('dist/pages/pages.json', 'utf8')) as ListedPage[]
// Posts that do not exist are not there; everything else is drawn in the browser, whatever its name.
const paths = pages
  .filter(({ path }) => path !== '*')
  .map(({ path }) => path.replace('/blog/:slug', '/blog/when-to-stop').replace(/:\w+/g, 'sample'))

test('every path of the route table is there', () => {
  expect(paths.toSorted()).toEqual(
    [
      ...[
        '/',
        '/dashboard',
        '/dashboard/progress/sample',
        '/login',
        '/signup',
        '/blueprint-purchase',
        '/buy-credits',
        '/sample',
      ],
      ...[
        '/resources',
        '/blog',
        '/blog/when-to-stop',
        '/email-campaigns',
        '/community',
        '/community/thread/sample',
        '/admin/reports',
        '/admin/promo-codes',
        '/admin/webhooks',
        '/admin/recovery',
        '/admin/refunds',
        '/admin/customers',
        '/admin/customers/sample',
        '/admin/audit',
        '/admin/security',
        '/admin/operations',
        '/admin/language-model',
        '/success',
      ],
      ...[
        '/cancel',
        '/reset-password',
        '/magic-login',
        '/verify-email',
        '/blueprint/sample',
        '/blueprint/sample/plan',
        '/blueprint/sample/read',
        '/shared/sample',
        '/shared/sample/read',
        '/settings',
        '/unsubscribed',
        '/privacy-policy',
      ],
      ...['/terms-of-service', '/refund-policy', '/legal-inquiries', '/sandbox/ui'],
    ].toSorted(),
  )
})

/** By tests of their own, in every state. */
const LOOKED_AT_ELSEWHERE = ['/blog', '/buy-credits', '/community', '/resources', '/sample']
// What a visitor reads; and of the doors to members and admins, which are alike, one.
const LOOKED_AT_HERE = new Set([
  ...pages.filter((page) => page.public && !LOOKED_AT_ELSEWHERE.includes(page.path)).map(({ path }) => path),
  ...['/cancel', '/admin/reports'],
])

// Visited by a few walkers, each in one page: a page of its own for every path costs more than all that is asked of it.
const WALKERS = 3
for (let walker = 0; walker < WALKERS; walker++) {
  const walk = paths
    .filter((path) => LOOKED_AT_HERE.has(path))
    .filter((_, index) => index % WALKERS === walker)
  test(`served and sound: ${walk.join(' ')}`, async ({ page }) => {
    for (const path of walk) await test.step(path, () => expectServedAndSound(page, path))
  })
}

async function expectServedAndSound(page: Page, path: string): Promise<void> {
  // Opened narrow, as a phone does: each page in turn, not what the last one left.
  await page.setViewportSize({ width: 320, height: 800 })
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  // Not by its role: an open dialog hides the page behind it from assistive technology.
  await expect(page.locator('h1')).toHaveCount(1)
  await settled(page)
  await expectSound(page, { part: 'html', widths: [320, 1280] })
}

test('the other pages are served too, whoever asks', async ({ request }) => {
  for (const path of paths.filter((path) => !LOOKED_AT_HERE.has(path))) {
    // A thread that nobody wrote is not there.
    expect((await request.get(path)).status(), path).toBe(path === '/community/thread/sample' ? 404 : 200)
  }
})

test('an unknown path is a real 404 with its links', async ({ page, expectTrouble }) => {
  expectTrouble(/404/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
  await expectSound(page, { part: 'html' })
})

test('public pages come with words, a head of their own and nothing inline', async ({ request, baseURL }) => {
  const titles = new Set<string>()
  const pictures = new Set<string>()
  for (const { path } of pages.filter((page) => page.public)) {
    const html = await (await request.get(path)).text()
    expect(html).toMatch(/<h1/)
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}">`)
    const picture = html.match(/property="og:image" content="(.*?)"/)?.[1] ?? ''
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png')
    pictures.add(picture)
    // Data is no script.
    expect(html).not.toMatch(
      / style="|<style|<script(?![^>]* (src|type="application\/(ld\+)?json"))|%[a-z][a-zA-Z]{3,}%/,
    )
    const title = html.match(/<title>(.*?)<\/title>/)?.[1] ?? ''
    const description = html.match(/name="description" content="(.*?)"/)?.[1] ?? ''
    expect(title.length).toBeGreaterThan(10)
    expect(description.length).toBeGreaterThan(20)
    titles.add(title)
  }
  expect(pictures.size).toBe(titles.size)
  expect(titles.size).toBe(pages.filter((page) => page.public).length)
})

test('what search engines and machines ask for is there', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${baseURL}/privacy-policy</loc>`)
  expect(sitemap).not.toContain('/dashboard')
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  for (const path of ['/site.webmanifest', '/icon.svg', '/icon-180.png', '/icon-192.png', '/icon-512.png']) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
})

test('hashed assets are kept for ever and come compressed; pages are asked for each time', async ({
  request,
}) => {
  const page = await request.get('/', { headers: { 'accept-encoding': 'br' } })
  expect(page.headers()['cache-control']).toBe('no-cache')
  expect(page.headers()['content-encoding']).toBe('br')
  const again = await request.get('/', { headers: { 'if-none-match': page.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  const script = (await page.text()).match(/\/assets\/index-[\w-]+\.js/)?.[0] ?? ''
  const asset = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(asset.headers()['cache-control']).toContain('immutable')
  expect(asset.headers()['content-encoding']).toBe('br')
})

test('the sandbox pages and the API page are quiet and accessible', async ({ page }) => {
  for (const path of ['/sandbox/mailbox?to=nobody@example.com', '/api/docs']) {
    await page.goto(path)
    await expectAccessible(page)
  }
})

test('an address in another case or with a slash at its end is sent to its own', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/401.*\/api\/blueprint/)
  for (const [given, canonical] of [
    ['/Login', '/login'],
    ['/login/', '/login'],
    ['/Blueprint/My-Idea/', '/blueprint/My-Idea'],
  ] as const) {
    await page.goto(given)
    await expect(page).toHaveURL(canonical)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the first load of / ships under 90 KB of script, and no schemas', async ({ page }) => {
  const scripts: string[] = []
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
  )
  await page.goto('/')
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Get Your Blueprint' }).first(),
  ).toBeVisible()
  await settled(page)
  const bytes = scripts.map((path) => statSync(`dist/web${path}.br`).size)
  expect(scripts.length).toBeGreaterThan(2)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(90_000)
  for (const path of scripts) expect(readFileSync(`dist/web${path}`, 'utf8'), path).not.toContain('ZodError')
})
