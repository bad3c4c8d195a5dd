// The owner's desk: customers, what can be done for them, and the trail that it leaves. Once on a phone, once on a desk.
import type { Locator, Page, Route } from '@playwright/test'
import { DASHBOARD } from './account-answers.ts'
import { once } from './once.ts'
import { newEmail, OWNER, PASSWORD } from './people.ts'
import { expect, expectAccessible, expectSound, test } from './quiet-page.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const toast = (page: Page, text: string) => page.locator('[data-toasts]').getByText(text, { exact: true })
const fulfil = (json: object) => (route: Route) => route.fulfill({ json })
const refuse = (status: number, code: string, error: string) => (route: Route) =>
  route.fulfill({ status, json: { success: false, error, code } })
const STALE = refuse(403, 'fresh_sign_in', 'Please sign in to go on.')

const person = (n: number, more = {}) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  email: `person-${n}@example.com`,
  fullName: `Person ${n}`,
  credits: n,
  totalPurchased: n + 2,
  totalUsed: 2,
  blueprintCount: 2,
  createdAt: '2026-11-10T09:00:00.000Z',
  role: 'user',
  proved: true,
  suspended: false,
  ...more,
})

async function signInAsOwner(page: Page): Promise<void> {
  expect((await page.request.post('/api/auth/login', { data: OWNER })).status()).toBe(200)
}

/** What it says from now on, and when: a busy machine may look too late. */
async function marksOf(status: Locator) {
  const marks = await status.evaluateHandle((element) => {
    const seen: { text: string; at: number }[] = []
    const note = () => seen.push({ text: element.textContent ?? '', at: performance.now() })
    new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true })
    return seen
  })
  return () => marks.evaluate((seen) => [...seen])
}

test('the owner finds a customer, helps, decides, and reads what was done', async ({
  page,
  browser,
  baseURL,
  context,
  expectTrouble,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const member = await browser.newContext({ baseURL })
  const email = newEmail('zilpah')
  const data = { email, password: PASSWORD, fullName: 'Zilpah Ó Súilleabháin' }
  expect((await member.request.post('/api/auth/signup', { data })).status()).toBe(200)
  await signInAsOwner(page)
  await page.goto('/admin/customers')

  await test.step('found by the beginnings of words; the address is copied, and marked for 2 seconds', async () => {
    const tabs = page.getByRole('navigation', { name: "Owner's desk" })
    await expect(tabs.getByRole('link')).toHaveText([
      ...['Reports', 'Promo codes', 'Webhooks', 'Recovery', 'Customers', 'Refunds', 'Operations', 'Audit'],
    ])
    await expect(tabs.getByRole('link', { name: 'Customers' })).toHaveAttribute('aria-current', 'page')
    await page.getByLabel('Search customers').fill(`ó ${email.slice(0, 12)}`)
    const row = page.getByRole('row').filter({ hasText: email })
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(row).toContainText('Address not confirmed')
    const copy = row.getByRole('button', { name: `Copy ${email}` })
    const shown = await marksOf(row.getByRole('status'))
    await copy.click()
    await expect.poll(async () => (await shown()).map(({ text }) => text)).toEqual(['Copied', ''])
    const [marked, cleared] = (await shown()).map(({ at }) => at)
    expect((cleared ?? 0) - (marked ?? 0)).toBeGreaterThan(1_950)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email)
    await page.getByRole('radio', { name: 'Suspended' }).check()
    await expect(page.getByText('Nobody found.')).toBeVisible()
    await page.getByRole('radio', { name: 'Everybody' }).check()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await saved).suggestedFilename()).toBe('founder-co-pilot-customers.csv')
    await page.getByRole('link', { name: 'Zilpah Ó Súilleabháin' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer')
  })

  const open = page.getByRole('button', { name: 'Give or take credits' })
  const credits = dialog(page, 'Give or take credits')

  await test.step('what is wrong is said before it is sent; a failure loses nothing that was typed', async () => {
    await open.click()
    await credits.getByRole('radio', { name: 'Take' }).check()
    await credits.getByLabel('How many').fill('1')
    await credits.getByRole('button', { name: 'Take credits' }).click()
    await expect(credits.getByText('There are none to take.')).toBeVisible()
    await expect(credits.getByText('The reason needs at least 3 characters.')).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await credits.getByRole('radio', { name: 'Give' }).check()
    await credits.getByLabel('How many').fill('3')
    await credits.getByLabel('Reason').fill('Sorry for the wait')
    const over = expectTrouble(/500|failed/)
    await page.route('**/credits', once(refuse(500, 'internal', 'Something went wrong on our side.')))
    await credits.getByRole('button', { name: 'Give credits' }).click()
    await expect(credits.getByText('Something went wrong on our side.')).toBeVisible()
    over()
  })

  await test.step('an old sign-in asks again over the dialog; then the same call goes on, once', async () => {
    const over = expectTrouble(/403/)
    await page.route('**/credits', once(STALE))
    await credits.getByRole('button', { name: 'Give credits' }).dblclick()
    const again = dialog(page, 'Welcome Back')
    await expect(again).toContainText('Admins sign in again every 12 hours.')
    await expect(again.getByLabel('Email')).toHaveValue(OWNER.email)
    await again.getByLabel('Password', { exact: true }).fill(OWNER.password)
    await again.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(toast(page, 'Credits changed')).toBeVisible()
    over()
    await expect(credits).toHaveCount(0)
    await expect(page.locator('dl').getByText('3', { exact: true }).first()).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/customers\/[0-9a-f-]{36}$/)
  })

  await test.step('a login link is sent, and the member suspended with a reason that they read', async () => {
    await page.getByRole('button', { name: 'Send login link' }).click()
    await expect(toast(page, 'Login link sent')).toBeVisible()
    await page.getByRole('button', { name: 'Suspend', exact: true }).click()
    const suspend = dialog(page, 'Suspend this member')
    await suspend.getByLabel('Reason').fill('Copied the posts of others')
    await suspend.getByRole('button', { name: 'Suspend', exact: true }).click()
    await expect(page.getByText(/^Suspended since .*: Copied the posts of others$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Make admin' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Lift suspension' })).toBeVisible()
    expect((await member.request.get('/api/dashboard')).status()).toBe(401)
  })

  await test.step('everything that was done stands in the trail of this customer', async () => {
    await page.getByRole('tab', { name: 'Audit' }).click()
    const entries = page.getByRole('tabpanel').getByRole('listitem')
    await expect(entries).toHaveCount(3)
    await expect(entries.nth(0)).toContainText('Suspended')
    await expect(entries.nth(0)).toContainText('“Copied the posts of others”')
    await expect(entries.nth(2)).toContainText(/Credits\s*0\s*became\s*3/)
    await page.getByRole('tab', { name: /^Credits/ }).click()
    await expect(page.getByRole('cell', { name: '+3' })).toBeVisible()
    await expectSound(page)
  })
  await member.close()
})

