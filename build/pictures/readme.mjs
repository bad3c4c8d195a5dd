// What README.md shows: the shop of `npm run demo`, on a wide screen.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { node, root } from '../prepare.mjs'
import { ffmpeg } from './encode.mjs'
import { scratch } from './sample.mjs'

const MEMBER = { email: 'mara.lindqvist@example.com', password: 'a demo for everybody' }
const WIDTH = 1280

/** @param {import('@playwright/test').Browser} browser */
export async function draw(browser) {
  const port = await freePort()
  const shop = spawn(node, ['demo/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: `${port}`, DATA_DIR: scratch('demo') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const chunk of shop.stdout.iterator({ destroyOnReturn: false }))
      if (`${chunk}`.includes('Two blueprints')) break
    shop.stdout.resume()
    const page = await browser.newPage({
      baseURL: `http://127.0.0.1:${port}`,
      reducedMotion: 'reduce',
      viewport: { width: WIDTH, height: 860 },
    })
    await page.goto('/')
    await shoot(page, 'first-page')
    await page.goto('/community')
    await shoot(page, 'community')
    await page.request.post('/api/auth/login', { data: MEMBER })
    await page.goto('/dashboard')
    await shoot(page, 'dashboard')
    await page.goto(`/blueprint/${await slugOf(page, 'Larder & Loaf')}/plan`)
    await changeSomething(page)
    await shoot(page, 'plan')
    await page.close()
  } finally {
    shop.kill('SIGTERM')
    await once(shop, 'exit')
  }
}

/** The demo has to know its own: it orders something of itself. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  return port
}

/** Once it is finished. */
async function slugOf(/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ name) {
  for (;;) {
    const { blueprints } = await (await page.request.get('/api/dashboard')).json()
    const wanted = blueprints.find((/** @type {{ name: string }} */ one) => one.name === name)
    if (wanted?.completeBlueprintUrl) return encodeURIComponent(wanted.slug)
    await new Promise((done) => setTimeout(done, 500))
  }
}

/** What if it sold for more? */
async function changeSomething(/** @type {import('@playwright/test').Page} */ page) {
  const slider = page.getByRole('slider').first()
  await slider.focus()
  for (let presses = 0; presses < 4; presses++) await slider.press('ArrowRight')
  const title = page.getByRole('heading', { name: 'Assumptions', exact: true })
  await title.evaluate((heading) =>
    window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 100),
  )
}

async function shoot(/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ name) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const png = scratch(`${name}.png`)
  await page.screenshot({ path: png })
  ffmpeg('-i', png, '-c:v', 'libwebp', '-quality', '82', join(root, 'docs', 'pictures', `${name}.webp`))
}
