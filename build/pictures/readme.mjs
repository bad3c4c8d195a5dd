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
    await shoot(page, '/', 'first-page')
    await shoot(page, '/community', 'community')
    await page.request.post('/api/auth/login', { data: MEMBER })
    const slug = await firstFinished(page)
    await shoot(page, '/dashboard', 'dashboard')
    await shoot(page, `/blueprint/${slug}/plan`, 'plan')
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

async function firstFinished(/** @type {import('@playwright/test').Page} */ page) {
  for (;;) {
    const { blueprints } = await (await page.request.get('/api/dashboard')).json()
    const finished = blueprints.find(
      (/** @type {{ completeBlueprintUrl?: string }} */ one) => one.completeBlueprintUrl,
    )
    if (finished) return finished.slug
    await new Promise((done) => setTimeout(done, 500))
  }
}

async function shoot(
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {string} */ path,
  /** @type {string} */ name,
) {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const png = scratch(`${name}.png`)
  await page.screenshot({ path: png })
  ffmpeg('-i', png, '-c:v', 'libwebp', '-quality', '82', join(root, 'docs', 'pictures', `${name}.webp`))
}
