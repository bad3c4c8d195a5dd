// A thread in the browser: votes, comments, replies, links, moderation, and what is not there.
import type { Page } from '@playwright/test'
import { closeToast, expectToast } from './account-answers.ts'
import { OWNER, signUpProved } from './people.ts'
import { expect, expectAccessible, expectSound, settled, test } from './quiet-page.ts'

async function newThread(page: Page, title: string): Promise<string> {
  const answer = await page.request.post('/api/community/posts', {
    data: {
      title,
      content:
        'Three **prototypes** float.\n\n```\na very long line of code that does not fit on a phone at all\n```',
    },
  })
  return (await answer.json()).post.id
}
const comments = (page: Page) => page.getByRole('list', { name: 'Comments' }).getByRole('article')

test('a member discusses: votes, comments, replies, edits, deletes, and nothing is lost when the server is away', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/500|404/)
  await signUpProved(page, 'Mara Lindqvist')
  const id = await newThread(page, 'Is one buoy enough for a first paid season?')
  const field = page.getByLabel('Add a comment', { exact: true })
  const up = page.getByRole('button', { name: /^Vote up: Is one buoy/ })
  await test.step('what is typed before the script runs is kept, also when the button is pressed then', async () => {
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/index-.*\.js/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(`/community/thread/${id}`, { waitUntil: 'commit' })
    await field.fill('Typed early.')
    await page.getByRole('button', { name: 'Post comment' }).click()
    held.resolve()
    await settled(page)
    await expect(field).toHaveValue('Typed early.')
    await field.fill('')
    await page.unroute(/\/assets\/index-.*\.js/)
  })
  await page.goto(`/community/thread/${id}`)
  await settled(page)

  await test.step('a vote shows at once, and goes back if it was not counted', async () => {
    // The day is served; how long ago it was, only the living page knows.
    await expect(page.getByText('Just now').first()).toBeVisible()
    await up.click()
    await expect(up).toHaveAttribute('aria-pressed', 'true')
    await page.route('**/vote', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: /^Vote down: Is one buoy/ }).click()
    await expectToast(page, 'Error', 'Failed to vote. Please try again.', 'destructive')
    await expect(up).toHaveAttribute('aria-pressed', 'true')
    await page.unroute('**/vote')
    await closeToast(page)
    await up.click()
    await expect(up).toHaveAttribute('aria-pressed', 'false')
  })
  await test.step('a comment that fails leaves the text where it was', async () => {
    await page.getByRole('button', { name: 'Post comment' }).click()
    await expect(page.getByText('Please write a comment first.')).toBeVisible()
    await page.route(`**/api/community/posts/${id}/comments`, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    )
    await field.fill('Price the *warning*.')
    await page.getByRole('button', { name: 'Post comment' }).click()
    await expectToast(page, 'Error', 'Failed to post comment. Please try again.', 'destructive')
    await expect(comments(page)).toHaveCount(0)
    await page.unroute(`**/api/community/posts/${id}/comments`)
    await closeToast(page)
    await page.reload()
    await settled(page)
    await expect(field).toHaveValue('Price the *warning*.')
  })
  await test.step('then it is there, with a reply, and the count is right', async () => {
    await page.getByRole('button', { name: 'Post comment' }).dblclick()
    await expectToast(page, 'Comment Added', '')
    await expect(comments(page)).toHaveCount(1)
    await expect(comments(page).locator('em')).toHaveText('warning')
    await expect(field).toHaveValue('')
    await page.getByRole('button', { name: 'Reply to Mara Lindqvist' }).click()
    await page.getByLabel('Reply to Mara Lindqvist', { exact: true }).last().fill('A cleaner line.')
    await page.getByRole('button', { name: 'Post reply' }).click()
    await expect(comments(page)).toHaveCount(2)
    await expect(page.getByRole('heading', { name: '2 comments' })).toBeVisible()
    await expect(comments(page).first()).toBeFocused()
  })
  await test.step('a vote on what was just written stays', async () => {
    const vote = comments(page)
      .nth(1)
      .getByRole('button', { name: /^Vote up/ })
    const counted = page.waitForResponse('**/vote')
    await vote.click()
    await counted
    await expect(vote).toHaveAttribute('aria-pressed', 'true')
    // Once more changes it back: the page knows what it was.
    await vote.click()
    await expect(vote).toHaveAttribute('aria-pressed', 'false')
    await vote.click()
    await expect(vote).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('sound at every width, in both themes', async () => {
    await closeToast(page)
    await expectSound(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('a link to a comment leads there, by keyboard too', async () => {
    const reply = comments(page).nth(1)
    const place = await reply.getAttribute('id')
    await page.goto('/community')
    await page.goto(`/community/thread/${id}#${place}`)
    await settled(page)
    await expect(comments(page).nth(1)).toBeFocused()
  })
  await test.step('a link far down begins there, and the whole thread is one press away', async () => {
    const answers = `**/api/community/posts/${id}/comments?**`
    const all = await (await page.request.get(`/api/community/posts/${id}/comments`)).json()
    const [top, reply] = all.comments
    const far = { ...top, id: 'far', place: '0000090', content: 'Far down.', html: '<p>Far down.</p>' }
    await page.route(`**/api/community/posts/${id}/comments`, (route) =>
      route.fulfill({ json: { comments: [top, reply], nextCursor: 'next' } }),
    )
    await page.route(answers, (route) => route.fulfill({ json: { comments: [far], earlier: true } }))
    await page.goto('/community')
    await settled(page)
    await page.locator(`a[href="/community/thread/${id}"]`).first().click()
    await expect(comments(page)).toHaveText([/Price the/, /A cleaner line\./])
    // As the bell leads there, from the thread that one is reading.
    await page.evaluate(() => {
      location.hash = '#comment-far'
    })
    await expect(comments(page)).toHaveText([/Far down\./])
    await expect(comments(page)).toBeFocused()
    await page.getByRole('button', { name: 'Show all comments' }).click()
    await expect(comments(page)).toHaveText([/Price the/, /A cleaner line\./])
    await expect(page.getByRole('button', { name: 'Show more comments' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Comments' })).toBeFocused()
    await page.unroute(answers)
    await page.unroute(`**/api/community/posts/${id}/comments`)
    await page.goto(`/community/thread/${id}`)
    await page.reload()
    await settled(page)
  })
  await test.step('its author edits and deletes', async () => {
    const first = comments(page).first()
    await first.getByRole('button', { name: /^Options/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByLabel('Edit comment', { exact: true }).fill('Price the **season**.')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(first.locator('strong')).toHaveText('season')
    await expect(first).toContainText('edited')
    await expect(first).toBeFocused()
    await first.getByRole('button', { name: /^Options/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(first).toContainText('deleted by its author')
    await expect(page.getByRole('heading', { name: '1 comment' })).toBeVisible()
  })
  await test.step('a post that is not there says so', async () => {
    await page.goto('/community/thread/00000000-0000-4000-8000-000000000000')
    await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Community' }).nth(1)).toHaveAttribute('href', '/community')
  })
})

test('an admin pins, locks and removes; the author reads why, others that it is gone', async ({
  page,
  browser,
}) => {
  await signUpProved(page)
  const id = await newThread(page, 'Buy my course')
  const address = `/community/thread/${id}`
  const author = await page.context().storageState()
  await page.context().clearCookies()
  await page.request.post('/api/auth/login', { data: OWNER })
  await page.goto(address)
  await settled(page)
  const act = async (name: string) => {
    const item = page.getByRole('menuitem', { name, exact: true })
    // On a busy machine a served button may be there before the code behind it.
    await expect(async () => {
      const options = page.getByRole('button', { name: 'Options: Buy my course' })
      // Once it is open, however late, the page behind it has no button any more.
      if (!(await item.isVisible())) await options.click({ timeout: 1_000 })
      await expect(item).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await item.click()
  }
  await act('Pin')
  await expect(page.getByText('Pinned')).toBeVisible()
  await act('Lock')
  await expect(page.getByText('This thread is locked')).toBeVisible()
  await expect(page.getByLabel('Add a comment', { exact: true })).toHaveCount(0)
  await act('Remove')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByText('Please say why.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('No selling.')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Post Removed', '')
  await expect(page.getByText('Reason: No selling.')).toBeVisible()

  const asAuthor = await browser.newContext({ storageState: author })
  const seen = await asAuthor.request.get(`/api/community/posts/${id}`)
  expect((await seen.json()).post).toMatchObject({ state: 'removed', stateReason: 'No selling.' })
  await asAuthor.close()
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Removed post' })).toBeVisible()
  await expect(page.getByText('This post was removed by an admin.')).toBeVisible()
  await expect(page.getByText('No selling.')).toHaveCount(0)
})
