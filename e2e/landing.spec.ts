// The first page: what it says, what it loads, and its parts that stay as they were written until somebody needs them.
import type { Locator, Page } from '@playwright/test'
import { expectToast } from './account-answers.ts'
import { getBlueprint, visit } from './purchase-answers.ts'
import { expect, expectAccessible, expectContrast, settled, test } from './quiet-page.ts'

const main = (page: Page) => page.getByRole('main')
const carousel = (page: Page) => main(page).getByRole('region', { name: 'The eight steps' })
const livePlace = (page: Page) => carousel(page).locator('[aria-live]:not(dialog *)')

const STEPS = [
  'Start with an idea',
  'Buy for $0.99',
  'Grab files from the dashboard',
  'Download the .md file',
  'Upload to a code-hosting tool',
  'Ask an AI assistant',
  'Attach a domain',
  'Build',
]

test('everything is said before any script runs, to people and to search engines', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!--.*?-->|<[^>]+>/g, ' ')
  for (const said of [
    ...['20 Pages', 'Minutes', '$0.99', 'Watch the explainer', 'What you get', 'Quick Actions'],
    ...['An 18 to 20 page business plan', 'A visual brand guide', 'Logo files', 'A quickstart guide'],
    ...['A prompt an AI tool can build from', 'A milestone map', 'Explore Resources'],
    ...['$3.00', '$5.00', 'Save 40%', 'Save 50%', 'Most popular', 'Join Community', 'FAQ'],
    ...['Why we start with the plan', 'Can I get a refund?', ...STEPS.slice(0, 1)],
  ])
    expect(text.replace(/\s+/g, ' '), said).toContain(said)
  for (const step of STEPS) expect(html, step).toContain(`: ${step}"`)
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  expect(data.map((one) => one['@type'])).toEqual(['Product', 'FAQPage'])
  expect(data[0].image).toMatch(/^http:\/\/[^%]+\/social\/home\.png$/)
  // The sizes are known before the pictures are there, and only what is in sight at once is fetched at once.
  const pictures = html.match(/<img [^>]*>/g) ?? []
  expect(pictures.length).toBeGreaterThan(6)
  for (const picture of pictures) expect(picture).toMatch(/width="\d+" height="\d+"/)
  expect(pictures.filter((picture) => !picture.includes('loading="lazy"'))).toHaveLength(2)
})

test('the carousel comes to life when somebody is near, and goes round by every means', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (asked) => loaded.push(new URL(asked.url()).pathname))
  await visit(page)
  await page.waitForLoadState('networkidle')
  const codeOf = (part: RegExp) => loaded.filter((path) => path.endsWith('.js') && part.test(path))
  const place = livePlace(page)

  await test.step('still at first', async () => {
    expect(codeOf(/steps|benefits|questions|story|community|sample/)).toEqual([])
    await expect(place).toContainText('1 of 8')
  })

  await test.step('buttons, which go round', async () => {
    await carousel(page).scrollIntoViewIfNeeded()
    await expect.poll(() => codeOf(/steps/)).toHaveLength(1)
    await pressUntil(carousel(page).getByRole('button', { name: 'Next step' }), place, '2 of 8')
    await expect(place).toContainText('Buy for $0.99')
    const previous = carousel(page).getByRole('button', { name: 'Previous step' })
    await previous.click()
    await previous.click()
    await expect(place).toContainText('8 of 8')
    await carousel(page).getByRole('button', { name: 'Next step' }).click()
    await expect(place).toContainText('1 of 8')
  })

  await test.step('dots', async () => {
    for (const [at, title] of STEPS.entries()) {
      const dot = carousel(page).getByRole('button', { name: `Step ${at + 1}: ${title}` })
      await dot.click()
      await expect(place).toContainText(title)
      await expect(dot).toHaveAttribute('aria-current', 'step')
    }
  })

  await test.step('arrow keys', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(place).toContainText('1 of 8')
    await page.keyboard.press('ArrowLeft')
    await expect(place).toContainText('8 of 8')
  })

  await test.step('a finger, sideways; not one that scrolls', async () => {
    await swipe(carousel(page), -120, 10)
    await expect(place).toContainText('1 of 8')
    await swipe(carousel(page), 120, 10)
    await expect(place).toContainText('8 of 8')
    await swipe(carousel(page), 60, 300)
    await swipe(carousel(page), 30, 0)
    await expect(place).toContainText('8 of 8')
  })

  await test.step('full screen, and back', async () => {
    await carousel(page).getByRole('button', { name: 'Step 4' }).click()
    const expand = carousel(page).getByRole('button', { name: 'Show full screen' })
    await expand.click()
    const full = page.getByRole('dialog', { name: 'How it works, full screen' })
    await expect(full.getByRole('img', { name: 'The Markdown file of TideWatch' })).toBeVisible()
    await expectAccessible(page, 'dialog')
    await page.keyboard.press('ArrowRight')
    await expect(full).toContainText('Upload to a code-hosting tool')
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => full.evaluate((element) => element.scrollWidth)).toBe(width)
    }
    await page.keyboard.press('Escape')
    await expect(full).toBeHidden()
    await expect(expand).toBeFocused()
    await expect(place).toContainText('5 of 8')
    await expand.click()
    const spoken = full.locator('[aria-live]')
    await full.getByRole('button', { name: 'Next step' }).click()
    await expect(spoken.first()).toHaveText('6 of 8Ask an AI assistant')
    await full.getByRole('button', { name: 'Previous step' }).click()
    await expect(spoken.first()).toHaveText('5 of 8Upload to a code-hosting tool')
    await full.getByRole('button', { name: 'Close' }).click()
    await expect(full).toBeHidden()
    await expect(expand).toBeFocused()
  })
})

