// Where emailed links lead: /magic-login, /reset-password and /verify-email.
import type { Page } from '@playwright/test'
import { answer, breakOff, expectToast, MARA } from './account-answers.ts'
import { goInside } from './go-inside.ts'
import { expect, expectAccessible, test } from './quiet-page.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** From here on time passes only when the test says so. */
async function freezeTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** The page of a link, opened anew within the page that is open. */
async function follow(page: Page, address: string): Promise<void> {
  await goInside(page, '/login')
  await expect(heading(page, 'Welcome Back')).toBeVisible()
  await goInside(page, address)
}

const CHECKED = { success: true, email: 'm•••@example.com', confirm: false }

test('/magic-login', async ({ page, expectTrouble }) => {
  await answer(page, 'magic-login/check', { json: CHECKED })
  await test.step('without a token nothing is sent', async () => {
    const sent = await answer(page, 'magic-login', {})
    await page.goto('/magic-login')
    await expect(heading(page, 'Login Failed')).toBeVisible()
    await expect(main(page).getByRole('alert')).toHaveText('Invalid login link. Please request a new one.')
    await expect(link(page, 'Request New Login Link')).toHaveAttribute('href', '/login')
    await expect(link(page, 'Back to Home')).toHaveAttribute('href', '/')
    await expectAccessible(page, 'main')
    expect(sent).toEqual([])
  })

  const over = expectTrouble(/400|api\/auth|ERR_CONNECTION_REFUSED/)
  for (const [json, sentence] of [
    [{ success: false, error: 'This link was used.' }, 'This link was used.'],
    [{}, 'Invalid or expired login link.'],
  ] as const) {
    await test.step(`refused: ${sentence}`, async () => {
      await answer(page, 'magic-login', { status: 400, json })
      await follow(page, '/magic-login#token=abc')
      await expect(heading(page, 'Login Failed')).toBeVisible()
      await expect(main(page).getByRole('alert')).toHaveText(sentence)
      await expect(page).toHaveURL('/magic-login')
    })
  }

  await test.step('nobody answers: the link stays good for another load', async () => {
    await breakOff(page, 'magic-login')
    // The old form, of emails that were sent before.
    await follow(page, '/magic-login?token=abc')
    await expect(main(page).getByRole('alert')).toHaveText('Unable to verify login link. Please try again.')
    await expect(page).toHaveURL('/magic-login')
  })

  await test.step('a link that is over is refused before anything is asked', async () => {
    const json = { success: false, error: 'Invalid or expired login link.', code: 'link_invalid' }
    await answer(page, 'magic-login/check', { status: 400, json })
    await follow(page, '/magic-login#token=over')
    await expect(heading(page, 'Login Failed')).toBeVisible()
    await expect(page).toHaveURL('/magic-login')
  })
  over()

  await test.step('a link of another browser asks first, and says whose session would end', async () => {
    const sent = await answer(page, 'magic-login', {})
    await answer(page, 'magic-login/check', { json: { ...CHECKED, confirm: true } })
    await follow(page, '/magic-login#token=abc')
    await expect(heading(page, 'Sign in as m•••@example.com?')).toBeVisible()
    await expect(main(page).getByText(/requested in a different browser/)).toBeVisible()
    await expect(link(page, 'Cancel')).toHaveAttribute('href', '/')
    await expectAccessible(page, 'main')
    await answer(page, 'magic-login/check', {
      json: { ...CHECKED, confirm: true, signedInAs: 'bob@example.com' },
    })
    await page.reload()
    await expect(main(page).getByText(/signed in as bob@example.com in this browser/)).toBeVisible()
    await expect(link(page, 'Cancel')).toHaveAttribute('href', '/dashboard')
    expect(sent).toEqual([])
  })

  await test.step('spends the link once, welcomes, and goes to the dashboard after 1.5 s', async () => {
    const held = Promise.withResolvers<void>()
    const json = { success: true, user: MARA, passwordEnded: false }
    const sent = await answer(page, 'magic-login', { json, signsIn: true, after: held.promise })
    await button(page, 'Sign In').dblclick()
    await expect(main(page).getByText('Signing In...')).toBeVisible()
    await freezeTime(page)
    held.resolve()
    await expect(heading(page, 'Login Successful!')).toBeVisible()
    await expect(main(page).getByText('Welcome back, Mara Lindqvist!')).toBeVisible()
    await expectToast(page, 'Authentication successful!', 'Welcome back, Mara Lindqvist!')
    await expect(page).toHaveURL('/magic-login')
    await page.clock.runFor(1_400)
    await expect(page).toHaveURL('/magic-login')
    const entries = await page.evaluate(() => history.length)
    const loaded = page.waitForEvent('load')
    await page.clock.runFor(200)
    await loaded
    await expect(page).toHaveURL('/dashboard')
    // In the place of the link: Back leads to the page before it, not to a link that is used up.
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(sent).toEqual([{ token: 'abc' }])
  })
})

