// /admin/reports: what members reported, and what admins make of it.
import type { Page } from '@playwright/test'
import { DASHBOARD, expectToast } from './account-answers.ts'
import { expect, expectAccessible, expectSound, test } from './quiet-page.ts'

const API = '**/api/admin/community/reports'
const LONG = 'Aoife Brennan-Featherstonehaugh O’Súilleabháin of the Very Long Name Society'

const report = (id: string, status: string, more: object = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  status,
  reason: 'spam',
  description: `Description ${id}`,
  postId: 'p1',
  reporterName: LONG,
  createdAt: '2026-11-16T12:34:00.000Z',
  content: {
    title: `Thread ${id}`,
    excerpt: 'Buy watches now.',
    authorName: 'Jin Park',
    state: 'hidden',
    url: '/community/thread/p1',
  },
  openReports: 3,
  ...more,
})

const REPORTS = [
  report('1', 'pending'),
  report('2', 'reviewed', { reason: 'harassment', postId: undefined, commentId: 'c1', reviewNotes: 'Wait.' }),
  report('3', 'resolved', { reviewedAt: '2026-11-16T15:00:00.000Z', reviewNotes: 'Removed it.' }),
  report('4', 'dismissed', { reviewedAt: '2026-11-16T15:00:00.000Z', content: undefined }),
]

/** Signed in as an admin, before a server that knows these reports. */
async function openReports(page: Page, baseURL: string): Promise<{ reports: object[]; away: boolean }> {
  const server = { reports: [] as object[], away: true }
  await page.context().addCookies([{ name: 'fcp_hint', value: '1', url: baseURL }])
  await page.route('**/api/dashboard', (route) =>
    route.fulfill({ json: { ...DASHBOARD, user: { ...DASHBOARD.user, isAdmin: true } } }),
  )
  await page.route(API, (route) =>
    server.away
      ? route.fulfill({
          status: 503,
          json: { success: false, error: 'We are very busy.', code: 'overloaded' },
        })
      : route.fulfill({ json: server.reports }),
  )
  await page.goto('/admin/reports')
  return server
}

