// API access in the settings: a token is made, shown once, used by a program, and revoked.
import type { Page } from '@playwright/test'
import { mailTo, PASSWORD, signUp } from './people.ts'
import { expect, expectSound, test } from './quiet-page.ts'
import { answer, refuse, toastOf } from './settings-page.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'API access' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a founder makes a token, a program uses it, and revoking it ends that', async ({
  page,
  playwright,
  baseURL,
  expectTrouble,
}) => {
  const email = await signUp(page)
  const program = await playwright.request.newContext({ baseURL })

  await test.step('before the address is confirmed there is no token to make', async () => {
    await page.goto('/settings')
    await expect(panel(page)).toContainText('Confirm your email address first')
    await expect(panel(page).getByRole('button', { name: 'New access token' })).toHaveCount(0)
    const { link } = await mailTo(page.request, email, 'Confirm your email')
    await page.request.post('/api/auth/verify-email', { data: { token: link.split('token=')[1] } })
    await page.reload()
    await expect(panel(page)).toContainText('No program can act for you.')
  })

  const making = dialog(page, 'New access token')
  await test.step('what is missing is said where it is missing, and nothing typed is lost', async () => {
    await panel(page).getByRole('button', { name: 'New access token' }).click()
    await making.getByLabel('Read blueprints').uncheck()
    await making.getByRole('button', { name: 'Make token' }).click()
    await expect(making.getByText('Please name the token after what will use it.')).toBeVisible()
    await expect(making.getByText('Please choose what the token may do.')).toBeVisible()
    await expect(making.getByLabel('Name')).toBeFocused()
    await making.getByLabel('Name').fill('Nightly export')
    await making.getByLabel('Read blueprints').check()
    await making.getByLabel('365 days').check()
    await making.getByLabel('Current password').fill('not it')
    const wrong = expectTrouble(/400/)
    await making.getByRole('button', { name: 'Make token' }).click()
    await expect(making.getByText('The current password is not right.')).toBeVisible()
    wrong()
    await expect(making.getByLabel('Name')).toHaveValue('Nightly export')
    await expectSound(page, { part: '[role=dialog]' })
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  const made = dialog(page, 'Your new access token')
  let token = ''
  await test.step('the token is shown once, selected, and works for a program', async () => {
    await making.getByLabel('Current password').fill(PASSWORD)
    await making.getByRole('button', { name: 'Make token' }).dblclick()
    const field = made.getByLabel('Access token')
    await expect(field).toHaveValue(/^fcp_pat_[\w-]{43}$/)
    await expect(field).toBeFocused()
    token = await field.inputValue()
    // Nothing but 'Done' puts it away: it would be lost.
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue(token)
    await expect(made.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await made.getByRole('button', { name: 'Done' }).click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(1)
    await expect(panel(page)).toContainText('Never used')
    await expect(page.locator('body')).not.toContainText(token)
    const headers = { authorization: `Bearer ${token}` }
    expect(await (await program.get('/api/credits', { headers })).json()).toMatchObject({ credits: 0 })
    await page.reload()
    await expect(panel(page).getByText(/^Last used/)).toBeVisible()
    await mailTo(page.request, email, 'An access token was made')
  })

  await test.step('the panel holds with long names, many and expired tokens', async () => {
    const row = { scopes: ['blueprints:read', 'blueprints:create'], ending: 'x7Qf', lastUsedAt: null }
    const [past, later] = ['2026-01-02T03:04:05.000Z', '2099-01-02T03:04:05.000Z']
    const tokens = Array.from({ length: 20 }, (_, i) => ({
      ...row,
      id: `0b9f8b0e-6f0f-4a57-9d0e-3d1c2b8a7f${String(i).padStart(2, '0')}`,
      name:
        i === 0
          ? 'Überwachungsprogramm-für-Geschäftspläne-und-Markenhandbücher-in-der-Nacht'
          : `Program ${i}`,
      createdAt: past,
      expiresAt: i === 1 ? past : later,
    }))
    await page.route('/api/settings/access-tokens', (route) => route.fulfill(answer({ tokens })))
    await page.reload()
    await expect(panel(page)).toContainText('There are 20, which is the most.')
    await expect(panel(page).getByRole('button', { name: 'Remove Program 1', exact: true })).toBeVisible()
    await expectSound(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.unroute('/api/settings/access-tokens')
  })

  await test.step('a failed revocation says so and can be tried again; then the program is out', async () => {
    await page.reload()
    await panel(page).getByRole('button', { name: 'Revoke Nightly export' }).click()
    const asking = page.getByRole('alertdialog', { name: 'Revoke this access token?' })
    const down = expectTrouble(/503/)
    await page.route('/api/settings/access-tokens/*', (route) =>
      refuse(route, 503, 'We are very busy right now. Please try again in a moment.', 'overloaded'),
    )
    await asking.getByRole('button', { name: 'Revoke' }).click()
    await expect(asking.getByRole('alert')).toHaveText(/very busy/)
    await page.unroute('/api/settings/access-tokens/*')
    down()
    await asking.getByRole('button', { name: 'Revoke' }).click()
    await expect(toastOf(page, 'Access token revoked')).toBeVisible()
    await expect(panel(page)).toContainText('No program can act for you.')
    const refused = await program.get('/api/credits', { headers: { authorization: `Bearer ${token}` } })
    expect(refused.status()).toBe(401)
  })
  await program.dispose()
})
