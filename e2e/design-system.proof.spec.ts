// The parts of the design system at work: each overlay opened under the strict policy, checked by axe, driven by keyboard.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectSound, settled, test } from './quiet-page.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/sandbox/ui')
  await expect(page.getByRole('heading', { name: 'Design system' })).toBeVisible()
  await settled(page)
})

/** From here on, to the end of the test, time passes only when the test says so. */
async function freezeTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

const toasts = (page: Page) => page.getByRole('region', { name: /Notification/ }).getByRole('listitem')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('dialogs: open, are accessible, keep the focus, close, and give it back', async ({ page }) => {
  for (const [opener, title] of [
    ['Narrow dialog', 'Welcome Back'],
    ['Wide dialog', 'Get Your Startup Blueprint'],
    ['Side panel', 'Version history'],
  ] as const) {
    await test.step(`${opener}: opens, is accessible, closes by Escape, and focus returns`, async () => {
      await button(page, opener).click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      await expectSound(page, { part: '[role=dialog]', widths: [1280] })
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button(page, opener)).toBeFocused()
    })
  }
  await test.step('the focus stays inside an open dialog', async () => {
    await button(page, 'Narrow dialog').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
  await test.step('a confirmation asks, works, and closes when the work is done', async () => {
    await button(page, 'Confirm').click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete 2 files?' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page, '[role=alertdialog]')
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(dialog.getByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true')
    await expect(dialog).toBeHidden()
  })
  await test.step('on a phone a dialog is a sheet at the bottom', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await button(page, 'Narrow dialog').click()
    const sheet = page.getByRole('dialog')
    await settled(page)
    const box = await sheet.boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
    expect(box?.width).toBe(390)
  })
})

test('what opens, filters and switches follows the keyboard and is accessible', async ({ page }) => {
  await test.step('a select opens by keyboard and is accessible', async () => {
    const select = page.getByRole('combobox', { name: 'Stage' })
    await select.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectAccessible(page, '[role=listbox]')
    await page.keyboard.press('Escape')
    await expect(select).toBeFocused()
  })
  await test.step('a combobox filters, is driven by arrows, and says when nothing fits', async () => {
    const box = page.getByRole('combobox', { name: 'Combobox' })
    await box.click()
    await box.fill('hea')
    const options = page.getByRole('option')
    await expect(options).toHaveCount(1)
    await expect(options).toHaveText(/Healthcare/)
    await expectAccessible(page, '[role=listbox]')
    await box.press('ArrowDown')
    await box.press('Enter')
    await expect(box).toHaveValue('Healthcare')
    await box.fill('zzz')
    await expect(options).toHaveCount(0)
    await box.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })
  await test.step('a menu opens by keyboard and gives the focus back', async () => {
    const trigger = button(page, 'More actions')
    await trigger.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('menu')
    await expect(menu.getByRole('menuitem')).toHaveCount(4)
    await expectAccessible(page, '[role=menu]')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(trigger).toBeFocused()
  })
  await test.step('tabs, switches and checkboxes follow the keyboard', async () => {
    const tab = page.getByRole('tab').first()
    await tab.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    const toggle = page.getByRole('switch').first()
    const before = await toggle.getAttribute('aria-checked')
    await toggle.focus()
    await page.keyboard.press('Space')
    await expect(toggle).not.toHaveAttribute('aria-checked', before ?? '')
    const checkbox = page.getByRole('checkbox', { name: 'Send me product news' })
    const checked = await checkbox.isChecked()
    await checkbox.focus()
    await page.keyboard.press('Space')
    await expect(checkbox).toBeChecked({ checked: !checked })
  })
  await test.step('a chart has its numbers as a table too', async () => {
    const summary = page.getByText('Show as table').first()
    await summary.click()
    await expect(
      page
        .getByRole('table')
        .filter({ has: page.getByRole('columnheader') })
        .last(),
    ).toBeVisible()
    await expectAccessible(page, 'main')
  })
})

test('time: typing in a select, tooltips, and toasts', async ({ page }) => {
  await test.step('a select finds by typing, and its typing is forgotten after a second', async () => {
    const select = page.getByRole('combobox', { name: 'Stage' })
    await select.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toBeVisible()
    await freezeTime(page)
    const focused = page.locator('[role=option]:focus')
    const type = async (letter: string) => {
      await page.keyboard.type(letter)
      await page.clock.runFor(50)
    }
    await type('m')
    await expect(focused).toHaveText(/^MVP/i)
    // Within the second the letters belong together: 'mv', not the stage that begins with v.
    await page.clock.runFor(850)
    await type('v')
    await expect(focused).toHaveText(/^MVP/i)
    await page.clock.runFor(1_050)
    await type('i')
    await expect(focused).toHaveText(/^Idea/i)
    await page.keyboard.press('Enter')
    await expect(select).toHaveText(/^Idea/i)
  })
  await test.step('a tooltip waits 700 ms, and its neighbour within 300 ms does not', async () => {
    const overlays = page.getByRole('region', { name: 'Overlays' })
    const tip = page.locator('[data-tip]')
    // What shows them may still be on its way, while the clock stands.
    await overlays.getByRole('button', { name: 'More actions' }).focus()
    await page.keyboard.press('Tab')
    await expect(tip).toHaveText('Archive')
    await page.keyboard.press('Escape')
    await page.clock.runFor(400)
    await overlays.getByRole('button', { name: 'Archive' }).hover()
    await page.clock.runFor(650)
    await expect(tip).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(tip).toHaveText('Archive')
    await overlays.getByRole('button', { name: 'Star' }).hover()
    await expect(tip).toHaveText('Star')
    // After 300 ms away, it waits again.
    await page.keyboard.press('Escape')
    await page.mouse.move(4, 300, { steps: 5 })
    await page.clock.runFor(400)
    await expect(tip).toHaveCount(0)
    await overlays.getByRole('button', { name: 'Archive' }).hover()
    await page.clock.runFor(600)
    await expect(tip).toHaveCount(0)
  })
  await test.step('one at a time, gone after 5 seconds, the clock stopped while they are looked at', async () => {
    await button(page, 'Blueprint Created!').click()
    await expect(toasts(page)).toHaveCount(1)
    await button(page, 'Missing Information').click()
    await expect(toasts(page)).toHaveCount(1)
    await expect(toasts(page)).toContainText('Please fill in all required fields')
    await page.clock.runFor(4_500)
    await toasts(page).hover()
    await page.clock.runFor(10_000)
    await expect(toasts(page)).toHaveCount(1)
    await page.mouse.move(0, 0)
    await page.clock.runFor(1_000)
    await expect(toasts(page)).toHaveCount(0)
  })
})

test('toasts: accessible, F8 and Escape', async ({ page }) => {
  await test.step('all six kinds are accessible', async () => {
    for (const title of [
      'Blueprint Created!',
      'Missing Information',
      'Purchase in Progress',
      'Reset Email Sent',
      'Generation Failed',
      'Generation Timeout',
    ]) {
      await button(page, title).click()
      await expect(toasts(page)).toContainText(title)
      await expectAccessible(page, '[role=region][aria-label^=Notification]')
    }
  })
  await test.step('F8 goes there; Escape closes', async () => {
    await button(page, 'Blueprint Created!').click()
    await expect(toasts(page)).toHaveCount(1)
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: /Notification/ }).locator(':focus')).toHaveCount(1)
    const outline = () =>
      page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
    expect(await outline()).toBe('solid')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(toasts(page)).toHaveCount(0)
    await expect(button(page, 'Blueprint Created!')).toBeFocused()
  })
  await test.step('a swipe to the right sends it away, a short one does not', async () => {
    for (const [distance, remaining] of [
      [45, 1],
      [60, 0],
    ] as const) {
      await button(page, 'Blueprint Created!').click()
      // Looked at, it stays.
      await toasts(page).hover()
      const box = await toasts(page).boundingBox()
      const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + distance / 2, y, { steps: 4 })
      await page.mouse.move(x + distance, y, { steps: 4 })
      await page.mouse.up()
      await expect(toasts(page)).toHaveCount(remaining)
    }
  })
})
