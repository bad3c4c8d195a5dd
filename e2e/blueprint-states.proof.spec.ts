// The blueprint page and shared links when something is missing, refused, slow or broken; by keyboard; in the page.
import type { Page } from '@playwright/test'
import { closeToast, expectToast } from './account-answers.ts'
import { answering, BLUEPRINT, FILES, failing, fileOf, giving, held } from './blueprint-answers.ts'
import { expect, expectAccessible, expectSound, test } from './quiet-page.ts'

const [GUIDE, MARKDOWN, LOGO, PACK] = FILES.map(({ title }) => title)
const [guideId, markdownId] = FILES.map(({ id }) => id)
const dialog = (page: Page) => page.getByRole('dialog')
const action = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Selected files' }).getByText(name, { exact: true })
/** Where the keyboard goes on when what had the focus is gone. */
const place = (page: Page) => page.getByRole('tabpanel', { name: 'Files' }).locator('> div > div[tabindex]')
const DOWN = failing(503, 'We are very busy right now. Please try again in a moment.')
/** What the next such call sends. */
const posted = async (page: Page, path: string): Promise<unknown> =>
  (
    await page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(path))
  ).postDataJSON()

/** Whether the browser would ask before the page goes. */
const asksBeforeUnload = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))

test('any failure is no blueprint; the bin, versions, comments and links say what failed, and try again', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/(40[01349]|503)|Failed to load resource|status check failed/)
  const { replies, asked } = await answering(page)

  await test.step('not found, signed out, broken', async () => {
    for (const [status, button] of [
      [404, undefined],
      [401, 'Sign In'],
      [503, 'Retry'],
    ] as const) {
      replies.set('GET ', failing(status, 'No.'))
      await page.goto('/blueprint/tidewatch?tab=files')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blueprint Not Found')
      await expect(page.getByText('This blueprint could not be found or accessed.')).toBeVisible()
      await expect(page.getByRole('main').getByRole('link')).toHaveText(['Back to Dashboard'])
      await expect(page.getByRole('main').getByRole('button')).toHaveText(button ? [new RegExp(button)] : [])
    }
    await expectAccessible(page, 'main')
  })

  await test.step('no files yet', async () => {
    replies.set('GET ', giving({ blueprint: BLUEPRINT, files: [], binned: 0 }))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('TideWatch')
    await expect(page.getByText('They appear here as soon as the blueprint is finished.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open the bin' })).toHaveCount(0)
  })

  await test.step('the bin', async () => {
    replies.set('GET /bin', DOWN)
    await page.getByRole('button', { name: 'Bin' }).click()
    await expect(place(page)).toBeFocused()
    await expect(page.getByText('Failed to load the bin')).toBeVisible()
    const binned = {
      ...fileOf('Old.pdf'),
      deletedAt: '2026-11-01T12:00:00.000Z',
      goneAt: '2026-12-01T12:00:00.000Z',
    }
    replies.set('GET /bin', giving({ files: [binned] }))
    await page.getByRole('button', { name: 'Retry' }).click()
    replies.set('POST /restore', failing(404, 'There is nothing at this address.'))
    await page.getByRole('button', { name: 'Restore Old.pdf' }).click()
    await expectToast(page, 'That did not work', 'There is nothing at this address.', 'destructive')
    await expectAccessible(page, 'main')
    await closeToast(page)
    replies.delete('GET ')
    replies.set('GET /bin', giving({ files: [] }))
    replies.set('POST /restore', giving({ success: true, files: [binned] }))
    await page.getByRole('button', { name: 'Restore Old.pdf' }).click()
    await expect(page.getByText('The bin is empty')).toBeVisible()
    await expect(place(page)).toBeFocused()
    await expectToast(page, 'Restored', 'Old.pdf')
    await closeToast(page)
    await page.getByRole('button', { name: 'Back to files' }).click()
    await expect(place(page)).toBeFocused()
  })

  await test.step('by keyboard: select, act, and the focus comes back', async () => {
    const box = page.getByLabel(`Select ${GUIDE}`)
    await box.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('1 item(s) selected')).toBeVisible()
    await page.getByRole('button', { name: 'Rename' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByLabel('Name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused()
    await box.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('item(s) selected')).toHaveCount(0)
  })

  await test.step('by keyboard: what takes the selection away leaves the focus at the files', async () => {
    replies.set('POST /copy', giving({ success: true, files: FILES.slice(0, 1) }))
    for (const name of ['Clear selection', 'Copy']) {
      await page.getByLabel(`Select ${GUIDE}`).check()
      await page.getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText('item(s) selected')).toHaveCount(0)
      await expect(place(page)).toBeFocused()
    }
    await expectToast(page, 'Copied', '1. FCP Quickstart Guide')
    await closeToast(page)
  })

  await test.step('versions, comments and links that cannot be loaded', async () => {
    await page.getByLabel(`Select ${GUIDE}`).check()
    await page.getByLabel(`Select ${MARKDOWN}`).check()
    for (const [name, call, title] of [
      ['Version history', `GET /${guideId}/versions`, 'Failed to load the versions'],
      ['Add comment', `GET /${guideId}/notes`, 'Failed to load the comments'],
      ['Share', 'GET /shares', 'Failed to load the links'],
    ] as const) {
      replies.set(call, DOWN)
      await action(page, name).click()
      await expect(dialog(page)).toContainText(title)
      replies.set(call, giving({ versions: [], notes: [], shares: [] }))
      await dialog(page).getByRole('button', { name: 'Retry' }).click()
      await expect(dialog(page)).not.toContainText(title)
      await expectAccessible(page, '[role=dialog]')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    }
  })

  await test.step('half a comment outlives a refusal, another file, and a wrong key', async () => {
    const field = dialog(page).getByLabel('Add comment')
    const choose = async (title: string | undefined) => {
      await dialog(page).getByRole('combobox', { name: 'File' }).click()
      await page.getByRole('option', { name: title }).click()
    }
    await action(page, 'Add comment').click()
    replies.set(`GET /${markdownId}/notes`, giving({ notes: [] }))
    await choose(MARKDOWN)
    replies.set(`POST /${markdownId}/notes`, DOWN)
    await field.fill('Half a thought')
    await dialog(page).getByRole('button', { name: 'Add comment' }).click()
    await expect(dialog(page)).toContainText('We are very busy right now.')
    await expect(field).toHaveValue('Half a thought')
    await choose(GUIDE)
    await expect(field).toHaveValue('')
    await expect(dialog(page)).not.toContainText('We are very busy right now.')
    await choose(MARKDOWN)
    await expect(field).toHaveValue('Half a thought')
    const question = page.getByRole('alertdialog', { name: 'Discard your comment?' })
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await asksBeforeUnload(page)).toBe(true)

    const sending = held(giving({ success: true }))
    replies.set(`POST /${markdownId}/notes`, sending.reply)
    await dialog(page).getByRole('button', { name: 'Add comment' }).click()
    await field.fill('Half a thought, and more')
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(question).toHaveCount(0)
    sending.release()
    await expect(dialog(page).getByRole('button', { name: 'Add comment' })).toBeVisible()
    await expect(field).toHaveValue('Half a thought, and more')
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog(page)).toHaveCount(0)
    expect(await asksBeforeUnload(page)).toBe(false)
  })

  await test.step('a link: refused, then made for some days; meanwhile the dialog stays', async () => {
    replies.set(
      'POST /shares',
      failing(403, 'Please open the link that we sent to your email address first.'),
    )
    await action(page, 'Share').click()
    await dialog(page).getByRole('button', { name: 'Create link' }).click()
    await expect(dialog(page)).toContainText('Please open the link that we sent to your email address first.')
    await dialog(page).getByRole('combobox', { name: 'The link ends' }).click()
    await page.getByRole('option', { name: 'After 7 days' }).click()
    const making = held(
      giving({ success: true, url: 'https://example.test/shared/t', share: { id: 'made' } }),
    )
    replies.set('POST /shares', making.reply)
    const sent = posted(page, '/shares')
    await dialog(page).getByRole('button', { name: 'Create link' }).click()
    expect(await sent).toEqual({ fileIds: [guideId, markdownId], days: 7 })
    await page.keyboard.press('Escape')
    making.release()
    await expect(dialog(page).getByLabel('Link', { exact: true })).toHaveValue(
      'https://example.test/shared/t',
    )
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('a move: refused, then done; meanwhile the dialog stays, and then the focus is at the files', async () => {
    replies.set('POST /move', failing(400, 'A folder name cannot contain any of them.'))
    await action(page, 'Move').click()
    await dialog(page).getByText('New folder').click()
    await dialog(page).getByLabel('Folder name').fill('a/b')
    await dialog(page).getByRole('button', { name: 'Move' }).click()
    await expect(dialog(page)).toContainText('A folder name cannot contain any of them.')
    const moving = held(giving({ success: true, folder: 'Bank', before: [] }))
    replies.set('POST /move', moving.reply)
    await dialog(page).getByLabel('Folder name').fill('Bank')
    await dialog(page).getByRole('button', { name: 'Move' }).click()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeVisible()
    moving.release()
    await expectToast(page, 'Moved', '2 files to Bank')
    await expect(dialog(page)).toHaveCount(0)
    await expect(place(page)).toBeFocused()
    await closeToast(page)
    for (const title of [GUIDE, MARKDOWN]) await page.getByLabel(`Select ${title}`).check()
  })

  await test.step('pressed twice, it is asked once; what failed stays selected', async () => {
    const deleting = held(DOWN)
    replies.set('POST /delete', deleting.reply)
    await action(page, 'Delete').dblclick()
    await expect.poll(() => asked.filter((call) => call === 'POST /delete').length).toBe(1)
    deleting.release()
    await expectToast(page, 'That did not work', 'We are very busy right now.', 'destructive')
    await expect(page.getByText('2 item(s) selected')).toBeVisible()
    expect(asked.filter((call) => call === 'POST /delete')).toHaveLength(1)
  })

  await test.step('all files in the bin', async () => {
    replies.delete('POST /delete')
    replies.set('GET ', giving({ blueprint: BLUEPRINT, files: [], binned: 2 }))
    await page.getByRole('button', { name: 'Delete' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('All of them are in the bin.')).toBeVisible()
    await expect(place(page)).toBeFocused()
    await page.getByRole('button', { name: 'Open the bin' }).click()
    await expect(page.getByRole('heading', { name: 'Bin' })).toBeVisible()
    await expect(place(page)).toBeFocused()
  })
})

test('previews: a PDF in its frame, a picture, Markdown, and what cannot be shown', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/409|503|Failed to load resource/)
  const { replies } = await answering(page)
  const broken = new Set(['md', 'png'])
  const brokenOnce = (ending: string, contentType: string, body: string) =>
    page.route(`**/api/blueprint/tidewatch/*.${ending}`, (route) =>
      route.fulfill(broken.delete(ending) ? { status: 503 } : { contentType, body }),
    )
  await brokenOnce('md', 'text/markdown', '# From the file\n\n[away](javascript:alert(1))')
  await brokenOnce('png', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await page.route('**/api/blueprint/tidewatch/*.pdf', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>p</title><p>the viewer</p>' }),
  )
  // This browser has no viewer of its own.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }))
  await page.goto('/blueprint/tidewatch?tab=files')
  for (const title of [GUIDE, MARKDOWN, LOGO, PACK])
    await page.getByLabel(`Select ${title}`, { exact: true }).check()
  await action(page, 'Preview').click()
  await expect(page.frameLocator('iframe').getByText('the viewer')).toBeVisible()
  // The viewer would keep every key for itself: the focus begins outside of it.
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await action(page, 'Preview').click()
  await expect(dialog(page)).toContainText('1 of 4')
  await dialog(page).getByRole('button', { name: 'Next file' }).click()
  await expect(dialog(page)).toContainText('Failed to load the file')
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'From the file' })).toBeVisible()
  await expect(dialog(page).locator('a[href^="javascript"]')).toHaveCount(0)
  await expectSound(page, { part: '[role=dialog]', widths: [1440, 390] })

  const press = (name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
  const field = dialog(page).getByLabel('Markdown')
  await test.step('Markdown: neither a wrong key nor Cancel drops what was written', async () => {
    await press('Edit')
    expect(await asksBeforeUnload(page)).toBe(false)
    await field.fill('Mine')
    expect(await asksBeforeUnload(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog(page).getByRole('alert')).toHaveText('There are changes that are not saved.')
    await expect(dialog(page).getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await press('Keep editing')
    await expect(field).toBeFocused()
    await press('Cancel')
    await expect(dialog(page).getByRole('alert')).toHaveText('There are changes that are not saved.')
    await press('Discard changes')
    await expect(dialog(page).getByRole('heading', { name: 'From the file' })).toBeVisible()
    await press('Edit')
    await expect(field).toHaveValue(/From the file/)
    await press('Cancel')
  })

  await test.step('Markdown: somebody saved in the meantime, and mine is saved above theirs', async () => {
    const content = `POST /${markdownId}/content`
    replies.set(content, failing(409, 'Somebody else changed this in the meantime.', 'changed_meanwhile'))
    replies.set(`GET /${markdownId}/versions`, DOWN)
    await press('Edit')
    await field.fill('Mine')
    const unanswered = page.waitForResponse((response) => response.url().endsWith('/versions'))
    await press('Save')
    await expect(dialog(page)).toContainText('Somebody else changed this in the meantime.')
    await unanswered
    const theirs = {
      version: 4,
      cause: 'edited',
      createdAt: '2026-11-15T12:00:00.000Z',
      size: 9,
      current: true,
      url: '/theirs',
    }
    replies.set(`GET /${markdownId}/versions`, giving({ versions: [theirs] }))
    await press('Save')
    await expect(dialog(page).getByRole('alert')).toContainText('Version 4 was saved in the meantime.')
    await expect(dialog(page).getByRole('link', { name: /Read version 4/ })).toHaveAttribute(
      'href',
      '/theirs',
    )
    await expect(field).toHaveValue('Mine')
    await expectAccessible(page, '[role=dialog]')
    replies.set(content, giving({ success: true, file: { ...FILES[1], version: 5 } }))
    const sent = posted(page, '/content')
    await press('Save mine')
    expect(await sent).toEqual({ text: 'Mine', version: 4 })
    await expectToast(page, 'Saved', 'It is version 5 now.')
    await closeToast(page)
    expect(await asksBeforeUnload(page)).toBe(false)
  })

  await dialog(page).getByRole('button', { name: 'Next file' }).click()
  await expect(dialog(page)).toContainText('Failed to load the file')
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await expect(dialog(page).getByRole('img', { name: LOGO })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Next file' }).click()
  await expect(dialog(page)).toContainText('Files of this type cannot be shown here.')
})

test('a shared link: what it shows, ended, expired, unknown, broken; told to nobody', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/(404|410|503)|Failed to load resource/)
  let answer: { status: number; json: object } = { status: 200, json: {} }
  await page.route('**/api/shared/secret-token', (route) => route.fulfill(answer))
  const refuse = (status: number, code: string) => {
    answer = { status, json: { success: false, error: 'No.', code } }
  }
  for (const [status, code, title] of [
    [410, 'link_ended', 'This Link Has Ended'],
    [410, 'link_expired', 'This Link Has Expired'],
    [404, 'not_found', 'Nothing Here'],
    [503, 'overloaded', 'Failed to load'],
  ] as const) {
    refuse(status, code)
    const served = await page.goto('/shared/secret-token')
    expect(served?.headers()).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(JSON.stringify(await page.evaluate(() => window.dataLayer))).not.toContain('secret-token')
  const files = FILES.map((file) => ({ ...file, url: `/api/shared/secret-token/${file.id}` }))
  answer = {
    status: 200,
    json: { name: 'TideWatch', isWhole: true, expiresAt: '2026-12-24T12:00:00.000Z', hasPlan: true, files },
  }
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TideWatch')
  await expect(page.getByText(/until Dec 24, 2026/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download all' })).toHaveAttribute(
    'href',
    '/api/shared/secret-token/zip',
  )
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expectSound(page)
})
