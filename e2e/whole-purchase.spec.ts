// The whole way, with nothing stood in for: from the form to the files, over the real server, its worker, its mailbox and
// the card provider of the sandbox.
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { orders, webhookDeliveries } from '#features/checkout/server/tables.ts'
import { generations } from '#features/generation/server/tables.ts'
import { promoCodes } from '#features/promo-codes/server/tables.ts'
import { eq } from '#server/database/sql.ts'
import { type OwnShop, test } from './own-shop.ts'
import { mailTo, newEmail, OWNER, signUp } from './people.ts'
import { dialog, expectCreated, field, fill, form, IDEA, submit, visit } from './purchase-answers.ts'
import { expect } from './quiet-page.ts'
import { booksOf, expectPlan, SERVED } from './shop-books.ts'
import { bar, main, title } from './success-page.ts'
import { seenBy, writeDown } from './written-down.ts'

// One shop, whose provider and worker the tests switch and kill.
test.describe.configure({ mode: 'default' })

const MAKING_MS = 180_000
const PAID = { state: 'paid', amountPaidCents: 79, promoCode: 'DRAFT20' }

interface Wish {
  email: string
  startupName: string
  code?: string
}

/** Fills the dialog of the first page in, as far as the button. */
async function wish(page: Page, { email, startupName, code }: Wish): Promise<void> {
  await visit(page, '/?show=blueprint')
  await expect(dialog(page)).toBeVisible()
  await fill(page, { ...IDEA, email, startupName })
  if (!code) return
  await field(page, 'Promo code').fill(code.toLowerCase())
  await expect(page.getByText(/% off applied!/)).toBeVisible()
}

/** On the provider's page: all but the last press. */
async function enterCard(page: Page, amount: string): Promise<void> {
  await expect(page).toHaveTitle(`Pay ${amount} to Founder Co-Pilot`)
  await page.getByRole('button', { name: '4242 4242 4242 4242' }).click()
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
}

const pay = (page: Page, amount: string) => page.getByRole('button', { name: `Pay ${amount}` }).click()

/** By a link to the address, on whatever device. */
async function signInByLink(page: Page, email: string): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Welcome Back' })
  await expect(login.getByLabel('Email', { exact: true })).toHaveValue(email)
  await login.getByRole('button', { name: 'Email me a login link' }).click()
  await page.goto((await mailTo(page.request, email, 'Your login link')).link)
  await expect(page).toHaveURL('/dashboard')
}

async function expectCredits(page: Page, [credits, used, purchased]: [number, number, number]) {
  await expect(main(page).locator('dl > div')).toHaveText([
    `Credits${credits}`,
    `Used${used}`,
    `Purchased${purchased}`,
  ])
}

/** It completes, shows that for a moment, and leads to the dashboard. What was shown only ever rose. */
async function expectMade(page: Page): Promise<void> {
  await expect(page).toHaveURL('/dashboard', { timeout: MAKING_MS })
  const { titles, percents } = await seenBy(page)
  expect(titles.slice(-2)).toEqual(['Creating Your Blueprint', 'Blueprint Complete!'])
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  expect(percents.at(0)).toBeLessThan(100)
  expect(percents.at(-1)).toBe(100)
}

async function newVisitor(browser: Browser, { url }: OwnShop): Promise<Page> {
  return (await browser.newContext({ baseURL: url })).newPage()
}

