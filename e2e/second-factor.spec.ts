// Passkeys, an authenticator app and recovery codes, with the real server and an authenticator that the browser simulates.
import type { Page } from '@playwright/test'
import { generate } from 'otplib'
import { closeToast } from './account-answers.ts'
import { mailTo, PASSWORD, signUp } from './people.ts'
import { expect, expectAccessible, test } from './quiet-page.ts'

// The shop that is reached by a name: browsers keep passkeys for names only.
test.use({ baseURL: process.env.E2E_TAGGED_URL })

async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const section = (page: Page) => page.getByRole('region', { name: 'Sign-in and security' })
const dialog = (page: Page) => page.getByRole('dialog')

/** A code of the next time step: the one of now was used to set the app up. */
const nextCode = (secret: string) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })

async function logOut(page: Page): Promise<void> {
  await closeToast(page)
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
}

test('a passkey and an authenticator app, from setting them up to signing in', async ({
  page,
  expectTrouble,
}) => {
  await page.addInitScript(() => localStorage.setItem('analyticsConsent', 'denied'))
  const email = await signUp(page)
  await addAuthenticator(page)

  await test.step('a passkey is added after the address is confirmed, with recovery codes', async () => {
    await page.goto((await mailTo(page.request, email, 'Confirm your email')).link)
    await expect(page.getByRole('heading', { name: 'Email Address Confirmed' })).toBeVisible()
    await page.goto('/settings#security')
    await section(page).getByRole('button', { name: 'Add a passkey' }).click()
    await dialog(page).getByLabel('Name').fill('My laptop')
    await dialog(page).getByRole('button', { name: 'Continue' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Save your recovery codes')
    await expect(dialog(page).getByRole('listitem')).toHaveCount(10)
    await expectAccessible(page, '[role=dialog]')
    await dialog(page).getByRole('button', { name: 'I saved them' }).click()
    await expect(section(page).getByText('My laptop')).toBeVisible()
    await expect(section(page).getByText('10 of 10 left')).toBeVisible()
    await expectAccessible(page, 'main')
    await logOut(page)
  })

  await test.step('the passkey signs in by itself', async () => {
    await page.goto('/login')
    await page.getByRole('main').getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText(`Mara Lindqvist · ${email}`)).toBeVisible()
  })

  let secret = ''
  let recoveryCode = ''
  await test.step('an app is set up by its first code', async () => {
    await page.goto('/settings')
    await section(page).getByRole('button', { name: 'Set up app' }).click()
    await expect(dialog(page).getByRole('img', { name: /QR code/ })).toBeVisible()
    secret = (await dialog(page).getByRole('code').innerText()).replaceAll(' ', '')
    await expectAccessible(page, '[role=dialog]')
    await dialog(page)
      .getByLabel('6-digit code')
      .fill(await generate({ secret }))
    await dialog(page).getByRole('button', { name: 'Turn on' }).click()
    await expect(section(page).getByText('On', { exact: true })).toBeVisible()
  })

  await test.step('a call that asks who is there opens a dialog, and goes on', async () => {
    const over = expectTrouble(/403|400/)
    let refusals = 0
    await page.route('/api/settings/recovery-codes', (route) =>
      refusals++ === 0
        ? route.fulfill({
            status: 403,
            json: { success: false, error: 'Please confirm.', code: 'confirm_again' },
          })
        : route.continue(),
    )
    await section(page).getByRole('button', { name: 'Make new codes' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Confirm it’s you')
    await expect(dialog(page).getByLabel('Current password')).toHaveCount(0)
    await dialog(page).getByLabel('Code from your authenticator app').fill('000000')
    await dialog(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog(page).getByText('This code is wrong or has expired.')).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await dialog(page)
      .getByLabel('Code from your authenticator app')
      .fill(await nextCode(secret))
    await dialog(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Save your recovery codes')
    recoveryCode = await dialog(page).getByRole('listitem').first().innerText()
    await dialog(page).getByRole('button', { name: 'I saved them' }).click()
    over()
    await logOut(page)
  })

  await test.step('after the password, a code is asked for, and a recovery code will do', async () => {
    const over = expectTrouble(/400/)
    await page.goto('/login')
    await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(dialog(page)).toHaveAccessibleName('One more step')
    await dialog(page).getByLabel('Code').fill('000000')
    await dialog(page).getByRole('button', { name: 'Continue' }).click()
    await expect(dialog(page).getByText('This code is wrong or has expired.')).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await dialog(page).getByLabel('Code').fill(recoveryCode)
    await dialog(page).getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText(`Mara Lindqvist · ${email}`)).toBeVisible()
    over()
  })

  await test.step('both are removed, and a password alone signs in again', async () => {
    await page.goto('/settings')
    await section(page).getByRole('button', { name: 'Remove app' }).click()
    await expect(section(page).getByRole('button', { name: 'Set up app' })).toBeVisible()
    await section(page).getByRole('button', { name: 'Remove My laptop' }).click()
    await expect(section(page).getByText('My laptop')).toHaveCount(0)
    await expect(section(page).getByRole('heading', { name: 'Recovery codes' })).toHaveCount(0)
  })
})
