// The blueprint page and shared links when something is missing, refused, slow or broken; by keyboard; in the page.
import type { Page } from '@playwright/test'
import { expectToast } from './account-answers.ts'
import { answering, FILES, failing, fileOf, giving } from './blueprint-answers.ts'
import { expect, expectAccessible, expectSound, test } from './quiet-page.ts'

const [GUIDE, MARKDOWN, LOGO, PACK] = FILES.map(({ title }) => title)
const [guideId, markdownId] = FILES.map(({ id }) => id)
const dialog = (page: Page) => page.getByRole('dialog')
const action = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Selected files' }).getByText(name, { exact: true })
const DOWN = failing(503, 'We are very busy right now. Please try again in a moment.')

test('any failure is no blueprint; the bin, versions, comments and links say what failed, and try again', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/(40[01349]|503)|Failed to load resource/)
  const { replies, asked } = await answering(page)

  await test.step('not found, signed out, broken', async () => {
    for (const [status, button] of [
      [404, undefined],
      [401, 'Sign In'],
      [503, 'Retry'],
    ] as const) {
      replies.set('GET ', failing(status, 'No.'))
      await page.goto('/blueprint/tidewatch')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blueprint Not Found')
      await expect(page.getByText('This blueprint could not be found or accessed.')).toBeVisible()
      await expect(page.getByRole('main').getByRole('link')).toHaveText(['Back to Dashboard'])
      await expect(page.getByRole('main').getByRole('button')).toHaveText(button ? [new RegExp(button)] : [])
    }
    await expectAccessible(page, 'main')
    replies.delete('GET ')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('TideWatch')
  })

  await test.step('the bin', async () => {
    replies.set('GET /bin', DOWN)
    await page.getByRole('button', { name: 'Bin' }).click()
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
    await page.getByRole('button', { name: 'Back to files' }).click()
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

  await test.step('of several files one is chosen; what is refused stays in the form', async () => {
    await action(page, 'Add comment').click()
    replies.set(`GET /${markdownId}/notes`, giving({ notes: [] }))
    await dialog(page).getByRole('combobox', { name: 'File' }).click()
    await page.getByRole('option', { name: MARKDOWN }).click()
    replies.set(`POST /${markdownId}/notes`, DOWN)
    await dialog(page).getByLabel('Add comment').fill('Half a thought')
    await dialog(page).getByRole('button', { name: 'Add comment' }).click()
    await expect(dialog(page)).toContainText('We are very busy right now.')
    await expect(dialog(page).getByLabel('Add comment')).toHaveValue('Half a thought')
    await page.keyboard.press('Escape')
    replies.set(
      'POST /shares',
      failing(403, 'Please open the link that we sent to your email address first.'),
    )
    await action(page, 'Share').click()
    await dialog(page).getByRole('button', { name: 'Create link' }).click()
    await expect(dialog(page)).toContainText('Please open the link that we sent to your email address first.')
    await page.keyboard.press('Escape')
    replies.set('POST /move', failing(400, 'A folder name cannot contain any of them.'))
    await action(page, 'Move').click()
    await dialog(page).getByText('New folder').click()
    await dialog(page).getByLabel('Folder name').fill('a/b')
    await dialog(page).getByRole('button', { name: 'Move' }).click()
    await expect(dialog(page)).toContainText('A folder name cannot contain any of them.')
    await page.keyboard.press('Escape')
  })

  await test.step('pressed twice, it is asked once; what failed stays selected', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    replies.set('POST /delete', async (route) => {
      await held
      await DOWN(route)
    })
    await action(page, 'Delete').dblclick()
    await expect.poll(() => asked.filter((call) => call === 'POST /delete').length).toBe(1)
    release()
    await expectToast(page, 'That did not work', 'We are very busy right now.', 'destructive')
    await expect(page.getByText('2 item(s) selected')).toBeVisible()
    expect(asked.filter((call) => call === 'POST /delete')).toHaveLength(1)
  })
})

test('previews: a PDF in its frame, a picture, Markdown, and what cannot be shown', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/503|Failed to load resource/)
  await answering(page)
  const texts = ['broken', '# From the file\n\n[away](javascript:alert(1))']
  await page.route('**/api/blueprint/tidewatch/*.md', (route) => {
    const body = texts.shift() ?? ''
    return route.fulfill({ status: body === 'broken' ? 503 : 200, contentType: 'text/markdown', body })
  })
  await page.route('**/api/blueprint/tidewatch/*.png', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    }),
  )
  await page.route('**/api/blueprint/tidewatch/*.pdf', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>p</title><p>the viewer</p>' }),
  )
  // This browser has no viewer of its own.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }))
  await page.goto('/blueprint/tidewatch')
  for (const title of [GUIDE, MARKDOWN, LOGO, PACK])
    await page.getByLabel(`Select ${title}`, { exact: true }).check()
  await action(page, 'Preview').click()
  await expect(page.frameLocator('iframe').getByText('the viewer')).toBeVisible()
  await expect(dialog(page)).toContainText('1 of 4')
  await dialog(page).getByRole('button', { name: 'Next file' }).click()
  await expect(dialog(page)).toContainText('Failed to load the file')
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'From the file' })).toBeVisible()
  await expect(dialog(page).locator('a[href^="javascript"]')).toHaveCount(0)
  await expectSound(page, { part: '[role=dialog]', widths: [1440, 390] })
  await dialog(page).getByRole('button', { name: 'Next file' }).click()
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
    json: { name: 'TideWatch', isWhole: true, expiresAt: '2026-12-24T12:00:00.000Z', files },
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