test('a visitor buys with a promo code, watches it being made, and finds everything by the link of the email', async ({
  page,
  browser,
  shop,
}) => {
  const email = newEmail('buyer')
  await writeDown(page)
  await wish(page, { email, startupName: 'Harbour Loaf', code: 'DRAFT20' })
  await expect(submit(page)).toHaveText(/\$0\.79/)
  await submit(page).click()
  await enterCard(page, '$0.79')
  shop.holdWorker()
  await pay(page, '$0.79')
  await expect(page).toHaveURL(/\/success\?session_id=cs_/)
  await expect(title(page, 'Creating Your Blueprint')).toBeVisible()
  await expect(main(page).getByText('Harbour Loaf')).toBeVisible()
  shop.releaseWorker()
  await expectMade(page)

  // This browser sees its order; everything else opens for whoever reads the buyer's mail.
  await expect(main(page).getByRole('link', { name: 'Harbour Loaf' })).toBeVisible()
  await expectPlan(shop, page.request, 'Harbour Loaf')

  const phone = await newVisitor(browser, shop)
  const { links } = await mailTo(phone.request, email, 'Your order')
  await phone.goto(links.find((url) => url.includes('/dashboard')) ?? '')
  await signInByLink(phone, email)
  await expectCredits(phone, [0, 1, 1])
  await expect(main(phone).getByRole('link', { name: 'Harbour Loaf' })).toBeVisible()
  await main(phone).getByRole('link', { name: 'Orders' }).click()
  const order = main(phone).getByRole('row').filter({ hasText: 'Single Blueprint' })
  for (const words of ['Harbour Loaf', '$0.79', 'DRAFT20', 'Paid']) await expect(order).toContainText(words)
  const { letters, ...books } = await booksOf(shop, email)
  expect(books).toEqual({ ...SERVED, orders: [PAID], letters: undefined })
  expect(letters).toEqual([...SERVED.letters, 'Your login link'])
  await phone.context().close()
})

test('the webhook alone, the page alone, both, or neither and recovery: the same is served, once', async ({
  browser,
  shop,
  request,
}) => {
  const { provider } = shop
  const before = { money: await provider(), code: await code(shop) }
  const buy = (startupName: string, returns: boolean) => buyOnce(browser, shop, { startupName, returns })

  await provider({ webhooks: { drop: true } })
  const neither = await buy('Tide Ledger', false)
  const byPage = await buy('Kite Repair', true)
  await provider({ webhooks: {} })
  const byWebhook = await buy('Moss Garden', false)
  const byBoth = await buy('Night Bakery', true)
  for (const one of [byWebhook, byBoth]) await expect.poll(() => heard(shop, one)).toBe(true)
  for (const one of [neither, byPage]) expect(await heard(shop, one)).toBe(false)
  await expectRecovered(shop, request, neither.email)

  for (const { email } of [neither, byPage, byWebhook, byBoth])
    await expect
      .poll(() => booksOf(shop, email), { timeout: MAKING_MS })
      .toEqual({ ...SERVED, orders: [PAID] })
  const { paid, paidAmount } = before.money
  expect(await provider()).toMatchObject({ paid: paid + 4, paidAmount: paidAmount + 4 * 79 })
  const currentUses = (before.code?.currentUses ?? 0) + 4
  expect(await code(shop)).toMatchObject({ currentUses, reservedUses: 0 })
})

interface Bought {
  email: string
  session: string
}

/** `returns`: the buyer comes back to the shop. Otherwise the browser is closed on the way. */
async function buyOnce(
  browser: Browser,
  shop: OwnShop,
  { startupName, returns }: { startupName: string; returns: boolean },
): Promise<Bought> {
  const page = await newVisitor(browser, shop)
  const email = newEmail('way')
  await wish(page, { email, startupName, code: 'DRAFT20' })
  await submit(page).click()
  await enterCard(page, '$0.79')
  const session = page.url().split('/').at(-1) ?? ''
  if (!returns) await page.route('**/success?*', (route) => route.abort())
  const back = page.waitForRequest(/\/success\?session_id=/)
  const verified = returns && page.waitForResponse('**/api/verify-session')
  await pay(page, '$0.79')
  await back
  if (verified) expect((await verified).status()).toBe(200)
  await page.context().close()
  return { email, session }
}

/** Whether a webhook about it has arrived. */
async function heard({ db }: OwnShop, { session }: Bought): Promise<boolean> {
  const all = await db.select().from(webhookDeliveries)
  return all.some(({ metadata }) => JSON.stringify(metadata).includes(session))
}

