// The owner's panels about money, before a server that answers as each state needs it.
import type { Page, Route } from '@playwright/test'
import { OWNER } from './people.ts'
import { expect, expectAccessible, expectSound, test } from './quiet-page.ts'
import { answer, refuse, toastOf } from './settings-page.ts'

const main = (page: Page) => page.getByRole('main')

async function enter(page: Page): Promise<void> {
  await page.request.post('/api/auth/login', { data: OWNER })
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

/** Answers a call with whatever is set last, and collects what was sent. */
async function answering(page: Page, path: string, first: (route: Route) => unknown) {
  const sent: unknown[] = []
  let now = first
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') sent.push(route.request().postDataJSON())
    await now(route)
  })
  return { sent, as: (next: (route: Route) => unknown) => (now = next) }
}
const json = (value: unknown) => (route: Route) => route.fulfill(answer(value))

const delivery = (number: number, status = 'success') => ({
  eventId: `evt_${`${number}`.padStart(4, '0')}T4aLk2vXw9PbNsR7uQz`,
  type: 'checkout.session.completed',
  status,
  message: status === 'success' ? 'The order was paid, and is served.' : 'The card provider did not answer.',
  metadata: { order: 'a62d43da-e4d9-48fe-b6aa-0c78bf3e20c6', amount: 99 },
  deliveries: 2,
  receivedAt: '2026-11-14T14:02:00.000Z',
})

function health(failed: number, level: string) {
  const deliveries = Array.from({ length: 100 }, (_, i) => delivery(i, i < failed ? 'failed' : 'success'))
  const success = 100 - failed
  const lastDelivery = '2026-11-14T14:02:00.000Z'
  return { deliveries, stats: { successRate: success, level, total: 100, success, failed, lastDelivery } }
}

