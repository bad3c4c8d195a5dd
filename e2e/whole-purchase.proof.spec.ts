// The whole way, by every road: told by the provider, by the page, by neither; for nothing; with a worker that dies.
import type { APIRequestContext, Browser } from '@playwright/test'
import { orders, webhookDeliveries } from '#features/checkout/server/tables.ts'
import { generations } from '#features/generation/server/tables.ts'
import { promoCodes } from '#features/promo-codes/server/tables.ts'
import { eq } from '#server/database/sql.ts'
import {
  enterCard,
  expectCredits,
  expectMade,
  MAKING_MS,
  newVisitor,
  PAID,
  pay,
  signInByLink,
  wish,
} from './buying.ts'
import { type OwnShop, test } from './own-shop.ts'
import { mailTo, newEmail, OWNER, signUp } from './people.ts'
import { expectCreated, field, fill, form, IDEA, submit, visit } from './purchase-answers.ts'
import { expect } from './quiet-page.ts'
import { booksOf, expectPlan, SERVED } from './shop-books.ts'
import { bar, main, title } from './success-page.ts'
import { writeDown } from './written-down.ts'

// One shop, whose provider and worker the tests switch and kill.
test.describe.configure({ mode: 'default' })

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
  await expect(title(page, 'Check your email')).toBeVisible()
  await expect(main(page)).toContainText(email)
  expect((await booksOf(shop, email)).orders).toEqual([])
  await page.goto((await mailTo(page.request, email, 'Confirm your free blueprint')).link)
  await main(page).getByRole('button', { name: 'Make My Blueprint' }).click()
  await expect(bar(page)).toBeVisible()
  await expect(page).toHaveURL(`/dashboard?email=${encodeURIComponent(email)}`, { timeout: MAKING_MS })
  await signInByLink(page, email)
  await expectPlan(shop, page.request, 'Open Kiln')
  expect(await booksOf(shop, email)).toEqual({
    ...SERVED,
    orders: [{ state: 'free', amountPaidCents: 0, promoCode: 'WELCOME100' }],
    ledger: ['promo 1', 'spend -1'],
    letters: [
      'Confirm your free blueprint',
      'Your free blueprint is being made',
      'Your blueprint is ready',
      'Your login link',
    ],
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
