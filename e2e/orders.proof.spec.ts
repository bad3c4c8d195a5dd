// The order history in the settings: what was bought, receipts, and asking for the money back.
import type { Page } from '@playwright/test'
import { closeToast, DASHBOARD, expectToast } from './account-answers.ts'
import { refusal } from './checkout-answers.ts'
import { expect, expectAccessible, expectSound, settled, test } from './quiet-page.ts'
import { openSettings } from './settings-page.ts'

const IN_FOUR_DAYS = new Date(Date.now() + 4 * 86_400_000).toISOString()

const order = (id: string, change: object = {}) => ({
  id,
  pack: 'fivePack',
  packName: 'Starter Pack',
  quantity: 5,
  priceCents: 300,
  paidCents: 300,
  state: 'paid',
  createdAt: '2026-11-12T12:00:00.000Z',
  receiptUrl: `https://pay.example.com/receipts/${id}`,
  ...change,
})
const DISCOUNTED = order('o1', {
  paidCents: 240,
  promoCode: 'DRAFT20',
  startupName: 'TideWatch',
  createdAt: '2026-11-14T12:00:00.000Z',
  refundableUntil: IN_FOUR_DAYS,
})
const FREE = order('o2', {
  pack: 'single',
  packName: 'Single Blueprint',
  quantity: 1,
  priceCents: 99,
  paidCents: 0,
  promoCode: 'ONEFREE',
  state: 'free',
  startupName: 'Larder & Loaf',
  receiptUrl: undefined,
})
const EVERY_STATE = [
  DISCOUNTED,
  FREE,
  order('o3', { refundableUntil: IN_FOUR_DAYS, refund: { state: 'requested' } }),
  order('o4', { refund: { state: 'approved', amountCents: 180 } }),
  order('o5', { refund: { state: 'declined' } }),
  order('o6', { refund: { state: 'failed' } }),
  order('o7', { state: 'refunded', refund: { state: 'refunded', amountCents: 300 } }),
  order('o8', { state: 'partly refunded', refund: { state: 'refunded', amountCents: 120 } }),
  order('o9', { state: 'pending', receiptUrl: undefined }),
  order('o10', { state: 'disputed' }),
]

