// The account part of the settings in the browser: forms that say what is wrong, sessions, and the way out.
import type { Page, Request } from '@playwright/test'
import { closeToast } from './account-answers.ts'
import { expect, expectAccessible, expectSound, settled, test } from './quiet-page.ts'
import { answer, openSettings, refuse, toastOf } from './settings-page.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const posts = (path: string) => (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === path

test('a member changes name, address, password and sessions, takes the data along, and leaves', async ({
  page,
  context,
  baseURL,
  expectTrouble,
}) => {
  await context.addCookies([{ name: 'fcp_hint', value: '1', url: baseURL ?? '' }])
  await page.route('/api/dashboard', (route) => route.fulfill(answer({})))
  await openSettings(page)

  await test.step('the name is saved; an empty one is refused before it is sent', async () => {
    const account = part(page, 'Your account')
    const name = account.getByLabel('Full name')
    await expect(name).toHaveAttribute('autocomplete', 'name')
    await name.fill(' ')
    await account.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(account.getByText('Please enter your full name.')).toBeVisible()
    await name.fill('Mara Holm')
    const saved = page.waitForRequest(posts('/api/settings/name'))
    await page.route('/api/settings/name', (route) => route.fulfill(answer({ success: true })))
    await account.getByRole('button', { name: 'Save', exact: true }).click()
    expect((await saved).postDataJSON()).toEqual({ fullName: 'Mara Holm' })
    await expect(toastOf(page, 'Name saved')).toBeVisible()
    await closeToast(page)
  })

  await test.step('an address is changed by a link to the new one', async () => {
    await page.route('/api/settings/email', (route) =>
      route.fulfill(answer({ success: true, linkSent: true })),
    )
    const account = part(page, 'Your account')
    await expect(account.getByText('Confirmed', { exact: true })).toBeVisible()
    await expect(account.getByRole('button', { name: 'Send confirmation email' })).toHaveCount(0)
    await account.getByRole('button', { name: 'Change address' }).click()
    await account.getByLabel('New email address').fill('new@example.com')
    await account.getByLabel('Current password').fill('old secret')
    const asked = page.waitForRequest(posts('/api/settings/email'))
    await account.getByRole('button', { name: 'Send link' }).click()
    expect((await asked).postDataJSON()).toEqual({ email: 'new@example.com', currentPassword: 'old secret' })
    const note = account.getByRole('status').filter({ hasText: 'Check your email' })
    await expect(note).toContainText(
      'Unless new@example.com belongs to another account, we sent a link to it.',
    )
    await expect(note).toBeFocused()
    await expect(account.getByText('mara@example.com')).toBeVisible()
  })

  await test.step('a password is checked, changed, and the fields are emptied', async () => {
    await page.route('/api/settings/password', (route) => route.fulfill(answer({ success: true })))
    const form = part(page, 'Password')
    const [current, fresh, again] = ['Current password', 'New password', 'Confirm new password'].map(
      (label) => form.getByLabel(label, { exact: true }),
    )
    if (!current || !fresh || !again) throw new Error('three fields')
    await expect(current).toHaveAttribute('autocomplete', 'current-password')
    await expect(fresh).toHaveAttribute('autocomplete', 'new-password')
    await fresh.fill('short')
    await again.fill('different')
    await expect(form.getByText('Password must be at least 8 characters long')).toHaveCount(0)
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(form.getByText('Password must be at least 8 characters long')).toBeVisible()
    await fresh.fill('long enough')
    await expect(form.getByText("Passwords don't match")).toBeVisible()
    await fresh.fill('different')
    await expect(form.getByText("Passwords don't match")).toHaveCount(0)
    await current.fill('old secret')
    const changed = page.waitForRequest(posts('/api/settings/password'))
    await form.getByRole('button', { name: 'Change password' }).click()
    expect((await changed).postDataJSON()).toEqual({ password: 'different', currentPassword: 'old secret' })
    await expect(toastOf(page, 'Password changed')).toBeVisible()
    await expect(fresh).toHaveValue('')
    await closeToast(page)
  })

  await test.step('a session elsewhere is ended, its row goes, and the focus stays in the list', async () => {
    const list = part(page, 'Where you are signed in')
    await expect(list.getByText('This browser')).toHaveCount(1)
    await list.getByRole('button', { name: 'End Safari on iPhone' }).click()
    await expect(toastOf(page, 'Session ended')).toBeVisible()
    await expect(list.getByText('Safari on iPhone')).toHaveCount(0)
    await expect(list.getByText('Chrome on Windows')).toBeVisible()
    await expect(list.getByRole('list')).toBeFocused()
    await expect(list.getByRole('button', { name: 'End all other sessions' })).toHaveCount(0)
    await closeToast(page)
  })

  await test.step('recent sign-ins: when, how, with which browser and from which network', async () => {
    const entry = part(page, 'Recent sign-ins').getByRole('listitem')
    await expect(entry).toHaveCount(1)
    await expect(entry).toContainText('Firefox on Linux')
    await expect(entry).toContainText('Password · network 203.0.113.0/24 · 3 times')
  })

  await test.step('the data is a plain download', async () => {
    const link = page.getByRole('link', { name: 'Export my data' })
    await expect(link).toHaveAttribute('href', '/api/settings/export')
    await expect(link).toHaveAttribute('download')
  })

  await test.step('deleting refused: told in the dialog; Escape closes it and the focus returns', async () => {
    const over = expectTrouble(/400/)
    const opener = page.getByRole('button', { name: 'Delete my account' })
    await opener.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Current password').fill('wrong')
    await page.route('/api/settings/delete-account', (route) =>
      refuse(route, 400, 'This is not your current password.', 'wrong_password'),
    )
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('This is not your current password.')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(page).toHaveURL('/settings')
    over()
  })

  await test.step('deleting says what goes and what stays, wants the password, and leaves signed out', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog).toContainText('Deleted member')
    await settled(page)
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByText('Please enter your password.')).toBeVisible()
    await dialog.getByLabel('Current password').fill('old secret')
    await page.route('/api/settings/delete-account', (route) => route.fulfill(answer({ success: true })))
    const erased = page.waitForRequest(posts('/api/settings/delete-account'))
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    expect((await erased).postDataJSON()).toEqual({ currentPassword: 'old secret' })
    await expect(page).toHaveURL('/')
    await expect(toastOf(page, 'Account deleted')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login to Dashboard' })).toBeVisible()
  })
})