// A page of its own: one whose time was stopped does not start again.
test('/magic-login says when an older password ended', async ({ page }) => {
  await answer(page, 'magic-login/check', { json: CHECKED })
  await answer(page, 'magic-login', { json: { success: true, user: MARA, passwordEnded: true } })
  await page.clock.install()
  await page.goto('/magic-login#token=abc')
  await expect(
    main(page).getByText(
      'For your safety, the password set before this address was confirmed no longer works. You can set a new one in Settings.',
    ),
  ).toBeVisible()
})

test('/reset-password', async ({ page, expectTrouble }) => {
  await test.step('without a token there is nothing to reset', async () => {
    await page.goto('/reset-password')
    await expect(heading(page, 'Invalid Reset Link')).toBeVisible()
    await expect(main(page).getByText('This password reset link is invalid or has expired.')).toBeVisible()
    await expect(main(page).getByRole('alert')).toHaveText(
      'Invalid password reset link. Please request a new one.',
    )
    await expect(link(page, 'Back to Login')).toHaveAttribute('href', '/login')
    await expectAccessible(page, 'main')
  })

  await test.step('checks on submit and from then on with each change', async () => {
    const sent = await answer(page, 'reset-password', {})
    await page.goto('/reset-password#token=abc')
    await field(page, 'New Password').fill('harbour')
    await expect(main(page).getByText('at least 8 characters long')).toHaveCount(0)
    await button(page, 'Reset Password').click()
    await expect(main(page).getByText('Password must be at least 8 characters long')).toBeVisible()
    await expect(main(page).getByText('Please confirm your password')).toBeVisible()
    await expect(field(page, 'New Password')).toBeFocused()
    await expectAccessible(page, 'main')
    await field(page, 'New Password').fill('harbour7')
    await expect(main(page).getByText('at least 8 characters long')).toHaveCount(0)
    await field(page, 'Confirm New Password').fill('harbour77')
    await expect(main(page).getByText("Passwords don't match")).toBeVisible()
    await button(page, 'Reset Password').click()
    await field(page, 'Confirm New Password').fill('harbour7')
    await expect(main(page).getByText("Passwords don't match")).toHaveCount(0)
    expect(sent).toEqual([])
  })

  await test.step('failures stand in an alert: the server’s sentence, ours, a broken network, a lost token', async () => {
    const over = expectTrouble(/400|api\/auth|ERR_CONNECTION_REFUSED/)
    await field(page, 'New Password').fill('quiet harbour lamp')
    await field(page, 'Confirm New Password').fill('quiet harbour lamp')
    const alert = main(page).getByRole('alert')
    await answer(page, 'reset-password', { status: 400, json: { error: 'This link was used.' } })
    await button(page, 'Reset Password').click()
    await expect(alert).toHaveText('This link was used.')
    await answer(page, 'reset-password', { status: 400, json: {} })
    await button(page, 'Reset Password').click()
    await expect(alert).toHaveText('Failed to reset password')
    await breakOff(page, 'reset-password')
    await button(page, 'Reset Password').click()
    await expect(alert).toHaveText('An error occurred while resetting your password')
    await page.evaluate(() => history.replaceState(null, '', '/reset-password'))
    await button(page, 'Reset Password').click()
    await expect(alert).toHaveText('Invalid password reset token.')
    await expect(field(page, 'New Password')).toHaveValue('quiet harbour lamp')
    over()
  })

  await test.step('sets the password once, says so, and goes to the login after 1 s', async () => {
    const held = Promise.withResolvers<void>()
    const sent = await answer(page, 'reset-password', { after: held.promise })
    await follow(page, '/reset-password#token=abc')
    await field(page, 'New Password').fill('quiet harbour lamp')
    await field(page, 'Confirm New Password').fill('quiet harbour lamp')
    await freezeTime(page)
    await button(page, 'Reset Password').dblclick()
    await expect(main(page).getByText('Resetting Password...')).toBeVisible()
    held.resolve()
    await expectToast(page, 'Password Reset', 'Your password has been reset. Please sign in.')
    await page.clock.runFor(900)
    await expect(page).toHaveURL('/reset-password')
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/login')
    expect(sent).toEqual([{ token: 'abc', password: 'quiet harbour lamp' }])
  })
})

