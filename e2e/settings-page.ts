// The settings page before a server that knows one account.
import type { Page, Route } from '@playwright/test'
import { expect } from './quiet-page.ts'

export const FLAGS = {
  emailNotifications: true,
  notifyOnComment: true,
  notifyOnReply: true,
  notifyOnVote: false,
  marketingEmails: false,
}
export const USER = {
  id: 'a',
  email: 'mara@example.com',
  fullName: 'Mara Lindqvist',
  proved: true,
  hasPassword: true,
  isAdmin: false,
  isOwner: false,
  providers: ['Google'],
  createdAt: '2026-01-02T03:04:05.000Z',
}
export const STORAGE = { used: 12_900_000, quota: 209_715_200 }
export const NO_FACTORS = { passkeys: [], recoveryCodesLeft: 0, required: false, proved: true }
const HERE = '0b9f8b0e-6f0f-4a57-9d0e-3d1c2b8a7f01'
const ELSEWHERE = '0b9f8b0e-6f0f-4a57-9d0e-3d1c2b8a7f02'
const session = (id: string, device: string, current: boolean) => ({
  id,
  device,
  method: 'password',
  current,
  createdAt: '2026-11-10T09:00:00.000Z',
  lastSeenAt: '2026-11-12T19:40:00.000Z',
})

export const answer = (json: unknown, status = 200) => ({ status, json })
export const refuse = (route: Route, status: number, error: string, code: string) =>
  route.fulfill(answer({ success: false, error, code }, status))

/** A server that knows one account; what a test needs otherwise, it routes afterwards. */
export async function openSettings(page: Page, user: Partial<typeof USER> = {}): Promise<void> {
  await page.route('/api/settings/notifications', (route) =>
    route.fulfill(
      answer(
        route.request().method() === 'GET' ? FLAGS : { success: true, ...route.request().postDataJSON() },
      ),
    ),
  )
  await page.route('/api/settings/account', (route) => route.fulfill(answer({ user: { ...USER, ...user } })))
  let sessions = [session(HERE, 'Chrome on Windows', true), session(ELSEWHERE, 'Safari on iPhone', false)]
  await page.route('/api/settings/sessions', (route) => route.fulfill(answer({ sessions })))
  await page.route(`/api/settings/sessions/${ELSEWHERE}`, (route) => {
    sessions = sessions.filter(({ id }) => id !== ELSEWHERE)
    return route.fulfill(answer({ success: true }))
  })
  await page.route('/api/settings/sign-ins', (route) => route.fulfill(answer({ signIns: SIGN_INS })))
  await page.route('/api/settings/security', (route) => route.fulfill(answer(NO_FACTORS)))
  await page.route('/api/settings/blocks', (route) => route.fulfill(answer({ people: [] })))
  await page.route('/api/settings/storage', (route) => route.fulfill(answer(STORAGE)))
  await page.route('/api/orders', (route) => route.fulfill(answer({ orders: [] })))
  await page.route('/api/settings/access-tokens', (route) => route.fulfill(answer({ tokens: [] })))
  await page.goto('/settings')
  // Both parts have had their answers: what a test routes from here on meets none of these calls.
  await expect(page.getByRole('switch', { name: 'Email notifications' })).toBeVisible()
  await expect(page.getByText('Chrome on Windows')).toBeVisible()
}

export const toastOf = (page: Page, text: string) =>
  page.locator('[data-toasts]').getByText(text, { exact: true })

const SIGN_INS = [
  {
    id: 2,
    at: '2026-11-16T09:30:00.000Z',
    method: 'password',
    device: 'Firefox on Linux',
    network: '203.0.113.0/24',
    count: 3,
  },
]