const section = (page: Page) => page.getByRole('region', { name: 'Orders', exact: true })
const rows = (page: Page) => section(page).locator('tbody').getByRole('row')
const askFor = (page: Page) => section(page).getByRole('button', { name: /^Request refund of Starter Pack/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a refund?' })

/** Routed after the settings' own answer, so it is this one that counts. */
async function answerOrders(page: Page, reply: (cursor: string | null) => object | Promise<object>) {
  await page.route(/\/api\/orders(\?.*)?$/, async (route) =>
    route.fulfill(await reply(new URL(route.request().url()).searchParams.get('cursor'))),
  )
}

test('the orders: none, not to be had, page by page, in every state', async ({ page, expectTrouble }) => {
  expectTrouble(/500.*\/api\/orders/)
  const answered = Promise.withResolvers<void>()
  let [broken, everyState] = [true, false]

  await test.step('none yet: says so, and where to buy', async () => {
    await openSettings(page)
    await expect(section(page)).toContainText('No orders yet')
    await expect(section(page).getByRole('link', { name: 'Buy Credits' })).toHaveAttribute(
      'href',
      '/buy-credits',
    )
    await expect(section(page).getByRole('table')).toHaveCount(0)
  })

  await test.step('the dashboard leads here', async () => {
    await page.route('/api/dashboard', (route) => route.fulfill({ json: DASHBOARD }))
    await answerOrders(page, async (cursor) => {
      await answered.promise
      if (broken) return { status: 500, json: {} }
      if (everyState) return { json: { orders: EVERY_STATE, nextCursor: 'more' } }
      if (!cursor) return { json: { orders: [DISCOUNTED, FREE], nextCursor: 'c/2' } }
      return { json: { orders: cursor === 'c/2' ? [order('o3'), order('o4')] : [] } }
    })
    await page.goto('/dashboard')
    await page.getByRole('main').getByRole('link', { name: 'Orders' }).click()
    await expect(page).toHaveURL('/settings#orders')
  })

  await test.step('while they load there is a placeholder; if they do not, Retry brings them', async () => {
    await expect(section(page).getByRole('status')).toHaveText('Loading…')
    answered.resolve()
    await expect(section(page).getByRole('heading', { name: 'Orders' })).toBeInViewport()
    await expect(section(page).getByRole('alert')).toContainText('Failed to load your orders')
    await expectAccessible(page, 'section:has([role=alert])')
    broken = false
    await section(page).getByRole('button', { name: 'Retry' }).click()
    await expect(rows(page)).toHaveCount(2)
    await expect(section(page).getByRole('heading', { name: 'Orders' })).toBeInViewport()
  })

  await test.step('an order: what, when, how much, with which code, its receipt', async () => {
    const [first, second] = [rows(page).nth(0), rows(page).nth(1)]
    await expect(first.getByRole('rowheader')).toHaveText('Starter Pack5 credits · TideWatch')
    await expect(first).toContainText('Nov 14, 2026')
    await expect(first.locator('s')).toHaveText('instead of $3.00')
    await expect(first).toContainText('$2.40')
    await expect(first).toContainText('DRAFT20')
    await expect(first).toContainText('Paid')
    const receipt = first.getByRole('link', { name: 'Receipt of Starter Pack, Nov 14, 2026' })
    await expect(receipt).toHaveAttribute('href', 'https://pay.example.com/receipts/o1')
    await expect(receipt).toHaveAttribute('target', '_blank')
    await expect(receipt).toHaveAttribute('rel', /noopener/)
    await expect(second.getByRole('rowheader')).toHaveText('Single BlueprintLarder & Loaf')
    await expect(second).toContainText('Free')
    await expect(second.getByRole('link')).toHaveCount(0)
    await expect(second.getByRole('button')).toHaveCount(0)
  })

  await test.step('more are loaded page by page; the first new one gets the focus', async () => {
    broken = true
    const more = section(page).getByRole('button', { name: 'Load more' })
    await more.click()
    await expectToast(page, 'Error', 'Failed to load more orders. Please try again.', 'destructive')
    await expect(rows(page)).toHaveCount(2)
    broken = false
    await more.click()
    await expect(rows(page)).toHaveCount(4)
    await expect(rows(page).nth(2)).toBeFocused()
    await expect(more).toHaveCount(0)
  })

  await test.step('every state has its words, and only what is still open can be asked for', async () => {
    everyState = true
    await page.reload()
    await expect(rows(page)).toHaveCount(EVERY_STATE.length)
    await expect(rows(page)).toContainText([
      'Paid',
      'Free',
      /Refund requested\s*Reviewed within 48 business hours/,
      /Refund approved\s*\$1\.80 in 5-10 business days/,
      'Refund declined',
      /Refund failed\s*Please contact support/,
      /Refunded\s*\$3\.00 refunded/,
      /Partly refunded\s*\$1\.20 refunded/,
      'Payment pending',
      'Disputed',
    ])
    await expect(section(page).getByRole('button', { name: /^Request refund/ })).toHaveCount(1)
    await expect(askFor(page)).toHaveAccessibleName('Request refund of Starter Pack, Nov 14, 2026')
  })

  await test.step('every state: accessible, no sideways scroll from 1440 to 320', async () => {
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      // Nor does the table, inside its frame.
      const table = section(page).getByRole('group', { name: 'Your orders' })
      await expect.poll(() => table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    }
    // The other sections have tests of their own.
    await expectSound(page, { part: 'section:has(table)', widths: [1440, 768, 390, 320] })
  })
})

test('asking for a refund', async ({ page, expectTrouble }) => {
  expectTrouble(/409.*\/api\/orders\/o1\/refund/)
  const REQUESTED = { json: { success: true, refund: { id: 'r1', state: 'requested' } } }
  const single = { ...FREE, state: 'paid', paidCents: 99, refundableUntil: IN_FOUR_DAYS }
  let requested = false
  await openSettings(page)
  await answerOrders(page, () => ({
    json: {
      orders: [requested ? { ...DISCOUNTED, refund: { state: 'requested' } } : DISCOUNTED, single],
    },
  }))
  await page.reload()

  await test.step('Cancel and Escape ask for nothing, and the focus returns', async () => {
    await askFor(page).click()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(askFor(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(askFor(page)).toBeFocused()
  })

  await test.step('is sent once, says so meanwhile, and a refusal is told in the dialog', async () => {
    const answered = Promise.withResolvers<void>()
    let asked = 0
    await page.route('/api/orders/o1/refund', async (route) => {
      asked++
      await answered.promise
      await route.fulfill(refusal(409, 'Refunds can be requested within 7 days of the purchase.'))
    })
    await askFor(page).click()
    await dialog(page).getByRole('button', { name: 'Request refund' }).dblclick()
    await expect(dialog(page).getByRole('button', { name: 'Requesting...' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeVisible()
    answered.resolve()
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'Refunds can be requested within 7 days of the purchase.',
    )
    expect(asked).toBe(1)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('of a single it is the full price, and needs no reason', async () => {
    await page.route('/api/orders/o2/refund', (route) => route.fulfill(REQUESTED))
    await section(page)
      .getByRole('button', { name: /^Request refund of Single Blueprint/ })
      .click()
    await expect(dialog(page)).toContainText('The full price, $0.99.')
    const sent = page.waitForRequest('/api/orders/o2/refund')
    await dialog(page).getByRole('button', { name: 'Request refund' }).click()
    expect((await sent).postDataJSON()).toEqual({ reason: '' })
    await expect(dialog(page)).toHaveCount(0)
    await closeToast(page)
  })

  await test.step('by the keyboard: says what happens, sends the reason, and the row says so', async () => {
    await page.route('/api/orders/o1/refund', (route) => {
      requested = true
      return route.fulfill(REQUESTED)
    })
    await askFor(page).focus()
    await page.keyboard.press('Enter')
    const words = await dialog(page).innerText()
    for (const sentence of [
      'Starter Pack of Nov 14, 2026',
      'Up to $2.40: the share of its 5 credits that you have not spent.',
      'Files that were delivered stay yours.',
      'We review requests within 48 business hours.',
      'An approved refund reaches your card in 5-10 business days.',
      'Within 7 days of purchase, here until',
    ])
      expect(words).toContain(sentence)
    await settled(page)
    await expectAccessible(page, '[role=dialog]')
    await expect(dialog(page).getByLabel('Reason')).toBeFocused()
    await page.keyboard.type('Not what I hoped for')
    const sent = page.waitForRequest('/api/orders/o1/refund')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect((await sent).postDataJSON()).toEqual({ reason: 'Not what I hoped for' })
    await expectToast(page, 'Refund requested', 'We review requests within 48 business hours.')
    await expect(dialog(page)).toHaveCount(0)
    await expect(rows(page).first()).toContainText('Refund requested')
    await expect(askFor(page)).toHaveCount(0)
  })
})