const CONFIRMED = { success: true, user: MARA, passwordEnded: false }
const NEEDS_PASSWORD = {
  success: false,
  error: 'Type the password of the account mara@example.com to confirm.',
  code: 'confirm_password',
}

test('/verify-email', async ({ page, expectTrouble }) => {
  await test.step('confirms on load, once', async () => {
    const sent = await answer(page, 'verify-email', { json: CONFIRMED })
    await page.goto('/verify-email#token=abc')
    await expect(heading(page, 'Email Address Confirmed')).toBeVisible()
    await expect(link(page, 'Founder Dashboard')).toHaveAttribute('href', '/dashboard')
    await expect(page).toHaveURL('/verify-email')
    await expectAccessible(page, 'main')
    expect(sent).toEqual([{ token: 'abc' }])
  })

  expectTrouble(/409|401|400|api\/auth/)
  await test.step('asks for the password, tells when it is wrong, and takes the right one', async () => {
    await answer(page, 'verify-email', { status: 409, json: NEEDS_PASSWORD })
    await follow(page, '/verify-email#token=abc')
    await expect(
      main(page).getByText('Type the password of the account mara@example.com to confirm.'),
    ).toBeVisible()
    await expect(field(page, 'Password')).toBeFocused()
    await expectAccessible(page, 'main')
    await answer(page, 'verify-email', { status: 401, json: { error: 'This password is wrong.' } })
    await field(page, 'Password').fill('not it')
    await button(page, 'Confirm').click()
    await expect(main(page).getByText('This password is wrong.')).toBeVisible()
    const sent = await answer(page, 'verify-email', { json: CONFIRMED })
    await field(page, 'Password').fill('quiet harbour lamp')
    await button(page, 'Confirm').click()
    await expect(heading(page, 'Email Address Confirmed')).toBeVisible()
    expect(sent).toEqual([{ token: 'abc', password: 'quiet harbour lamp' }])
  })

  await test.step('without the password: explained first, then confirmed, and the password ends', async () => {
    await answer(page, 'verify-email', { status: 409, json: NEEDS_PASSWORD })
    await follow(page, '/verify-email#token=abc')
    await button(page, "I don't know this password").click()
    const asking = page.getByRole('alertdialog')
    await expect(asking.getByText(/The old password stops working/)).toBeVisible()
    const sent = await answer(page, 'verify-email', { json: { ...CONFIRMED, passwordEnded: true } })
    await asking.getByRole('button', { name: 'Confirm' }).click()
    await expect(heading(page, 'Email Address Confirmed')).toBeVisible()
    await expect(main(page).getByText(/^For your safety/)).toBeVisible()
    expect(sent).toEqual([{ token: 'abc', withoutPassword: true }])
  })

  await test.step('a change of address asks to sign in first', async () => {
    const json = { error: 'Please sign in to confirm the new address.', code: 'sign_in_first' }
    await answer(page, 'verify-email', { status: 401, json })
    await follow(page, '/verify-email#token=abc')
    await expect(main(page).getByText('Please sign in to confirm the new address.')).toBeVisible()
    await expect(link(page, 'Sign In')).toHaveAttribute('href', '/login')
  })

  await test.step('every other failure is told, with two ways on', async () => {
    await answer(page, 'verify-email', { status: 400, json: {} })
    await follow(page, '/verify-email#token=abc')
    await expect(heading(page, 'Confirmation Failed')).toBeVisible()
    await expect(main(page).getByRole('alert')).toHaveText('Invalid or expired confirmation link.')
    await expect(link(page, 'Back to Login')).toHaveAttribute('href', '/login')
    await expect(link(page, 'Back to Home')).toHaveAttribute('href', '/')
  })
})
