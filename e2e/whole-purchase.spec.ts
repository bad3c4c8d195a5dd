// The whole way, with nothing stood in for: from the form to the files, over the real server, its worker, its mailbox and
// the card provider of the sandbox.
import { enterCard, expectCredits, expectMade, newVisitor, PAID, pay, signInByLink, wish } from './buying.ts'
import { test } from './own-shop.ts'
import { mailTo, newEmail } from './people.ts'
import { submit } from './purchase-answers.ts'
import { expect } from './quiet-page.ts'
import { booksOf, expectPlan, SERVED } from './shop-books.ts'
import { main, title } from './success-page.ts'
import { writeDown } from './written-down.ts'

// One shop, whose worker the tests hold.
test.describe.configure({ mode: 'default' })

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
