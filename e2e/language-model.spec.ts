// /admin/language-model: how to configure one, the owner's choice, and a brief planned both ways; closed to everybody else.
import type { Page, Route } from '@playwright/test'
import { OWNER } from './people.ts'
import { expect, expectSound, test } from './quiet-page.ts'

const API = '/api/admin/language-model'
const toast = (page: Page, text: string) => page.locator('[data-toasts]').getByText(text)

const section = (id: string, title: string, by: 'house' | 'model') => ({
  id,
  title,
  by,
  text: `**What ${by} says of the ${id}.**\n\nA paragraph.\n\n| Year | Revenue a year |\n| --- | ---: |\n| 1 | €120,000 |`,
})
const side = (by: 'house' | 'model') => ({
  seconds: by === 'house' ? 0.3 : 84.2,
  sections: [section('summary', 'Executive summary', by), section('market', 'Market', 'house')],
})
const writing = {
  model: 'a-model',
  calls: 9,
  inputTokens: 123_456,
  outputTokens: 23_456,
  costDollars: 0.72,
  fallbacks: [{ section: 'market', reason: 'invalid-output' }],
}
const comparison = { id: '1', startupName: 'Larder & Loaf', startedAt: '2026-11-15T14:02:00.000Z' }

test('an admin learns how to configure a model, compares both ways, and the owner chooses', async ({
  page,
  expectTrouble,
}) => {
  let known: object = { model: 'a-model', plansBy: 'model' }
  const { email, password } = OWNER

  await test.step('whoever is signed out is asked to sign in', async () => {
    await page.goto('/admin/language-model')
    await expect(page.getByText('Sign in to see this page')).toBeVisible()
  })

  await test.step('without a model the page says how to get one', async () => {
    expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
    await page.goto('/admin/language-model')
    await expect(page.getByRole('heading', { name: 'No language model is configured' })).toBeVisible()
    await expect(page.getByText('ANTHROPIC_API_KEY')).toBeVisible()
  })

  await page.route(`**${API}`, (route: Route) => route.fulfill({ json: known }))

  await test.step('a brief that lacks its idea is not sent; a sample fills the form', async () => {
    await page.reload()
    const idea = page.getByRole('textbox', { name: 'Business idea' })
    await expect(idea).not.toHaveValue('')
    await idea.fill(' ')
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByText('Please describe the business idea.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Start from a sample' }).click()
    await page.getByRole('option', { name: 'Ledgerlight' }).click()
    await expect(page.getByRole('textbox', { name: 'Startup name' })).toHaveValue('Ledgerlight')
  })

  await test.step('a refusal says why, and what was typed stays', async () => {
    expectTrouble(/429/)
    await page.route(`**${API}/compare`, (route) =>
      route.fulfill({
        status: 429,
        json: { code: 'rate_limited', error: 'Too many requests. Please wait.' },
      }),
    )
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(toast(page, 'Too many requests. Please wait.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Startup name' })).toHaveValue('Ledgerlight')
    await page.unroute(`**${API}/compare`)
  })

  await test.step('two presses are one comparison, and the page says what is being done', async () => {
    let calls = 0
    await page.route(`**${API}/compare`, (route) => {
      calls++
      known = { ...known, comparison: { ...comparison, state: 'running', activity: 'Setting up the books' } }
      return route.fulfill({ json: { success: true } })
    })
    await page.getByRole('button', { name: 'Compare' }).dblclick()
    await expect(page.getByText('Setting up the books...')).toBeVisible()
    expect(calls).toBe(1)
  })

  await test.step('both plans stand side by side, with who wrote what and the cost', async () => {
    known = {
      ...known,
      comparison: {
        ...comparison,
        state: 'done',
        house: side('house'),
        model: { ...side('model'), writing },
      },
    }
    await expect(page.getByText('Both plans are ready.')).toBeVisible()
    await expect(page.getByText('What house says of the summary.')).toBeVisible()
    await expect(page.getByText('What model says of the summary.')).toBeVisible()
    await expect(page.getByText('Written by the model')).toHaveCount(1)
    await expect(page.getByText('$0.72')).toBeVisible()
    await expect(page.getByText('The house made these instead: market (invalid output).')).toBeVisible()
    await expectSound(page)
  })

  await test.step('on a phone one is shown at a time', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByText('What house says of the summary.')).toBeHidden()
    await page
      .getByRole('radiogroup', { name: 'Which plan' })
      .getByRole('radio', { name: 'The house' })
      .check()
    await expect(page.getByText('What house says of the summary.')).toBeVisible()
    await expect(page.getByText('What model says of the summary.')).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the owner chooses who writes', async () => {
    const sent: unknown[] = []
    await page.route(`**${API}/plans-by`, (route) => {
      sent.push(route.request().postDataJSON())
      known = { ...known, plansBy: 'house' }
      return route.fulfill({ json: { success: true } })
    })
    const choice = page.getByRole('radiogroup', { name: 'Plans are written by' })
    await choice.getByRole('radio', { name: 'The house' }).check()
    await expect(choice.getByRole('radio', { name: 'The house' })).toBeChecked()
    expect(sent).toEqual([{ plansBy: 'house' }])
  })

  await test.step('a budget that is used up is said, and the house’s plan is there', async () => {
    known = {
      ...known,
      comparison: { ...comparison, state: 'failed', problem: 'The budget is used up.', house: side('house') },
    }
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText('The budget is used up.')
    await expect(page.getByText('What house says of the summary.')).toBeVisible()
    await expect(page.getByRole('radiogroup', { name: 'Which plan' })).toHaveCount(0)
  })
})
