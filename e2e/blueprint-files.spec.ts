// The blueprint page with nothing stood in for: every action on real files, the bin, links, and who else sees what.
import type { Page } from '@playwright/test'
import { expectToast } from './account-answers.ts'
import { answering, madeBlueprint } from './blueprint-answers.ts'
import { PASSWORD, signUp } from './people.ts'
import { expect, expectSound, test } from './quiet-page.ts'

const GUIDE = '1. FCP Quickstart Guide'
const PLAN = '2. TideWatch Blueprint PDF'
const MARKDOWN = '3. TideWatch Markdown File for Upload'

const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
const select = (page: Page, title: string) => page.getByLabel(`Select ${title}`, { exact: true }).check()
const action = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Selected files' }).getByText(name, { exact: true })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

test('a founder does everything with the files of a blueprint', async ({
  page,
  browser,
  baseURL,
  expectTrouble,
}) => {
  // A name that is taken; an empty comment; what was ended; what is not theirs.
  expectTrouble(/40[049].*\/api\/blueprint|410.*\/api\/shared|Failed to load resource/)
  const blueprintId = await madeBlueprint(page)
  await page.goto(`/blueprint/${blueprintId}?tab=files`)

  await test.step('the files, as they are', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'TideWatch' })).toBeVisible()
    await expect(page).toHaveTitle('TideWatch · Founder Co-Pilot')
    await expect(row(page, GUIDE)).toContainText('PDF Document')
    await expect(row(page, GUIDE)).toContainText(/\d+ KB/)
    await expect(row(page, '6. TideWatch Brand Pack')).toContainText('ZIP Archive')
    await expect(page.getByRole('main').getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
    const open = row(page, GUIDE).getByRole('link', { name: `Open ${GUIDE} (new window)` })
    await expect(open).toHaveAttribute('target', '_blank')
    await expect(open).toHaveAttribute(
      'href',
      '/api/blueprint/tidewatch/TideWatch-Startup-Quickstart-Guide.pdf',
    )
    const download = row(page, GUIDE).getByRole('link', { name: `Download ${GUIDE}` })
    await expect(download).toHaveAttribute('href', /\?download=1$/)
  })

  await test.step('a search by name or title', async () => {
    await page.getByLabel('Search files').fill('QUICKSTART-guide.PDF')
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByLabel('Search files').fill('no such thing')
    await expect(page.getByText('No files found')).toBeVisible()
    await expect(page.getByText('Try adjusting your search query')).toBeVisible()
    await page.getByLabel('Clear search').click()
  })

  await test.step('the tab is in the address', async () => {
    await page.getByRole('tab', { name: 'Milestone Map' }).click()
    await expect(page).toHaveURL(/\?tab=milestones$/)
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Milestone Map' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: 'Files' }).click()
    await expect(page).toHaveURL(/\?tab=files$/)
  })

  await test.step('selecting', async () => {
    await page.getByLabel('Select all').check()
    await expect(page.getByText('13 item(s) selected')).toBeVisible()
    const zip = page.waitForEvent('download')
    await action(page, 'Download').click()
    expect((await zip).suggestedFilename()).toBe('tidewatch.zip')
    await page.getByLabel('Select all').uncheck()
    await expect(page.getByText('item(s) selected')).toHaveCount(0)
    await select(page, GUIDE)
    await expect(page.getByText('1 item(s) selected')).toBeVisible()
    const opened = page.waitForEvent('popup')
    await action(page, 'Open').click()
    await (await opened).close()
  })

  await test.step('rename: a taken name is told at the field, a free one is kept', async () => {
    await action(page, 'Rename').click()
    await expect(dialog(page).getByLabel('Name')).toBeFocused()
    await dialog(page).getByLabel('Name').fill('TideWatch-Complete-Blueprint')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toContainText('There is already a file with this name in this blueprint.')
    await dialog(page).getByLabel('Name').fill('Start here')
    await press(page, 'Rename')
    await expectToast(page, 'Renamed', 'Start here.pdf')
    await expect(row(page, 'Start here')).toBeVisible()
  })

  await test.step('move: into a new folder, and back by Undo', async () => {
    await select(page, 'Start here')
    await select(page, PLAN)
    await action(page, 'Move').click()
    await dialog(page).getByLabel('Folder name').fill('For the bank')
    await press(page, 'Move')
    await expectToast(page, 'Moved', '2 files to For the bank')
    await expect(row(page, 'For the bank')).toContainText('2 files')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Moved back', '')
    await expect(row(page, 'For the bank')).toHaveCount(0)
  })

  await test.step('copy and delete; Undo takes it out of the bin', async () => {
    await select(page, PLAN)
    await action(page, 'Copy').click()
    await expectToast(page, 'Copied', `${PLAN} copy`)
    await select(page, `${PLAN} copy`)
    await action(page, 'Delete').click()
    await expectToast(page, 'Moved to the bin', 'It stays there for 30 days.')
    await expect(row(page, `${PLAN} copy`)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, `${PLAN} copy`)).toBeVisible()
    await select(page, `${PLAN} copy`)
    await action(page, 'Delete').click()
    await expect(row(page, `${PLAN} copy`)).toHaveCount(0)
    await page.getByRole('button', { name: 'Bin' }).click()
    await expect(page).toHaveURL(/view=bin/)
    await expect(page.getByText(/30 days left/)).toBeVisible()
    await page.getByRole('button', { name: `Restore ${PLAN} copy` }).click()
    await expect(page.getByText('The bin is empty')).toBeVisible()
    await page.getByRole('button', { name: 'Back to files' }).click()
    await expect(row(page, `${PLAN} copy`)).toBeVisible()
  })

  await test.step('the bin is emptied by hand, once that is confirmed', async () => {
    await select(page, `${PLAN} copy`)
    await action(page, 'Delete').click()
    await expect(row(page, `${PLAN} copy`)).toHaveCount(0)
    await page.getByRole('button', { name: 'Bin' }).click()
    await page.getByRole('button', { name: 'Empty bin' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Empty the bin?' })
    await asked.getByRole('button', { name: 'Empty bin' }).click()
    await expectToast(page, 'Bin emptied', '')
    await expect(page.getByText('The bin is empty')).toBeVisible()
    await page.getByRole('button', { name: 'Back to files' }).click()
  })

  await test.step('preview and edit the Markdown: every edit is a version, and an old one comes back', async () => {
    await page.getByRole('button', { name: MARKDOWN }).click()
    await expect(dialog(page).getByRole('heading', { level: 3 }).first()).toBeVisible()
    await press(page, 'Edit')
    await dialog(page).getByLabel('Markdown').fill('# Mine now\n\n<img src=x onerror=alert(1)>')
    await press(page, 'Cancel')
    await expect(dialog(page)).toContainText('There are changes that are not saved.')
    await press(page, 'Keep editing')
    await press(page, 'Save')
    await expectToast(page, 'Saved', 'It is version 2 now.')
    await expect(dialog(page).getByRole('heading', { name: 'Mine now' })).toBeVisible()
    await expect(dialog(page).locator('img')).toHaveCount(0)
    await press(page, 'Close')
    await expect(row(page, MARKDOWN)).toContainText('Version 2')
    await select(page, MARKDOWN)
    await action(page, 'Version history').click()
    await press(page, 'Restore version 1')
    await expectToast(page, 'Version 1 restored', 'It is version 3 now.')
    await expect(dialog(page)).toContainText('Restored')
    await press(page, 'Close')
  })

  await test.step('comments: added, changed, deleted', async () => {
    await action(page, 'Add comment').click()
    await press(page, 'Add comment')
    await expect(dialog(page)).toContainText('Please write a comment.')
    await dialog(page).getByLabel('Add comment').fill('Ask Anna')
    await press(page, 'Add comment')
    await expect(dialog(page).getByRole('listitem')).toContainText('Ask Anna')
    await press(page, 'Edit comment')
    await dialog(page).getByRole('textbox', { name: 'Edit comment' }).fill('Anna agreed')
    await press(page, 'Save')
    await expect(dialog(page).getByRole('listitem')).toContainText('Anna agreed')
    await expect(page.getByRole('row', { includeHidden: true }).filter({ hasText: MARKDOWN })).toContainText(
      '1 comment',
    )
    await press(page, 'Delete comment')
    await press(page, 'Delete')
    await expect(dialog(page)).toContainText('No comments yet.')
    await press(page, 'Close')
  })

  const link = await test.step('share: the link is shown once', async () => {
    await action(page, 'Share').click()
    await press(page, 'Create link')
    await expect(dialog(page)).toContainText('It is shown only this once.')
    const url = await dialog(page).getByLabel('Link', { exact: true }).inputValue()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await press(page, 'Copy link')
    await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    return url
  })

  await test.step('anybody reads it, a stranger finds no blueprint, and an ended link says so', async () => {
    const elsewhere = await browser.newContext(baseURL ? { baseURL } : {})
    const stranger = await elsewhere.newPage()
    await stranger.goto(link)
    await expect(stranger.getByRole('heading', { level: 1, name: 'TideWatch' })).toBeVisible()
    await expect(stranger.getByRole('row')).toHaveCount(2)
    const href = await stranger.getByRole('link', { name: `Download ${MARKDOWN}` }).getAttribute('href')
    const saved = await stranger.request.get(href ?? '')
    expect(saved.headers()['content-disposition']).toContain('attachment; filename="TideWatch-Blueprint.md"')
    await signUp(stranger)
    await stranger.goto(`/blueprint/${blueprintId}`)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Blueprint Not Found')
    await press(page, `End the link to ${MARKDOWN}`)
    await expectToast(page, 'Link ended', 'Whoever opens it is told so.')
    await expect(dialog(page).getByRole('button', { name: 'Copy link' })).toHaveCount(0)
    await expect(dialog(page).getByRole('button', { name: 'Create link' })).toBeVisible()
    await stranger.goto(link)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This Link Has Ended')
    await elsewhere.close()
    await press(page, 'Close')
    await page.getByRole('button', { name: 'Clear selection' }).click()
  })

  await test.step('what was deleted in another window says so, and the list follows', async () => {
    const files = `/api/blueprint/${blueprintId}/files`
    const titleOf = (n: number) => `5. TideWatch Logo Concept PNG${n === 1 ? '' : ` ${n}`}`
    const { files: all } = await (await page.request.get(files)).json()
    const inAnotherWindow = async (n: number) => {
      const { id } = all.find(({ title }: { title: string }) => title === titleOf(n))
      await page.request.post(`${files}/delete`, { data: { fileIds: [id] } })
    }
    const isOffered = (n: number) =>
      row(page, titleOf(n)).filter({ has: page.getByLabel(`Select ${titleOf(n)}`, { exact: true }) })

    await select(page, titleOf(2))
    await inAnotherWindow(2)
    await action(page, 'Copy').click()
    await expectToast(page, 'That did not work', 'This file was deleted.', 'destructive')
    await expect(isOffered(2)).toHaveCount(0)

    await select(page, titleOf(3))
    await action(page, 'Rename').click()
    await inAnotherWindow(3)
    await dialog(page).getByLabel('Name').fill('Another name')
    await press(page, 'Rename')
    await expect(dialog(page)).toContainText('This file was deleted.')
    await expect(dialog(page).getByLabel('Name')).toHaveValue('Another name')
    await press(page, 'Cancel')
    await expect(isOffered(3)).toHaveCount(0)

    await inAnotherWindow(4)
    await page.getByRole('button', { name: titleOf(4) }).click()
    await expect(dialog(page)).toContainText('This file was deleted.')
    await press(page, 'Close')
    await expect(isOffered(4)).toHaveCount(0)

    await inAnotherWindow(5)
    const opened = page.waitForEvent('popup')
    await row(page, titleOf(5))
      .getByRole('link', { name: `Open ${titleOf(5)}` })
      .click()
    const other = await opened
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('This file was deleted')
    await other.close()
    await expectToast(page, 'This file was deleted.', titleOf(5), 'destructive')
    await expect(isOffered(5)).toHaveCount(0)
  })
})

