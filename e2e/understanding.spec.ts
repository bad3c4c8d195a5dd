// 'Here's what we understood' beside the purchase form: it reads along, is put right, goes with the order, and never
// stands in the way of it.
import type { Page } from '@playwright/test'
import { DASHBOARD } from './account-answers.ts'
import {
  answer,
  CHECKOUT,
  comeBack,
  dialog,
  field,
  fill,
  form,
  GENERATE,
  IDEA,
  openDialog,
  PAYING,
  signedIn,
  submit,
  visit,
} from './purchase-answers.ts'
import { expect, expectAccessible, expectSound, test } from './quiet-page.ts'
import {
  answerReading,
  chooseIn,
  panel,
  READ,
  roleOf,
  THIN,
  UNDERSTANDING,
  WOBBLE,
} from './understanding-answers.ts'

const PATH = '/blueprint-purchase'
const EMOJI = 'Café 🚲🇺🇸 👩‍👩‍👧 «مقهى ב» sells 5 bikes at $195, ١٢ a day'

const summary = (page: Page) => panel(page).getByRole('status')
const folded = (page: Page) => panel(page).getByRole('button', { name: /^Here’s what we understood/ })
const noSideways = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)

test('reading along, putting it right, and ordering with it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const told = await answerReading(page)
  await visit(page, PATH)

  await test.step('before anything is typed it shows its shape, and asks nobody', async () => {
    await expect(panel(page)).toContainText('Start typing. We’ll play it back here as you go.')
    await expect(panel(page)).toContainText('Nothing is stored until you order.')
    expect(told.sent).toEqual([])
  })

  await test.step('it reads after the last key, once, and the focus stays in the field', async () => {
    await fill(page, { startupName: WOBBLE.startupName, businessIdea: WOBBLE.businessIdea })
    await field(page, 'Target customer').pressSequentially('Parents of 4-7 year olds')
    await expect(panel(page)).toContainText(READ.sentence)
    expect(told.sent.at(-1)).toMatchObject({
      startupName: 'Wobble Academy',
      targetCustomer: 'Parents of 4-7 year olds',
    })
    expect(told.sent.length).toBeLessThanOrEqual(3)
    await expect(field(page, 'Target customer')).toBeFocused()
    await expect(summary(page)).toHaveText(
      'Here’s what we understood: 15 figures, 2 don’t add up, 2 questions',
    )
    const checks = form(page).getByRole('list', { name: 'What your words say so far' })
    await expect(checks.getByRole('listitem')).toHaveText([
      'Problem: there',
      'Customer: there',
      'Price: there',
      'Place: not yet',
    ])
  })

  await test.step('unsure figures come first, twelve stand there, and the rest after a press', async () => {
    const menus = panel(page).getByRole('combobox', { name: /^What .* means$/ })
    await expect(menus).toHaveCount(12)
    const marks = page.locator('[data-marks=businessIdea] span')
    await expect(marks).toHaveText(READ.figures.map(({ quote }) => quote))
    await roleOf(page, '$312,000').focus()
    await expect(marks.filter({ hasText: '312k' })).toHaveClass(/bg-draft/)
    await expect(menus.first()).toContainText('Your price?')
    await panel(page).getByRole('button', { name: 'Show 3 more' }).click()
    await expect(menus).toHaveCount(15)
    await expect(menus.nth(12)).toBeFocused()
    await expectSound(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('a role is chosen by the keyboard alone, and taken back', async () => {
    const menu = roleOf(page, '$35,000')
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option', { name: 'Your price' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { name: 'One-time cost' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menu).toHaveText('One-time cost')
    await expect(menu).toBeFocused()
    const figure = { field: 'businessIdea', quote: '$35k', role: 'one-off-cost' }
    await expect.poll(() => told.sent.at(-1)?.corrections?.reading?.figures).toMatchObject([figure])
    await panel(page)
      .getByRole('button', { name: /^Take back the correction of: \$35,000/ })
      .click()
    await expect(menu).toContainText('Your price?')
    await expect(menu).toBeFocused()
    await chooseIn(page, roleOf(page, '7%'), 'Discount')
  })

  await test.step('a doubtful one is confirmed with one press, and taken back', async () => {
    const menu = roleOf(page, '$35,000')
    await panel(page)
      .getByRole('button', { name: /^That’s right: \$35,000/ })
      .click()
    await expect(menu).toHaveText('Your price')
    await expect(menu).toBeFocused()
    await panel(page)
      .getByRole('button', { name: /^Take back the correction of: \$35,000/ })
      .click()
    await expect(menu).toContainText('Your price?')
  })

  await test.step('how it earns is chosen, and who pays is written over in place', async () => {
    await chooseIn(page, panel(page).getByRole('combobox', { name: 'How it earns' }), 'By franchise fees')
    await expect(panel(page)).toContainText('was By courses and classes')
    await panel(page)
      .getByRole('button', { name: /^Who pays: Parents in suburbs/ })
      .click()
    const payer = panel(page).getByRole('textbox', { name: 'Who pays' })
    await expect(payer).toBeFocused()
    await payer.fill('cyclists')
    await page.keyboard.press('Escape')
    await expect(panel(page).getByRole('button', { name: /^Who pays: Parents in suburbs/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await payer.fill('franchisees')
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('button', { name: /^Who pays: Franchisees/ })).toBeFocused()
  })

  await test.step('what does not add up is decided, decided otherwise, and the next one comes', async () => {
    const note = panel(page).getByRole('region', { name: 'What does not add up' })
    await expect(note).toContainText('$44,900 missing')
    await note.getByRole('radio', { name: 'Use $267,100.' }).check()
    await expect(note).toContainText('Noted. The plan goes with your answer.')
    await expect(roleOf(page, '$312,000')).toHaveText('Revenue goal')
    await note.getByRole('radio', { name: /^\$312,000 is right/ }).check()
    await expect(roleOf(page, '$312,000')).toHaveText('Revenue today')
    await note.getByRole('radio', { name: 'Use $267,100.' }).check()
    await note.getByRole('button', { name: 'Next (1 more)' }).click()
    await expect(note).toContainText('40 units in 24 months')
  })

  await test.step('a question is answered in the way people write; Enter sends no order', async () => {
    const sent = await answer(page, CHECKOUT, { json: PAYING })
    const pay = panel(page).getByRole('textbox', { name: 'What do you pay yourself?' })
    await pay.fill('five')
    await expect(panel(page)).toContainText('This is not a number.')
    await pay.fill('$5.5k')
    await page.keyboard.press('Enter')
    await expect(pay).toHaveValue('5,500')
    await expect.poll(() => told.sent.at(-1)?.corrections?.answers).toEqual({ salary: 550_000 })
    expect(sent).toEqual([])
  })

  await test.step('a reload and the back button keep the words and the corrections', async () => {
    await page.reload()
    await expect(field(page, 'Business idea')).toHaveValue(WOBBLE.businessIdea)
    await expect(roleOf(page, '7%')).toHaveText('Discount')
    await page.goto('/resources')
    await page.goBack()
    await expect(field(page, 'Target customer')).toHaveValue('Parents of 4-7 year olds')
    await expect(roleOf(page, '7%')).toHaveText('Discount')
    await expect(panel(page).getByRole('textbox', { name: 'What do you pay yourself?' })).toHaveValue('5,500')
  })

  await test.step('two tabs: each keeps its own words', async () => {
    const other = await page.context().newPage()
    await answerReading(other)
    await visit(other, PATH)
    await expect(field(other, 'Business idea')).toHaveValue(WOBBLE.businessIdea)
    await field(other, 'Business idea').fill('A bakery that sells 100 loaves at $6')
    await page.reload()
    await expect(field(page, 'Business idea')).toHaveValue(WOBBLE.businessIdea)
    await other.reload()
    await expect(field(other, 'Business idea')).toHaveValue('A bakery that sells 100 loaves at $6')
    await other.close()
  })

  await test.step('the price and the button are in sight wherever the reader is, and cover no field with the focus', async () => {
    for (const height of [900, 640]) {
      await page.setViewportSize({ width: 1440, height })
      await page.evaluate(() => scrollTo(0, 0))
      await expect(submit(page)).toBeInViewport({ ratio: 1 })
      for (const label of ['Additional context', 'Promo code']) {
        await field(page, label).focus()
        const [bar, box] = await Promise.all([
          page.locator('[data-pay-bar]').boundingBox(),
          field(page, label).boundingBox(),
        ])
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      }
    }
  })

  await test.step('the order carries what was corrected and answered', async () => {
    const sent = await answer(page, CHECKOUT, { json: PAYING })
    await expect(roleOf(page, '7%')).toHaveText('Discount')
    await submit(page).click()
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]?.blueprintData).toMatchObject({
      businessIdea: WOBBLE.businessIdea,
      corrections: {
        reading: {
          mechanisms: ['franchise'],
          payer: 'franchisees',
          figures: [
            { field: 'businessIdea', quote: '7%', role: 'discount' },
            { field: 'businessIdea', quote: '312k', role: 'revenue-goal' },
          ],
        },
        answers: { salary: 550_000 },
      },
    })
  })
})

test('on a phone it is one line until it is tapped; a little idea is helped along', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const told = await answerReading(page)
  await visit(page, PATH)

  await test.step('an example is there to start from, and replaces words only after asking', async () => {
    await folded(page).click()
    await panel(page).getByRole('button', { name: 'Start from an example' }).click()
    await expect(field(page, 'Business idea')).toHaveValue(/^Mobile bike repair in Austin/)
    await expect(field(page, 'Business idea')).toBeFocused()
    told.reply = THIN
    await field(page, 'Business idea').fill('bikes')
    for (const words of ['Good start.', 'What do you sell?', 'Who pays, and how much?', 'Where?'])
      await expect(panel(page)).toContainText(words)
    await panel(page).getByRole('button', { name: 'Start from an example' }).click()
    await panel(page).getByRole('button', { name: 'Keep mine' }).click()
    await expect(field(page, 'Business idea')).toHaveValue('bikes')
    await expectAccessible(page, 'main')
  })

  await test.step('folded it says how much was read', async () => {
    told.reply = READ
    await folded(page).click()
    await fill(page, { startupName: WOBBLE.startupName, businessIdea: WOBBLE.businessIdea })
    await expect(folded(page)).toContainText('15 figures, 2 don’t add up, 2 questions')
    await expect(panel(page).getByRole('combobox')).toHaveCount(0)
    await expect(submit(page)).toBeInViewport({ ratio: 1 })
    await noSideways(page)
  })

  await test.step('tapped it opens in place, and everything can be pressed with a thumb', async () => {
    await folded(page).click()
    await expect(folded(page)).toHaveAttribute('aria-expanded', 'true')
    await chooseIn(page, roleOf(page, '$195'), 'Cost of one sale')
    await chooseIn(page, panel(page).getByRole('combobox', { name: 'Currency' }), 'Euro (EUR)')
    await noSideways(page)
    await expectSound(page, { widths: [320, 390] })
  })
})

test('whatever fails, nothing typed is lost and paying goes on', async ({ page, expectTrouble }) => {
  expectTrouble(/api\/understanding/)
  await page.setViewportSize({ width: 1440, height: 900 })
  const told = await answerReading(page, 503)
  const sent = await answer(page, CHECKOUT, { json: PAYING })
  await visit(page, PATH)
  const needed = { ...WOBBLE, businessIdea: EMOJI }

  await test.step('from the first word on the server is away: one quiet line, and the form stands', async () => {
    await fill(page, needed)
    await expect(panel(page)).toContainText('We can’t read along right now')
    await expect(panel(page)).toContainText('Nothing you typed is lost.')
    await expectAccessible(page, 'main')
    await submit(page).click()
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]?.blueprintData).toMatchObject(needed)
    expect(sent[0]?.blueprintData).not.toHaveProperty('corrections')
    await visit(page, PATH)
  })

  for (const failure of [500, 429, 'lost'] as const)
    await test.step(`${failure}: what was read before stays, and the line says that it is old`, async () => {
      told.reply = READ
      await field(page, 'Business idea').fill(`${EMOJI} ${failure}.`)
      await expect(panel(page)).toContainText('Updated just now')
      told.reply = failure
      await field(page, 'Business idea').fill(`${EMOJI} ${failure} and more`)
      await expect(panel(page)).toContainText('Not up to date')
      await expect(panel(page)).toContainText(READ.sentence)
      await expect(field(page, 'Business idea')).toHaveValue(`${EMOJI} ${failure} and more`)
      await expect(submit(page)).toBeEnabled()
    })

  await test.step('back in the network it reads again by itself', async () => {
    told.reply = READ
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(panel(page)).toContainText('Updated just now')
  })

  await test.step('an older answer never takes the place of a newer one', async () => {
    const held = Promise.withResolvers<void>()
    told.after = held.promise
    told.reply = { ...READ, sentence: 'The old sentence.' }
    await field(page, 'Business idea').fill('An older idea for $5')
    await expect.poll(() => told.sent.at(-1)?.businessIdea).toBe('An older idea for $5')
    told.after = undefined
    told.reply = { ...READ, sentence: 'The new sentence.' }
    await field(page, 'Business idea').fill('A newer idea for $6')
    await expect(panel(page)).toContainText('The new sentence.')
    held.resolve()
    await expect(panel(page)).not.toContainText('The old sentence.')
    await expect(panel(page)).toContainText('Updated just now')
  })

  await test.step('ten kilobytes are read, more are not, and both stay as they are', async () => {
    const long = 'Ten loaves at $6. '.repeat(600)
    await field(page, 'Additional context').fill(long.slice(0, 9_900))
    await expect.poll(() => told.sent.at(-1)).toHaveProperty('additionalContext', long.slice(0, 9_900).trim())
    await expect(panel(page)).toContainText('Updated just now')
    const asked = told.sent.length
    await field(page, 'Additional context').fill(long)
    await expect(panel(page)).toContainText('This is too long to read along with.')
    expect(told.sent).toHaveLength(asked)
    await expect(field(page, 'Additional context')).toHaveValue(long)
  })

  await test.step('what is no reading is none', async () => {
    await page.route(`**${UNDERSTANDING}`, (route) => route.fulfill({ json: { success: true } }))
    await field(page, 'Additional context').fill('Rent is $900')
    await expect(panel(page)).toContainText('We can’t read along right now')
    await expect(field(page, 'Additional context')).toHaveValue('Rent is $900')
  })
})