test('not a byte of the film is loaded before it is asked for; then it plays, with captions', async ({
  page,
}) => {
  const films: string[] = []
  page.on('request', (asked) => asked.url().includes('/film/founder') && films.push(asked.url()))
  await visit(page)
  const poster = main(page).getByRole('link', { name: 'Play the explainer film' })
  await poster.scrollIntoViewIfNeeded()
  await expect(poster.locator('img')).toHaveJSProperty('complete', true)
  expect(films).toEqual([])
  await poster.focus()
  await page.keyboard.press('Enter')
  const film = main(page).locator('video')
  await expect(film).toBeFocused()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
  expect(await film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(1280)
  const cues = () => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0)
  await expect.poll(cues).toBeGreaterThan(5)
  await page.keyboard.press('Space')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await expectAccessible(page, '#explainer')
})

test('still parts lead on without a new load; from another page all of it is drawn', async ({ page }) => {
  await visit(page)
  await page.evaluate(() => Object.assign(window, { sameLoad: true }))
  await test.step('a link of a still part', async () => {
    await main(page).getByRole('link', { name: 'Join Community' }).click()
    await expect(page).toHaveURL('/community')
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true)
  })

  await test.step('back home', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
    await expect(main(page).getByText('Can I get a refund?')).toBeVisible()
    await pressUntil(carousel(page).getByRole('button', { name: 'Next step' }), livePlace(page), '2 of 8')
  })

  await test.step('the button at the top plays the film, which takes the focus once', async () => {
    const watch = main(page).getByRole('link', { name: 'Watch the explainer' })
    await watch.click()
    const film = main(page).locator('video')
    await expect(film).toBeInViewport()
    await expect(film).toBeFocused()
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    await film.evaluate((video: HTMLVideoElement) => video.pause())
    await watch.focus()
    // The page is drawn anew: the same one at another address.
    await page.evaluate(() => {
      history.pushState({}, '', '/?drawn=anew')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await settled(page)
    await expect(watch).toBeFocused()
  })

  await test.step('one question is open at a time', async () => {
    const answer = (text: RegExp) => main(page).getByText(text)
    await expect(answer(/^One blueprint: an 18 to 20 page plan/)).toBeVisible()
    await main(page).getByText('How long does it take?').click()
    await expect(answer(/^Usually two to five minutes/)).toBeVisible()
    await expect(answer(/^One blueprint: an 18 to 20 page plan/)).toBeHidden()
  })

  await test.step('in the dark the colours hold, on the navy board too', async () => {
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    await expectContrast(page, 'main')
  })

  await test.step('while a purchase is under way, every button says so', async () => {
    await page.evaluate(() => {
      sessionStorage.setItem('purchaseInProgress', 'true')
      sessionStorage.setItem('purchaseInProgressSince', String(Date.now()))
      sessionStorage.setItem('purchaseInProgressOf', '{"is":"payment"}')
    })
    await page.reload()
    const waiting = main(page).getByRole('button', { name: 'Purchase in Progress...' })
    await expect(waiting).toHaveCount(3)
    await expect(getBlueprint(page)).toHaveCount(0)
    // It is not disabled for good: it can say why.
    await waiting.nth(1).click({ force: true })
    await expectToast(page, 'Purchase in Progress', 'Finish the payment you started')
    await expect(page.getByRole('dialog', { name: 'Get Your Startup Blueprint' })).toHaveCount(0)
  })
})

/** What was just loaded may not listen yet. */
async function pressUntil(button: Locator, place: Locator, wanted: string) {
  await expect(async () => {
    if (!(await place.textContent())?.includes(wanted)) await button.click()
    await expect(place).toContainText(wanted, { timeout: 500 })
  }).toPass()
}

async function swipe(target: Locator, right: number, down: number) {
  const touch = (x: number, y: number) => [{ identifier: 1, clientX: x, clientY: y }]
  await target.dispatchEvent('touchstart', { touches: touch(300, 300) })
  await target.dispatchEvent('touchend', { changedTouches: touch(300 + right, 300 + down) })
}