test('a session that ends while a page is open: every action asks to sign in, stays, and goes on', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/40[14].*\/api\/|Failed to load resource|status check failed/)
  const blueprintId = await madeBlueprint(page)
  const { user } = await (await page.request.get('/api/auth/me')).json()
  const login = page.getByRole('dialog', { name: 'Welcome Back' })
  const signInAgain = async () => {
    await expect(login.getByText('You have been signed out.')).toBeVisible()
    await expect(login.getByLabel('Email', { exact: true })).toHaveValue(user.email)
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await login.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(login).toHaveCount(0)
  }
  const header = page.getByRole('banner')
  const open = async (address: string) => {
    await page.goto(address)
    await expect(header.getByRole('link', { name: 'Founder Dashboard' })).toBeVisible()
  }

  await test.step('files: what was pressed is done after the sign-in', async () => {
    await open(`/blueprint/${blueprintId}`)
    await select(page, GUIDE)
    await page.context().clearCookies()
    await action(page, 'Copy').click()
    await signInAgain()
    await expectToast(page, 'Copied', GUIDE)
    await expect(page).toHaveURL(`/blueprint/${blueprintId}`)
  })

  await test.step('a preview is shown after the sign-in', async () => {
    await page.context().clearCookies()
    await row(page, MARKDOWN).getByRole('button', { name: MARKDOWN }).click()
    await signInAgain()
    await expect(dialog(page).getByRole('heading', { name: 'TideWatch: build file' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the dashboard: a search, a filter and an export', async () => {
    await open('/dashboard')
    const list = page.getByRole('main').getByRole('region', { name: 'Your blueprints' })
    await expect(list.getByText('TideWatch').first()).toBeVisible()
    await page.context().clearCookies()
    const words = list.getByRole('searchbox')
    await words.fill('tide')
    await signInAgain()
    await expect(list.getByText('TideWatch').first()).toBeVisible()
    await expect(words).toHaveValue('tide')
    await page.context().clearCookies()
    await list.getByRole('radio', { name: 'Starred' }).check()
    await signInAgain()
    await expect(list.getByText('Nothing found')).toBeVisible()
    await list.getByRole('radio', { name: 'All' }).check()
    await list.getByLabel('Select all').check()
    await page.context().clearCookies()
    await list.getByRole('button', { name: 'Export' }).click()
    const saved = page.waitForEvent('download')
    await signInAgain()
    await (await saved).delete()
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('only closed, it is asked by the next press again', async () => {
    await page.context().clearCookies()
    await page.getByRole('main').getByRole('searchbox').fill('tidew')
    await expect(login.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(login).toHaveCount(0)
    await expect(header.getByRole('button', { name: 'Login to Dashboard' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
    await signInAgain()
    await expect(header.getByRole('link', { name: 'Founder Dashboard' })).toBeVisible()
  })

  await test.step('settings: what was switched is saved', async () => {
    await open('/settings')
    const votes = page.getByRole('switch', { name: 'Upvotes on your content' })
    await votes.click()
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await signInAgain()
    await expectToast(page, 'Settings saved', '')
    await expect(votes).toBeChecked()
  })

  await test.step('the community: a post keeps its words and is made', async () => {
    await open('/community')
    const post = page.getByRole('dialog', { name: 'New post' })
    // The list comes from the server: a press before the page has come to life opens nothing.
    await expect(async () => {
      await page.getByRole('button', { name: 'New post' }).click()
      await expect(post).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await post.getByLabel('Title').fill('Signed out in the middle')
    await post.getByLabel('Content', { exact: true }).fill('Nothing is lost.')
    await page.context().clearCookies()
    await post.getByRole('button', { name: 'Post', exact: true }).click()
    await signInAgain()
    await expectToast(page, 'Post Created', '')
    await expect(page.getByRole('heading', { level: 1, name: 'Signed out in the middle' })).toBeVisible()
  })
})

test('the page of files and its sheet of actions are sound at every width', async ({ page }) => {
  await answering(page, undefined, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk 東京潮見株式会社')
  await page.goto('/blueprint/tidewatch?tab=files')
  await expect(page.getByRole('cell', { name: '~15 KB' })).toBeVisible()
  await expectSound(page)
  await test.step('each row opens and downloads on the smallest phone too, and nothing is scrolled sideways for it', async () => {
    for (const name of [`Open ${GUIDE}`, `Download ${GUIDE}`]) {
      const link = page.getByRole('link', { name: `${name} (new window)` })
      await expect(link).toBeInViewport({ ratio: 1 })
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    const hidden = (table: HTMLElement) =>
      (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0)
    await expect.poll(() => page.getByRole('table', { name: 'Files' }).evaluate(hidden)).toBe(0)
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await select(page, GUIDE)
  await expectSound(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(action(page, 'Delete')).toBeInViewport()
  for (const name of ['Share', 'Version history', 'Delete'])
    expect((await action(page, name).locator('..').boundingBox())?.height).toBeGreaterThanOrEqual(44)
})
