// Writing posts: as a draft, with a preview, and without ever losing a word.
import type { Route } from '@playwright/test'
import { once } from './once.ts'
import { OWNER } from './people.ts'
import { expect, expectAccessible, test } from './quiet-page.ts'
import { answer, toastOf } from './settings-page.ts'

test('an admin writes, previews, publishes, moves and deletes a post', async ({ page, expectTrouble }) => {
  expectTrouble(/409|500|404/)
  await page.request.post('/api/auth/login', { data: OWNER })
  await page.goto('/blog')
  const dialog = page.getByRole('dialog')
  const field = (label: string) => dialog.getByLabel(label, { exact: false }).first()
  const post = page.getByRole('article').filter({ hasText: 'A drafted post' })

  await test.step('title and content are required', async () => {
    await page.getByRole('button', { name: 'New Post' }).click()
    await dialog.getByRole('button', { name: 'Create Post' }).click()
    await expect(dialog.getByText('Please enter a title.')).toBeVisible()
    await expect(dialog.getByText('Please enter the content.')).toBeVisible()
    await expect(field('Title')).toBeFocused()
    await expectAccessible(page, '[role=dialog]')
    await field('Title').fill('A draft')
    await dialog.getByRole('radio', { name: 'Preview' }).check()
    await dialog.getByRole('button', { name: 'Create Post' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Content' })).toBeFocused()
  })
  await test.step('the address follows the title; the preview is what readers get', async () => {
    await field('Title').fill('A drafted post!')
    await expect(field('Address')).toHaveValue('a-drafted-post')
    await field('Tags').fill('Drawing, paper')
    await dialog
      .getByRole('textbox', { name: 'Content' })
      .fill('## A head\n\nWords and <script>alert(1)</script>.')
    await dialog.getByRole('radio', { name: 'Preview' }).check()
    await expect(dialog.getByRole('heading', { name: 'A head', level: 2 })).toBeVisible()
    await dialog.getByRole('switch', { name: 'Draft' }).click()
  })
  await test.step('a failure keeps it; a double click makes one post', async () => {
    const late = Promise.withResolvers<void>()
    const fail = async (route: Route) => {
      await late.promise
      await route.fulfill(answer({}, 500))
    }
    await page.route('/api/blog', once(fail))
    await field('Title').press('Enter')
    // Nothing can be typed that would be lost if it went well.
    await expect(field('Title')).toBeDisabled()
    late.resolve()
    await expect(toastOf(page, 'Creation Failed')).toBeVisible()
    await expect(field('Title')).toHaveValue('A drafted post!')
    await expect(field('Title')).toBeFocused()
    await dialog.getByRole('button', { name: 'Create Post' }).dblclick()
    await expect(toastOf(page, 'Post Created')).toBeVisible()
    await expect(post).toHaveCount(1)
    await expect(post.getByText('Draft', { exact: true })).toBeVisible()
  })
  await test.step('a draft is for admins: they open it, others find nothing', async () => {
    expect((await page.request.get('/blog/a-drafted-post')).status()).toBe(200)
    const stranger = await page.context().browser()?.newContext()
    expect((await stranger?.request.get(new URL('/blog/a-drafted-post', page.url()).href))?.status()).toBe(
      404,
    )
    await stranger?.close()
    await page.goto('/blog/a-drafted-post')
    await expect(page.getByRole('heading', { name: 'A drafted post!', level: 1 })).toBeVisible()
  })
  await test.step('somebody else changed it meanwhile: told, and nothing is lost', async () => {
    await page.getByRole('button', { name: 'Edit A drafted post!' }).click()
    await dialog.getByRole('switch', { name: 'Draft' }).click()
    const { posts } = await (await page.request.get('/api/admin/blog')).json()
    const { id } = posts.find(({ slug }: { slug: string }) => slug === 'a-drafted-post')
    const theirs = { title: 'A drafted post!', content: 'Theirs.', slug: 'a-drafted-post' }
    await page.request.put(`/api/blog/${id}`, { data: theirs })
    await dialog.getByRole('button', { name: 'Save Post' }).click()
    await expect(dialog.getByText('Somebody else changed this in the meantime.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toHaveCount(0)
  })
  await test.step('published and moved, the old address leads to the new', async () => {
    await page.route(
      '/api/admin/blog/*',
      once((route) => route.fulfill(answer({}, 500))),
    )
    await page.getByRole('button', { name: 'Edit A drafted post!' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to load the post')
    await page.unroute('/api/admin/blog/*')
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue('Theirs.')
    if (await dialog.getByRole('switch', { name: 'Draft' }).isChecked())
      await dialog.getByRole('switch', { name: 'Draft' }).click()
    await dialog.getByRole('textbox', { name: 'Content' }).fill('Published.')
    await dialog.getByRole('button', { name: 'Save Post' }).click()
    await expect(toastOf(page, 'Post Updated')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Published.')).toBeVisible()
    await page.getByRole('button', { name: 'Edit A drafted post!' }).click()
    await field('Address').fill('a-moved-post')
    await dialog.getByRole('button', { name: 'Save Post' }).click()
    await expect(page).toHaveURL('/blog/a-moved-post')
    await page.goto('/blog/a-drafted-post')
    await expect(page).toHaveURL('/blog/a-moved-post')
    await expect(page.getByText('Published.')).toBeVisible()
  })
  await test.step('deleted after a question', async () => {
    await page.getByRole('button', { name: 'Delete A drafted post!' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Post' }).click()
    await expect(toastOf(page, 'Post Deleted')).toBeVisible()
    await expect(page).toHaveURL('/blog')
    await expect(post).toHaveCount(0)
  })
})
