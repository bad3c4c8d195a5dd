// /success?free=true: an order that costs nothing is started there, by a press of a button.

import type { Page } from '@playwright/test'
import { expectToast } from './account-answers.ts'
import { answer, blueprintStatus, refusal, signedIn } from './checkout-answers.ts'
import { expect, expectAccessible, test } from './quiet-page.ts'
import { bar, expectNothingLeft, main, openAnew, title } from './success-page.ts'

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
const STARTED = { json: { success: true, blueprintId: 'b1' } }

const start = (page: Page) => main(page).getByRole('button', { name: 'Create Blueprint' })

async function openAndStart(page: Page, left: 'nothing' | 'a purchase' = 'nothing') {
  await openAnew(page, FREE, left)
  await start(page).click()
}

test('an order that costs nothing', async ({ page, baseURL, expectTrouble }) => {
  expectTrouble(/generate-blueprint|404.*api\/blueprint|status check failed/)

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
  ] as const)
    await test.step(`${why}: told, the form is kept, and it can be tried again as the same request`, async () => {
      let works = false
      const sent = await answer(page, 'generate-blueprint', (route) => {
        if (works) return route.fulfill(STARTED)
        return reply ? route.fulfill(reply) : route.abort('connectionrefused')
      })
      await blueprintStatus(page, 'generating')
      await openAndStart(page, 'a purchase')
      await expectToast(page, heading, sentence, 'destructive')
      await expect(main(page)).toContainText(sentence)
      await expect(main(page).getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
      expect(await page.evaluate(() => localStorage.getItem('blueprintFormData'))).toBe('{}')
      // They look the same.
      if (why === 'refused') await expectAccessible(page, 'main')
      works = true
      await main(page).getByRole('button', { name: 'Try Again' }).click()
      await expect(bar(page)).toBeVisible()
      expect(sent).toHaveLength(2)
      expect(sent[0]).toEqual(sent[1])
    })

  await test.step('signed out, it says where the blueprint will be', async () => {
    await expect(main(page)).toContainText('Your blueprint will be in the account of mara@example.com.')
  })

  await test.step('made before and shown to somebody else only: says where it is, and waits for nothing', async () => {
    await answer(page, 'generate-blueprint', STARTED)
    for (const call of ['blueprint/*/events', 'blueprint/*/status'])
      await answer(page, call, refusal(404, 'There is nothing at this address.'))
    await openAndStart(page)
    await expect(title(page, 'Your Blueprint Is Ordered')).toBeVisible()
    await expect(main(page)).toContainText('on its way to the mailbox')
    await expect(main(page)).toContainText('Your blueprint is in the account of mara@example.com.')
    await expectAccessible(page, 'main')
  })

  await test.step('an address that is not proved gets a link first, also when the page is loaded again', async () => {
    const sent = await answer(page, 'generate-blueprint', { json: { success: true, confirmEmail: true } })
    await openAndStart(page)
    for (const load of [() => page.reload(), () => Promise.resolve()]) {
      await expect(title(page, 'Check your email')).toBeVisible()
      await expect(main(page)).toContainText('We sent a link to mara@example.com.')
      await load()
    }
    expect(sent).toHaveLength(1)
  })

  await signedIn(page, baseURL)
  const sent = await answer(page, 'generate-blueprint', STARTED)
  const verified = await answer(page, 'verify-session', { json: {} })
  const state = await blueprintStatus(page, 'generating')
  await test.step('opened by a link it starts nothing: without a code it leads home, with one it waits for the button', async () => {
    await openAnew(page, '/success?free=true&startupName=Junk&businessIdea=Nothing')
    await expect(page).toHaveURL('/')
    await openAnew(page, FREE)
    await expect(title(page, 'Start Your Free Blueprint')).toBeVisible()
    await expect(main(page)).toContainText('TideWatch')
    await expect(main(page)).toContainText('ONEFREE')
    await expect(start(page)).toBeEnabled()
    await expectAccessible(page, 'main')
    await page.reload()
    await expect(start(page)).toBeEnabled()
    expect(sent).toEqual([])
  })

  await test.step('is started once with its form, also when loaded again; no address says who somebody is', async () => {
    await openAndStart(page, 'a purchase')
    await expect(bar(page)).toBeVisible()
    await expect(main(page).getByText('TideWatch', { exact: true })).toBeVisible()
    await page.reload()
    await expect(bar(page)).toBeVisible()
    expect(sent).toEqual([{ ...FORM, promoCode: 'ONEFREE', requestId: expect.stringMatching(/^[\w-]{36}$/) }])
    expect(verified).toEqual([])
    await expectNothingLeft(page)
  })

  await test.step('ends at the dashboard like any other', async () => {
    state.status = 'completed'
    await expect(title(page, 'Blueprint Complete!')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })
})
