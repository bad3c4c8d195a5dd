// The directory in the browser: what visitors find, and what admins change.
import type { Page } from '@playwright/test'
import { OWNER } from './people.ts'
import { expect, expectAccessible, expectAlive, expectSound, settled, test } from './quiet-page.ts'
import { answer, toastOf } from './settings-page.ts'

const cards = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') })
const found = (page: Page) => page.getByRole('main').getByRole('status')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search resources' })

test('a visitor looks around: categories, words, tags, more, nothing, and a server that is away', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/500/)
  await test.step('the page comes with its words', async () => {
    const html = await (await page.request.get('/resources?category=grant&q=women')).text()
    expect(html).toContain('Amber Grant for Women')
    expect(html).not.toContain('Y Combinator</h2>')
  })
  await test.step('every category has its tab, and each card leads away safely', async () => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/resources') && asked.push(request.url()))
    await page.goto('/resources')
    await expect(cards(page)).toHaveCount(24)
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      ...['all', 'incubator', 'accelerator', 'grant', 'funding', 'tool', 'community'],
    ])
    const visit = cards(page)
      .first()
      .getByRole('link', { name: /^Visit/ })
    await expect(visit).toHaveAttribute('href', /^https:\/\//)
    await expect(visit).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(visit).toHaveAttribute('target', '_blank')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/')
    await expect(main.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
    await expect(main.getByRole('link', { name: 'Email Campaigns' })).toHaveAttribute(
      'href',
      '/email-campaigns',
    )
    await expect(found(page)).toHaveText('24 resources, and more')
    await settled(page)
    const more = page.getByRole('button', { name: 'Show more' })
    await expectAlive(more)
    await more.press('Enter')
    await expect(cards(page)).toHaveCount(48)
    await expect(cards(page).nth(24)).toBeFocused()
    await expect(found(page)).toHaveText(/^48 resources/)
    // What the page brought along was not asked for again.
    expect(asked).toHaveLength(1)
  })
  await test.step('category, words and tag stand in the address, and back undoes them', async () => {
    await page.getByRole('tab', { name: 'grant' }).click()
    await expect(page).toHaveURL('/resources?category=grant')
    const answered = page.waitForResponse(/api\/resources.*women/)
    await search(page).fill('women')
    await expect(page).toHaveURL('/resources?category=grant&q=women')
    await answered
    await expect(cards(page).filter({ hasText: 'Amber Grant for Women' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/resources')
    await expect(search(page)).toHaveValue('')
    await page.getByRole('tab', { name: 'accelerator' }).click()
    await cards(page).getByRole('button', { name: 'climate', exact: true }).first().click()
    await expect(page).toHaveURL('/resources?category=accelerator&tag=climate')
    await page.getByRole('button', { name: 'Stop showing only what is tagged climate' }).click()
    await expect(page).toHaveURL('/resources?category=accelerator')
  })
  await test.step('letters typed while the address follows stay, and so do words that a tab overtakes', async () => {
    await search(page).focus()
    // Between the change of the address and the drawing of it.
    await page.evaluate(() => {
      const replace = history.replaceState
      history.replaceState = (...change) => {
        replace.apply(history, change)
        history.replaceState = replace
        document.execCommand('insertText', false, 'mate')
      }
    })
    await page.keyboard.type('cli')
    await expect(page).toHaveURL('/resources?category=accelerator&q=climate')
    await expect(search(page)).toHaveValue('climate')
    await search(page).fill('women')
    await page.getByRole('tab', { name: 'grant' }).click()
    await expect(page).toHaveURL('/resources?category=grant&q=women')
    await expect(search(page)).toHaveValue('women')
  })
  await test.step('nothing found leads back to everything', async () => {
    await search(page).fill('no such thing anywhere')
    await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible()
    await expect(found(page)).toHaveText('0 resources')
    await expectSound(page, { widths: [1440, 320] })
    await page.getByRole('button', { name: 'Show all resources' }).click()
    await expect(page).toHaveURL('/resources')
    await expect(search(page)).toHaveValue('')
  })
  await test.step('a failure says so, and Retry brings them', async () => {
    let broken = true
    await page.route('/api/resources?category=tool', (route) =>
      broken ? route.fulfill(answer({}, 500)) : route.continue(),
    )
    await page.getByRole('tab', { name: 'tool' }).click()
    await expect(page.getByText('Failed to load resources')).toBeVisible()
    broken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(cards(page).first()).toBeVisible()
  })
})

test('an admin adds, hides and edits; faults and failures keep what was typed', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/409/)
  await page.request.post('/api/auth/login', { data: OWNER })
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save Resource' })
  await test.step('nobody edits what came without its version', async () => {
    const managed = Promise.withResolvers<void>()
    await page.route('/api/admin/resources?q=stanford', async (route) => {
      await managed.promise
      await route.continue()
    })
    await page.goto('/resources?q=stanford')
    await expect(page.getByRole('button', { name: 'Add Resource' })).toBeVisible()
    await expect(cards(page).filter({ hasText: 'StartX' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit StartX' })).toHaveCount(0)
    managed.resolve()
    await expect(page.getByRole('button', { name: 'Edit StartX' })).toBeVisible()
    await search(page).fill('drafting')
    await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible()
  })
  await test.step('what is missing is said beside its field', async () => {
    await page.getByRole('button', { name: 'Add Resource' }).click()
    await save.click()
    await expect(dialog.getByText('Please enter a title.')).toBeVisible()
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await expect(dialog.getByText('Please choose a category.')).toBeVisible()
    await dialog.getByLabel('Address').fill('http://plain.example.com')
    await expect(dialog.getByText('Please enter a full address that starts with https://.')).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
  })
  await test.step('an address that is known is refused, and nothing typed is lost', async () => {
    await dialog.getByLabel('Title').fill('Drafting table')
    await dialog.getByLabel('Description').fill('A place to draw.')
    await dialog.getByLabel('Tags').fill('Drawing, free')
    await dialog.getByRole('combobox', { name: 'Category' }).click()
    await page.getByRole('option', { name: 'tool' }).click()
    await dialog.getByLabel('Address').fill('https://github.com/')
    await save.click()
    await expect(dialog.getByText('There is a resource with this address already.')).toBeVisible()
    await expect(dialog.getByLabel('Title')).toHaveValue('Drafting table')
  })
  await test.step('closing asks first', async () => {
    // The message that lies on top goes first.
    await expect(toastOf(page, 'Saving Failed')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(toastOf(page, 'Saving Failed')).toHaveCount(0)
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog')
    await expect(question.getByText('Discard your changes?')).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByLabel('Address').fill('https://drafting.example.com/')
    await save.dblclick()
    await expect(toastOf(page, 'Resource Added')).toBeVisible()
    await expect(cards(page)).toHaveCount(1)
  })
  await test.step('hidden, it is for admins only', async () => {
    await page.getByRole('button', { name: 'Edit Drafting table' }).click()
    await dialog.getByRole('switch', { name: 'Hidden' }).click()
    await save.click()
    await expect(toastOf(page, 'Resource Updated')).toBeVisible()
    await expect(cards(page).getByText('Hidden')).toBeVisible()
    const open = await (await page.request.get('/api/resources?q=drafting')).json()
    expect(open.resources).toEqual([])
  })
  await test.step('two admins: the second is told, and keeps what was typed', async () => {
    await page.getByRole('button', { name: 'Edit Drafting table' }).click()
    await dialog.getByLabel('Description').fill('Mine.')
    const { resources } = await (await page.request.get('/api/admin/resources?q=drafting')).json()
    const { id, title, category, url, version } = resources[0]
    const theirs = { title, category, url, version, description: 'Theirs.', hidden: true }
    expect((await page.request.put(`/api/resources/${id}`, { data: theirs })).status()).toBe(200)
    await save.click()
    await expect(dialog.getByText('Somebody else changed this in the meantime.')).toBeVisible()
    await expect(dialog.getByLabel('Description')).toHaveValue('Mine.')
    const { resources: after } = await (await page.request.get('/api/admin/resources?q=drafting')).json()
    expect(after[0].description).toBe('Theirs.')
  })
})
