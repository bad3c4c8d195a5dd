// A day at the owner's desk, with nothing stood in for: the browser, the real server and the card provider of the sandbox.
import type { APIRequestContext, Page } from '@playwright/test'
import { type OwnShop, test } from './own-shop.ts'
import { mailTo, newEmail, OWNER } from './people.ts'
import { field, fill, IDEA, submit, visit } from './purchase-answers.ts'
import { expect } from './quiet-page.ts'
import { toastOf } from './settings-page.ts'
import { booksOf } from './shop-books.ts'

test.describe.configure({ mode: 'default' })

const main = (page: Page) => page.getByRole('main')
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name, exact: true })

async function signIn(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dashboard')
  const login = page.getByRole('dialog', { name: 'Welcome Back' })
  await login.getByLabel('Email', { exact: true }).fill(OWNER.email)
  await login.getByLabel('Password', { exact: true }).fill(OWNER.password)
  await login.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(tab(page, 'Promo codes')).toBeVisible()
}

/** A code that makes everything free, for one address and once. */
async function makeCode(page: Page, code: string, email: string): Promise<void> {
  await tab(page, 'Promo codes').click()
  await main(page).getByRole('button', { name: 'Create code' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Code').fill(code.toLowerCase())
  await dialog.getByLabel('Discount in percent').fill('100')
  await dialog.getByLabel('Uses per person').fill('1')
  await dialog.getByLabel('Allowed emails').fill(email)
  await dialog.getByRole('button', { name: 'Create code' }).click()
  await expect(toastOf(page, 'Promo Code Created')).toBeVisible()
}

const order = (request: APIRequestContext, email: string, startupName: string, promoCode?: string) =>
  request.post('/api/create-checkout', {
    data: { pack: 'single', formData: { ...IDEA, email, startupName, promoCode } },
  })

async function confirm(request: APIRequestContext, email: string) {
  const { link } = await mailTo(request, email, 'Confirm your free blueprint')
  return request.post('/api/confirm-free-order', { data: { token: link.split('token=')[1] } })
}

/** In a browser of their own, at the form. */
async function expectFreeOnce(friend: Page, code: string, email: string): Promise<void> {
  await visit(friend, '/?show=blueprint')
  await fill(friend, { ...IDEA, email, startupName: 'Open Kiln' })
  await field(friend, 'Promo code').fill(code)
  await expect(submit(friend)).toHaveText(/FREE/)
  await submit(friend).click()
  await expect(main(friend).getByRole('heading', { name: 'Check your email' })).toBeVisible()
  // It is for one address: whoever types another is told so in an email to that one alone.
  const stranger = newEmail('stranger')
  expect(await (await order(friend.request, stranger, 'Third Kiln', code)).json()).toMatchObject({
    confirmEmail: true,
  })
  expect(await (await confirm(friend.request, stranger)).json()).toMatchObject({
    error: 'This promo code is not for this email address.',
  })
  expect((await confirm(friend.request, email)).status()).toBe(200)
  const again = await order(friend.request, email, 'Second Kiln', code)
  expect((await again.json()).error).toBe('You have already used this promo code.')
}

/** Paid, and nobody told us. */
async function payUnheard({ provider }: OwnShop, request: APIRequestContext, email: string): Promise<void> {
  await provider({ webhooks: { drop: true } })
  const { sessionUrl } = await (await order(request, email, 'Tide Ledger')).json()
  await request.post(`/sandbox/checkout/${sessionUrl.split('/').at(-1)}`, {
    data: { card: '4242424242424242' },
  })
  await provider({ webhooks: {} })
}

test('the owner gives a code away, serves who paid unheard, refunds them, and finds it all in the trail', async ({
  page,
  browser,
  shop,
  expectTrouble,
}) => {
  // Signed out at first.
  expectTrouble(/401.*\/api\//)
  const [code, friend, customer] = [`GIFT-${Date.now()}`, newEmail('friend'), newEmail('unheard')]
  try {
    await test.step('a code for one address works once', async () => {
      await signIn(page)
      await makeCode(page, code, friend)
      const theirs = await (await browser.newContext({ baseURL: shop.url })).newPage()
      await expectFreeOnce(theirs, code, friend)
      // The emails are sent; what is made of the orders is not looked at here.
      shop.holdWorker()
      await payUnheard(shop, theirs.request, customer)
      await theirs.context().close()
    })
    await test.step('who paid unheard is found and served', async () => {
      expect((await booksOf(shop, customer)).orders).toMatchObject([{ state: 'open' }])
      await tab(page, 'Purchase recovery').click()
      await main(page).getByRole('button', { name: 'Find missing purchases' }).click()
      // Once served they are among the customers, too.
      const found = main(page).getByRole('row').filter({ hasText: customer }).filter({ hasText: '$0.99' })
      await expect(found).toContainText('Single Blueprint')
      await main(page).getByRole('button', { name: 'Recover 1 purchase' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Recover' }).click()
      await expect(toastOf(page, 'Recovery completed')).toBeVisible()
      await expect(found).toContainText('Recovered')
      expect(await booksOf(shop, customer)).toMatchObject({
        orders: [{ state: 'paid', amountPaidCents: 99 }],
        ledger: ['purchase 1', 'spend -1'],
      })
    })
    await test.step('and refunded', async () => {
      await tab(page, 'Refunds and orders').click()
      await tab(page, 'Orders').click()
      await main(page).getByRole('searchbox', { name: 'Search orders' }).fill(customer.slice(0, 14))
      await main(page)
        .getByRole('button', { name: `Details of the order of ${customer}` })
        .click()
      const opened = page.getByRole('dialog', { name: 'Order', exact: true })
      await expect(opened.getByText('complete')).toBeVisible()
      await opened.getByRole('button', { name: 'Refund this order' }).click()
      const asked = page.getByRole('dialog', { name: 'Refund this order?' })
      await asked.getByLabel('Note for the customer').fill('You waited too long.')
      await asked.getByRole('button', { name: 'Send refund' }).dblclick()
      await expect(toastOf(page, 'Refund Sent')).toBeVisible()
      await expect(opened.getByText('$0.99, succeeded')).toHaveCount(1)
      await expect(opened.getByText('Refunded').first()).toBeVisible()
      const { letters } = await booksOf(shop, customer)
      expect(letters.filter((subject) => /refund/i.test(subject))).toHaveLength(1)
    })
    await test.step('all of it is in the trail', async () => {
      await page.goto('/admin/audit')
      for (const words of [code, 'Purchases recovered', 'Refund decided', 'Has message'])
        await expect(main(page).getByText(words, { exact: false }).first()).toBeVisible()
      // The code has been used once, and brought nothing in.
      const { promoCodes } = await (await page.request.get(`/api/admin/promo-codes?search=${code}`)).json()
      expect(promoCodes).toMatchObject([{ code, currentUses: 1, revenueCents: 0 }])
    })
  } finally {
    shop.releaseWorker()
  }
})
