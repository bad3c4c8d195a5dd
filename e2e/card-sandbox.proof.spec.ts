// The sandbox's payment page in a real browser: by keyboard and by click, on phone and desktop, light and dark.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { type CardProvider, openCardProvider } from '#sandbox/cards/cards.ts'
import { expect, expectAccessible, expectContrast, test } from './quiet-page.ts'

let folder: string
const shop = createServer((request, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(
      `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,"><h1>${request.url}`,
    ),
)
let provider: CardProvider
let shopUrl: string
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fcp-e2e-cards-'))
  provider = await openCardProvider({ folder })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
})
test.afterAll(async () => {
  await provider.close()
  shop.close()
  shop.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

function stripe(): Stripe {
  const { hostname, port } = new URL(provider.apiBase)
  return new Stripe(provider.secretKey, { host: hostname, port, protocol: 'http', telemetry: false })
}

async function newSession(more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const { id, url } = await stripe().checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: 79,
          product_data: { name: 'Single Blueprint', description: '20% off with DRAFT20' },
        },
      },
    ],
    success_url: `${shopUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${shopUrl}/cancel`,
    ...more,
  })
  return { id, url: url ?? '' }
}

test('the payment page', async ({ page }) => {
  await test.step('cancel leads back, and the receipt can be read', async () => {
    const { id, url } = await newSession()
    await page.goto(url)
    await page.getByRole('link', { name: 'Cancel and go back to Founder Co-Pilot' }).click()
    await expect(page).toHaveURL(`${shopUrl}/cancel`)
    provider.pay(id, '4242424242424242', 'ada@example.com')
    const expand = ['payment_intent.latest_charge']
    const { payment_intent } = await stripe().checkout.sessions.retrieve(id, { expand })
    const { latest_charge } = payment_intent as { latest_charge: { receipt_url: string } }
    await page.goto(latest_charge.receipt_url)
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('3-D Secure: fail, then complete', async () => {
    const { id, url } = await newSession({ customer_email: 'mara@example.com' })
    await page.goto(url)
    await expect(page.getByText('mara@example.com')).toBeVisible()
    const pay = async () => {
      await page.getByRole('button', { name: '4000 0027 6000 3184' }).click()
      await page.getByRole('button', { name: 'Pay $0.79' }).click()
    }
    await pay()
    await expect(page.getByRole('heading', { name: 'Confirm this payment' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Fail' }).click()
    await expect(page.getByText('We are unable to authenticate')).toBeVisible()
    await pay()
    await page.getByRole('button', { name: 'Complete' }).click()
    await expect(page).toHaveURL(`${shopUrl}/success?session_id=${id}`)
  })

  for (const [name, viewport] of [
    ['desktop', { width: 1440, height: 900 }],
    ['phone', { width: 390, height: 844 }],
  ] as const)
    await test.step(`${name}: a declined card, then one of the list pays, and the shop is back`, async () => {
      await page.setViewportSize(viewport)
      const { id, url } = await newSession()
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(url)
      await expect(page).toHaveTitle('Pay $0.79 to Founder Co-Pilot')
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectContrast(page)
      await page.getByLabel('Email').fill('ada@example.com')
      await page.getByLabel('Card number').fill('4000 0000 0000 0002')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Your card was declined.')).toBeVisible()
      await expect(page.getByLabel('Card number')).toBeFocused()
      await expectAccessible(page)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)

      await page.getByRole('button', { name: '4242 4242 4242 4242' }).click()
      await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
      await expect(page.getByRole('button', { name: 'Pay $0.79' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${shopUrl}/success?session_id=${id}`)

      await page.goto(url)
      await expect(page.getByRole('heading', { name: 'This has been paid' })).toBeVisible()
      await expectAccessible(page)
    })
})
