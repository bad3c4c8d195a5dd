// The member's browser: follows a foreign page or a link, waits until the page has done whatever it does by itself, and remembers
// what it sent, so that a change can be traced to the visit.
import { chromium, type Page, type Request } from '@playwright/test'
import type { ForeignSite, Navigation } from './foreign-site.ts'

export interface Visit {
  address: string
  /** What the page sent by itself, besides what only reads. */
  sent: string[]
}

export interface LuredBrowser {
  follow(address: string, by: Navigation): Promise<Visit>
  /** The addresses of all links that a member wrote on the page. */
  linksOn(path: string): Promise<string[]>
  /** Opens the page and clicks the link. */
  click(path: string, href: string): Promise<Visit>
  /** All of them as pictures, frames and calls of a foreign page. */
  askForAll(addresses: string[]): Promise<Visit>
  session(): Promise<string | undefined>
  signIn(session: string): Promise<void>
  close(): Promise<void>
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Nothing of the drill leaves this machine. Intercepting requests would do the same, and switch the cache off.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // A process for each tab of the same site would take longer to start than the page to open.
  '--process-per-site',
]
const SESSION = 'fcp_session'
const PATIENCE_MS = 30_000
const ARRIVAL_MS = 10_000
/** A page that asks for nothing for this long has done what it does by itself. */
const QUIET_MS = 500
const MOST_MS = 15_000
const IDLE_MS = 2_000

export async function openLuredBrowser(site: string, foreign: ForeignSite): Promise<LuredBrowser> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: FLAGS,
  })
  const context = await browser.newContext({
    acceptDownloads: false,
    // What nobody looks at need not be drawn large, or move.
    viewport: { width: 800, height: 600 },
    reducedMotion: 'reduce',
  })

  async function visit(
    address: string,
    run: (page: Page, settled: Settled) => Promise<void>,
  ): Promise<Visit> {
    const sent: string[] = []
    const page = await context.newPage()
    try {
      await run(page, watch(page, site, sent))
    } finally {
      await page.close()
    }
    return { address, sent }
  }

  return {
    follow: (address, by) =>
      visit(address, async (page, settled) => {
        const target = new URL(address, site).href
        // A file is saved instead of shown, and a stream never ends: neither is waited for.
        const arrived = Promise.race([
          page.waitForURL((url) => url.href.startsWith(site), { waitUntil: 'commit', timeout: ARRIVAL_MS }),
          page.waitForEvent('download', { timeout: ARRIVAL_MS }),
        ]).catch(() => {})
        await page.goto(foreign.leadingTo(target, by), { waitUntil: 'commit', timeout: PATIENCE_MS })
        if (by === 'link') await page.click('#go', { noWaitAfter: true })
        await arrived
        await settled()
      }),
    async linksOn(path) {
      const page = await context.newPage()
      await page.goto(new URL(path, site).href)
      await page.locator('.member-words').first().waitFor()
      const links = await page
        .locator('.member-words a[href]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      await page.close()
      return links
    },
    click: (path, href) =>
      visit(href, async (page, settled) => {
        await page.goto(new URL(path, site).href)
        const link = page.locator(`.member-words a[href=${JSON.stringify(href)}]`).first()
        const opensTab = (await link.getAttribute('target')) === '_blank'
        const popup = opensTab ? page.waitForEvent('popup', { timeout: PATIENCE_MS }) : undefined
        await link.click({ noWaitAfter: true })
        const tab = await popup
        await settled(tab)
        await tab?.close()
      }),
    askForAll: (addresses) =>
      visit('pictures, frames and calls of a foreign page', async (page) => {
        await page.goto(foreign.asking(addresses.map((address) => new URL(address, site).href)))
        await page.waitForFunction(() => document.title === 'done', undefined, {
          timeout: 4 * PATIENCE_MS,
          polling: 200,
        })
      }),
    async session() {
      return (await context.cookies(site)).find(({ name }) => name === SESSION)?.value
    },
    async signIn(session) {
      await context.clearCookies()
      // Without the hint that signing in leaves, pages are drawn for a stranger.
      await context.addCookies([
        { name: SESSION, value: session, url: site, httpOnly: true, sameSite: 'Lax' },
        { name: 'fcp_hint', value: '1', url: site, sameSite: 'Lax' },
      ])
    },
    close: () => browser.close(),
  }
}

type Settled = (tab?: Page) => Promise<void>

function watch(page: Page, site: string, sent: string[]): Settled {
  const open = new Set<Request>()
  let last = Date.now()
  const listen = (tab: Page) => {
    tab.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(site)) return
      last = Date.now()
      // A stream of progress stays open for as long as the page does.
      if (request.resourceType() !== 'eventsource') open.add(request)
      if (!/^(GET|HEAD|OPTIONS)$/.test(request.method()))
        sent.push(`${request.method()} ${new URL(url).pathname}`)
    })
    const end = (request: Request) => {
      last = Date.now()
      open.delete(request)
    }
    tab.on('requestfinished', end)
    tab.on('requestfailed', end)
  }
  listen(page)
  return async (tab) => {
    if (tab) listen(tab)
    const shown = tab ?? page
    await shown.waitForLoadState('load', { timeout: ARRIVAL_MS }).catch(() => {})
    await shown.waitForFunction(isAlive, undefined, { timeout: ARRIVAL_MS, polling: 100 }).catch(() => {})
    last = Date.now()
    const until = last + MOST_MS
    while (Date.now() < until && (open.size > 0 || Date.now() - last < QUIET_MS)) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      await idle(shown)
    }
  }
}

/** A slow machine computes for long between two requests: only an idle page has nothing more to ask for. */
async function idle(page: Page): Promise<void> {
  const isIdle = page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve))).catch(() => {})
  // What is no document, such as a file, never answers.
  await Promise.race([isIdle, new Promise((resolve) => setTimeout(resolve, IDLE_MS))])
}

/** Whether the page's code has taken over, where the document is a page of ours. Runs in the browser. */
function isAlive(): boolean {
  const root = document.getElementById('root')
  return !root || Object.keys(root).some((key) => key.startsWith('__reactContainer'))
}
