// /admin/operations: figures, charts with their tables, failed jobs retried and dismissed; closed to everybody else.
import type { Locator, Page, Route } from '@playwright/test'
import { OWNER } from './people.ts'
import { expect, expectSound, test } from './quiet-page.ts'

const API = '/api/admin/operations'
const toast = (page: Page, text: string) => page.locator('[data-toasts]').getByText(text)

const widthOf = (drawing: Locator) => drawing.evaluate((element) => element.clientWidth)

const job = (id: number, queue: string) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  queue,
  problem: `${queue}: TypeError`,
  tries: 3,
  failedAt: '2026-11-15T14:02:00.000Z',
  canRetry: true,
})

function answer(days: number, failed: ReturnType<typeof job>[]) {
  const day = (i: number) => ({
    day: new Date(Date.UTC(2026, 10, 16 - days + 1 + i)).toISOString().slice(0, 10),
    paidOrders: i % 7,
    freeOrders: i % 2,
    revenueCents: 99 * (i % 7),
    refundedCents: i % 9 === 0 ? 99 : 0,
  })
  return {
    at: '2026-11-16T12:00:00.000Z',
    queues: [
      { name: 'make-blueprint', waiting: 12_345, active: 2 },
      { name: 'deliver-mail', waiting: 0, active: 0 },
    ],
    failedJobs: { total: failed.length, newest: failed },
    making: {
      finished: 160,
      failed: 3,
      underWay: 2,
      medianSeconds: 34,
      p95Seconds: 95,
      oldestWaitingSeconds: 900,
    },
    writing: {
      blueprints: 9,
      byModel: 120,
      byHouse: 6,
      fallbacks: [{ reason: 'timeout', sections: 6 }],
      kinds: ['reading', 'trade', 'sections', 'critic'].map((kind) => ({
        kind,
        calls: 32,
        meanSeconds: 21.4,
        inputTokens: 312_500,
        outputTokens: 11_400,
        failures: 1,
        fallbacks: 2,
      })),
      now: {
        model: 'a-model',
        plansBy: 'model',
        spent: { tokens: 1_800_000, dollars: 7.2 },
        plan: { tokens: 400_000, dollars: 2 },
        day: { tokens: 20_000_000, dollars: 50 },
        left: { tokens: 18_200_000, dollars: 42.8 },
        breaker: { state: 'open', until: '2026-11-16T12:09:00.000Z' },
      },
      models: [{ model: 'a-model', calls: 130, inputTokens: 1_250_000, outputTokens: 45_600 }],
    },
    mail: {
      sent: 400,
      waiting: 0,
      refused: 1,
      failed: 0,
      newestFailures: [
        {
          id: 'm',
          recipient: `${'very-long-name'.repeat(6)}@example.com`,
          subject: 'Your order: 起業家パック — Entrepreneur Pack',
          status: 'refused',
          problem: '550 5.1.1 The email account that you tried to reach does not exist.',
          at: '2026-11-15T14:02:00.000Z',
        },
      ],
    },
    days: Array.from({ length: days }, (_, i) => day(i)),
  }
}

test('an admin sees how the shop is doing, and puts failed work back', async ({ page, expectTrouble }) => {
  let failed = [job(1, 'deliver-mail'), job(2, 'make-blueprint')]
  const asked: string[] = []
  const reply = (route: Route) => {
    const days = new URL(route.request().url()).searchParams.get('days') ?? '30'
    asked.push(days)
    return route.fulfill({ json: answer(Number(days), failed) })
  }
  const { email, password } = OWNER
  const jobs = page.getByRole('list', { name: 'Failed jobs' }).getByRole('listitem')

  await test.step('whoever is signed out is asked to sign in', async () => {
    await page.goto('/admin/operations')
    await expect(page.getByText('Sign in to see this page')).toBeVisible()
  })

  await test.step('a failure says so, and Retry brings the real figures', async () => {
    expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
    expectTrouble(/503/)
    await page.route(`**${API}?*`, (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/admin/operations')
    await expect(page.getByText('Failed to load the figures')).toBeVisible()
    await page.unroute(`**${API}?*`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('refreshes every 30 s')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Making blueprints' })).toBeVisible()
  })

  await page.route(`**${API}?*`, reply)
  await test.step('another span is another question, and a quarter is drawn by weeks', async () => {
    await page.getByRole('radio', { name: '90 days' }).check()
    await expect(page.getByText('Revenue by week', { exact: true }).first()).toBeVisible()
    expect(asked).toContain('90')
    await page.getByText('Show as table').first().click()
    await expect(page.getByRole('table', { name: 'Revenue by week' }).getByRole('row')).toHaveCount(14)
    await expect(page.getByText('First in line waits 15 min 0 s')).toBeVisible()
    await expect(page.getByText('No price set')).toBeVisible()
    await expect(page.getByText('Model paused until Nov 16, 12:09')).toBeVisible()
    await expect(page.getByText('18.2 M · $42.80')).toBeVisible()
    const kinds = page.getByRole('table', { name: 'What the language model was asked for' })
    await expect(kinds.getByRole('row', { name: /^Books, rivals and rules 32 21.4 s/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Compare house and model' })).toBeVisible()
    // The pointer rests on the last bar while the page gets narrow under it.
    const drawing = page.getByRole('img', { name: /^Orders by week/ })
    await drawing.hover({ position: { x: (await widthOf(drawing)) - 30, y: 120 } })
    await expect(page.locator('.recharts-tooltip-wrapper').last()).toBeVisible()
    await expectSound(page)
  })

  await test.step('two presses put a job back once; then it is gone from the list', async () => {
    let calls = 0
    await page.route('**/api/admin/failed-jobs/*/retry', (route) => {
      calls++
      failed = failed.slice(1)
      return route.fulfill({ json: { success: true } })
    })
    await jobs
      .first()
      .getByRole('button', { name: /^Retry/ })
      .dblclick()
    await expect(toast(page, 'Back in its queue')).toBeVisible()
    await expect(jobs).toHaveCount(1)
    expect(calls).toBe(1)
  })

  await test.step('dismissing asks first; when somebody was faster, that is fine', async () => {
    expectTrouble(/404/)
    await page.route('**/api/admin/failed-jobs/*', (route) => {
      failed = []
      return route.fulfill({
        status: 404,
        json: { code: 'not_found', error: 'There is nothing at this address.' },
      })
    })
    await jobs
      .first()
      .getByRole('button', { name: /^Dismiss/ })
      .click()
    const question = page.getByRole('alertdialog', { name: 'Dismiss this job?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(jobs).toHaveCount(1)
    await jobs
      .first()
      .getByRole('button', { name: /^Dismiss/ })
      .click()
    await question.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('Nothing waits for a person.')).toBeVisible()
  })
})
