// The frame of every page: header, footer, theme, navigation, and what happens when things go wrong.
import { events } from './account-answers.ts'
import { goInside } from './go-inside.ts'
import { expect, expectAccessible, settled, test } from './quiet-page.ts'

test('the frame of a visitor: header, data layer, footer, menu, theme, keyboard, network', async ({
  page,
  context,
}) => {
  const header = page.getByRole('banner')

  await test.step('signed out, nothing is asked of the server', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await settled(page)
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  })

  await test.step('views and navigation go into the data layer; no banner and no tag manager without an id', async () => {
    await header.getByRole('link', { name: 'Resources' }).click()
    await expect(page).toHaveURL('/resources')
    await expect
      .poll(() => page.evaluate(() => window.dataLayer))
      .toEqual([
        { event: 'page_view', path: '/' },
        { event: 'page_navigation', from: '/', to: '/resources' },
        { event: 'page_view', path: '/resources' },
      ])
    await expect(page.getByRole('region', { name: 'Analytics consent' })).toHaveCount(0)
  })

  await test.step('the header leads home, to the community and to the resources, and stays in sight', async () => {
    await header.getByRole('link', { name: 'Community' }).click()
    await expect(page).toHaveURL('/community')
    await expect(page).toHaveTitle('Community · Founder Co-Pilot')
    await expect(header.getByRole('link', { name: 'Community' })).toHaveAttribute('aria-current', 'page')
    await page.evaluate(() => window.scrollTo(0, 10_000))
    await expect(header).toBeInViewport()
    await header.getByRole('link', { name: 'Founder Co-Pilot' }).click()
    await expect(page).toHaveURL('/')
  })

  await test.step('the button opens the login', async () => {
    await header.getByRole('button', { name: 'Login to Dashboard' }).click()
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the footer has its columns, links, addresses and words', async () => {
    const footer = page.getByRole('contentinfo')
    const columns = {
      Product: ['/', '/blueprint-purchase', '/dashboard', '/community', '/resources', '/blog'],
      Support: ['mailto:support@example.com', 'mailto:feedback@example.com', '/settings'],
      Legal: ['/privacy-policy', '/terms-of-service', '/refund-policy', '/legal-inquiries'],
    }
    for (const [title, expected] of Object.entries(columns)) {
      const links = footer.getByRole('navigation', { name: title }).getByRole('link')
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(expected)
    }
    for (const label of ['Twitter', 'LinkedIn', 'Email'])
      await expect(footer.getByRole('link', { name: label })).toBeVisible()
    await expect(footer.getByText(/AI-powered startup blueprints/)).toBeVisible()
    await expect(footer.getByText('Powered by AI')).toBeVisible()
    await expect(footer.getByText(/© 2025/)).toBeVisible()
  })

  await test.step('the phone menu opens and closes by keyboard, and says what it is', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    const toggle = page.getByRole('button', { name: 'Open menu' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    await expect(menu.getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close menu' }).press('Enter')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'Resources' }).click()
    await expect(page).toHaveURL('/resources')
    await expect(menu).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('the theme follows the machine until it is chosen, and the choice survives a reload without a flash', async () => {
    await header.getByRole('link', { name: 'Founder Co-Pilot' }).click()
    await expect(page).toHaveURL('/')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    // The first paint is already dark: the attribute stands before the body exists.
    await page.addInitScript(() => {
      new MutationObserver((_, watcher) => {
        if (!document.body) return
        Object.assign(window, { themeAtBody: document.documentElement.dataset.theme })
        watcher.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    expect(await page.evaluate(() => (window as unknown as { themeAtBody: string }).themeAtBody)).toBe('dark')
  })

  await test.step('an icon says its name: by keyboard at once, to a pointer after a while; never over it, and gone by a press', async () => {
    const icon = header.getByRole('button', { name: /^Switch to/ })
    const tip = page.locator('[data-tip]')
    await settled(page)
    await header.getByRole('link', { name: 'Resources' }).focus()
    await page.keyboard.press('Tab')
    await expect(icon).toBeFocused()
    await expect(tip).toHaveText('Switch to light theme')
    await expect(tip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(tip).toHaveCount(0)
    await icon.hover()
    await expect(tip).toBeVisible()
    const [over, under] = [await tip.boundingBox(), await icon.boundingBox()]
    if (!over || !under) throw new Error('There is no tip beside the icon.')
    expect(over.y).toBeGreaterThanOrEqual(under.y + under.height)
    // The pointer may go onto it, to read it enlarged.
    await page.mouse.move(over.x + over.width / 2, over.y + over.height / 2, { steps: 4 })
    await expect(tip).toHaveText('Switch to light theme')
    await expectAccessible(page, 'header')
    await page.mouse.move(4, 500)
    await expect(tip).toHaveCount(0)
    await icon.hover()
    await expect(tip).toBeVisible()
    await icon.click()
    await expect(tip).toHaveCount(0)
    await icon.click()
    await page.reload()
  })

  await test.step('the keyboard alone gets in: skip link first, focus is visible, a new page takes focus', async () => {
    await settled(page)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Your idea' })).toBeFocused()
    const first = page.getByRole('main').getByRole('button', { name: 'Get Your Blueprint' }).first()
    await first.focus()
    expect(await first.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Get Your Blueprint' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/blueprint-purchase')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('without a network the page says so, and stops when it is back', async () => {
    await header.getByRole('link', { name: 'Founder Co-Pilot' }).click()
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Get Your Blueprint' }).first(),
    ).toBeVisible()
    await settled(page)
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You are offline.')).toHaveCount(0)
  })
})

test('with the hint that somebody may be signed in', async ({ page, context, baseURL, expectTrouble }) => {
  await context.addCookies([{ name: 'fcp_hint', value: '1', url: baseURL ?? '' }])
  const header = page.getByRole('banner')

  await test.step('a placeholder pulses until the server answers; then dashboard and logout show', async () => {
    const answer = Promise.withResolvers<void>()
    await page.route('/api/dashboard', async (route) => {
      await answer.promise
      await route.fulfill({ json: { credits: 1 } })
    })
    await page.goto('/')
    await expect(header.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible()
    await expect(header.getByText('Login to Dashboard').first()).toBeHidden()
    answer.resolve()
    await expect(header.getByRole('link', { name: 'Founder Dashboard' })).toBeVisible()

    const loggedOut = page.waitForRequest(
      (request) => request.url().endsWith('/api/auth/logout') && request.method() === 'POST',
    )
    await page.route('/api/auth/logout', (route) => route.fulfill({ json: { success: true } }))
    await header.getByRole('button', { name: 'Log Out' }).click()
    await loggedOut
    await expect(header.getByRole('button', { name: 'Login to Dashboard' })).toBeVisible()
    expect(await events(page)).toContainEqual({ event: 'auth', action: 'logout' })
  })

  await test.step('a failed logout still signs the page out, and is only logged', async () => {
    const over = expectTrouble(/logout|Logout failed/)
    await page.route('/api/auth/logout', (route) => route.fulfill({ status: 500 }))
    await page.reload()
    const logged = page.waitForEvent('console', (message) => message.text().includes('Logout failed'))
    await header.getByRole('button', { name: 'Log Out' }).click()
    await logged
    await expect(header.getByRole('button', { name: 'Login to Dashboard' })).toBeVisible()
    over()
  })

  await test.step('an answer that is no success means signed out', async () => {
    expectTrouble(/401|api\/dashboard/)
    await page.route('/api/dashboard', (route) => route.fulfill({ status: 401, json: { success: false } }))
    const answered = page.waitForResponse('**/api/dashboard')
    await page.reload()
    await answered
    await expect(header.getByRole('button', { name: 'Login to Dashboard' })).toBeVisible()
  })
})

test('what cannot be loaded takes nothing else with it', async ({ page, expectTrouble }) => {
  await test.step('a mark in the address is gone to, and is no view of its own', async () => {
    await page.goto('/sandbox/ui#content')
    await expect(page.getByRole('heading', { name: 'Content', exact: true })).toBeInViewport()
    expect(await page.evaluate(() => window.dataLayer?.length)).toBe(1)
  })

  await test.step('a toast whose part cannot be loaded takes nothing else with it', async () => {
    const over = expectTrouble(/failed:|ERR_|dynamically imported|Failed to load/)
    await settled(page)
    await page.route(/toaster|healthz/, (route) => route.abort())
    await page.getByRole('button', { name: 'Blueprint Created!' }).click()
    await expect(page.getByRole('button', { name: 'Missing Information' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Design system' })).toBeVisible()
    await page.unroute(/toaster|healthz/)
    over()
  })
})

test('a screen whose file is gone', async ({ page, expectTrouble }) => {
  await test.step('after a new deployment an old page loads anew instead of breaking', async () => {
    const over = expectTrouble(/404|not-found|Failed to load|failed:/)
    await page.goto('/')
    await settled(page)
    let missing = 1
    await page.route(/\/assets\/catalogue-.*\.js/, (route) =>
      missing-- > 0 ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await goInside(page, '/sandbox/ui')
    await expect(page.getByRole('heading', { name: 'Design system' })).toBeVisible()
    over()
  })

  await test.step('a screen that cannot be loaded at all leaves the frame standing and offers a way back', async () => {
    expectTrouble(/404|dynamically imported|failed:/)
    // As if it were the first time: a page that was loaded anew already is not loaded anew again.
    await page.evaluate(() => sessionStorage.clear())
    await page.route(/\/assets\/catalogue-.*\.js/, (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { name: /Your idea/ })).toBeVisible()
  })
})

test('a server that is away leaves the page standing, and the next try works once it is back', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/failed:|ERR_|dynamically imported|Failed to load/)
  await page.goto('/sandbox/ui')
  await settled(page)
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  const nav = page.getByRole('banner')
  await nav.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.unroute('**/*')
  await nav.getByRole('link', { name: 'Resources' }).click()
  await nav.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: /Your idea/ })).toBeVisible()
})