/** The owner looks for what nobody noticed, and has it served. */
async function expectRecovered(shop: OwnShop, request: APIRequestContext, email: string): Promise<void> {
  await request.post('/api/auth/login', { data: OWNER })
  const recover = async (query = '') => (await request.post(`/api/recover-missing-purchases${query}`)).json()
  const state = async () => (await booksOf(shop, email)).orders[0]?.state
  const missing = { email, pack: 'single', amount: 79, created: expect.any(Number) }
  const found = { missingSessions: [missing], recovered: 0, message: 'Found 1 session to recover.' }
  expect(await state()).toBe('open')
  expect(await recover('?dryRun=true')).toEqual(found)
  expect(await state()).toBe('open')
  expect(await recover()).toMatchObject({ ...found, recovered: 1, message: 'Recovered 1 session.' })
  expect((await recover()).message).toBe('All purchases are properly recorded. No recovery needed.')
}

async function code({ db }: OwnShop) {
  const [found] = await db.select().from(promoCodes).where(eq(promoCodes.code, 'DRAFT20'))
  return found
}

test('a founder buys credits and makes a blueprint with one of them', async ({ page, shop }) => {
  const email = await signUp(page)
  await visit(page, '/buy-credits')
  await page.getByRole('button', { name: 'Buy Starter Pack' }).click()
  await enterCard(page, '$3.00')
  await pay(page, '$3.00')
  await expect(title(page, 'Credits Added')).toBeVisible()
  await main(page).getByRole('link', { name: 'Create Blueprint' }).click()
  await expect(field(page, 'Email')).toHaveValue(email)
  await fill(page, { startupName: 'Field Notes', businessIdea: IDEA.businessIdea })
  await expect(submit(page)).toHaveText('Create Blueprint for 1 credit', { useInnerText: true })
  await submit(page).click()
  await expect(form(page).getByRole('progressbar')).toBeVisible()
  await expectCreated(page, 'using your credits', MAKING_MS)
  await expect(page).toHaveURL('/dashboard')
  await expectCredits(page, [4, 1, 5])
  await expectPlan(shop, page.request, 'Field Notes')
})

test('a visitor with a code that covers everything pays nothing, and gets the same', async ({
  page,
  shop,
  expectTrouble,
}) => {
  expectTrouble(/401/)
  const email = newEmail('free')
  await wish(page, { email, startupName: 'Open Kiln', code: 'WELCOME100' })
  await expect(submit(page)).toHaveText(/FREE/)
  await submit(page).click()
  await expectCreated(page, 'successfully', MAKING_MS)
  await expect(page).toHaveURL(`/dashboard?email=${encodeURIComponent(email)}`)
  await signInByLink(page, email)
  await expectPlan(shop, page.request, 'Open Kiln')
  expect(await booksOf(shop, email)).toEqual({
    ...SERVED,
    orders: [{ state: 'free', amountPaidCents: 0, promoCode: 'WELCOME100' }],
    ledger: ['promo 1', 'spend -1'],
    letters: ['Your free blueprint is being made', 'Your blueprint is ready', 'Your login link'],
  })
})

test('a worker killed in the middle: the page goes on, and the blueprint is made, once', async ({
  page,
  shop,
}) => {
  const email = newEmail('killed')
  await writeDown(page)
  await wish(page, { email, startupName: 'Second Wind' })
  await submit(page).click()
  await enterCard(page, '$0.99')
  await pay(page, '$0.99')
  await expect(bar(page)).toBeVisible()
  const making = async () => {
    const [row] = await shop.db
      .select({ status: generations.status, planKey: generations.planKey, tries: generations.tries })
      .from(generations)
      .innerJoin(orders, eq(orders.blueprintId, generations.blueprintId))
      .where(eq(orders.email, email))
    return row
  }
  const inPrint = { status: 'generating', planKey: expect.any(String) }
  await expect.poll(making, { timeout: MAKING_MS, intervals: [20] }).toMatchObject(inPrint)
  await shop.killWorker()
  expect(await making()).toMatchObject({ ...inPrint, tries: 1 })
  const next = shop.startWorker()
  await expectMade(page)
  await next
  expect(await making()).toMatchObject({ status: 'complete', tries: 2 })
  await expectPlan(shop, page.request, 'Second Wind')
  const paid = { state: 'paid', amountPaidCents: 99, promoCode: null }
  expect(await booksOf(shop, email)).toEqual({ ...SERVED, promoUses: [], orders: [paid] })
})
