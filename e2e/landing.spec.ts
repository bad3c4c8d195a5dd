// The first page: what it says, what it loads, and its parts that stay as they were written until somebody needs them.
import type { Locator, Page } from '@playwright/test'
import { expectToast } from './account-answers.ts'
import { dialog, field, getBlueprint, goDark, goLight, visit } from './purchase-answers.ts'
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
    ...['Get Your Blueprint · $0.99', 'See a real one', 'Here’s how we read it', 'Excel model', '6 logos'],
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
  expect(pictures.filter((picture) => !picture.includes('loading="lazy"'))).toHaveLength(1)
})

const IDEA = 'A paid newsletter on every zoning and city council thing in Boise, $8 a month'
const idea = (page: Page) => main(page).getByLabel('Your idea')
const ownName = (page: Page) => main(page).getByLabel('Name')
const cover = (page: Page, name = '') => main(page).getByRole('img', { name: `Sketch of a cover: ${name}` })
const sampleCover = (page: Page) => main(page).getByRole('img', { name: "The cover of TideWatch's" })

/** What moved by itself since the page was loaded, as browsers add it up. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
        const sum = (entries: PerformanceEntryList) =>
          (entries as Shift[]).reduce(
            (all, { value, hadRecentInput }) => all + (hadRecentInput ? 0 : value),
            0,
          )
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        // Where nothing moved the observer is silent.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

test('an idea that is typed becomes a cover, for nothing; it stands in the form of the purchase', async ({
  page,
  expectTrouble,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await visit(page)
  await page.waitForLoadState('networkidle')

  await test.step('before: the sample, and nothing is loaded for a sketch', async () => {
    await expect(sampleCover(page)).toBeVisible()
    await expect(main(page).getByText('A real cover')).toBeVisible()
    await idea(page).fill('dog walking in Boise')
    expect(requests.filter((path) => /sketch/.test(path))).toEqual([])
  })

  let answered: Record<string, unknown> = {}
  await test.step('five words and a silence: the cover, its palette around it, and how it is read', async () => {
    const answer = page.waitForResponse('**/api/sketch')
    await idea(page).fill(IDEA)
    answered = await (await answer).json()
    await expect(cover(page, 'Boise Newsletter')).toBeVisible()
    await expect(main(page).getByText('Free sketch', { exact: true }).last()).toBeVisible()
    const spoken = main(page).locator('[aria-live]', { hasText: 'Free sketch of Boise Newsletter.' })
    await expect(spoken).toContainText('Your business runs a newsletter in Boise.')
    await expect(sampleCover(page)).toBeHidden()
    const paper = () =>
      main(page).evaluate((element) => element.querySelector<HTMLElement>('[style*="--paper"]') !== null)
    expect(await paper()).toBe(true)
    expect(await shifts(page)).toBeLessThan(0.001)
    await expectAccessible(page, 'main > div')
    await goDark(page)
    await expectContrast(page, 'main > div')
    await goLight(page)
  })

  await test.step('a name of one’s own, by the keyboard; an example, too', async () => {
    await idea(page).focus()
    await page.keyboard.press('Tab')
    await expect(ownName(page)).toBeFocused()
    await page.keyboard.type('Plat & Parcel')
    await expect(cover(page, 'Plat & Parcel')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(cover(page, 'Texas Drone Roof Inspections')).toBeVisible()
    await expect(ownName(page)).toHaveValue('')
  })

  await test.step('the newest answer wins, however late the others come', async () => {
    let releaseFirst = () => {}
    const first = new Promise<void>((resolve) => {
      releaseFirst = resolve
    })
    const firstIsOut = page.waitForRequest('**/api/sketch')
    await page.route('**/api/sketch', async (route) => {
      const { name } = route.request().postDataJSON()
      if (name === 'First') await first
      await route.fulfill({ json: { ...answered, name } }).catch(() => {})
    })
    await ownName(page).fill('First')
    await firstIsOut
    await ownName(page).fill('Second')
    await expect(cover(page, 'Second')).toBeVisible()
    const late = page.waitForResponse((response) => response.request().postDataJSON()?.name === 'First')
    releaseFirst()
    await late
    await expect(cover(page, 'Second')).toBeVisible()
    await expect(cover(page, 'First')).toHaveCount(0)
  })

  await test.step('a server that fails leaves what is there; without an idea it is the sample again', async () => {
    await page.unroute('**/api/sketch')
    const over = expectTrouble(/500/)
    await page.route('**/api/sketch', (route) => route.fulfill({ status: 500, json: { success: false } }))
    const failed = page.waitForResponse('**/api/sketch')
    await ownName(page).fill('Third')
    await failed
    await expect(cover(page, 'Second')).toBeVisible()
    await idea(page).fill('')
    await expect(cover(page)).toHaveCount(0)
    await expect(main(page).getByText('A real cover')).toBeVisible()
    const again = page.waitForResponse('**/api/sketch')
    await idea(page).fill(IDEA)
    await again
    await expect(cover(page)).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    over()
  })

  await test.step('it stands in the form; what is typed there is not overwritten', async () => {
    await getBlueprint(page).click()
    await expect(field(page, 'Business idea')).toHaveValue(IDEA)
    await expect(field(page, 'Startup name')).toHaveValue('Third')
    await field(page, 'Startup name').fill('Typed in the form')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await ownName(page).fill('Fourth')
    await idea(page).fill(`${IDEA}, by email`)
    await getBlueprint(page).click()
    await expect(field(page, 'Startup name')).toHaveValue('Typed in the form')
    await expect(field(page, 'Business idea')).toHaveValue(`${IDEA}, by email`)
    await page.keyboard.press('Escape')
  })

  await test.step('on a phone nothing sticks out', async () => {
    await page.unroute('**/api/sketch')
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await main(page).getByRole('button', { name: 'Carbon reports for mills' }).click()
      await expect(cover(page)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
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
