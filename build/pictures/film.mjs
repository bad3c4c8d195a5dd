// The explainer film: the real product in use, picture by picture, with captions. No sound, so that it can be watched anywhere.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'
import { encode, ffmpeg } from './encode.mjs'
import { board, poster, sheet } from './film-cards.mjs'
import { brief, pageOf, sampleFile, scratch } from './sample.mjs'
import { founderPage, made, order, withShop } from './shop.mjs'

const OUT = join(root, 'web', 'public', 'film')
const SIZE = { width: 1280, height: 720 }
const PLAN = 'Complete-Blueprint.pdf'

/** @param {import('@playwright/test').Browser} browser */
export async function draw(browser) {
  mkdirSync(OUT, { recursive: true })
  await withShop(async (address) => {
    const page = await founderPage(browser, address, { viewport: SIZE })
    const camera = new Camera(page)
    await shopScenes(page, camera)
    await pageScenes(page, camera)
    camera.develop()
    await page.setContent(
      poster(brief.businessIdea, [
        pageOf('Startup-Quickstart-Guide.pdf', 1, 520, 'poster-2'),
        pageOf(PLAN, 6, 520, 'poster-1'),
      ]),
    )
    await page.screenshot({ path: scratch('poster.png') })
    encode(scratch('poster.png'), 'poster', OUT)
    await page.context().close()
  })
}

async function shopScenes(/** @type {import('@playwright/test').Page} */ page, /** @type {Camera} */ camera) {
  camera.say('You have an idea.')
  await page.goto('/')
  await settle(page)
  await camera.hold(2)
  camera.say('Describe it in a few lines.')
  await page.goto('/blueprint-purchase')
  await settle(page)
  await lookAt(page, 'Startup name')
  await camera.type('Startup name', brief.startupName)
  await camera.type('Business idea', brief.businessIdea)
  await camera.type('Target customer', brief.targetCustomer)
  await camera.hold(1)
  camera.say('Choose a package. One blueprint costs $0.99.')
  await lookAt(page, 'Single Blueprint')
  await camera.hold(3)
  camera.say('Watch it being made: research, model, figures, brand.')
  const id = await order(page)
  await page.goto(`/dashboard/progress/${id}`)
  await Promise.all([made(page, id), camera.follow(8)])
  camera.say('Minutes later it is in your dashboard.')
  await page.goto('/dashboard')
  await page.getByRole('main').getByText(brief.startupName).first().waitFor()
  await settle(page)
  await camera.hold(3)
}

async function pageScenes(/** @type {import('@playwright/test').Page} */ page, /** @type {Camera} */ camera) {
  await page.goto('about:blank')
  camera.say('A plan of 18 to 20 pages, with every figure computed.')
  for (const [number, seconds] of /** @type {const} */ ([
    [1, 1.6],
    [3, 1.8],
    [6, 1.8],
    [13, 1.8],
    [15, 1.8],
    [17, 2],
  ])) {
    await page.setContent(sheet(pageOf(PLAN, number, 760, `film-${number}`)))
    await camera.hold(seconds)
  }
  camera.say('A brand, with logos and how to use them.')
  for (const number of [3, 4, 7]) {
    await page.setContent(sheet(pageOf('Visual-Brand-Guide.pdf', number, 1000, `film-brand-${number}`)))
    await camera.hold(1.7)
  }
  camera.say('And a file that an AI coding tool can build from.')
  await page.setContent(
    board(readFileSync(sampleFile('Blueprint.md'), 'utf8').split('\n').slice(6, 30).join('\n')),
  )
  await camera.hold(3)
  camera.say('Your idea, drawn up so you can build it.')
  await page.setContent(sheet(pageOf(PLAN, 1, 760, 'film-end')))
  await camera.hold(2.5)
}

async function settle(/** @type {import('@playwright/test').Page} */ page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

async function lookAt(/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ text) {
  await page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 170))
}

/** Pictures with how long each is shown, and what is said meanwhile. */
class Camera {
  /** @type {{ file: string, seconds: number }[]} */
  #frames = []
  /** @type {{ from: number, text: string }[]} */
  #captions = []
  #page

  constructor(/** @type {import('@playwright/test').Page} */ page) {
    this.#page = page
  }

  get #now() {
    return this.#frames.reduce((sum, { seconds }) => sum + seconds, 0)
  }

  say(/** @type {string} */ text) {
    this.#captions.push({ from: this.#now, text })
  }

  async hold(/** @type {number} */ seconds) {
    const file = scratch(`frame-${this.#frames.length}.png`)
    await this.#page.screenshot({ path: file })
    this.#frames.push({ file, seconds })
  }

  async type(/** @type {string} */ label, /** @type {string} */ text) {
    const field = this.#page.getByLabel(label, { exact: false }).first()
    await field.focus()
    const pace = text.length > 40 ? 6 : 2
    for (let end = pace; end < text.length + pace; end += pace) {
      await field.fill(text.slice(0, end))
      await this.hold(0.1)
    }
  }

  /** What happens, for as long as it is worth watching; it is shown at the speed at which it was seen, or faster. */
  async follow(/** @type {number} */ seconds) {
    const step = 0.25
    for (let shown = 0; shown < seconds && !this.#page.url().endsWith('/dashboard'); shown += step) {
      await this.hold(step)
      await this.#page.waitForTimeout(step * 1000)
    }
  }

  /** Writes the film in two formats, and its captions. */
  develop() {
    const last = this.#frames.at(-1)
    const list = [...this.#frames, { file: last?.file, seconds: 0 }]
      .map(({ file, seconds }) => `file '${file}'\nduration ${seconds}`)
      .join('\n')
    writeFileSync(scratch('frames.txt'), `ffconcat version 1.0\n${list}\n`)
    const from = ['-f', 'concat', '-safe', '0', '-i', scratch('frames.txt'), '-vf', 'fps=12,format=yuv420p']
    const to = join(OUT, 'founder-co-pilot')
    ffmpeg(...from, ...'-c:v libvpx-vp9 -crf 45 -b:v 0 -row-mt 1 -cpu-used 4'.split(' '), `${to}.webm`)
    ffmpeg(...from, ...'-c:v libx264 -crf 30 -preset medium -movflags +faststart'.split(' '), `${to}.mp4`)
    const end = this.#now
    const cues = this.#captions.map(({ from: start, text }, at) => {
      const until = this.#captions[at + 1]?.from ?? end
      return `${clock(start)} --> ${clock(until)}\n${text}\n`
    })
    writeFileSync(`${to}.vtt`, `WEBVTT\n\n${cues.join('\n')}`)
    console.log(`  ${Math.round(end)} s`)
  }
}

/** 62.5 → '01:02.500' */
function clock(/** @type {number} */ seconds) {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`
}
