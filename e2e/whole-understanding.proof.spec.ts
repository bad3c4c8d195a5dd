// The whole way of a correction, with nothing stood in for: typed, read, put right, paid, and in the plan.
import { enterCard, expectMade, MAKING_MS, pay } from './buying.ts'
import { test } from './own-shop.ts'
import { newEmail } from './people.ts'
import { fill, submit, visit } from './purchase-answers.ts'
import { expect } from './quiet-page.ts'
import { main } from './success-page.ts'
import { chooseIn, panel, roleOf } from './understanding-answers.ts'
import { writeDown } from './written-down.ts'

const BAKERY = {
  startupName: 'Larder & Loaf',
  businessIdea:
    'A small sourdough bakery in Cork. We sell bread at €5.50 a loaf. We sold 1,000 loaves last month, revenue €7,000. Rent of 1450 a month.',
  targetCustomer: 'Families in Cork city',
}

test('what is put right beside the form is what the plan is made from', async ({ page }) => {
  test.setTimeout(2 * MAKING_MS)
  await writeDown(page)
  await visit(page, '/blueprint-purchase')
  await fill(page, { ...BAKERY, email: newEmail('corrector') })
  await expect(panel(page)).toContainText('1450 a month')

  await chooseIn(page, roleOf(page, '€1,450'), 'Regular cost')
  const note = panel(page).getByRole('region', { name: 'What does not add up' })
  await note.getByRole('radio', { name: 'Use €5,500' }).check()
  await expect(note).toContainText('Noted.')
  await chooseIn(page, panel(page).getByRole('combobox', { name: 'How it earns' }), 'By courses and classes')
  await expect(panel(page)).toContainText('Updated just now')

  // What is asked follows how it earns.
  const question = panel(page).getByRole('textbox').first()
  await question.fill((await question.getAttribute('placeholder')) ?? '')
  await question.press('Enter')
  await expect(panel(page).getByRole('button', { name: /^Take back the correction of: .*\?$/ })).toBeVisible()
  await expect(panel(page)).toContainText('Updated just now')

  await submit(page).click()
  await enterCard(page, '$0.99')
  await pay(page, '$0.99')
  await expectMade(page)

  const { blueprints } = await (await page.request.get('/api/dashboard')).json()
  const { edits } = await (await page.request.get(`/api/blueprint/${blueprints[0].id}/assumptions`)).json()
  expect(edits.reading).toMatchObject({ mechanisms: ['course'] })
  expect(edits.reading.figures).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ quote: '1450 a month', role: 'fixed-cost' }),
      expect.objectContaining({ quote: '€7,000', value: 5500 }),
    ]),
  )

  await page.goto(`/blueprint/${blueprints[0].id}/plan`)
  await expect(main(page).getByText('By courses and classes').first()).toBeVisible({ timeout: MAKING_MS })
  await expect(main(page).getByText('Corrected').first()).toBeVisible()
})
