// The living plan in the browser: over the real server from the changed price to the new documents, and by told answers
// in the states that a real server seldom shows.
import type { Page } from '@playwright/test'
import { factsOf } from '#engine/documents/testing/pdf.ts'
import { formatMoney } from '#engine/money.ts'
import { unzip } from '#engine/office/testing/unzip.ts'
import { squashed } from '#engine/press/testing/expected-text.ts'
import type { Issue } from '#features/living-plan/contract.ts'
import { assumptions, issue, PLAN, ROTA, tell } from './living-plan-answers.ts'
import { makeBlueprint } from './made-blueprint.ts'
import { expect, expectAccessible, expectSound, test } from './quiet-page.ts'

const main = (page: Page) => page.getByRole('main')
const figure = (page: Page, id: string) => main(page).locator(`[data-figure="${id}"] dd`)
/** As the trade of the brief calls it. */
const PRICE = 'Listed price, for a customer, user, site or vehicle, month'
const price = (page: Page) => main(page).getByRole('textbox', { name: PRICE, exact: true })
const saved = (page: Page) => main(page).getByText('All changes saved')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

async function openPlan(page: Page): Promise<void> {
  await page.goto(PLAN)
  await expect(main(page).getByRole('heading', { name: 'Assumptions', exact: true })).toBeVisible()
}

async function reissue(page: Page, number: number): Promise<Issue[]> {
  await expect(saved(page)).toBeVisible()
  await press(page, 'Reissue documents')
  // Pressed twice, it is one issue.
  await inDialog(page, 'Reissue now').dblclick()
  await expect(page.getByText(`Issue ${number} is ready`, { exact: true })).toBeVisible()
  const { issues } = await (await page.request.get('/api/blueprint/rota-room/issues')).json()
  expect(issues.map((one: Issue) => [one.number, one.state])).toEqual(
    Array.from({ length: number }, (_, i) => [number - i, 'ready']),
  )
  return issues
}

async function fileOf(page: Page, { files }: Issue, kind: 'blueprint' | 'spreadsheet'): Promise<Buffer> {
  const answer = await page.request.get(files.find((one) => one.kind === kind)?.url ?? `no ${kind}`)
  expect(answer.status()).toBe(200)
  return answer.body()
}

const planText = async (page: Page, one: Issue) =>
  squashed(factsOf(await fileOf(page, one, 'blueprint')).text)

/** Every number that the workbook stores. */
async function numbersIn(page: Page, one: Issue): Promise<number[]> {
  const parts = unzip(await fileOf(page, one, 'spreadsheet'))
  return [...parts.values()].flatMap((xml) =>
    [...xml.matchAll(/<v>(-?[\d.]+)<\/v>/g)].map(([, value]) => Number(value)),
  )
}

