// The promo code of the purchase dialog: when it is asked for, what it says, what it does to the price.
import { expectToast } from './account-answers.ts'
import {
  answer,
  CHECKOUT,
  field,
  fill,
  forgetDrafts,
  form,
  IDEA,
  openDialog,
  PROMO,
  submit,
  UNFILLED,
} from './purchase-answers.ts'
import { expect, expectAccessible, test } from './quiet-page.ts'

const percent = (discount: number) => ({ valid: true, discount, discountType: 'percentage' })

test('the promo code', async ({ page, expectTrouble }) => {
  expectTrouble(/validate-promo-code|create-checkout/)
  const code = field(page, 'Promo code')
  await openDialog(page)

  await test.step('changes the price: percent, cents, FREE, and what no card can pay', async () => {
    await answer(page, PROMO, { json: percent(20) })
    await form(page)
      .getByRole('radio', { name: /Starter Pack/ })
      .check()
    await code.fill('DRAFT20')
    await expect(submit(page)).toHaveAccessibleName(/^Pay \$3\.00 now \$2\.40$/)
    await expect(form(page).getByText('Promo DRAFT20')).toBeVisible()
    await expect(form(page).getByText('−$0.60')).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await answer(page, PROMO, { json: { valid: true, discount: 150, discountType: 'fixed' } })
    await code.fill('LESS')
    await expect(form(page).getByText('$1.50 off applied!')).toBeVisible()
    await expect(submit(page)).toHaveAccessibleName(/^Pay \$3\.00 now \$1\.50$/)
    await form(page)
      .getByRole('radio', { name: /Single/ })
      .check()
    await expect(submit(page)).toHaveAccessibleName(/^Get Blueprint \$0\.99 now FREE$/)
    await expect(form(page).getByText('FREE').first()).toBeVisible()
    await answer(page, PROMO, { json: percent(60) })
    await code.fill('SIXTY')
    await expect(form(page).getByText('60% off applied!')).toBeVisible()
    await expect(form(page).getByText('Below the card minimum, so it is on us')).toBeVisible()
    await expect(submit(page)).toHaveAccessibleName(/FREE$/)
  })

  await test.step('says why it is refused, and when nobody could check it', async () => {
    await answer(page, PROMO, { json: { valid: false, reason: 'This promo code has expired.' } })
    await code.fill('OLD')
    await expect(code).toHaveAccessibleDescription('This promo code has expired.')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await answer(page, PROMO, { json: { valid: false } })
    await code.fill('ODD')
    await expect(code).toHaveAccessibleDescription('Invalid promo code')
    await expectAccessible(page, '[role=dialog]')
    await answer(page, PROMO, { lost: true })
    await code.fill('LOST')
    await expect(code).toHaveAccessibleDescription('Failed to validate promo code')
    await code.fill('  ')
    await expect(code).not.toHaveAttribute('aria-invalid')
    await expect(submit(page)).toHaveText('Pay $0.99', { useInnerText: true })
  })

  await test.step('an answer to a code that is no longer there is ignored', async () => {
    const held = Promise.withResolvers<void>()
    const sent: string[] = []
    await page.route(`**${PROMO}`, async (route) => {
      const { code: asked } = route.request().postDataJSON()
      sent.push(asked)
      if (asked === 'FIRST') await held.promise
      await route.fulfill({ json: percent(asked === 'FIRST' ? 50 : 10) })
    })
    await code.fill('FIRST')
    await expect(form(page).getByText('Checking the code…')).toBeAttached()
    await expect.poll(() => sent).toEqual(['FIRST'])
    await code.fill('SECOND')
    await expect(form(page).getByText('10% off applied!')).toBeVisible()
    const answered = page.waitForResponse((response) => response.url().endsWith(PROMO))
    held.resolve()
    await answered
    await expect(form(page).getByText('10% off applied!')).toBeVisible()
    await expect(form(page).getByText('50% off applied!')).toHaveCount(0)
  })

  await test.step('still being checked it is sent all the same; refused it is not', async () => {
    const held = Promise.withResolvers<void>()
    await answer(page, PROMO, { json: { valid: false }, after: held.promise })
    const sent = await answer(page, CHECKOUT, {
      status: 400,
      json: { error: 'You have already used this promo code.', code: 'promo_refused' },
    })
    await fill(page)
    await code.fill('draft20')
    await submit(page).click()
    await expectToast(page, 'Purchase Failed', 'You have already used this promo code.', 'destructive')
    expect(sent[0]?.promoCode).toBe('DRAFT20')
    await expect(code).toHaveAccessibleDescription('You have already used this promo code.')
    await submit(page).click()
    await expect.poll(() => sent).toHaveLength(2)
    expect(sent[1]).toEqual({ pack: 'single', formData: { ...IDEA, ...UNFILLED } })
    await expect(submit(page)).not.toHaveAttribute('aria-busy')
    held.resolve()
  })

  await test.step('is shown in upper case and asked for once, when the typing has stopped', async () => {
    await forgetDrafts(page)
    const sent = await answer(page, PROMO, { json: percent(20) })
    await openDialog(page)
    await form(page)
      .getByRole('radio', { name: /Starter Pack/ })
      .check()
    await page.clock.install()
    const started = Date.now()
    await code.pressSequentially(' draft20')
    await expect(code).toHaveValue(' DRAFT20')
    await page.clock.pauseAt(started + 3_600_000)
    await expect(form(page).getByText('20% off applied!')).toBeVisible()
    expect(sent).toEqual([{ code: 'DRAFT20' }])
    await code.press('End')
    await code.press('Backspace')
    await page.clock.runFor(499)
    expect(sent).toHaveLength(1)
    await page.clock.runFor(1)
    await expect.poll(() => sent).toEqual([{ code: 'DRAFT20' }, { code: 'DRAFT2' }])
  })
})
