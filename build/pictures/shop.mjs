// A shop of its own for the camera: fresh, with one founder, whose blueprint is being made or has been made.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { node, root } from '../prepare.mjs'
import { brief, scratch } from './sample.mjs'

const FOUNDER = { fullName: brief.fullName, password: 'correct horse battery' }

/** Runs the work with a shop that is up, and ends the shop whatever happens. */
export async function withShop(/** @type {(address: string) => Promise<void>} */ work) {
  const shop = spawn(node, ['server/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: scratch(`shop-${Date.now()}`) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await work(await address(shop))
  } finally {
    shop.kill('SIGTERM')
    await once(shop, 'exit')
  }
}

/** @returns {Promise<string>} */
async function address(
  /** @type {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} */ shop,
) {
  let output = ''
  for await (const chunk of shop.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk
    const found = output.match(/Server listening at (http:\/\/[\d.:]+)/)?.[1]
    if (found && output.includes('"msg":"ready"')) {
      shop.stdout.resume()
      return found
    }
  }
  throw new Error(`The shop did not start:\n${output}`)
}

let founders = 0

/** Somebody signed in, with a confirmed address, on a page of that size. */
export async function founderPage(
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ baseURL,
  /** @type {import('@playwright/test').BrowserContextOptions} */ options,
) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const email = `mara${founders++ || ''}@example.com`
  await page.request.post('/api/auth/signup', { data: { ...FOUNDER, email } })
  await confirm(page, email)
  return page
}

/** By the link in the mail, as everybody does. */
async function confirm(/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ email) {
  for (;;) {
    const mails = await (await page.request.get(`/sandbox/mailbox.json?to=${email}`)).json()
    const link = mails[0]?.links.find((/** @type {string} */ one) => one.includes('token='))
    if (link) {
      // The shop does not know its own port, which was chosen for it.
      const { pathname, search } = new URL(link)
      await page.goto(pathname + search)
      return page.getByRole('heading', { name: 'Email Address Confirmed' }).waitFor()
    }
    await new Promise((done) => setTimeout(done, 300))
  }
}

/** Orders the sample, by the code that makes it free, and answers its id. */
export async function order(/** @type {import('@playwright/test').Page} */ page) {
  const answer = await page.request.post('/api/create-checkout', {
    data: { pack: 'single', promoCode: 'WELCOME100', blueprintData: brief },
  })
  const { blueprintId } = await answer.json()
  if (!blueprintId) throw new Error(`The order was refused: ${await answer.text()}`)
  return blueprintId
}

/** Waits until its files are there. */
export async function made(/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ id) {
  for (;;) {
    const { status } = await (await page.request.get(`/api/blueprint/${id}/status`)).json()
    if (status === 'complete') return
    if (status === 'error') throw new Error('The blueprint was not made.')
    await new Promise((done) => setTimeout(done, 500))
  }
}
