// A browser that opens what people typed into, and notices whatever comes of it. The policy of our pages is switched off in it:
// that is the second wall, and the drill is about the first.
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Visitor } from '../visitor.ts'
import type { Canary } from './canary.ts'
import { MARK } from './payloads.ts'

export interface Watcher {
  /** Opens it, presses what opens something, and answers what was noticed. */
  look(address: string, options?: { as?: Visitor; press?: string[] }): Promise<string[]>
  opened: () => number
  close(): Promise<void>
}

const PATIENCE_MS = 30_000

export async function openWatcher(site: string, canary: Canary): Promise<Watcher> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const pages = new Map<Visitor | undefined, Promise<Watched>>()
  let opened = 0
  return {
    async look(address, { as, press = [] } = {}) {
      const known = pages.get(as) ?? watch(browser, site, as)
      pages.set(as, known)
      const { page, noticed } = await known
      const heardBefore = canary.heard.length
      opened++
      await page.goto(new URL(address, site).href, { timeout: PATIENCE_MS }).catch((error: Error) => {
        // A file that is saved rather than shown.
        if (!/Download is starting|ERR_ABORTED/.test(error.message)) throw error
      })
      await settle(page)
      for (const name of press)
        if (!(await pressFirst(page, name))) noticed.push(`there is no '${name}' to press`)
      await move(page)
      const heard = canary.heard.slice(heardBefore).map((one) => `the canary heard ${one}`)
      return [...noticed.splice(0), ...heard].map((what) => `${address.slice(0, 80)}: ${what}`)
    },
    opened: () => opened,
    close: () => browser.close(),
  }
}

interface Watched {
  page: Page
  noticed: string[]
}

async function watch(browser: Browser, site: string, as: Visitor | undefined): Promise<Watched> {
  const context = await browser.newContext({ bypassCSP: true, acceptDownloads: false })
  // Without the hint that signing in leaves, the pages of a signed-in browser are drawn for a stranger.
  const cookies = as ? [...as.cookies, ['fcp_hint', '1'] as const] : []
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: site })))
  const noticed: string[] = []
  await context.exposeFunction(
    MARK,
    (place: unknown) => void noticed.push(`it ran, typed as ${String(place)}`),
  )
  await keepInside(context, site, noticed)
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    noticed.push(`it asked '${dialog.message()}'`)
    void dialog.dismiss()
  })
  return { page, noticed }
}

/** The canary may be called, and hears it; nothing else outside is there, and wanting it is enough. */
async function keepInside(context: BrowserContext, site: string, noticed: string[]): Promise<void> {
  const own = new URL(site).origin
  await context.route('**/*', (route) => {
    const { origin, protocol, hostname } = new URL(route.request().url())
    if (origin === own || !/^https?:$/.test(protocol) || hostname === '127.0.0.1') return route.continue()
    noticed.push(`it asked for ${origin}`)
    return route.abort()
  })
}

async function settle(page: Page): Promise<void> {
  // Pages that hold a stream open are never idle: what they show is there all the same.
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => {})
}

async function pressFirst(page: Page, name: string): Promise<boolean> {
  const named = { name }
  const control = page
    .getByRole('button', named)
    .or(page.getByRole('tab', named))
    .or(page.getByRole('radio', named))
    .or(page.getByRole('checkbox', named))
    .first()
  const pressed = await control.click({ timeout: 10_000 }).then(
    () => true,
    () => false,
  )
  await settle(page)
  return pressed
}

/** Some wait for the mouse or the focus. */
async function move(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) {
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      if (element instanceof HTMLElement) element.focus({ preventScroll: true })
    }
    // A link that would run something says so in its address.
    const run = (address: string) => /^\s*(javascript|data|vbscript):/i.test(address)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href], area[href]'))
      if (run(link.href))
        (window as never as Record<string, (place: string) => void>).fcpRan?.(`link to ${link.href}`)
    for (const button of document.querySelectorAll<HTMLButtonElement>('[formaction], form[action]'))
      if (run(button.getAttribute('formaction') ?? button.getAttribute('action') ?? ''))
        (window as never as Record<string, (place: string) => void>).fcpRan?.('a form that runs something')
  })
}
