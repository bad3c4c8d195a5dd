// The owner's promo codes, against the real server.
import { randomUUID } from 'node:crypto'
import { once } from './once.ts'
import { newEmail, OWNER } from './people.ts'
import { IDEA } from './purchase-answers.ts'
import { expect, expectAccessible, expectSound, test } from './quiet-page.ts'
import { refuse, toastOf } from './settings-page.ts'

test('the owner makes, changes and deletes a promo code, and loses nothing on the way', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble(/500|409|403/)
  await page.request.post('/api/auth/login', { data: OWNER })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const CODE = `WALK-${randomUUID().slice(0, 8).toUpperCase()}`
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const field = (label: string) => dialog.getByLabel(label, { exact: false }).first()
  const row = main.getByRole('row').filter({ hasText: CODE })
  const failOnce = (path: string, sentence: string) =>
    page.route(
      path,
      once((route) => refuse(route, 500, sentence, 'internal')),
    )

  await test.step('a list that does not load says so, and comes with Retry', async () => {
    await failOnce('/api/admin/promo-codes', 'Something went wrong on our side.')
    await page.goto('/admin/promo-codes')
    await expect(main.getByText('Failed to load promo codes')).toBeVisible()
    await main.getByRole('button', { name: 'Retry' }).click()
    await expect(main.getByRole('row').filter({ hasText: 'DRAFT20' })).toBeVisible()
  })
  await test.step('faults show where they were typed', async () => {
    await main.getByRole('button', { name: 'Create code' }).click()
    await dialog.getByRole('button', { name: 'Create code' }).click()
    await expect(dialog.getByText('Please enter a code.')).toBeVisible()
    await expect(dialog.getByText('The discount must be a number.')).toBeVisible()
    await expect(field('Code')).toBeFocused()
    await expectAccessible(page, '[role=dialog]')
    await field('Code').fill(CODE.toLowerCase())
    await expect(field('Code')).toHaveValue(CODE)
    await field('Discount in percent').fill('101')
    await field('Discount in percent').press('Tab')
    await expect(dialog.getByText('A discount in percent must be at most 100.')).toBeVisible()
    await field('Discount in percent').fill('50')
    await expect(dialog.getByText('Single Blueprint $0.50, Starter Pack $1.50')).toBeVisible()
  })
  await test.step('a failure keeps what was typed; a double click makes one code', async () => {
    await field('Description').fill('For a walk')
    await field('Allowed emails').fill(
      'a@example.com, ,b@example.com,c@example.com,d@example.com,e@example.com',
    )
    await failOnce('/api/admin/promo-codes', 'The shop is on fire.')
    await dialog.getByRole('button', { name: 'Create code' }).click()
    await expect(toastOf(page, 'Creation Failed')).toBeVisible()
    await expect(dialog.getByText('The shop is on fire.')).toBeVisible()
    await expect(field('Description')).toHaveValue('For a walk')
    await page.route(
      '/api/admin/promo-codes',
      once((route) => refuse(route, 403, 'Please confirm.', 'confirm_again')),
    )
    await dialog.getByRole('button', { name: 'Create code' }).dblclick()
    const confirmation = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await confirmation.getByLabel('Current password').fill(OWNER.password)
    await confirmation.getByRole('button', { name: 'Confirm' }).click()
    await expect(toastOf(page, 'Promo Code Created')).toBeVisible()
    await expect(row).toHaveCount(1)
    for (const words of ['50%', '0 / ∞', '$0.00', 'No end', 'active', 'prod'])
      await expect(row).toContainText(words)
    await expect(row).toContainText('a@example.com, b@example.com, c@example.com +2 more')
  })
  await test.step('the same name again is refused', async () => {
    await main.getByRole('button', { name: 'Create code' }).click()
    await field('Code').fill(CODE)
    await field('Discount in percent').fill('5')
    await dialog.getByRole('button', { name: 'Create code' }).click()
    await expect(toastOf(page, 'Creation Failed')).toBeVisible()
    await expect(dialog.getByRole('alert')).toContainText('There is, or was, a promo code with this name.')
    // What was typed is not thrown away by a slip.
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('everything about it changes but its name', async () => {
    await row.getByRole('button', { name: `Edit ${CODE}` }).click()
    await expect(field('Code')).toHaveValue(CODE)
    await expect(field('Code')).not.toBeEditable()
    await dialog.getByRole('combobox', { name: 'Discount type' }).click()
    await page.getByRole('option', { name: 'Fixed amount' }).click()
    await field('Discount in dollars').fill('1.50')
    await dialog.getByRole('switch', { name: 'Active' }).click()
    await failOnce('/api/admin/promo-codes/*', 'Not now.')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(toastOf(page, 'Update Failed')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(toastOf(page, 'Promo Code Updated')).toBeVisible()
    for (const words of ['$1.50', 'inactive']) await expect(row).toContainText(words)
  })
  await test.step('the page is sound at every width', async () => {
    await expectSound(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('deleting asks first, and stays open when it fails', async () => {
    const asked = page.getByRole('alertdialog')
    await row.getByRole('button', { name: `Delete ${CODE}` }).click()
    await expect(asked).toContainText(`${CODE} is deleted for good.`)
    await failOnce('/api/admin/promo-codes/*', 'Not now.')
    await asked.getByRole('button', { name: 'Delete code' }).click()
    await expect(toastOf(page, 'Deletion Failed')).toBeVisible()
    await expect(asked).toContainText('Not now.')
    await asked.getByRole('button', { name: 'Delete code' }).click()
    await expect(toastOf(page, 'Promo Code Deleted')).toBeVisible()
    await expect(row).toHaveCount(0)
    await main.getByRole('searchbox', { name: 'Search promo codes' }).fill(CODE)
    await expect(main.getByText('No codes found')).toBeVisible()
  })
  await test.step('one that was used ends instead, and is kept among the ended', async () => {
    const USED = `USED-${randomUUID().slice(0, 8).toUpperCase()}`
    const half = { code: USED, discountType: 'percentage', discountValue: 50 }
    expect((await page.request.post('/api/admin/promo-codes', { data: half })).status()).toBe(200)
    const formData = { ...IDEA, email: newEmail('reader'), promoCode: USED }
    const order = await request.post('/api/create-checkout', { data: { pack: 'single', formData } })
    expect(order.status()).toBe(200)
    const used = main.getByRole('row').filter({ hasText: USED })
    await main.getByRole('searchbox', { name: 'Search promo codes' }).fill(USED)
    await used.getByRole('button', { name: `Delete ${USED}` }).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText(`${USED} was used once, so it ends instead`)
    await asked.getByRole('button', { name: 'Delete code' }).click()
    await expect(toastOf(page, `${USED} has ended. Its orders still name it.`)).toBeVisible()
    await expect(main.getByText('No codes found')).toBeVisible()
    await main.getByRole('radio', { name: 'Ended' }).check()
    await expect(used).toContainText('ended')
  })
})
