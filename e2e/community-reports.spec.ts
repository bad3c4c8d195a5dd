// Beside what somebody else wrote: reporting it, and not wanting to hear more.
import { expectToast } from './account-answers.ts'
import { newEmail, PASSWORD, prove, signUpProved } from './people.ts'
import { expect, expectAccessible, test } from './quiet-page.ts'

test('a member reports a comment, mutes its author, then blocks them', async ({
  page,
  browser,
  baseURL,
  expectTrouble,
}) => {
  const { request } = await browser.newContext({ baseURL })
  const data = { email: newEmail(), password: PASSWORD, fullName: 'Jin Park' }
  await request.post('/api/auth/signup', { data })
  await prove(request, data.email)
  await signUpProved(page)
  const written = await page.request.post('/api/community/posts', {
    data: { title: 'Is one buoy enough?', content: `Three float, says ${data.email}.` },
  })
  const { post } = await written.json()
  await request.post(`/api/community/posts/${post.id}/comments`, { data: { content: 'Buy my watches.' } })
  await page.goto(`/community/thread/${post.id}`)
  const comment = page.getByRole('article', { name: 'Comment by Jin Park' })
  const dialog = page.getByRole('dialog', { name: 'Report comment' })
  const send = dialog.getByRole('button', { name: /^Send/ })

  await test.step('a reason is needed; a failure keeps what was typed', async () => {
    // One's own post has no such button.
    await expect(comment.getByRole('button', { name: 'Report: comment by Jin Park' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Report:/ })).toHaveCount(1)
    await comment.getByRole('button', { name: /^Report:/ }).click()
    await send.click()
    await expect(dialog.getByText('Please choose a reason.')).toBeVisible()
    for (const reason of ['spam', 'inappropriate', 'harassment', 'other'])
      await expect(dialog.getByRole('radio', { name: reason })).toBeVisible()
    await dialog.getByRole('radio', { name: 'spam' }).check()
    await dialog.getByLabel('Description').fill('Sells watches.')
    await expectAccessible(page, '[role=dialog]')
    const over = expectTrouble(/503/)
    await page.route('**/report', (route) => route.fulfill({ status: 503, json: {} }))
    await send.click()
    await expectToast(page, 'Error', 'Failed to submit report. Please try again.', 'destructive')
    await expect(dialog.getByLabel('Description')).toHaveValue('Sells watches.')
    await page.unroute('**/report')
    over()
  })

  await test.step('sent once, and said', async () => {
    await send.click()
    await expectToast(page, 'Report Submitted', 'Thank you. An admin reads every report.')
    await expect(dialog).toHaveCount(0)
    await expect(comment.getByRole('button', { name: /^Report:/ })).toBeFocused()
  })

  await test.step('muted: folded, and one press away; blocked: not shown, also after a reload', async () => {
    const choose = async (item: string) => {
      await comment.getByRole('button', { name: /^Options/ }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await choose('Mute Jin Park')
    await expect(comment.getByText('A comment by Jin Park, whom you muted.')).toBeVisible()
    await expect(comment.getByText('Buy my watches.')).toHaveCount(0)
    // The button that was pressed is gone: the keyboard goes on from its place.
    await expect(comment.locator(':focus')).toContainText('whom you muted')
    await comment.getByRole('button', { name: 'Show it' }).click()
    await expect(comment.getByText('Buy my watches.')).toBeVisible()
    await expect(comment.locator(':focus')).toContainText('Buy my watches.')
    await choose('Block Jin Park')
    await expect(comment.getByText('A comment by a member you blocked.')).toBeVisible()
    await page.reload()
    await expect(comment.getByText('A comment by a member you blocked.')).toBeVisible()
    await expectAccessible(page, 'main')
    const refused = await request.post(`/api/community/posts/${post.id}/comments`, {
      data: { content: 'Hey.' },
    })
    expect((await refused.json()).code).toBe('blocked')
  })
})
