// The community's list in the browser, and before any script has run.
import type { Page } from '@playwright/test'
import { closeToast, expectToast } from './account-answers.ts'
import { newEmail, PASSWORD, prove, signUpProved } from './people.ts'
import { expect, expectAccessible, expectSound, settled, test } from './quiet-page.ts'

const posts = (page: Page) => page.getByRole('list', { name: 'Posts' }).getByRole('article')
/** On a busy machine a served button may be there before the code behind it. */
const openBy = (page: Page, name: string) =>
  expect(async () => {
    const dialog = page.getByRole('dialog')
    // Once it is open, however late, the page behind it has no button any more.
    if (!(await dialog.isVisible())) await page.getByRole('button', { name }).click({ timeout: 1_000 })
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass()
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search posts' })

test('search engines read list and threads without script: words, data, feeds, sitemap, nothing there', async ({
  page,
  request,
  baseURL,
}) => {
  await signUpProved(page)
  const made = await page.request.post('/api/community/posts', {
    data: {
      title: 'Pricing a <first> season',
      content: 'See [us](https://example.com) and **price** it.',
      category: 'growth',
    },
  })
  const { post } = await made.json()
  const address = `/community/thread/${post.id}`
  await page.request.post(`/api/community/posts/${post.id}/comments`, {
    data: { content: 'By the *warning*.' },
  })

  const html = await (await request.get(address)).text()
  expect(html).toContain('<title>Pricing a &lt;first> season · Founder Co-Pilot</title>')
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${address}">`)
  expect(html).toContain('<a href="https://example.com" rel="nofollow noopener ugc" target="_blank">us</a>')
  expect(html).toContain('By the <em>warning</em>.')
  const data = JSON.parse(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '')
  expect(data).toMatchObject({
    '@type': 'DiscussionForumPosting',
    headline: 'Pricing a <first> season',
    url: baseURL + address,
    comment: [{ '@type': 'Comment', text: 'By the warning.' }],
  })
  const list = await (await request.get('/community?category=growth')).text()
  expect(list).toContain(`href="${address}"`)
  expect(list).toContain('href="/community/growth/rss.xml"')
  expect(await (await request.get('/community/growth/rss.xml')).text()).toContain(
    `<link>${baseURL}${address}</link>`,
  )
  // Kept for some minutes: what the team pinned was there before.
  const { posts } = await (await request.get('/api/community/posts')).json()
  const pinned = posts.find((one: { title: string }) => one.title === 'Community guidelines')
  expect(await (await request.get('/sitemap.xml')).text()).toContain(
    `<loc>${baseURL}/community/thread/${pinned.id}</loc>`,
  )
  const missing = await request.get('/community/thread/no-such-post', { headers: { accept: 'text/html' } })
  expect(missing.status()).toBe(404)
})

test('a visitor looks around: categories, orders, words, more, nothing, and a server that is away', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/500/)
  await test.step('the team’s threads come with the page, and everything specified stands beside them', async () => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/community') && asked.push(request.url()))
    await page.goto('/community')
    await expect(posts(page).filter({ hasText: 'Community guidelines' })).toContainText('Pinned')
    expect(
      await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').allTextContents(),
    ).toEqual([...['all', 'showcase', 'feedback', 'buildlog', 'automation', 'growth', 'question', 'general']])
    const quick = page.getByRole('navigation', { name: 'Quick links' })
    for (const [name, to] of Object.entries({ Home: '/', Dashboard: '/dashboard', Resources: '/resources' }))
      await expect(quick.getByRole('link', { name })).toHaveAttribute('href', to)
    await expect(page.getByRole('heading', { name: 'Guidelines', exact: true })).toBeVisible()
    await settled(page)
    expect(asked).toEqual([])
    await expectSound(page)
  })
  await test.step('a category, an order and a word stand in the address, and the way back is there', async () => {
    await page.getByRole('link', { name: 'feedback', exact: true }).click()
    await expect(page).toHaveURL('/community?category=feedback')
    await expect(posts(page).filter({ hasText: 'How to ask for feedback' })).toBeVisible()
    await expect(posts(page).filter({ hasText: 'Community guidelines' })).toHaveCount(0)
    await page.getByRole('radio', { name: 'Top' }).click()
    await expect(page).toHaveURL('/community?category=feedback&sort=top')
    await search(page).fill('no such thing at all')
    await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible()
    await page.getByRole('button', { name: 'Show all posts' }).click()
    await expect(posts(page).filter({ hasText: 'Community guidelines' })).toBeVisible()
    await expect(search(page)).toHaveValue('')
  })
  await test.step('more, after a server that was away', async () => {
    const post = (title: string) => ({
      ...{ id: title, title, category: 'growth', author: 'Jin', authorName: 'Jin', byTeam: false },
      ...{ createdAt: '2026-01-02T00:00:00Z', upvotes: 3, downvotes: 4, commentCount: 1, excerpt: 'Words.' },
      ...{ isPinned: false, isLocked: false, state: 'visible', isMine: false, version: 1 },
    })
    let away = true
    await page.route('/api/community/posts?category=growth**', (route) => {
      if (away) return route.fulfill({ status: 500, json: { success: false, error: 'We are away.' } })
      const isSecond = route.request().url().includes('cursor=next')
      return route.fulfill({
        json: isSecond
          ? { posts: [post('Second page')] }
          : { posts: [post('First page')], nextCursor: 'next' },
      })
    })
    await page.getByRole('link', { name: 'growth', exact: true }).click()
    await expect(page.getByText('We are away.')).toBeVisible()
    away = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(posts(page)).toHaveText([/First page/])
    await expect(posts(page).first()).toContainText('−1')
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(posts(page)).toHaveText([/First page/, /Second page/])
    await expect(posts(page).nth(1)).toBeFocused()
    await page.unroute('/api/community/posts?category=growth**')
  })
})

