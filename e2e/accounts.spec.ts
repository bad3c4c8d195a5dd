// Every way in, with the real server, mailbox and identity provider.

import { mailTo, newEmail, OWNER, PASSWORD, signUp } from './people.ts'
import { expect, settled, test } from './quiet-page.ts'

test('signing up in the dialog leads to the dashboard; the link of the email confirms the address', async ({
  page,
}) => {
  const email = newEmail()
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
  await page.goto('/dashboard')
  await expect(page.getByText(`Mara Lindqvist · ${email}`)).toBeVisible()
  await expect(page.getByText('Please confirm your email address.')).toBeHidden()
})

test('a password signs in on the login page; logging out goes home', async ({ page, context }) => {
  const email = await signUp(page)
  await context.clearCookies()
  await page.goto('/login')
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login to Dashboard' })).toBeVisible()
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
})

test('a wrong password is said in plain words, and what was typed stays', async ({ page, expectTrouble }) => {
  expectTrouble(/401/)
  const email = newEmail()
  await page.goto('/login')
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('The email address or the password is not right.').first()).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue(email)
})

test('signing up on its page leads to the purchase', async ({ page }) => {
  await page.goto('/signup')
  const form = page.getByRole('main')
  await form.getByLabel('Full Name').fill('Tom Okafor')
  await form.getByLabel('Email', { exact: true }).fill(newEmail())
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/blueprint-purchase')
})

test('an email alone leads to a link and a code; the code signs in where it was asked for', async ({
  page,
  context,
}) => {
  const email = await signUp(page)
  await context.clearCookies()
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Access Your Dashboard' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Access Dashboard' }).click()
  await expect(page.getByText('Check your email').first()).toBeVisible()
  const { code } = await mailTo(page.request, email, 'Your login link')
  await page.getByRole('dialog').getByRole('textbox', { name: /code/i }).fill(code)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Welcome back, Mara Lindqvist!').first()).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test('the link signs in wherever it is opened, once', async ({ page, context, browser, expectTrouble }) => {
  expectTrouble(/400/)
  const email = await signUp(page)
  await context.clearCookies()
  await page.request.post('/api/auth/login', { data: { email } })
  const { link } = await mailTo(page.request, email, 'Your login link')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Login Successful!' })).toBeVisible()
  expect(page.url()).not.toContain('token=')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(email).first()).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'Login Failed' })).toBeVisible()
  await expect(other.getByText('Invalid or expired login link.')).toBeVisible()
  await other.context().close()
})

test('a forgotten password is set anew by the link of the email', async ({ page, context }) => {
  const email = await signUp(page)
  await context.clearCookies()
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Login to Dashboard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByRole('dialog').getByLabel('Email', { exact: true }).fill(email)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Send|Reset/ })
    .click()
  await expect(page.getByText('Check your email for password reset instructions').first()).toBeVisible()
  await page.goto((await mailTo(page.request, email, 'Reset your password')).link)
  await page.getByLabel('New Password', { exact: true }).fill('another good password')
  await page.getByLabel('Confirm New Password').fill('another good password')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page).toHaveURL('/login')
  const answer = await page.request.post('/api/auth/login', {
    data: { email, password: 'another good password' },
  })
  expect(answer.status()).toBe(200)
})

test('confirming on another device asks for the password first', async ({ page, browser, expectTrouble }) => {
  expectTrouble(/409/)
  const email = await signUp(page)
  const { link } = await mailTo(page.request, email, 'Confirm your email')
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(link)
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await phone.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(phone.getByRole('heading', { name: 'Email Address Confirmed' })).toBeVisible()
  expect((await page.request.get('/api/auth/me')).status()).toBe(200)
  await phone.context().close()
})

test('the identity provider signs in; cancelling there is said on the login page', async ({ page }) => {
  const email = newEmail('google')
  await page.goto('/login')
  await page.getByRole('main').getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill('Gia Google')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(`Gia Google · ${email}`)).toBeVisible()
  await expect(page.getByText('Account created successfully!').first()).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/login')
  await page.goto('/api/auth/google')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Google sign-in was cancelled.')).toBeVisible()
})

test('the dashboard asks who one is; the address in the query only fills in the field', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/401/)
  await page.goto(`/dashboard?email=${encodeURIComponent(OWNER.email)}`)
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(OWNER.email)
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
  await dialog.getByLabel('Password', { exact: true }).fill(OWNER.password)
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Founder Dashboard' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Reports' })).toBeVisible()
})

test('settings are kept; the export is a ZIP; a deleted account is gone', async ({ page, expectTrouble }) => {
  expectTrouble(/401/)
  const email = await signUp(page)
  await page.goto('/settings')
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
  await dialog.getByLabel(/password/i).fill(PASSWORD)
  await dialog.getByRole('button', { name: /delete/i }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login to Dashboard' })).toBeVisible()
  const answer = await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  expect(answer.status()).toBe(401)
})

test('the button in an email, pressed in the sandbox mailbox, opens the shop', async ({
  page,
  expectTrouble,
}) => {
  // The browser driver tries to look into the frame, where no script may run.
  expectTrouble(/Blocked script execution|origin-keyed/)
  const email = await signUp(page)
  await mailTo(page.request, email, 'Confirm your email')
  await page.goto(`/sandbox/mailbox?to=${encodeURIComponent(email)}`)
  const opening = page.waitForEvent('popup')
  await page.frameLocator('iframe').getByRole('link', { name: 'Confirm address' }).click()
  const popup = await opening
  await expect(popup.getByRole('heading', { name: 'Email Address Confirmed' })).toBeVisible()
})

test('with the server away, the first thing to go wrong is told', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|failed/)
  await page.goto('/login')
  await settled(page)
  await context.setOffline(true)
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill('mara@example.com')
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('any password')
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Unable to connect to server. Please try again.').first()).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Login to Dashboard' }).click()
  const words = 'Unable to connect to the server. Please check your internet connection and try again.'
  await expect(page.getByText(words).first()).toBeVisible()
})
