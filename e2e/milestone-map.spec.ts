// The milestone map in the browser, over the real server: a blueprint that was really made, worked through to the end.
import type { Page } from '@playwright/test'
import { makeBlueprint } from './made-blueprint.ts'
import { expect, expectAccessible, expectContrast, expectSound, test } from './quiet-page.ts'

const CALL = '**/api/blueprint/*/milestones'
const main = (page: Page) => page.getByRole('main')
const station = (page: Page, title: string) => main(page).getByRole('button', { name: title })
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: `Edit ${title}`, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const UNSAVED = 'Unsaved changes'

async function makeLarder(page: Page): Promise<string> {
  await makeBlueprint(page, {
    startupName: 'Larder & Loaf',
    businessIdea: 'A neighbourhood sourdough bakery with evening classes',
    targetCustomer: 'Families in Cork city',
    industry: 'Food & Beverage',
    stage: 'Validation',
  })
  return `/blueprint/${encodeURIComponent('larder-&-loaf')}`
}

async function openMap(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('tab', { name: 'Milestone Map' }).click()
}

test('a founder works the map through', async ({ page, context, expectTrouble }) => {
  const address = await makeLarder(page)

  await test.step('what cannot be loaded can be asked for again', async () => {
    expectTrouble(/503|500|409/)
    const NOT_FINISHED = 'The milestone map comes with the finished plan. This blueprint is not finished yet.'
    let told = { status: 409, json: { error: NOT_FINISHED, code: 'not_finished' } as object }
    await page.route(CALL, (route) => route.fulfill(told))
    await openMap(page, address)
    const trouble = main(page).getByRole('alert')
    await expect(trouble).toHaveText(`Your map comes with your plan${NOT_FINISHED}`)
    const COULD_NOT = 'The milestone map could not be loaded'
    for (const [status, json, text] of [
      [503, { error: 'Too busy for maps.' }, 'Too busy for maps.'],
      [500, {}, 'Nothing is lost. Please try again in a moment.'],
    ] as const) {
      told = { status, json }
      await main(page).getByRole('button', { name: 'Retry' }).click()
      await expect(trouble).toHaveText(COULD_NOT + text)
    }
    await page.unroute(CALL)
    await main(page).getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'Your Startup Journey' })).toBeVisible()
    await expect(main(page)).toContainText('0 of 5 completed')
    await expect(main(page)).toContainText('Start your journey by defining your vision!')
    await expect(main(page).locator('ol > li button')).toHaveText([
      /^1Vision & Mission.*Edit$/,
      /^2Target Audience.*Edit$/,
      /^3Build MVP.*Edit$/,
      /^4Monetization.*Edit$/,
      /^5Launch & Scale.*Edit$/,
    ])
  })

  await test.step('a milestone is edited: entries come and go, reset and its undo, nothing is lost by closing', async () => {
    await station(page, 'Target Audience').press('Enter')
    const edit = dialog(page, 'Target Audience')
    await expect(edit.getByLabel('Target audience')).toHaveValue(/Cork/)
    await expect(edit.getByText(UNSAVED)).toHaveCount(0)
    await expect(edit.getByRole('button', { name: 'Reset to Original' })).toBeDisabled()
    const entries = edit.getByRole('group', { name: /^Pain points/ }).getByRole('textbox')
    const before = await entries.count()
    await edit.getByRole('button', { name: 'Add pain point' }).click()
    await expect(entries).toHaveCount(before + 1)
    await expect(entries.last()).toBeFocused()
    await expect(edit.getByText(UNSAVED)).toBeVisible()
    await page.keyboard.type('夜明け前の列')
    await expect(edit.getByText(UNSAVED)).toBeVisible()
    await edit.getByRole('button', { name: 'Remove pain point 1', exact: true }).click()
    await expect(entries).toHaveCount(before)
    await expectAccessible(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(entries.last()).toHaveValue('夜明け前の列')
    const url = page.url()
    for (let times = 0; times < 2; times++) {
      await page.evaluate(() => history.back())
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
      await expect(entries.last()).toHaveValue('夜明け前の列')
    }
    expect(page.url()).toBe(url)
    await edit.getByRole('button', { name: 'Reset to Original' }).click()
    await expect(edit.getByText(UNSAVED)).toHaveCount(0)
    await edit.getByRole('button', { name: 'Undo Reset' }).click()
    await expect(entries.last()).toHaveValue('夜明け前の列')
    const leaving = page.waitForEvent('dialog')
    await page.evaluate(() => void setTimeout(() => location.reload()))
    const question = await leaving
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await expect(entries.last()).toHaveValue('夜明け前の列')
  })

  await test.step('a save that fails keeps what was typed; the next one completes the milestone', async () => {
    const edit = dialog(page, 'Target Audience')
    expectTrouble(/ERR_CONNECTION_REFUSED|failed:/)
    const late = Promise.withResolvers<void>()
    await page.route(CALL, async (route) => {
      await late.promise
      await route.abort('connectionrefused')
    })
    await save(page).click()
    // Nothing can be typed that would be lost if it went well.
    await expect(edit.getByLabel('Target audience')).toBeDisabled()
    late.resolve()
    await expect(edit.getByRole('alert')).toContainText('What you typed is still here.')
    await page.unroute(CALL)
    await save(page).dblclick()
    await expect(edit).toHaveCount(0)
    await expect(station(page, 'Target Audience')).toContainText('Completed')
    await expect(station(page, 'Target Audience')).toBeFocused()
    await expect(main(page)).toContainText('1 of 5 completed')
    await expect(main(page)).toContainText("Keep going! You're making great progress!")
  })

  await test.step('two windows do not overwrite each other', async () => {
    expectTrouble(/409/)
    const other = await context.newPage()
    await openMap(other, address)
    for (const window of [page, other]) {
      await station(window, 'Vision & Mission').click()
      await dialog(window, 'Vision & Mission')
        .getByLabel('Problem')
        .fill(window === page ? 'Mine' : 'Theirs')
    }
    await save(other).click()
    await expect(dialog(other, 'Vision & Mission')).toHaveCount(0)
    await save(page).click()
    const edit = dialog(page, 'Vision & Mission')
    const notice = edit.getByRole('region', { name: 'Changed in another window' })
    await expect(notice).toContainText('Theirs')
    await expect(edit.getByLabel('Problem')).toHaveValue('Mine')
    await expectAccessible(page, '[role=dialog]')
    await notice.getByRole('button', { name: 'Take theirs' }).click()
    await expect(edit.getByLabel('Problem')).toHaveValue('Theirs')
    await edit.getByLabel('Problem').fill('Mine again')
    // Once more, and now mine stays.
    await station(other, 'Vision & Mission').click()
    await dialog(other, 'Vision & Mission').getByLabel('Why now').fill('Theirs again')
    await save(other).click()
    await expect(dialog(other, 'Vision & Mission')).toHaveCount(0)
    await other.close()
    await save(page).click()
    await notice.getByRole('button', { name: 'Keep mine' }).click()
    await expect(edit).toHaveCount(0)
    await station(page, 'Vision & Mission').click()
    await expect(edit.getByLabel('Problem')).toHaveValue('Mine again')
    await expect(edit.getByText(UNSAVED)).toHaveCount(0)
    // It listens to the keyboard once the focus is in it.
    await expect(edit.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(edit).toHaveCount(0)
  })

  await test.step('five of five', async () => {
    for (const title of ['Build MVP', 'Monetization', 'Launch & Scale']) {
      await station(page, title).click()
      await save(page).click()
      await expect(dialog(page, title)).toHaveCount(0)
    }
    await expect(main(page)).toContainText('5 of 5 completed')
    await expect(main(page).getByRole('status').last()).toHaveText(
      "Congratulations! You've completed all milestones!",
    )
    await expect(main(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await page.reload()
    await page.getByRole('tab', { name: 'Milestone Map' }).click()
    await expect(main(page)).toContainText('5 of 5 completed')
    await expectSound(page)
    await station(page, 'Build MVP').click()
    await expect(save(page)).toBeInViewport()
    await expectContrast(page, '[role=dialog]')
  })
})