test('the reports, in every state', async ({ page, baseURL, expectTrouble }) => {
  const over = expectTrouble(/503/)
  const server = await openReports(page, baseURL ?? '')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const card = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  const dialog = page.getByRole('dialog')

  await test.step('a server that is away is said, and asked again', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Community Reports' })).toBeVisible()
    await expect(page.getByText('Failed to load reports')).toBeVisible()
    server.away = false
    await page.getByRole('button', { name: 'Retry' }).click()
    over()
  })

  await test.step('nothing in any tab', async () => {
    for (const [name, words] of [
      ['Pending (0)', 'No pending reports'],
      ['Under Review (0)', 'No reports under review'],
      ['Resolved (0)', 'No resolved reports'],
    ] as const) {
      await tab(name).click()
      await expect(page.getByText(words)).toBeVisible()
    }
  })

  await test.step('each card says what was reported, by whom, when and why', async () => {
    server.reports = REPORTS
    await page.reload()
    await expect(tab('Pending (1)')).toHaveAttribute('aria-selected', 'true')
    for (const words of [
      'Pending',
      'spam',
      'Post',
      LONG,
      'Description 1',
      'Hidden until reviewed',
      '3 open reports',
    ])
      await expect(card('Thread 1').getByText(words, { exact: true })).toBeVisible()
    await expect(card('Thread 1').getByText(/Nov 16, 2026, \d\d:34 [AP]M/)).toBeVisible()
    await expect(card('Thread 1').getByRole('link', { name: 'Thread 1' })).toHaveAttribute(
      'href',
      '/community/thread/p1',
    )
    await expectSound(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('Tab')
    await tab('Pending (1)').focus()
    await page.keyboard.press('ArrowRight')
    for (const words of ['Under Review', 'harassment', 'Comment', 'Review Notes', 'Wait.'])
      await expect(card('Thread 2').getByText(words, { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(tab('Resolved (2)')).toHaveAttribute('aria-selected', 'true')
    await expect(card('Thread 3').getByText('Resolution Notes')).toBeVisible()
    await expect(card('Thread 3').getByText(/^Resolved Nov 16, 2026, /)).toBeVisible()
    await expect(card('Description 4').getByText(/^Resolved Nov 16, 2026, /)).toBeVisible()
    await expect(card('Description 4').getByText('What was reported does not exist any more.')).toBeVisible()
  })

  await test.step('the dialog starts with what is known; a failure keeps what was typed', async () => {
    await tab('Under Review (1)').click()
    await page.getByRole('button', { name: 'Update Status' }).click()
    await expect(dialog.getByLabel('Status')).toHaveText('Under Review')
    await expect(dialog.getByLabel('Review Notes')).toHaveValue('Wait.')
    await expect(dialog.getByLabel('Review Notes')).toHaveAttribute('rows', '4')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await tab('Pending (1)').click()
    await page.getByRole('button', { name: 'Review Report' }).click()
    await dialog.getByLabel('Review Notes').fill('Sells watches.')
    await dialog.getByRole('radio', { name: /^Remove it/ }).check()
    await expect(dialog.getByLabel('Status')).toHaveText('Resolved')
    await expectAccessible(page, '[role=dialog]')
    const broken = expectTrouble(/500/)
    await page.route(`${API}/*`, (route) => route.fulfill({ status: 500, json: { success: false } }))
    await dialog.getByRole('button', { name: 'Update Report' }).click()
    await expectToast(page, 'Error', 'Failed to update report. Please try again.', 'destructive')
    await expect(dialog.getByLabel('Review Notes')).toHaveValue('Sells watches.')
    broken()
    await page.unroute(`${API}/*`)
  })

  await test.step('what another admin decided meanwhile is said and shown, and what was typed stays', async () => {
    const conflict = expectTrouble(/409/)
    server.reports = [report('1', 'reviewed'), ...REPORTS.slice(1)]
    await page.route(`${API}/*`, (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, error: 'Somebody was faster.', code: 'changed_meanwhile' },
      }),
    )
    await dialog.getByRole('button', { name: 'Update Report' }).click()
    await expect(dialog.getByText('Somebody was faster.')).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'Update Status' })).toBeVisible()
    await expect(dialog.getByLabel('Review Notes')).toHaveValue('Sells watches.')
    await page.unroute(`${API}/*`)
    conflict()
  })

  await test.step('it is sent once, busy until it is answered, and the list is asked anew', async () => {
    const sent: unknown[] = []
    const answered = Promise.withResolvers<void>()
    await page.route(`${API}/*`, async (route) => {
      sent.push(route.request().postDataJSON())
      await answered.promise
      server.reports = [report('1', 'resolved', { reviewedAt: '2026-11-16T15:00:00.000Z' })]
      await route.fulfill({ json: { success: true, report: server.reports[0] } })
    })
    const update = dialog.getByRole('button', { name: /^Updat/ })
    // A press right after the one before it counts as its double click.
    await expect(async () => {
      if (sent.length === 0) await update.click({ clickCount: 2, timeout: 1_000 })
      await expect.poll(() => sent.length, { timeout: 1_000 }).toBe(1)
    }).toPass()
    await expect(update).toHaveText(/Updating\.\.\./)
    answered.resolve()
    await expectToast(page, 'Report Updated', 'The report status has been updated successfully.')
    await expect(dialog).toHaveCount(0)
    await expect(tab('Resolved (1)')).toBeVisible()
    await expect(page.getByText('No pending reports')).toBeVisible()
    expect(sent).toEqual([
      { status: 'resolved', reviewNotes: 'Sells watches.', content: 'remove', seenStatus: 'reviewed' },
    ])
  })

  await test.step('a shared link is taken down by its address; a wrong one keeps what was typed', async () => {
    const unknown = expectTrouble(/404/)
    const link = page.getByLabel('Link', { exact: true })
    const removal = { address: 'https://example.com/shared/secret', reason: 'Sells watches.' }
    await link.fill(removal.address)
    await page.getByLabel('Reason').fill(removal.reason)
    const call = '**/api/admin/shares/remove'
    const refusal = { success: false, error: 'There is no such link.', code: 'not_found' }
    await page.route(call, (route) => route.fulfill({ status: 404, json: refusal }))
    await page.getByRole('button', { name: 'Take down' }).click()
    await expect(page.getByText('There is no such link.')).toBeVisible()
    await expect(link).toHaveValue(removal.address)
    await page.unroute(call)
    unknown()
    await page.route(call, (route) => {
      expect(route.request().postDataJSON()).toEqual(removal)
      return route.fulfill({ json: { success: true, name: 'Acme' } })
    })
    await page.getByRole('button', { name: 'Take down' }).click()
    await expectToast(page, 'Link taken down', 'Acme. We emailed its owner.')
    await expect(link).toHaveValue('')
    await expectSound(page)
  })
})