test('webhook health: its level, its deliveries, fresh every 30 seconds, and dealt with again', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/403|50[02]/)
  await enter(page)
  await page.clock.install()
  const asked = await answering(page, '/api/admin/webhook-health', json(health(3, 'Healthy')))
  const panel = page.getByRole('region', { name: 'Webhook health' })
  const rows = panel.getByRole('list', { name: 'Recent deliveries' }).getByRole('button')

  await test.step('the last hundred', async () => {
    await page.goto('/admin/webhooks')
    await expect(panel.getByText('Healthy')).toBeVisible()
    await expect(panel.getByText('97%')).toBeVisible()
    await expect(panel.locator('dl > div')).toHaveText([
      'Total100',
      'Success97',
      'Failed3',
      'Last deliveryNov 14, 2026',
    ])
    await expect(rows).toHaveCount(10)
    await expect(rows.first()).toContainText('evt_0000T4aLk2vXw9Pbfailed')
    await panel.getByRole('radio', { name: 'Failed' }).check()
    await expect(rows).toHaveCount(3)
    await panel.getByRole('radio', { name: 'All' }).check()
    await panel.getByRole('button', { name: 'Show all 100' }).click()
    await expect(rows).toHaveCount(100)
  })
  await test.step('every 30 seconds anew; what is shown stays when that fails', async () => {
    asked.as(json(health(15, 'Warning')))
    await page.clock.runFor(30_000)
    await expect(panel.getByText('Warning')).toBeVisible()
    asked.as((route) => refuse(route, 500, 'Broken.', 'internal'))
    await page.clock.runFor(30_000)
    await expect(panel.getByText('The newest deliveries could not be loaded.')).toBeVisible()
    await expect(panel.getByText('85%')).toBeVisible()
    asked.as(json(health(21, 'Critical')))
    await page.clock.runFor(30_000)
    await expect(panel.getByText('Critical')).toBeVisible()
    // A sign-in that has grown old meanwhile opens no dialog over what is being read.
    asked.as((route) => refuse(route, 403, 'Please sign in to go on.', 'fresh_sign_in'))
    await page.clock.runFor(30_000)
    await expect(panel.getByText('The newest deliveries could not be loaded.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    asked.as(json(health(21, 'Critical')))
    await page.clock.runFor(30_000)
    await expect(panel.getByText('Last 100 deliveries')).toBeVisible()
  })
  await test.step('one of them, and what it was about', async () => {
    await rows.first().click()
    const opened = page.getByRole('dialog', { name: 'Delivery' })
    for (const words of [
      'evt_0000T4aLk2vXw9PbNsR7uQz',
      'a62d43da-e4d9-48fe-b6aa-0c78bf3e20c6',
      'the last of 2 times',
    ])
      await expect(opened).toContainText(words)
    await expectAccessible(page, '[role=dialog]')
    const late = Promise.withResolvers<void>()
    const again = await answering(page, '/api/admin/webhook-health/*/process', async (route) => {
      await late.promise
      await refuse(route, 500, 'It failed again.', 'internal')
    })
    const button = opened.getByRole('button', { name: 'Process again' })
    await button.dblclick()
    late.resolve()
    await expect(toastOf(page, 'Processing Failed')).toBeVisible()
    expect(again.sent).toHaveLength(1)
    again.as(json({ success: true, delivery: delivery(0) }))
    asked.as(json({ ...health(20, 'Warning'), deliveries: [delivery(0)] }))
    await button.click()
    await expect(toastOf(page, 'Event Processed')).toBeVisible()
    await expect(opened).toContainText('success')
    // The first closes the toast.
    await page.keyboard.press('Escape')
    await expect(toastOf(page, 'Event Processed')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
  })
  await test.step('where nothing was sent, nothing is wrong', async () => {
    const stats = { successRate: 100, level: 'Healthy', total: 0, success: 0, failed: 0, lastDelivery: null }
    asked.as(json({ deliveries: [], stats }))
    await page.clock.runFor(30_000)
    await expect(panel.getByText('Nothing has come yet.')).toBeVisible()
    const { deliveries, ...rest } = health(3, 'Healthy')
    asked.as(json({ ...rest, deliveries: deliveries.slice(0, 6) }))
    await page.clock.runFor(30_000)
    await expect(rows).toHaveCount(6)
    await page.clock.resume()
    await expectSound(page)
  })
})

const MISSING = [
  { email: 'tide.ledger@example.com', pack: 'single', amount: 99, created: 1_794_800_000 },
  { email: `${'long.'.repeat(12)}name@example.com`, pack: 'tenPack', amount: 500, created: 1_794_800_060 },
]
const NONE = 'All purchases are properly recorded. No recovery needed.'

test('recovery: a dry run, a question, and what became of each', async ({ page, expectTrouble }) => {
  expectTrouble(/50[02]/)
  await enter(page)
  const dry = await answering(page, '**/api/recover-missing-purchases?dryRun=true', (route) =>
    refuse(route, 502, 'The payment provider does not answer.', 'card_provider'),
  )
  const real = await answering(page, '**/api/recover-missing-purchases', (route) =>
    refuse(route, 500, 'Something went wrong on our side.', 'internal'),
  )
  const run = { startedAt: '2026-11-16T06:07:00.000Z', finishedAt: '2026-11-16T06:07:02.000Z' }
  const automatic = { ...run, found: 2, recovered: 2, failed: false }
  await page.route('/api/admin/recovery-runs', json({ automatic }))
  const panel = page.getByRole('region', { name: 'Purchase recovery' })
  const look = panel.getByRole('button', { name: 'Find missing purchases' })

  await page.goto('/admin/recovery')
  await expect(panel.getByText(/^Last automatic run .*: 2 purchases recovered\.$/)).toBeVisible()
  await test.step('nothing found, or nobody there', async () => {
    await look.click()
    await expect(toastOf(page, 'Recovery dry run failed')).toBeVisible()
    dry.as(json({ missingSessions: [], recovered: 0, message: NONE }))
    await look.dblclick()
    await expect(toastOf(page, 'Dry run completed')).toBeVisible()
    await expect(panel.getByText(NONE)).toBeVisible()
    await expect(panel.getByRole('table')).toBeHidden()
  })
  await test.step('what is missing, with everything to know about it', async () => {
    dry.as(json({ missingSessions: MISSING, recovered: 0, message: 'Found 2 sessions to recover.' }))
    await look.click()
    const row = panel.getByRole('row').filter({ hasText: 'tide.ledger@example.com' })
    for (const words of ['Single Blueprint', '$0.99', 'Nov 16']) await expect(row).toContainText(words)
    await expectSound(page)
    expect(real.sent).toEqual([])
  })
  await test.step('a failed recovery says so, and can be tried again', async () => {
    await panel.getByRole('button', { name: 'Recover 2 purchases' }).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText('2 customers get what was paid for ($5.99 in all)')
    await asked.getByRole('button', { name: 'Recover' }).click()
    await expect(toastOf(page, 'Recovery failed')).toBeVisible()
    await expect(asked).toContainText('Something went wrong on our side.')
    const [first, second] = MISSING
    const missingSessions = [
      { ...first, served: true, outcome: 'The order was paid, and is served.' },
      { ...second, served: false, outcome: 'The amount is not what the order asks for.' },
    ]
    real.as(json({ missingSessions, recovered: 1, message: 'Recovered 1 of 2 sessions.' }))
    // The question does not wait for what is asked anew behind it.
    const late = Promise.withResolvers<void>()
    await page.route('/api/admin/recovery-runs', async (route) => {
      await late.promise
      await route.fulfill(answer({ automatic }))
    })
    await asked.getByRole('button', { name: 'Recover' }).click()
    await expect(toastOf(page, 'Recovery completed')).toBeVisible()
    await expect(asked).toBeHidden()
    late.resolve()
    await expect(panel.getByText('Not served')).toBeVisible()
    await expect(panel.getByText('The amount is not what the order asks for.')).toBeVisible()
    await expect(panel.getByRole('button', { name: /^Recover/ })).toHaveCount(0)
  })
})

const REQUEST = {
  id: '5f1c2c9e-1111-4111-8111-000000000001',
  orderId: '5f1c2c9e-2222-4222-8222-000000000001',
  email: `${'long.'.repeat(12)}name@example.com`,
  pack: 'fivePack',
  packName: 'Starter Pack',
  paidCents: 300,
  leftCents: 300,
  suggestedCents: 120,
  unspentCredits: 2,
  reason: '退款，请。I bought the wrong pack.\nSorry.',
  state: 'requested',
  requestedAt: '2026-11-14T14:02:00.000Z',
}
const ORDER = {
  ...{ id: REQUEST.orderId, email: REQUEST.email, pack: 'fivePack', packName: 'Starter Pack', quantity: 5 },
  ...{ priceCents: 300, paidCents: 300, refundedCents: 0, state: 'paid', startupName: 'Tide Ledger' },
  ...{ createdAt: REQUEST.requestedAt, paidAt: REQUEST.requestedAt },
}

test('refunds and orders: decided with a note, searched, and seen at the card provider', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/40[49]|50[02]/)
  await enter(page)
  const list = await answering(page, '**/api/admin/refunds?*', json({ refunds: [REQUEST], waiting: 1 }))
  const decide = await answering(page, '/api/admin/refunds/*', (route) =>
    refuse(route, 409, 'This refund request was decided already.', 'already_decided'),
  )
  const requests = main(page).getByRole('list', { name: 'Refund requests' })
  const dialog = page.getByRole('dialog')

  await test.step('an amount within bounds, and nothing lost when it fails', async () => {
    await page.goto('/admin/refunds')
    await expect(main(page).getByRole('tab', { name: 'Refund requests' })).toContainText('1')
    await expect(requests).toContainText('I bought the wrong pack.')
    await expectSound(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await requests.getByRole('button', { name: /^Approve/ }).click()
    await expect(dialog.getByLabel('Amount in dollars')).toHaveValue('1.20')
    await dialog.getByLabel('Amount in dollars').fill('3.01')
    await dialog.getByRole('button', { name: 'Approve refund' }).click()
    await expect(dialog.getByText('At most $3.00 can be refunded.')).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByLabel('Amount in dollars').fill('2.5')
    await dialog.getByLabel('Note for the customer').fill('Come back soon.')
    await dialog.getByRole('button', { name: 'Approve refund' }).dblclick()
    await expect(dialog.getByRole('alert')).toHaveText('This refund request was decided already.')
    await expectAccessible(page, '[role=dialog]')
    await expect(dialog.getByLabel('Note for the customer')).toHaveValue('Come back soon.')
    expect(decide.sent).toEqual([
      { decision: 'approve', amountCents: 250, message: 'Come back soon.', unspentCredits: 2 },
    ])
    decide.as(json({ success: true, refund: { id: REQUEST.id, state: 'approved' } }))
    await dialog.getByRole('button', { name: 'Approve refund' }).click()
    await expect(toastOf(page, 'Refund Approved')).toBeVisible()
  })
  await test.step('credits spent meanwhile change the amount that nobody typed, and keep the note', async () => {
    const before = 'The credits of this order changed in the meantime.'
    decide.as((route) => refuse(route, 409, before, 'changed_meanwhile'))
    await requests.getByRole('button', { name: /^Approve/ }).click()
    await expect(dialog.getByLabel('Amount in dollars')).toHaveValue('1.20')
    await dialog.getByLabel('Note for the customer').fill('Thank you.')
    list.as(json({ refunds: [{ ...REQUEST, suggestedCents: 60, unspentCredits: 1 }], waiting: 1 }))
    await dialog.getByRole('button', { name: 'Approve refund' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(before)
    await expect(dialog.getByLabel('Amount in dollars')).toHaveValue('0.60')
    await expect(dialog.getByText('By the rule $0.60; at most $3.00.')).toBeVisible()
    await expect(dialog.getByLabel('Note for the customer')).toHaveValue('Thank you.')
    decide.as(json({ success: true, refund: { id: REQUEST.id, state: 'approved' } }))
    await dialog.getByRole('button', { name: 'Approve refund' }).click()
    await expect(dialog).toBeHidden()
    expect(decide.sent.at(-1)).toMatchObject({ amountCents: 60, unspentCredits: 1 })
  })
  await test.step('what the card provider refuses is said, and waits for another decision', async () => {
    list.as(json({ refunds: [{ ...REQUEST, state: 'failed' }], waiting: 1 }))
    decide.as(json({ success: true, refund: { id: REQUEST.id, state: 'failed' } }))
    await requests.getByRole('button', { name: /^Approve/ }).click()
    await dialog.getByRole('button', { name: 'Approve refund' }).click()
    await expect(toastOf(page, 'Refund Refused')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(requests).toContainText('Refused by the card provider')
    await expect(requests.getByRole('button', { name: /^Approve/ })).toBeVisible()
  })
  await test.step('declined with a note', async () => {
    await requests.getByRole('button', { name: /^Decline/ }).click()
    await dialog.getByLabel('Note for the customer').fill('It was used.')
    decide.as(json({ success: true, refund: { id: REQUEST.id, state: 'declined' } }))
    list.as(json({ refunds: [], waiting: 0 }))
    await dialog.getByRole('button', { name: 'Decline refund' }).click()
    await expect(toastOf(page, 'Refund Declined')).toBeVisible()
    expect(decide.sent.at(-1)).toEqual({ decision: 'decline', message: 'It was used.' })
    await expect(main(page).getByText('No refund requests')).toBeVisible()
  })
  await test.step('orders are searched on the server', async () => {
    let searched = ''
    await page.route('**/api/admin/orders?*', (route) => {
      searched = new URL(route.request().url()).search
      const orders = searched.includes('nobody') ? [] : [ORDER]
      return route.fulfill(answer({ orders }))
    })
    await main(page).getByRole('tab', { name: 'Orders' }).click()
    await expect(main(page).getByRole('row').filter({ hasText: 'Tide Ledger' })).toContainText('$3.00')
    await expectSound(page, { widths: [1280, 320] })
    await page.setViewportSize({ width: 1280, height: 800 })
    await main(page).getByRole('searchbox', { name: 'Search orders' }).fill('nobody')
    await expect(main(page).getByText('No orders found')).toBeVisible()
    await main(page).getByRole('searchbox', { name: 'Search orders' }).fill('')
    await main(page).getByRole('radio', { name: 'Disputed' }).check()
    await expect.poll(() => searched).toBe('?state=disputed')
  })
  await test.step('one of them, also while the card provider is away', async () => {
    const refunds = [{ ...REQUEST, source: 'request', state: 'declined', message: 'It was used.' }]
    const order = {
      ...ORDER,
      suggestedCents: 120,
      unspentCredits: 2,
      leftCents: 300,
      refunds,
      paymentId: 'pi_1',
    }
    await page.route(`/api/admin/orders/${ORDER.id}`, json({ order }))
    const provider = await answering(page, `/api/admin/orders/${ORDER.id}/provider`, (route) =>
      refuse(route, 502, 'The payment provider does not answer.', 'card_provider'),
    )
    await main(page)
      .getByRole('button', { name: /^Details of the order/ })
      .click()
    const opened = page.getByRole('dialog', { name: 'Order' })
    await expect(opened).toContainText('Asked for by the customer')
    await expect(opened).toContainText('The card provider could not be asked')
    const sent = { id: 're_1', status: 'succeeded', amountCents: 60, createdAt: REQUEST.requestedAt }
    provider.as(json({ session: 'complete', payment: 'paid', refunds: [sent] }))
    await opened.getByRole('button', { name: 'Retry' }).click()
    await expect(opened).toContainText('$0.60, succeeded')
    await expectAccessible(page, '[role=dialog]')
    await opened.getByRole('button', { name: 'Refund this order' }).click()
    await expect(page.getByRole('dialog', { name: 'Refund this order?' })).toBeVisible()
  })
})