test('in the dialog, with money and with a credit', async ({ page, baseURL, expectTrouble }) => {
  await answerReading(page)

  await test.step('the landing page’s form carries the corrections', async () => {
    const sent = await answer(page, CHECKOUT, { json: PAYING })
    await openDialog(page)
    await fill(page, { ...IDEA, businessIdea: WOBBLE.businessIdea })
    await expect(folded(page)).toContainText('15 figures')
    await folded(page).click()
    await chooseIn(page, roleOf(page, '$195'), 'Cost of one sale')
    await expectAccessible(page, '[role=dialog]')
    await submit(page).click()
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]?.formData).toMatchObject({
      corrections: { reading: { figures: [{ quote: '$195', role: 'unit-cost' }] } },
    })
  })

  await test.step('Escape in a field of the reading closes the field, not the dialog', async () => {
    await comeBack(page)
    await panel(page)
      .getByRole('button', { name: /^What is sold/ })
      .click()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeVisible()
    await expect(panel(page).getByRole('button', { name: /^What is sold/ })).toBeFocused()
  })

  await test.step('with a credit they go along, too', async () => {
    expectTrouble(/generate-blueprint/)
    await signedIn(page, baseURL, DASHBOARD.credits)
    const sent = await answer(page, GENERATE, { status: 400, json: { error: 'Not today.' } })
    await page.evaluate(() => localStorage.setItem('useCredits', 'true'))
    await visit(page, '/')
    await expect(dialog(page)).toBeVisible()
    await folded(page).click()
    await expect(roleOf(page, '$195')).toHaveText('Cost of one sale')
    await submit(page).click()
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      useCredits: true,
      corrections: { reading: { figures: [{ quote: '$195', role: 'unit-cost' }] } },
    })
  })
})
