// The header's login dialog: its modes, what it says, what it sends.
import type { Page } from '@playwright/test'
import {
  answer,
  breakOff,
  closeToast,
  events,
  expectToast,
  forgetEvents,
  logOut,
  MARA,
} from './account-answers.ts'
import { expect, expectAccessible, expectSound, settled, test } from './quiet-page.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true })
const password = (page: Page) => dialog(page).getByLabel('Password', { exact: true })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await settled(page)
})

async function open(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Login to Dashboard' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
}

/** As if it had never been opened. */
async function close(page: Page) {
  // A toast that is shown takes the first Escape.
  await closeToast(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await forgetEvents(page)
}

/** Home again, as if nobody had signed in. */
async function startOver(page: Page) {
  await closeToast(page)
  await logOut(page)
  await forgetEvents(page)
}

async function fill(page: Page) {
  await field(page, 'Email').fill(MARA.email)
  await password(page).fill('quiet harbour lamp')
}

const DIALOG = { part: '[role=dialog]', widths: [1280] }

const REFUSALS = [
  { mode: 'signIn', call: 'login', title: 'Sign In' },
  { mode: 'signUp', call: 'signup', title: 'Account Creation' },
  { mode: 'reset', call: 'forgot-password', title: 'Password Reset' },
] as const

test('every mode, what it says, and what is told when it fails', async ({ page, expectTrouble }) => {
  for (const { mode, call, title } of REFUSALS) {
    await test.step(`${title}: a refusal is told in the server's words or ours, and what was typed stays`, async () => {
      const over = expectTrouble(/400|api\/auth|ERR_CONNECTION_REFUSED/)
      await open(page)
      await field(page, 'Email').fill(MARA.email)
      if (mode !== 'reset') await password(page).fill('quiet harbour lamp')
      if (mode === 'signUp') await button(page, 'Sign up here').click()
      if (mode === 'signUp') await field(page, 'Full name').fill(MARA.fullName)
      if (mode === 'signUp') await password(page).fill('quiet harbour lamp')
      if (mode === 'reset') await button(page, 'Forgot your password?').click()
      const name = { signIn: 'Sign In', signUp: 'Create Account', reset: 'Send Reset Email' }[mode]

      await answer(page, call, { status: 400, json: { success: false, error: 'The moon is wrong.' } })
      await button(page, name).click()
      await expectToast(page, title, 'The moon is wrong.', 'destructive')

      await answer(page, call, { status: 400, json: {} })
      await button(page, name).click()
      await expectToast(page, title, 'Authentication failed', 'destructive')

      await breakOff(page, call)
      await button(page, name).click()
      await expectToast(
        page,
        'Connection Error',
        'Unable to connect to the server. Please check your internet connection and try again.',
        'destructive',
      )
      await expect(field(page, 'Email')).toHaveValue(MARA.email)
      if (mode !== 'reset') await expect(password(page)).toHaveValue('quiet harbour lamp')
      const form = { signIn: 'login', signUp: 'signup', reset: 'password_reset' }[mode]
      expect(await events(page)).toEqual(Array(3).fill({ event: 'form_fail', form }))
      await close(page)
      over()
    })
  }

  await test.step('in reset mode an error that says it was sent is news, not trouble', async () => {
    const over = expectTrouble(/429|api\/auth/)
    await answer(page, 'forgot-password', {
      status: 429,
      json: { success: false, error: 'An email was sent a minute ago.' },
    })
    await open(page)
    await button(page, 'Forgot your password?').click()
    await field(page, 'Email').fill(MARA.email)
    await button(page, 'Send Reset Email').click()
    await expectToast(page, 'Password Reset', 'An email was sent a minute ago.')
    await close(page)
    over()
  })

  await test.step('a reset email is sent, and one is back at signing in with the email still there', async () => {
    const held = Promise.withResolvers<void>()
    const sent = await answer(page, 'forgot-password', { after: held.promise })
    await open(page)
    await field(page, 'Email').fill(MARA.email)
    await button(page, 'Forgot your password?').click()
    await button(page, 'Send Reset Email').click()
    await expect(dialog(page).getByText('Sending Reset Email...')).toBeVisible()
    held.resolve()
    await expectToast(page, 'Reset Email Sent', 'Check your email for password reset instructions')
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
    await expect(field(page, 'Email')).toHaveValue(MARA.email)
    expect(sent).toEqual([{ email: MARA.email }])
    expect(await events(page)).toContainEqual({ event: 'auth', action: 'password_reset' })
    await close(page)
  })

  await test.step('an account without a password gets a link to set one, and nobody is signed in', async () => {
    await answer(page, 'signup', { json: { success: true, linkSent: true } })
    await open(page)
    await button(page, 'Sign up here').click()
    await field(page, 'Full name').fill(MARA.fullName)
    await fill(page)
    await button(page, 'Create Account').click()
    await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible()
    await expect(
      dialog(page).getByText(/We sent a link to set the password to mara@example.com/),
    ).toBeVisible()
    await expect(dialog(page).getByLabel('6-digit code')).toHaveCount(0)
    await expectAccessible(page, '[role=dialog]')
    await expect(page).toHaveURL('/')
    await button(page, 'Back to sign in').click()
    await expect(field(page, 'Email')).toHaveValue(MARA.email)
    await close(page)
  })

  await test.step('three modes, each accessible and begun at its first field', async () => {
    await open(page)
    await expect(field(page, 'Email')).toBeFocused()
    await expect(dialog(page).getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/auth/google',
    )
    await expectSound(page, DIALOG)

    await button(page, 'Sign up here').click()
    await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible()
    await expect(field(page, 'Full name')).toBeFocused()
    await expect(button(page, 'Forgot your password?')).toHaveCount(0)
    await expectSound(page, DIALOG)

    await button(page, 'Sign in here').click()
    await button(page, 'Forgot your password?').click()
    await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible()
    await expect(password(page)).toHaveCount(0)
    await expect(field(page, 'Email')).toBeFocused()
    await expectSound(page, DIALOG)

    await button(page, 'Back to sign in').click()
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Login to Dashboard' })).toBeFocused()
  })
})

test('every way through it to the dashboard', async ({ page, expectTrouble }) => {
  await test.step('a dialog that cannot be loaded says so, and the next press tries again', async () => {
    const over = expectTrouble(/failed:|ERR_|dynamically imported|Failed to load/)
    await page.route(/shown-dialog|healthz/, (route) => route.abort())
    await page.getByRole('banner').getByRole('button', { name: 'Login to Dashboard' }).click()
    await expectToast(page, 'Connection Error', 'Unable to connect to the server.', 'destructive')
    await page.unroute(/shown-dialog|healthz/)
    await closeToast(page)
    await open(page)
    await close(page)
    over()
  })

  await test.step('signs in once however often it is pressed, says so, and the header knows', async () => {
    const held = Promise.withResolvers<void>()
    const json = { success: true, user: MARA }
    const sent = await answer(page, 'login', { json, signsIn: true, after: held.promise })
    await open(page)
    await fill(page)
    await button(page, 'Sign In').dblclick()
    await expect(dialog(page).getByText('Signing In...')).toBeVisible()
    await password(page).press('Enter')
    held.resolve()
    await expectToast(page, 'Success', 'Welcome back!')
    await expect(page).toHaveURL('/dashboard')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log Out' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    expect(sent).toEqual([{ email: MARA.email, password: 'quiet harbour lamp' }])
    expect(await events(page)).toEqual([
      { event: 'form_submit', form: 'login' },
      { event: 'auth', action: 'login' },
    ])
    await startOver(page)
  })

  await test.step('the keyboard alone signs in, and the password can be looked at', async () => {
    const sent = await answer(page, 'login', { json: { success: true, user: MARA }, signsIn: true })
    await page.getByRole('banner').getByRole('button', { name: 'Login to Dashboard' }).press('Enter')
    await expect(field(page, 'Email')).toBeFocused()
    await page.keyboard.type(MARA.email)
    await password(page).focus()
    await page.keyboard.type('quiet harbour')
    await expect(password(page)).toHaveAttribute('type', 'password')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(password(page)).toHaveAttribute('type', 'text')
    await expect(button(page, 'Hide password')).toBeFocused()
    expect(sent).toEqual([])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    expect(sent).toHaveLength(1)
    await startOver(page)
  })

  await test.step('makes an account; news only for those who want them', async () => {
    const sent = await answer(page, 'signup', { json: { success: true, user: MARA }, signsIn: true })
    await open(page)
    await button(page, 'Sign up here').click()
    await expect(dialog(page).getByText(/^By creating an account you confirm/)).toHaveText(
      'By creating an account you confirm that you are 18 or older and accept the Terms of Service and Privacy Policy.',
    )
    await fill(page)
    await button(page, 'Create Account').click()
    expect(sent, 'the name is required').toEqual([])
    await field(page, 'Full name').fill(MARA.fullName)
    const news = dialog(page).getByRole('checkbox', { name: 'Send me news and offers by email' })
    await expect(news).not.toBeChecked()
    await news.check()
    await button(page, 'Create Account').click()
    await expectToast(page, 'Success', 'Account created successfully!')
    await expect(page).toHaveURL('/dashboard')
    expect(sent).toEqual([
      { email: MARA.email, password: 'quiet harbour lamp', fullName: MARA.fullName, marketingEmails: true },
    ])
    expect(await events(page)).toContainEqual({ event: 'auth', action: 'signup' })
    await startOver(page)
  })

  await test.step('a weak password is advised against, a common one refused before it is sent', async () => {
    const sent = await answer(page, 'signup', { json: { success: true, user: MARA }, signsIn: true })
    await open(page)
    await button(page, 'Sign up here').click()
    await field(page, 'Full name').fill(MARA.fullName)
    await field(page, 'Email').fill(MARA.email)
    await password(page).fill('lindqvist 2031')
    await expect(dialog(page).getByText(/contains your name or email/)).toBeVisible()
    await password(page).fill('letmein99')
    await button(page, 'Create Account').click()
    await expect(dialog(page).getByText('This password is too common. Please choose another')).toBeVisible()
    await expect(password(page)).toBeFocused()
    expect(sent).toEqual([])
    await password(page).fill('lindqvist 2031')
    await button(page, 'Create Account').click()
    await expect(page).toHaveURL('/dashboard')
    expect(sent).toEqual([{ email: MARA.email, password: 'lindqvist 2031', fullName: MARA.fullName }])
    await startOver(page)
  })

  await test.step('a login link is asked for with the email alone, and its code signs in', async () => {
    const over = expectTrouble(/400|api\/auth/)
    const asked = await answer(page, 'login', { json: { success: true, linkSent: true } })
    await open(page)
    await button(page, 'Email me a login link').click()
    expect(asked, 'the email is required').toEqual([])
    await field(page, 'Email').fill(MARA.email)
    await button(page, 'Email me a login link').click()
    await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible()
    await expect(dialog(page).getByText(/^If/)).toHaveText(
      'If mara@example.com has an account, we sent a login link to it. It works for 15 minutes.',
    )
    expect(asked).toEqual([{ email: MARA.email }])
    await expect(field(page, '6-digit code')).toBeFocused()
    await expectAccessible(page, '[role=dialog]')

    await answer(page, 'magic-login', { status: 400, json: { error: 'This code is wrong.' } })
    await field(page, '6-digit code').fill('000000')
    await button(page, 'Sign In').click()
    await expectToast(page, 'Authentication failed', 'This code is wrong.', 'destructive')

    const json = { success: true, user: MARA, passwordEnded: false }
    const codes = await answer(page, 'magic-login', { json, signsIn: true })
    await field(page, '6-digit code').fill(' 123 456 ')
    await button(page, 'Sign In').click()
    await expectToast(page, 'Authentication successful!', 'Welcome back, Mara Lindqvist!')
    await expect(page).toHaveURL('/dashboard')
    expect(codes).toEqual([{ email: MARA.email, code: '123456' }])
    await startOver(page)
    over()
  })

  await test.step('the browser goes back, and the dialog goes with the page', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click()
    await expect(page).toHaveURL('/resources')
    await open(page)
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL('/')
  })

  await test.step('on a phone the menu opens it as a sheet at the bottom', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('button', { name: 'Sign In' }).click()
    await expect(field(page, 'Email')).toBeFocused()
    await settled(page)
    const form = await dialog(page).getByRole('form').boundingBox()
    expect(form?.width).toBeGreaterThan(320)
    const lowest = await dialog(page).getByText('By continuing with Google').boundingBox()
    expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeGreaterThan(740)
    await expectAccessible(page, '[role=dialog]')
  })
})
