// /success?free=true: an order that costs nothing is started there.
import { expectToast } from './account-answers.ts'
import { answer, blueprintStatus, refusal, signedIn } from './checkout-answers.ts'
import { expect, expectAccessible, test } from './quiet-page.ts'
import { bar, expectNothingLeft, leaveFromBuying, main, openWithClock, pass, title } from './success-page.ts'

test.describe('an order that costs nothing', () => {
  const FORM = {
    fullName: 'Mara Lindqvist',
    email: 'mara@example.com',
    startupName: 'TideWatch',
    businessIdea: 'Buoys & dashboards',
    targetCustomer: 'Oyster farmers',
    industry: 'other',
    stage: 'prototype',
    additionalContext: 'Two people',
  }
  const FREE = `/success?${new URLSearchParams({ free: 'true', promo: 'ONEFREE', userId: 'u9', ...FORM })}`

  test('is started once with its form, also when loaded again; no address says who somebody is', async ({
    page,
    baseURL,
  }) => {
    await signedIn(page, baseURL)
    await page.goto('/')
    await leaveFromBuying(page)
    const sent = await answer(page, 'generate-blueprint', { json: { success: true, blueprintId: 'b1' } })
    const verified = await answer(page, 'verify-session', { json: {} })
    await blueprintStatus(page, 'generating')
    await page.goto(FREE)
    await expect(bar(page)).toBeVisible()
    await expect(main(page).getByText('TideWatch', { exact: true })).toBeVisible()
    await page.reload()
    await expect(bar(page)).toBeVisible()
    expect(sent).toEqual([{ ...FORM, promoCode: 'ONEFREE', requestId: expect.stringMatching(/^[\w-]{36}$/) }])
    expect(verified).toEqual([])
    await expectNothingLeft(page)
  })

  test('ends at the dashboard like any other', async ({ page, baseURL }) => {
    await signedIn(page, baseURL)
    await answer(page, 'generate-blueprint', { json: { success: true, blueprintId: 'b1' } })
    await blueprintStatus(page, 'completed')
    await openWithClock(page, FREE)
    await pass(page, 1)
    await expect(title(page, 'Blueprint Complete!')).toBeVisible()
    await pass(page, 2)
    await expect(page).toHaveURL('/dashboard')
  })

  test('signed out, it says where the blueprint will be', async ({ page }) => {
    await answer(page, 'generate-blueprint', { json: { success: true, blueprintId: 'b1' } })
    await blueprintStatus(page, 'generating')
    await page.goto(FREE)
    await expect(main(page)).toContainText('Your blueprint will be in the account of mara@example.com.')
  })

  test('made before and shown to somebody else only: says where it is, and waits for nothing', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/404|failed/)
    await answer(page, 'generate-blueprint', { json: { success: true, blueprintId: 'b1' } })
    for (const call of ['blueprint/*/events', 'blueprint/*/status'])
      await answer(page, call, refusal(404, 'There is nothing at this address.'))
    await page.goto(FREE)
    await expect(title(page, 'Your Blueprint Is Ordered')).toBeVisible()
    await expect(main(page)).toContainText('on its way to the mailbox')
    await expect(main(page)).toContainText('Your blueprint is in the account of mara@example.com.')
    await expectAccessible(page, 'main')
  })

  for (const [why, reply, heading, sentence] of [
    [
      'refused',
      refusal(400, 'This promo code has expired.'),
      'Generation Failed',
      'This promo code has expired.',
    ],
    [
      'without credits',
      refusal(402, 'No remaining blueprints'),
      'Generation Error',
      "You've used all your blueprint credits. Please purchase more or use a promo code.",
    ],
    ['lost', undefined, 'Generation Error', 'Failed to start blueprint generation. Please try again.'],
  ] as const) {
    test(`${why}: told, the form is kept, and it can be tried again as the same request`, async ({
      page,
      expectTrouble,
    }) => {
      expectTrouble(/40[02]|ERR_|failed:/)
      await page.goto('/')
      await page.evaluate(() => localStorage.setItem('blueprintFormData', '{}'))
      let works = false
      const sent = await answer(page, 'generate-blueprint', (route) => {
        if (works) return route.fulfill({ json: { success: true, blueprintId: 'b1' } })
        return reply ? route.fulfill(reply) : route.abort('connectionrefused')
      })
      await blueprintStatus(page, 'generating')
      await page.goto(FREE)
      await expectToast(page, heading, sentence, 'destructive')
      await expect(main(page)).toContainText(sentence)
      await expect(main(page).getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
      expect(await page.evaluate(() => localStorage.getItem('blueprintFormData'))).toBe('{}')
      await expectAccessible(page, 'main')
      works = true
      await main(page).getByRole('button', { name: 'Try Again' }).click()
      await expect(bar(page)).toBeVisible()
      expect(sent).toHaveLength(2)
      expect(sent[0]).toEqual(sent[1])
    })
  }
})