test('a member posts: asked to sign in and to confirm the address, back here, blank, a draft across a reload, a failure, done', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/500|403/)
  const dialog = page.getByRole('dialog')
  const email = newEmail()
  await test.step('who is nobody signs in, and stays on the page', async () => {
    await page.goto('/community')
    await page.request.post('/api/auth/signup', { data: { email, password: PASSWORD, fullName: 'Jin Park' } })
    await page.context().clearCookies()
    await settled(page)
    await openBy(page, 'New post')
    await dialog.getByLabel('Email', { exact: false }).first().fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Sign In', exact: false }).last().click()
    await expectToast(page, 'Success', 'Welcome back!')
    await expect(page).toHaveURL('/community')
    await closeToast(page)
  })
  await test.step('title and content are both needed', async () => {
    await page.getByRole('button', { name: 'New post' }).click()
    await dialog.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(dialog.getByRole('alert').last()).toHaveText('Please fill in both title and content')
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await expectAccessible(page, '[role=dialog]')
  })
  await test.step('what was typed survives a reload, and shows as it will look', async () => {
    await dialog.getByLabel('Title').fill('Is one buoy enough?')
    await dialog.getByLabel('Content', { exact: true }).fill('Three **prototypes** float. <script>')
    await page.reload()
    await settled(page)
    await openBy(page, 'New post')
    await expect(dialog.getByLabel('Title')).toHaveValue('Is one buoy enough?')
    await dialog.getByRole('radio', { name: 'Preview' }).click()
    await expect(dialog.getByRole('region', { name: 'Preview: Content' }).locator('strong')).toHaveText(
      'prototypes',
    )
  })
  await test.step('who has not confirmed the address is told so, gets the link again, and loses nothing', async () => {
    await dialog.getByRole('button', { name: 'Post', exact: true }).click()
    const asking = page.getByRole('dialog', { name: 'Confirm your email first' })
    await expect(asking).toContainText(email)
    await asking.getByRole('button', { name: 'Send the link again' }).click()
    await expect(asking.getByRole('status')).toContainText('Sent.')
    await expectAccessible(page, '[role=dialog]')
    await prove(page.request, email)
    await asking.getByRole('button', { name: 'Close' }).first().click()
  })
  await test.step('a failure loses nothing', async () => {
    await page.route('/api/community/posts', (route) => route.fulfill({ status: 500, body: '' }))
    await dialog.getByRole('button', { name: 'Post', exact: true }).click()
    await expectToast(page, 'Error', 'Failed to create post. Please try again.', 'destructive')
    await closeToast(page)
    await page.unroute('/api/community/posts')
    await dialog.getByRole('button', { name: 'Post', exact: true }).click()
    await expectToast(page, 'Post Created', '')
    await expect(page.getByRole('heading', { level: 1, name: 'Is one buoy enough?' })).toBeVisible()
    await expect(page).toHaveURL(/\/community\/thread\//)
  })
  await test.step('who logs out leaves no words behind, also on a page that never saw them', async () => {
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fcp:draft:')))
    await page.getByLabel('Add a comment', { exact: true }).fill('Not yet said.')
    await expect.poll(drafts).toHaveLength(1)
    await page.goto('/resources')
    await settled(page)
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL('/')
    expect(await drafts()).toEqual([])
  })
})
