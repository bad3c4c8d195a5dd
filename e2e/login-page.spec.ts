// /login and /signup: one screen at two addresses.
import type { Page } from '@playwright/test'
import { answer, breakOff, closeToast, expectToast, logOut, MARA } from './account-answers.ts'
import { goInside } from './go-inside.ts'
import { expect, expectAccessible, settled, test } from './quiet-page.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

async function visit(page: Page, path: string) {
  await page.goto(path)
  await settled(page)
}

async function fill(page: Page) {
  await field(page, 'Email').fill(MARA.email)
  await field(page, 'Password').fill('quiet harbour lamp')
}

/** Home again, as if nobody had signed in. */
async function startOver(page: Page) {
  await closeToast(page)
  await logOut(page)
}

test('one form at two addresses, and every way it leads on', async ({ page }) => {
  await test.step('nobody is asked who they are without the hint', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit(page, '/login')
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  })

  await test.step('the address decides the form, switching changes it, and the email comes along', async () => {
    await expect(heading(page, 'Welcome Back')).toBeVisible()
    await expect(main(page).getByText('Sign in to open your blueprints.')).toBeVisible()
    await expect(field(page, 'Email')).toBeFocused()
    await field(page, 'Email').fill(MARA.email)
    await button(page, 'Sign up here').click()
    await expect(page).toHaveURL('/signup')
    await expect(heading(page, 'Create Account')).toBeVisible()
    await expect(field(page, 'Full name')).toBeFocused()
    await expect(field(page, 'Email')).toHaveValue(MARA.email)
    await button(page, 'Sign in here').click()
    await expect(page).toHaveURL('/login')
    await expect(field(page, 'Email')).toHaveValue(MARA.email)
    await expect(field(page, 'Password')).toBeFocused()
    await visit(page, '/signup')
    await expect(heading(page, 'Create Account')).toBeVisible()
  })

  await test.step('password managers find what they look for', async () => {
    await expect(field(page, 'Full name')).toHaveAttribute('autocomplete', 'name')
    await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'email')
    await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'new-password')
    await button(page, 'Sign in here').click()
    await expect(page).toHaveURL('/login')
    await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'username')
    await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'current-password')
  })

  await test.step('the button waits for every required field; signing in leads to the dashboard', async () => {
    const sent = await answer(page, 'login', { json: { success: true, user: MARA }, signsIn: true })
    await expect(button(page, 'Sign In')).toBeDisabled()
    await field(page, 'Email').fill(MARA.email)
    await expect(button(page, 'Sign In')).toBeDisabled()
    await field(page, 'Password').fill('quiet harbour lamp')
    await expect(button(page, 'Sign In')).toBeEnabled()
    await field(page, 'Password').press('Enter')
    await expectToast(page, 'Success', 'Welcome back!')
    await expect(page).toHaveURL('/dashboard')
    expect(sent).toHaveLength(1)
  })

  await test.step('whoever is signed in is told so', async () => {
    await visit(page, '/login')
    await expect(main(page).getByText('You are signed in as mara@example.com')).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Founder Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
    await startOver(page)
  })

  await test.step('a new account leads to the purchase; a blank name is no name', async () => {
    const held = Promise.withResolvers<void>()
    const json = { success: true, user: MARA }
    await answer(page, 'signup', { json, signsIn: true, after: held.promise })
    await goInside(page, '/signup')
    await fill(page)
    await field(page, 'Full name').fill('  ')
    await expect(button(page, 'Create Account')).toBeDisabled()
    await field(page, 'Full name').fill(MARA.fullName)
    await button(page, 'Create Account').click()
    await expect(main(page).getByText('Creating Account...')).toBeVisible()
    held.resolve()
    await expectToast(page, 'Success', 'Account created successfully!')
    await expect(page).toHaveURL('/blueprint-purchase')
    await startOver(page)
  })

  await test.step('a forgotten password and a login link are asked for in place', async () => {
    await answer(page, 'forgot-password', {})
    await answer(page, 'login', { json: { success: true, linkSent: true } })
    await goInside(page, '/login')
    await field(page, 'Email').fill(MARA.email)
    await button(page, 'Forgot your password?').click()
    await expect(heading(page, 'Reset Password')).toBeVisible()
    await button(page, 'Send Reset Email').click()
    await expectToast(page, 'Reset Email Sent', 'Check your email for password reset instructions')
    await expect(heading(page, 'Welcome Back')).toBeVisible()
    await button(page, 'Email me a login link').click()
    await expect(heading(page, 'Check your email')).toBeVisible()
    await expect(field(page, '6-digit code')).toBeFocused()
    await expectAccessible(page, 'main')
    await expect(page).toHaveURL('/login')
  })
})

test('typed early, refused, or sent back by the identity provider', async ({ page, expectTrouble }) => {
  await test.step('what is typed before the script runs is kept and counts', async () => {
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/index-.*\.js/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await fill(page)
    held.resolve()
    await expect(button(page, 'Sign In')).toBeEnabled()
    await expect(field(page, 'Email')).toHaveValue(MARA.email)
    await expect(field(page, 'Password')).toHaveValue('quiet harbour lamp')
  })

  for (const [call, title, action] of [
    ['login', 'Login Failed', 'Sign In'],
    ['signup', 'Signup Failed', 'Create Account'],
  ] as const) {
    await test.step(`${title}: in the server's words or ours, and what was typed stays`, async () => {
      const over = expectTrouble(/401|api\/auth|ERR_CONNECTION_REFUSED/)
      if (call === 'signup') await button(page, 'Sign up here').click()
      if (call === 'signup') await field(page, 'Full name').fill(MARA.fullName)
      await fill(page)
      await answer(page, call, { status: 401, json: { success: false, error: 'The moon is wrong.' } })
      await button(page, action).click()
      await expectToast(page, title, 'The moon is wrong.', 'destructive')
      await answer(page, call, { status: 401, json: {} })
      await button(page, action).click()
      await expectToast(page, title, 'Please check your credentials.', 'destructive')
      await breakOff(page, call)
      await button(page, action).click()
      await expectToast(
        page,
        'Connection Error',
        'Unable to connect to server. Please try again.',
        'destructive',
      )
      await expect(field(page, 'Password')).toHaveValue('quiet harbour lamp')
      over()
    })
  }

  await test.step('back from the identity provider with provider_unavailable', async () => {
    await visit(page, '/login?error=provider_unavailable')
    await expect(main(page).getByRole('alert')).toHaveText(
      'Google sign-in is not available right now. Please try again, or sign in with your email.',
    )
    await expectAccessible(page, 'main')
  })

  for (const [code, sentence] of [
    ['provider_cancelled', 'Google sign-in was cancelled.'],
    ['something_new', 'Google sign-in did not work. Please try again.'],
  ] as const) {
    await test.step(`back from the identity provider with ${code}`, async () => {
      await goInside(page, `/login?error=${code}`)
      await expect(main(page).getByRole('alert')).toHaveText(sentence)
    })
  }
})
