// Every way in, with the real server, mailbox and identity provider.
import type { Page } from '@playwright/test'
import { closeToast } from './account-answers.ts'
import { mailTo, newEmail, OWNER, PASSWORD, signUp } from './people.ts'
import { expect, settled, test } from './quiet-page.ts'

const NEW_PASSWORD = 'another good password'

async function signInOnPage(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('Email', { exact: true }).fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function logOut(page: Page): Promise<void> {
  await closeToast(page)
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login to Dashboard' })).toBeVisible()
}

test('the life of an account, from signing up to deleting it', async ({ page, expectTrouble }) => {
  const email = newEmail()

  await test.step('signing up in the dialog leads to the dashboard; the link of the email confirms the address', async () => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Login to Dashboard' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Sign up here' }).click()
    await dialog.getByLabel('Full Name').fill('Mara Lindqvist')
    await dialog.getByLabel('Email', { exact: true }).fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('Account created successfully!').first()).toBeVisible()
    await expect(page.getByText(`Mara Lindqvist · ${email}`)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Founder Dashboard' })).toBeVisible()

    await expect(page.getByText('Please confirm your email address.')).toBeVisible()
    await page.goto((await mailTo(page.request, email, 'Confirm your email')).link)
    await expect(page.getByRole('heading', { name: 'Email Address Confirmed' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Email Address Confirmed' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Founder Dashboard' }).click()
    await expect(page.getByText(`Mara Lindqvist · ${email}`)).toBeVisible()
    await expect(page.getByText('Please confirm your email address.')).toBeHidden()
    await logOut(page)
  })

  await test.step('a forgotten password is set anew by the link of the email', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Login to Dashboard' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Forgot your password?' }).click()
    await dialog.getByLabel('Email', { exact: true }).fill(email)
    await dialog.getByRole('button', { name: /Send|Reset/ }).click()
    await expect(page.getByText('Check your email for password reset instructions').first()).toBeVisible()
    await page.goto((await mailTo(page.request, email, 'Reset your password')).link)
    await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Confirm New Password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(page).toHaveURL('/login')
  })

  await test.step('a wrong password is said in plain words, and what was typed stays', async () => {
    const over = expectTrouble(/401/)
    await signInOnPage(page, email, PASSWORD)
    await expect(page.getByText('The email address or the password is not right.').first()).toBeVisible()
    await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue(email)
    over()
  })

  await test.step('a password signs in on the login page; logging out goes home', async () => {
    await signInOnPage(page, email, NEW_PASSWORD)
    await expect(page).toHaveURL('/dashboard')
    await logOut(page)
    expect((await page.request.get('/api/auth/me')).status()).toBe(401)
  })

  await test.step('an email alone leads to a link and a code; the code signs in where it was asked for', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Access Your Dashboard' })
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Access Dashboard' }).click()
    await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible()
    const { code } = await mailTo(page.request, email, 'Your login link')
    await page.getByRole('dialog').getByRole('textbox', { name: /code/i }).fill(code)
    await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Welcome back, Mara Lindqvist!').first()).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('settings are kept; the export is a ZIP; a deleted account is gone', async () => {
    expectTrouble(/401/)
    await page.getByRole('contentinfo').locator('a[href="/settings"]').click()
    const votes = page.getByRole('switch', { name: /upvotes/i })
    await expect(votes).not.toBeChecked()
    await votes.check()
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(page.getByText('Your notification preferences have been updated.').first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('switch', { name: /upvotes/i })).toBeChecked()

    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export my data' }).click()
    expect((await downloading).suggestedFilename()).toBe('founder-co-pilot-my-data.zip')

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await dialog.getByLabel(/password/i).fill(NEW_PASSWORD)
    await dialog.getByRole('button', { name: /delete/i }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login to Dashboard' })).toBeVisible()
    const answer = await page.request.post('/api/auth/login', { data: { email, password: NEW_PASSWORD } })
    expect(answer.status()).toBe(401)
  })
})