test('a founder changes the price: the figures answer, and the documents carry them', async ({ page }) => {
  await makeBlueprint(page, ROTA)

  await test.step('the plan is one press away from the files', async () => {
    await page.goto('/blueprint/rota-room')
    await page.getByRole('link', { name: 'Assumptions & What-if' }).click()
    await expect(page).toHaveURL(PLAN)
    await expect(price(page)).toHaveValue('29')
    await expect(main(page).getByText('€29 a month').filter({ visible: true }).first()).toBeVisible()
  })

  await test.step('a change is seen at once, kept, and taken back', async () => {
    const before = await figure(page, 'last-revenue').innerText()
    await price(page).fill('39')
    await expect(figure(page, 'last-revenue')).toHaveText(/more, better than the issued plan$/)
    expect(await figure(page, 'last-revenue').innerText()).not.toContain(before.trim())
    await main(page)
      .getByRole('slider', { name: `${PRICE}, slider` })
      .press('ArrowRight')
    await expect(price(page)).not.toHaveValue('39')
    await press(page, 'Undo')
    await expect(price(page)).toHaveValue('29')
    await press(page, 'Redo')
    await expect(price(page)).not.toHaveValue('29')
    await price(page).fill('39')
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(price(page)).toHaveValue('39')
    await expect(main(page).getByText('was €29')).toBeVisible()
    await press(page, `Reset ${PRICE}`)
    await expect(price(page)).toBeFocused()
    await expect(price(page)).toHaveValue('29')
    await price(page).fill('39')
  })

  await test.step('the new issue says what the page said, to the euro', async () => {
    const shown = async (id: string) => (await figure(page, id).locator('span').first().innerText()).trim()
    const [newest] = await reissue(page, 2)
    const after = new Map(newest?.changes.figures.map((one) => [one.id, one.after]))
    expect(await shown('last-revenue')).toBe(after.get('last-month-revenue'))
    expect((await shown('lowest-cash')).split(' ')[0]).toBe(after.get('lowest-cash'))
    await expect(main(page).getByRole('row', { name: /^Revenue in month 36/ })).toContainText(
      await shown('last-revenue'),
    )
    await expect(main(page).getByText('it is issue 2')).toBeVisible()
    // From the top: what lies half under the header on the way is no target at all.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page, 'section[aria-labelledby=issues]')
  })

  await test.step('the PDF and the sheet carry it; the first issue still opens', async () => {
    const { issues } = await (await page.request.get('/api/blueprint/rota-room/issues')).json()
    const [second, first] = issues as [Issue, Issue]
    const revenue = second.changes.figures.find(({ id }) => id === 'revenue-y1')
    const [oldText, newText] = [await planText(page, first), await planText(page, second)]
    expect(newText).toContain('€39')
    expect(oldText).toContain('€29')
    expect(oldText).not.toMatch(/€39(?![\d,.])/)
    for (const [text, amount] of [
      [oldText, revenue?.before],
      [newText, revenue?.after],
    ])
      expect(text).toContain(squashed(amount ?? 'no revenue'))
    const euros = (value: number) => formatMoney(Math.round(value * 100), 'EUR', { digits: 0 })
    const numbers = await numbersIn(page, second)
    expect(numbers).toContain(39)
    expect(numbers.map(euros)).toContain(revenue?.after)
  })

  await test.step('two issues are compared, and the first is brought back', async () => {
    await press(page, 'Compare two issues')
    const compare = page.getByRole('dialog', { name: 'Compare two issues' })
    await expect(compare.getByRole('row', { name: /^Listed price/ })).toContainText('€39')
    await expect(compare.locator('del').first()).toBeVisible()
    await expect(compare.locator('ins').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await main(page).getByRole('heading', { name: 'Issue 1', exact: true }).click()
    await press(page, 'Restore issue 1')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
    await expect(main(page).getByText('Issue 1 restored')).toBeVisible()
    await expect(price(page)).toHaveValue('29')
  })
})

test('what was understood wrongly is put right, and scenarios are kept, linked and compared', async ({
  page,
  expectTrouble,
}) => {
  await makeBlueprint(page, ROTA)
  await openPlan(page)
  const point = (name: string) => main(page).getByRole('listitem').filter({ hasText: name })

  await test.step('another country brings its money, and amounts of the other are not taken for its own', async () => {
    await price(page).fill('39')
    await press(page, 'Correct: Country')
    await page.getByRole('combobox', { name: 'Country' }).fill('United King')
    await page.getByRole('option', { name: 'United Kingdom' }).click()
    await expect(page.getByRole('checkbox', { name: /British Pound/ })).toBeChecked()
    await expect(main(page).getByText('The amounts you set in Euro (EUR) go back')).toBeVisible()
    await press(page, 'Put it right')
    await expect(point('Country').getByText('Corrected')).toBeVisible()
    await expect(figure(page, 'last-revenue')).toContainText('£')
    await expect(figure(page, 'last-revenue')).toContainText('was €')
    await expect(saved(page)).toBeVisible()
    const { edits } = await (await page.request.get('/api/blueprint/rota-room/assumptions')).json()
    expect(edits).toEqual({ values: {}, reading: { country: 'GB', currency: 'GBP' }, milestones: {} })
  })

  await test.step('kept as a scenario, found again by its link, laid beside the own figures', async () => {
    await press(page, 'Keep as scenario')
    await inDialog(page, 'Keep scenario').click()
    await expect(page.getByText('Please give the scenario a name.')).toBeVisible()
    await inDialog(page, 'Cancel').click()
    await press(page, 'Keep as scenario')
    await page.getByLabel('Name').fill('In Britain')
    await inDialog(page, 'Keep scenario').click()
    const row = main(page).getByRole('listitem').filter({ hasText: 'In Britain' })
    await expect(row).toContainText('Break-even')
    await press(page, 'Take back the correction of: Country')
    await expect(main(page).getByRole('button', { name: 'Correct: Country' })).toBeFocused()
    await press(page, 'Take back the correction of: Currency')
    await expect(figure(page, 'last-revenue')).toContainText('€')
    await main(page).getByRole('checkbox', { name: 'Compare In Britain' }).check()
    const table = main(page).getByRole('table', { name: 'Scenarios side by side' })
    await expect(table.getByRole('columnheader')).toHaveText(['Figure', 'Your figures', 'In Britain'])
    await expect(table.getByRole('row', { name: /^Country/ })).toContainText('United Kingdom')
    await expect(saved(page)).toBeVisible()
    await row.getByRole('link', { name: 'Open In Britain' }).click()
    await expect(page).toHaveURL(/\?scenario=[\w-]{36}$/)
    await page.reload()
    await expect(main(page).getByText('Scenario: In Britain')).toBeVisible()
    await expect(figure(page, 'last-revenue')).toContainText('£')
    await press(page, 'Take back the correction of: Country')
    await page.getByRole('link', { name: 'Milestone Map' }).click()
    await page.goBack()
    await expect(main(page).getByText('What you changed here is not kept yet.')).toBeVisible()
    await press(page, 'Back to your figures')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await row.getByRole('link', { name: 'Open In Britain' }).click()
    await expect(main(page).getByText('You can try things out here.')).toBeVisible()
    await press(page, 'Use as your figures')
    await expect(page).toHaveURL(PLAN)
    await expect(point('Country').getByText('United Kingdom')).toBeVisible()
  })

  await test.step('another way of earning has other assumptions, and another plan', async () => {
    const before = await main(page).locator('summary').allInnerTexts()
    await press(page, 'Correct: How it earns')
    await page.getByRole('combobox', { name: 'How it earns' }).fill('projects')
    await page.getByRole('option', { name: 'By projects' }).click()
    // What it is computed from cannot be fetched at first: the desk stays, and so does the change.
    expectTrouble(/corrections|Failed to load|net::/)
    await page.route('**/corrections/try', (route) => route.abort('internetdisconnected'))
    await press(page, 'Put it right')
    await expect(main(page).getByText('The figures could not be worked out')).toBeVisible()
    await expect(main(page).getByText(/could not be loaded. Your changes are safe/)).toBeVisible()
    expect(await main(page).locator('summary').allInnerTexts()).toEqual(before)
    await page.unroute('**/corrections/try')
    await press(page, 'Retry')
    await expect(main(page).getByText('The figures could not be worked out')).toBeHidden()
    await expect(point('How it earns').getByText('was By subscription')).toBeVisible()
    await expect.poll(() => main(page).locator('summary').allInnerTexts()).not.toEqual(before)
    const [newest] = await reissue(page, 2)
    const text = await planText(page, newest as Issue)
    expect(text).toContain('£')
    expect(text).toContain('unitedkingdom')
  })
})

test('every state of the page is clear, and loses nothing', async ({ page, expectTrouble }) => {
  const told = await tell(page)

  await test.step('what cannot be seen, and what is not there yet', async () => {
    expectTrouble(/409|500|404/)
    told.state = { status: 500, json: {} }
    await page.goto(PLAN)
    await expect(page.getByRole('heading', { name: 'Blueprint Not Found' })).toBeVisible()
    told.state = { status: 409, json: { error: 'This blueprint is not finished yet.', code: 'not_finished' } }
    await press(page, 'Retry')
    await expect(page.getByRole('heading', { name: 'Your plan is not finished yet' })).toBeVisible()
    told.state = { json: assumptions() }
    await press(page, 'Retry')
    await expect(price(page)).toHaveValue('29')
    await expect(main(page).getByText('Nothing kept yet.')).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Reissue documents' })).toBeDisabled()
  })

  await test.step('what is out of range is told, stays in its field, and reaches neither the figures nor the server', async () => {
    const before = await figure(page, 'last-revenue').innerText()
    for (const [text, sentence] of [
      ['9999999', /Enter an amount from/],
      ['dear', /not a number/],
      ['', /Enter a number/],
    ] as const) {
      await price(page).fill(text)
      await expect(price(page)).toHaveAccessibleDescription(sentence)
    }
    await price(page).fill('-5')
    await price(page).blur()
    await expect(price(page)).toHaveValue('-5')
    await expect(price(page)).toHaveAttribute('aria-invalid', 'true')
    expect(await figure(page, 'last-revenue').innerText()).toBe(before)
    expect(told.saved).toEqual([])
    const leaving = page.waitForEvent('dialog')
    await page.evaluate(() => void setTimeout(() => location.reload()))
    await (await leaving).dismiss()
    await expect(price(page)).toHaveValue('-5')
  })

  await test.step('a save that fails keeps everything, and is made again', async () => {
    expectTrouble(/503/)
    told.save = { status: 503, json: { error: 'Too busy to save.' } }
    await price(page).fill('35')
    await expect(main(page).getByText('Not saved. Too busy to save.')).toBeVisible()
    const again = Promise.withResolvers<void>()
    told.hold = again.promise
    await page.getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL('/privacy-policy')
    // The address changes before the page does: what is left unsaved is sent when this page goes.
    await expect(main(page).getByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(price(page)).toHaveValue('35')
    await expect(main(page).getByText('Not saved yet. Trying again...')).toBeVisible()
    again.resolve()
    await expect(main(page).getByText('Not saved. Too busy to save.')).toBeVisible()
    told.save = { json: { success: true, version: 4 } }
    await press(page, 'Save again')
    await expect(saved(page)).toBeVisible()
    expect(told.saved.at(-1)).toMatchObject({
      version: 3,
      edits: { values: { [(await priceId(told)) ?? '']: 3500 } },
    })
  })

  await test.step('another window was faster: both are shown, one is chosen', async () => {
    const id = (await priceId(told)) ?? ''
    told.save = { status: 409, json: { error: 'Changed elsewhere.', code: 'edited_elsewhere' } }
    told.state = {
      json: assumptions({ version: 9, edits: { values: { [id]: 5500 }, milestones: {} } }),
    }
    await price(page).fill('45')
    const conflict = main(page).getByRole('region', { name: 'Changed in another window' })
    await expect(conflict.getByRole('row', { name: /^Listed price/ })).toContainText('€55')
    await expect(conflict.getByRole('row', { name: /^Listed price/ })).toContainText('€45')
    await expect(price(page)).toHaveValue('45')
    told.save = { json: { success: true, version: 10 } }
    await conflict.getByRole('button', { name: 'Keep mine' }).click()
    await expect(saved(page)).toBeVisible()
    expect(told.saved.at(-1)).toMatchObject({ version: 9, edits: { values: { [id]: 4500 } } })
  })

  await test.step('too many today, and one that is being made', async () => {
    expectTrouble(/429/)
    const SPENT = 'Twenty issues were made within a day. The next can be made tomorrow.'
    told.reissue = { status: 429, json: { error: SPENT } }
    await press(page, 'Reissue documents')
    await inDialog(page, 'Reissue now').click()
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(SPENT)
    await inDialog(page, 'Cancel').click()
    await expect(price(page)).toHaveValue('45')
    await page.route('**/api/blueprint/*/events', (route) => route.fulfill({ status: 204 }))
    await page.route('**/api/blueprint/*/status', (route) => route.fulfill({ json: making() }))
    told.issues = [issue(2, { state: 'making', isCurrent: false, files: [] }), issue(1)]
    told.reissue = { json: { success: true, generationId: 'made-2', unchanged: false } }
    await press(page, 'Reissue documents')
    await inDialog(page, 'Reissue now').click()
    await expect(main(page).getByText('The documents are being made.')).toBeVisible()
    await price(page).fill('46')
    await expect(saved(page)).toBeVisible()
  })

  await test.step('in every dress', async () => {
    await expectSound(page)
  })
})

/** How the engine calls the price of the brief, as the page sent it. */
const priceId = async ({ saved }: { saved: unknown[] }) =>
  Object.keys((saved[0] as { edits: { values: object } }).edits.values)[0]

const making = () => ({
  blueprintId: assumptions().blueprint.id,
  slug: 'rota-room',
  startupName: 'Rota Room',
  status: 'generating',
  overallProgress: 40,
  message: 'Printing',
  estimatedTimeRemaining: 2,
  documents: [],
  createdAt: '2026-11-16T10:00:00.000Z',
})
