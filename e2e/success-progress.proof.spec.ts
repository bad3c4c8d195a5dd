// The progress on /success where nobody told which blueprint it is: what follows the clock, what the server says, and
// what there is to do. How it is followed by its id is in progress-page.proof.spec.ts.
import { expectToast } from './account-answers.ts'
import { blueprintStatus, NAMELESS_ORDER, ORDER, paid, signedIn } from './checkout-answers.ts'
import { COMPLETE, following, PRINTING } from './generation-answers.ts'
import { expect, test } from './quiet-page.ts'
import {
  appears,
  bar,
  main,
  openAnew,
  openWithClock,
  pass,
  RETURN,
  title,
  toasts,
  until,
} from './success-page.ts'

test('five minutes and a little longer: what follows the clock, and how often the server is asked', async ({
  page,
  baseURL,
}) => {
  await signedIn(page, baseURL)
  await paid(page, NAMELESS_ORDER)
  const state = await blueprintStatus(page, 'generating')
  await openWithClock(page)
  const list = (name: string) => main(page).getByRole('region', { name }).getByRole('listitem')
  const figures = main(page).locator('dl > div')
  const seen = async () => ({
    percent: await bar(page).getAttribute('aria-valuenow'),
    figures: await figures.allInnerTexts(),
    now: await main(page).locator('[aria-current=step]').innerText(),
  })
  const askedUntil = async (second: number, times: number) => {
    await until(page, second)
    await expect.poll(() => state.asked).toBe(times)
  }

  await test.step('at first the payment is known to be done', async () => {
    await expect(main(page).getByText('TideWatch', { exact: true })).toBeVisible()
    await expect(main(page)).toContainText('This usually takes 2-5 minutes. You can leave this page.')
    expect(await seen()).toEqual({
      percent: '3',
      figures: [
        expect.stringMatching(/^Elapsed\s+0:00$/),
        expect.stringMatching(/^Remaining\s+about 5 min$/),
      ],
      now: expect.stringContaining('Idea Analysis'),
    })
  })

  await test.step('nine stages, and five documents', async () => {
    await expect(list('Stages')).toContainText([
      'Payment Processing',
      'Idea Analysis',
      'Market Research',
      'Business Model',
      'Technical Architecture',
      'Financial Projections',
      'Visual Brand Assets',
      'Document Creation',
      'Email Delivery',
    ])
    await expect(list('Stages').first()).toContainText('done')
    await expect(list('Documents')).toContainText([
      /FCP Quickstart Guide\s*Waiting/,
      /Complete Blueprint PDF\s*Waiting/,
      /Markdown File for Upload\s*Waiting/,
      /Brand Guide\s*Waiting/,
      /Logo Concepts\s*Waiting/,
    ])
    // After 2 s they fill in order.
    await until(page, 4)
    await expect(list('Documents').first()).toHaveText(/FCP Quickstart Guide[1-9]\d%/)
    await expect(list('Documents').last()).toContainText('Waiting')
  })

  await test.step('asked early, after 10 s, then every 5 s', async () => {
    await askedUntil(9, 3)
    await askedUntil(10, 4)
    await askedUntil(14, 4)
    await askedUntil(15, 5)
  })

  await test.step('bar, stage, clock and estimate follow the time', async () => {
    await until(page, 40)
    await expect(list('Documents').last()).toHaveText(/Logo Concepts95%/)
    await until(page, 86)
    await expect(figures.first()).toHaveText('Elapsed1:26')
    expect(await seen()).toMatchObject({
      percent: '32',
      now: expect.stringContaining('Market Research'),
    })
    await expect(figures.last()).toHaveText('Remainingabout 4 min')
    await expect(bar(page)).toHaveAttribute('aria-valuetext', '32%, Market Research, stage 3 of 9')
    await expect(main(page).getByRole('status')).toHaveText('Market Research')
    await until(page, 274)
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '94')
    await until(page, 276)
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '95')
  })

  await test.step('asked after 60 attempts, the last after 305 s, every 10 s', async () => {
    await askedUntil(305, 63)
    await askedUntil(314, 63)
    await askedUntil(315, 64)
    await askedUntil(324, 64)
    await askedUntil(325, 65)
  })

  await test.step('up to 95 %', async () => {
    await until(page, 340)
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '95')
    expect((await seen()).now).toContain('Email Delivery')
    await expect(figures.last()).toHaveText('Remaininga little longer')
  })
})

