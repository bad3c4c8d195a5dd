// The steps of a purchase over the real server, by whoever buys.
import type { Browser, Page } from '@playwright/test'
import type { OwnShop } from './own-shop.ts'
import { mailTo } from './people.ts'
import { dialog, field, fill, IDEA, visit } from './purchase-answers.ts'
import { expect } from './quiet-page.ts'
import { main } from './success-page.ts'
import { seenBy } from './written-down.ts'

export const MAKING_MS = 180_000
export const PAID = { state: 'paid', amountPaidCents: 79, promoCode: 'DRAFT20' }

interface Wish {
  email: string
  startupName: string
  code?: string
}

/** Fills the dialog of the first page in, as far as the button. */
export async function wish(page: Page, { email, startupName, code }: Wish): Promise<void> {
  await visit(page, '/?show=blueprint')
  await expect(dialog(page)).toBeVisible()
  await fill(page, { ...IDEA, email, startupName })
  if (!code) return
  await field(page, 'Promo code').fill(code.toLowerCase())
  await expect(page.getByText(/% off applied!/)).toBeVisible()
}

/** On the provider's page: all but the last press. */
export async function enterCard(page: Page, amount: string): Promise<void> {
  await expect(page).toHaveTitle(`Pay ${amount} to Founder Co-Pilot`)
  await page.getByRole('button', { name: '4242 4242 4242 4242' }).click()
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
}

export const pay = (page: Page, amount: string) => page.getByRole('button', { name: `Pay ${amount}` }).click()

/** By a link to the address, on whatever device. */
export async function signInByLink(page: Page, email: string): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Welcome Back' })
  await expect(login.getByLabel('Email', { exact: true })).toHaveValue(email)
  await login.getByRole('button', { name: 'Email me a login link' }).click()
  await page.goto((await mailTo(page.request, email, 'Your login link')).link)
  await expect(page).toHaveURL('/dashboard')
}

export async function expectCredits(page: Page, [credits, used, purchased]: [number, number, number]) {
  await expect(main(page).locator('dl > div')).toHaveText([
    `Credits${credits}`,
    `Used${used}`,
    `Purchased${purchased}`,
  ])
}

/** It completes, shows that for a moment, and leads to the dashboard. What was shown only ever rose. */
export async function expectMade(page: Page): Promise<void> {
  await expect(page).toHaveURL('/dashboard', { timeout: MAKING_MS })
  const { titles, percents } = await seenBy(page)
  expect(titles.slice(-2)).toEqual(['Creating Your Blueprint', 'Blueprint Complete!'])
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  expect(percents.at(0)).toBeLessThan(100)
  expect(percents.at(-1)).toBe(100)
}

export async function newVisitor(browser: Browser, { url }: OwnShop): Promise<Page> {
  return (await browser.newContext({ baseURL: url })).newPage()
}