test('emailed links on two devices, and the dashboard of a stranger', async ({
  page,
  context,
  browser,
  expectTrouble,
}) => {
  const email = await signUp(page)
  const phone = await (await browser.newContext()).newPage()

  await test.step('confirming on another device asks for the password first', async () => {
    await phone.goto((await mailTo(page.request, email, 'Confirm your email')).link)
    await phone.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await phone.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(phone.getByRole('heading', { name: 'Email Address Confirmed' })).toBeVisible()
    expect((await page.request.get('/api/auth/me')).status()).toBe(200)
  })

  let used = ''
  await test.step('the link signs in where it was requested, once', async () => {
    await context.clearCookies()
    await page.request.post('/api/auth/login', { data: { email } })
    const { link } = await mailTo(page.request, email, 'Your login link')
    used = link
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Login Successful!' })).toBeVisible()
    expect(page.url()).not.toContain('token=')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText(email).first()).toBeVisible()

    await phone.context().clearCookies()
    for (const path of ['/magic-login', '/verify-email', '/reset-password', '/success']) {
      const response = await phone.request.get(path)
      expect(response.headers(), path).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
    }
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: 'Login Failed' })).toBeVisible()
    await expect(phone.getByText('Invalid or expired login link.')).toBeVisible()
  })

  await test.step('a link that another browser requested asks before it signs in', async () => {
    await context.clearCookies()
    await page.request.post('/api/auth/login', { data: { email } })
    await expect.poll(async () => (await mailTo(page.request, email, 'Your login link')).link).not.toBe(used)
    const { link } = await mailTo(page.request, email, 'Your login link')
    await phone.goto(link)
    const title = `Sign in as ${email[0]}•••@example.com?`
    await expect(phone.getByRole('heading', { name: title })).toBeVisible()
    expect(phone.url()).not.toContain('token=')
    expect((await phone.request.get('/api/auth/me')).status()).toBe(401)
    await phone.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(phone).toHaveURL('/dashboard')
    await phone.context().close()
  })

  await test.step('the dashboard asks who one is; the address in the query only fills in the field', async () => {
    expectTrouble(/401/)
    await context.clearCookies()
    await page.goto(`/dashboard?email=${encodeURIComponent(OWNER.email)}`)
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(OWNER.email)
    expect((await page.request.get('/api/auth/me')).status()).toBe(401)
    await dialog.getByLabel('Password', { exact: true }).fill(OWNER.password)
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Founder Dashboard' })).toBeVisible()
    // Above the page; the owner's desk, which comes later, has one as well.
    await expect(page.getByRole('main').getByRole('link', { name: 'Reports' }).first()).toBeVisible()
  })
})

test('the pages to sign up and in, with the mailbox, the identity provider, and nobody at all', async ({
  page,
  context,
  expectTrouble,
}) => {
  const email = newEmail()

  await test.step('signing up on its page leads to the purchase', async () => {
    await page.goto('/signup')
    const form = page.getByRole('main')
    await form.getByLabel('Full Name').fill('Tom Okafor')
    await form.getByLabel('Email', { exact: true }).fill(email)
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await form.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL('/blueprint-purchase')
  })

  await test.step('the button in an email, pressed in the sandbox mailbox, opens the shop', async () => {
    // The browser driver tries to look into the frame, where no script may run.
    const over = expectTrouble(/Blocked script execution|origin-keyed/)
    await mailTo(page.request, email, 'Confirm your email')
    await page.goto(`/sandbox/mailbox?to=${encodeURIComponent(email)}`)
    const opening = page.waitForEvent('popup')
    await page.frameLocator('iframe').getByRole('link', { name: 'Confirm address' }).click()
    const popup = await opening
    await expect(popup.getByRole('heading', { name: 'Email Address Confirmed' })).toBeVisible()
    await popup.close()
    await context.clearCookies()
    await page.goto('/login')
    over()
  })

  await test.step('the identity provider signs in; cancelling there is said on the login page', async () => {
    const googled = newEmail('google')
    await page.getByRole('main').getByRole('link', { name: 'Continue with Google' }).click()
    await page.getByLabel('Email').fill(googled)
    await page.getByLabel('Name').fill('Gia Google')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(`Gia Google · ${googled}`)).toBeVisible()
    await expect(page.getByText('Account created successfully!').first()).toBeVisible()
    await expect(page).toHaveURL('/dashboard')

    await page.goto('/settings')
    await page.getByRole('button', { name: 'Disconnect Google (sandbox)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Disconnect Google (sandbox)?' })
    await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect(
      page.locator('[data-toasts] li').filter({ hasText: 'Google (sandbox) disconnected' }),
    ).toBeVisible()
    await expect(page.getByText('Link by email', { exact: true })).toBeVisible()

    await context.clearCookies()
    await page.goto('/api/auth/google')
    await page.getByLabel('Email').fill(googled)
    await page.getByLabel('Mailbox hosted elsewhere').check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('We sent you an email. Open its link in this browser')).toBeVisible()
    await page.goto((await mailTo(page.request, googled, 'Connect Google')).link)
    await expect(page.getByText('Google (sandbox) will sign you in to this account')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/dashboard')
    // A call that is still under way would be refused without the cookies, and would open the dialog.
    await settled(page)

    await context.clearCookies()
    await page.goto('/api/auth/google')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Google sign-in was cancelled.')).toBeVisible()
  })

  await test.step('with the server away, the first thing to go wrong is told', async () => {
    expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|failed/)
    await settled(page)
    await context.setOffline(true)
    await signInOnPage(page, 'mara@example.com', 'any password')
    await expect(page.getByText('Unable to connect to server. Please try again.').first()).toBeVisible()
    await closeToast(page)
    await page.getByRole('banner').getByRole('button', { name: 'Login to Dashboard' }).click()
    const words = 'Unable to connect to the server. Please check your internet connection and try again.'
    await expect(page.getByText(words).first()).toBeVisible()
  })
})