test('other accounts: the owner, without a password, not confirmed', async ({ page, expectTrouble }) => {
  await test.step("the owner's address is not changed here, and the owner is not deleted", async () => {
    await openSettings(page, { isOwner: true })
    await expect(page.getByText("The owner's address is set in the configuration.")).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change address' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0)
  })

  await test.step('without a password one can be set; if the server wants a new sign-in, a link leads there', async () => {
    const over = expectTrouble(/401/)
    await openSettings(page, { hasPassword: false })
    await page.route('/api/settings/password', (route) =>
      refuse(route, 401, 'For your safety, please sign in again.', 'signed_out'),
    )
    const form = part(page, 'Password')
    await expect(form.getByLabel('Current password')).toHaveCount(0)
    await form.getByLabel('New password', { exact: true }).fill('secret secret')
    await form.getByLabel('Confirm new password').fill('secret secret')
    await form.getByRole('button', { name: 'Set a password' }).click()
    await expect(form.getByRole('alert')).toContainText('For your safety, please sign in again.')
    await form.getByRole('link', { name: 'Sign in again' }).click()
    await expect(page).toHaveURL('/login')
    over()
  })

  const email = 'a.rather.long.address.of.a.founder@subdomain.example.com'
  await openSettings(page, { proved: false, email })

  await test.step('an address that is not confirmed can be sent the link again', async () => {
    await page.route('/api/settings/verify-email', (route) =>
      route.fulfill(answer({ success: true, linkSent: true })),
    )
    await expect(page.getByText('Not confirmed')).toBeVisible()
    await page.getByRole('button', { name: 'Send confirmation email' }).click()
    await expect(toastOf(page, `We sent a link to ${email}.`)).toBeVisible()
    await closeToast(page)
  })

  await test.step('loaded and with every fault shown: accessible, no sideways scroll', async () => {
    await page.getByRole('button', { name: 'Change address' }).click()
    await expect(page.getByLabel('New email address')).toBeFocused()
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Please confirm your password')).toBeVisible()
    await expectSound(page)
  })
})