test('the dashboard shows admins figures and users, and owners their panels; a failure is told and tried again', async ({
  page,
  expectTrouble,
}) => {
  await page.context().addCookies([{ name: 'fcp_hint', value: '1', url: 'http://127.0.0.1' }])
  const as = (more: object) => fulfil({ ...DASHBOARD, user: { ...DASHBOARD.user, ...more } })
  const pages = [
    { customers: Array.from({ length: 12 }, (_, n) => person(n + 1)), nextCursor: `1.${person(0).id}` },
    { customers: [person(13, { role: 'admin' }), person(14, { suspended: true })] },
  ]
  await page.route('**/api/admin/customers?*', (route) =>
    route.fulfill({ json: pages[route.request().url().includes('cursor') ? 1 : 0] }),
  )
  const users = page.getByRole('group', { name: 'List of customers' })

  await test.step('a member sees none of it, and is told when suspended', async () => {
    await page.route('**/api/dashboard', as({ suspended: 'Copied the posts of others' }))
    await page.goto('/dashboard')
    const notice = page.getByRole('region', { name: 'Your account is suspended' })
    await expect(notice).toContainText('Reason: Copied the posts of others')
    await expect(page.getByText('Total Users')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Reports' })).toHaveCount(0)
  })

  await test.step('an admin who signed in long ago is asked by a button, not stopped by a dialog', async () => {
    const over = expectTrouble(/403/)
    await page.route('**/api/dashboard', as({ isAdmin: true }))
    await page.route('**/api/admin/totals', once(STALE))
    await page.goto('/dashboard')
    await expect(page.getByText('Sign in again to see figures and customers')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    over()
  })

  await test.step('figures that fail are asked for again; then the list, in its 600 pixels, page by page', async () => {
    const over = expectTrouble(/500|failed/)
    await page.route('**/api/admin/totals', fulfil({ totalUsers: 12_345, blueprintsCreated: 67_890 }))
    await page.route('**/api/admin/totals', once(refuse(500, 'internal', 'Something went wrong.')))
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Retry' }).click()
    over()
    const card = (label: string) => page.locator('dl > div').filter({ hasText: label })
    await expect(card('Total Users')).toContainText('12,345')
    await expect(card('Blueprints Created')).toContainText('67,890')
    expect((await users.boundingBox())?.height).toBe(600)
    await expect(users.getByRole('row')).toHaveCount(13)
    await expect(users.getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Panels' }).getByRole('link')).toHaveText([
      'Reports',
      'Operations',
    ])
    await users.getByRole('button', { name: 'Load more' }).click()
    await expect(users.getByRole('row')).toHaveCount(15)
    await expect(users.getByRole('row').last()).toContainText('Suspended')
    await expectSound(page)
  })

  await test.step('the owner comes from a name to its page, and from the links to the panels', async () => {
    await page.route('**/api/dashboard', as({ isAdmin: true, isOwner: true }))
    const stats = { successRate: 100, level: 'Healthy', total: 0, success: 0, failed: 0, lastDelivery: null }
    await page.route('**/api/admin/webhook-health', fulfil({ deliveries: [], stats }))
    await page.goto('/dashboard')
    await expect(page.getByRole('navigation', { name: 'Panels' }).getByRole('link')).toHaveCount(8)
    await expect(users.getByRole('link', { name: 'Person 7', exact: true })).toHaveAttribute(
      'href',
      `/admin/customers/${person(7).id}`,
    )
  })

  await test.step('panels that cannot be fetched leave the rest standing, and come with Retry', async () => {
    const over = expectTrouble(/failed/i)
    await page.route(/owner-panels|healthz/, (route) => route.abort())
    await page.goto('/dashboard')
    await expect(page.getByText('Failed to load the panels')).toBeVisible()
    await expect(users.getByRole('row')).toHaveCount(13)
    await page.unroute(/owner-panels|healthz/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('tab', { name: 'Webhook health' })).toBeVisible()
    over()
  })
})

test('the audit trail is searched; its doors are closed to others', async ({ page, expectTrouble }) => {
  await test.step('a member who knows the address', async () => {
    await page.context().addCookies([{ name: 'fcp_hint', value: '1', url: 'http://127.0.0.1' }])
    await page.route('**/api/dashboard', fulfil(DASHBOARD))
    await page.goto('/admin/audit')
    await expect(page.getByText('This page is not for your account')).toBeVisible()
    await expect(page.getByLabel('Search the audit trail')).toHaveCount(0)
    await page.unroute('**/api/dashboard')
  })

  const email = newEmail('kestrel')
  const data = { email, password: PASSWORD, fullName: 'Kes Trel' }
  expect((await page.request.post('/api/auth/signup', { data })).status()).toBe(200)
  await signInAsOwner(page)
  const search = { params: { search: email } }
  const { customers } = await (await page.request.get('/api/admin/customers', search)).json()
  expect(customers).toMatchObject([{ email }])
  const reason = `Voucher ${newEmail('kestrel').slice(0, 16)}`
  for (const amount of [2, -1])
    await page.request.post(`/api/admin/customers/${customers[0].id}/credits`, {
      data: { amount, reason, key: crypto.randomUUID() },
    })

  await test.step('the owner', async () => {
    const over = expectTrouble(/500|failed/)
    await page.route('**/api/admin/audit*', once(refuse(500, 'internal', 'Something went wrong.')))
    await page.goto('/admin/audit')
    await page.getByRole('button', { name: 'Retry' }).click()
    over()
    const entries = page.locator('main').getByRole('listitem').filter({ hasText: 'Credits changed' })
    await page.getByLabel('Search the audit trail').fill(reason)
    await expect(entries).toHaveCount(2)
    await expect(entries.first()).toContainText(`“${reason}”`)
    await expect(entries.first()).toContainText(customers[0].email)
    await page.getByLabel('Search the audit trail').fill('xyzzy-nothing')
    await expect(page.getByText('Nothing found.')).toBeVisible()
    await page.getByLabel('Search the audit trail').fill(reason)
    await expect(entries).toHaveCount(2)
    await expectSound(page)
  })
})
