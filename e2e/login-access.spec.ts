// 'Access Your Dashboard': the first page's way in, by email alone.
import type { Page } from '@playwright/test'
import { answer, breakOff, closeToast, DASHBOARD, events, expectToast, MARA } from './account-answers.ts'
import { expect, expectAccessible, settled, test } from './quiet-page.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const email = (page: Page) => dialog(page).getByRole('textbox', { name: 'Email' })
const access = (page: Page) => dialog(page).getByRole('button', { name: 'Access Dashboard' })

async function open(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog', { name: 'Access Your Dashboard' })).toBeVisible()
}

test('an email alone: refused, sent, and welcomed at once', async ({ page, expectTrouble }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await settled(page)

  await test.step('failures are told: the server’s sentence, ours, and when nobody answers', async () => {
    const over = expectTrouble(/400|api\/auth|ERR_CONNECTION_REFUSED/)
    await open(page)
    await email(page).fill(MARA.email)
    await answer(page, 'login', { status: 400, json: { error: 'The moon is wrong.' } })
    await access(page).click()
    await expectToast(page, 'Authentication failed', 'The moon is wrong.', 'destructive')
    await answer(page, 'login', { status: 400, json: {} })
    await access(page).click()
    await expectToast(
      page,
      'Authentication failed',
      'Please check your email address and try again.',
      'destructive',
    )
    await breakOff(page, 'login')
    await access(page).click()
    await expectToast(page, 'Authentication failed', 'Please try again in a moment.', 'destructive')
    await expect(email(page)).toHaveValue(MARA.email)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeFocused()
    over()
  })

  await test.step('waits for an email, sends it once, and asks to look into the mail', async () => {
    const held = Promise.withResolvers<void>()
    const json = { success: true, linkSent: true }
    const sent = await answer(page, 'login', { json, after: held.promise })
    await open(page)
    await expect(email(page)).toBeFocused()
    await expect(access(page)).toBeDisabled()
    await expectAccessible(page, '[role=dialog]')
    await email(page).fill(MARA.email)
    await access(page).dblclick()
    await expect(dialog(page).locator('[type=submit]')).toBeDisabled()
    held.resolve()
    await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible()
    await expect(dialog(page).getByText(/It works for 15 minutes/)).toBeVisible()
    expect(sent).toEqual([{ email: MARA.email }])
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('whoever is signed in as that address already is welcomed at once', async () => {
    await closeToast(page)
    await answer(page, 'login', { json: { success: true, user: MARA }, signsIn: true })
    await open(page)
    await email(page).fill(MARA.email)
    await email(page).press('Enter')
    await expectToast(page, 'Authentication successful!', 'Welcome back, Mara Lindqvist!')
    await expect(page).toHaveURL('/dashboard')
    expect(await events(page)).toContainEqual({ event: 'auth', action: 'login' })
  })

  await test.step('signed in, the first page leads to the dashboard instead, and to the newest blueprints in tabs of their own', async () => {
    const blueprints = ['a', 'b', 'c', 'd'].map((slug) => ({ slug, name: `Startup ${slug}` }))
    await page.route('**/api/dashboard', (route) => route.fulfill({ json: { ...DASHBOARD, blueprints } }))
    await page.goto('/')
    const main = page.getByRole('main')
    const own = main.getByRole('navigation', { name: 'Your blueprints' }).getByRole('link')
    await expect(own).toHaveCount(3)
    await expect(own.first()).toHaveAttribute('href', '/blueprint/a')
    await expect(own.first()).toHaveAttribute('target', '_blank')
    await expect(main.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect(main.getByRole('button', { name: 'Sign In' })).toHaveCount(0)
  })
})