test('what there is to do and to read meanwhile', async ({ page, baseURL, expectTrouble }) => {
  expectTrouble(/ERR_.*user-blueprint-status|failed: .*user-blueprint-status|status check failed/)
  await signedIn(page, baseURL)
  await paid(page, NAMELESS_ORDER)
  const state = await blueprintStatus(page, 'generating')
  const check = main(page).getByRole('button', { name: 'Check Status Manually' })

  await test.step('loaded again, the clock goes on where it was', async () => {
    await openWithClock(page)
    await until(page, 100)
    await page.reload()
    await appears(page, bar(page))
    await until(page, 110)
    await expect(main(page).locator('dl > div').first()).toHaveText(/^Elapsed1:(49|50)$/)
  })

  await test.step('after 180 s it can be asked by hand, and says what it heard', async () => {
    await until(page, 179)
    await expect(check).toHaveCount(0)
    // Loaded again, it ticks up to a second behind.
    await until(page, 181)
    await check.click()
    await appears(page, toasts(page))
    await expectToast(page, 'Still Processing', 'Your blueprint is still being made.', 'destructive')
    state.status = 'no network'
    await check.click()
    await expectToast(
      page,
      'Connection Error',
      'Unable to connect to server. Please try again.',
      'destructive',
    )
    state.status = 'generating'
  })

  await test.step('after 300 s it says that it takes longer, once', async () => {
    await until(page, 299)
    await expect(toasts(page)).toHaveCount(0)
    await until(page, 300)
    await appears(page, toasts(page))
    await expectToast(
      page,
      'Generation Taking Longer Than Expected',
      'Your blueprint is still being made. We email you when the files are ready.',
      'destructive',
    )
    await pass(page, 30)
    await expect(toasts(page)).toHaveCount(0)
  })

  await test.step('while it is asked by hand, the button says so; what is finished is shown', async () => {
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/user-blueprint-status', async (route) => {
      await answered.promise
      await route.fallback()
    })
    await check.focus()
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('button', { name: 'Checking...' })).toBeFocused()
    state.status = 'completed'
    answered.resolve()
    await expect(title(page, 'Blueprint Complete!')).toBeVisible()
  })
})

test('how it ends', async ({ page, baseURL, expectTrouble }) => {
  expectTrouble(/ERR_.*user-blueprint-status|failed: .*user-blueprint-status|status check failed/)
  await signedIn(page, baseURL)
  await paid(page, NAMELESS_ORDER)
  const state = await blueprintStatus(page, 'no network')

  await test.step('a failed check is only logged', async () => {
    await openWithClock(page)
    await pass(page, 5)
    await expect(title(page, 'Creating Your Blueprint')).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)
  })

  await test.step('another blueprint that is finished is not this one', async () => {
    const asked = state.asked
    Object.assign(state, { status: 'completed', name: 'Another' })
    await pass(page, 12)
    await expect.poll(() => state.asked).toBeGreaterThan(asked + 1)
    await expect(title(page, 'Creating Your Blueprint')).toBeVisible()
    state.name = 'TideWatch'
    await pass(page, 5)
    await expect(title(page, 'Blueprint Complete!')).toBeVisible()
  })

  await test.step('what is finished is announced at once, and the dashboard opens after 2 s', async () => {
    await openAnew(page)
    await appears(page, bar(page))
    await pass(page, 1)
    await expect(title(page, 'Blueprint Complete!')).toBeVisible()
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '100')
    await expect(main(page).getByRole('status')).toHaveText('Blueprint Complete!')
    await expect(main(page).getByRole('link', { name: 'View Your Blueprint' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
    await expect(main(page).getByText('Complete', { exact: true })).toHaveCount(5)
    await pass(page, 1.8)
    await expect(page).toHaveURL(RETURN)
    await pass(page, 0.3)
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('an error: says so, and that the credits are back', async () => {
    state.status = 'error'
    await openAnew(page)
    await appears(page, bar(page))
    await pass(page, 1)
    await expect(title(page, 'There was an error generating your blueprint.')).toBeVisible()
    await expect(main(page).getByRole('alert')).toContainText('Credits have been restored.')
    await pass(page, 60)
    await expect(page).toHaveURL(RETURN)
    await main(page).getByRole('link', { name: 'Return to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('in real time: what is left of a pack, and the real value by the id', async ({ page, baseURL }) => {
  await test.step('of a pack, it says what is left', async () => {
    await paid(page, { ...ORDER, pack: 'fivePack', quantity: 5, amount_total: 300 })
    await blueprintStatus(page, 'generating')
    await page.goto(RETURN)
    await expect(main(page)).toContainText('4 credits of this pack are left for more blueprints.')
  })

  await test.step('by its id: the real value at once, though another blueprint is newer', async () => {
    await signedIn(page, baseURL)
    await paid(page, ORDER)
    const state = await blueprintStatus(page, 'completed', 'Another')
    const { tell } = await following(page, PRINTING)
    await openAnew(page)
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '72')
    await expect(bar(page)).toHaveAttribute('aria-valuetext', '72%, Document Creation, stage 8 of 9')
    await expect(main(page).getByRole('img', { name: 'First page: Brand Guide' })).toBeVisible()
    expect(state.asked).toBe(0)
    tell(COMPLETE)
    await expect(title(page, 'Blueprint Complete!')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })
})
