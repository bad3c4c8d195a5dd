// What was read of a brief is put right on the page of its plan, which computes from what it is sent.
import type { Page } from '@playwright/test'
import { assumptions, groundWith, PLAN, tell } from './living-plan-answers.ts'
import { expect, expectAccessible, test } from './quiet-page.ts'

const main = (page: Page) => page.getByRole('main')
const figure = (page: Page, id: string) => main(page).locator(`[data-figure="${id}"] dd`)
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const saved = (page: Page) => main(page).getByText('All changes saved')

test('a plan answers the price, and its reading is put right in the page', async ({
  page,
  expectTrouble,
}) => {
  const told = await tell(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.route('**/api/blueprint/*/corrections/try', (route) => {
    const { corrections } = route.request().postDataJSON()
    if (corrections.payer === '...')
      return route.fulfill({
        status: 400,
        json: { error: '"..." says nothing that could stand in a sentence.', code: 'invalid_input' },
      })
    return route.fulfill({ json: { ground: groundWith(corrections) } })
  })
  await page.goto(PLAN)
  await expect(main(page).getByRole('heading', { name: 'Assumptions', exact: true })).toBeVisible()

  await test.step('the knowledge of all countries is not fetched', async () => {
    expect(fetched.some((path) => /\/what-if-/.test(path))).toBe(true)
    expect(fetched.filter((path) => /\/knowledge-/.test(path))).toEqual([])
  })

  await test.step('the price answers, and is taken back', async () => {
    const price = main(page).getByRole('textbox', { name: /^Listed price/ })
    await expect(price).toHaveValue('29')
    await price.fill('39')
    await expect(figure(page, 'last-revenue')).toHaveText(/more, better than the issued plan$/)
    await press(page, 'Undo')
    await expect(price).toHaveValue('29')
  })

  await test.step('who pays and how it earns are put right, kept, and change the assumptions', async () => {
    await press(page, 'Correct: Who pays')
    await page.getByRole('textbox', { name: 'Who pays' }).fill('hotels in Ireland')
    await press(page, 'Put it right')
    await expect(main(page).getByText('Hotels in Ireland')).toBeVisible()
    const before = await main(page).locator('summary').allInnerTexts()
    await press(page, 'Correct: How it earns')
    await page.getByRole('combobox', { name: 'How it earns' }).fill('courses')
    await page.getByRole('option', { name: 'By courses and classes' }).click()
    await press(page, 'Put it right')
    await expect.poll(() => main(page).locator('summary').allInnerTexts()).not.toEqual(before)
    await expect(saved(page)).toBeVisible()
    expect(told.saved.at(-1)).toMatchObject({
      edits: { reading: { payer: 'hotels in Ireland', mechanisms: ['course'] } },
    })
    await press(page, 'Take back the correction of: How it earns')
  })

  await test.step('a figure is taken for something else, and back', async () => {
    await main(page)
      .getByText(/^Your figures: \d+ of \d+ used in the math$/)
      .click()
    const role = main(page).getByRole('combobox', { name: /€20,000/ })
    await role.click()
    await page.getByRole('option', { name: 'Debt', exact: true }).click()
    await expect(role).toHaveText('Debt')
    await expect(main(page).getByText('was cash on hand')).toBeVisible()
    await expect(saved(page)).toBeVisible()
    expect(told.saved.at(-1)).toMatchObject({ edits: { reading: { figures: [{ role: 'debt' }] } } })
    await expectAccessible(page, 'section[aria-labelledby=understood]')
    await main(page)
      .getByRole('button', { name: /^Take back the correction of: €20,000/ })
      .click()
    await expect(role).toHaveText('Cash on hand')
    await expect(role).toBeFocused()
  })

  await test.step('documents that were made in an earlier way can be reissued without a change', async () => {
    told.state = { json: assumptions({ isOutdated: true, hasUnissued: true }) }
    await page.reload()
    await expect(main(page).getByText('These documents were made in an earlier way.')).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Reissue documents' })).toBeEnabled()
  })

  await test.step('what the server refuses is said in its words', async () => {
    expectTrouble(/400/)
    await press(page, 'Correct: Who pays')
    await page.getByRole('textbox', { name: 'Who pays' }).fill('...')
    await press(page, 'Put it right')
    await expect(main(page).getByText('says nothing that could stand in a sentence').first()).toBeVisible()
    await press(page, 'Undo')
    await expect(main(page).getByText('says nothing that could stand in a sentence')).toBeHidden()
  })
})
