// What /success showed, however short: a page that is done leaves by itself.
import type { Page } from '@playwright/test'

interface Shown {
  title: string
  percent: string | undefined
}

/** From the next page on. */
export async function writeDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.pathname !== '/success') return
    const all: Shown[] = []
    const look = () => {
      const title = document.querySelector('main h1')?.textContent ?? ''
      const bar = document.querySelector('main [role=progressbar]')
      const last = all.at(-1)
      const percent = bar?.getAttribute('aria-valuenow') ?? undefined
      if (location.pathname !== '/success' || (last?.title === title && last.percent === percent)) return
      all.push({ title, percent })
      sessionStorage.setItem('shown', JSON.stringify(all))
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  })
}

export async function seenBy(page: Page): Promise<{ titles: string[]; percents: number[] }> {
  const all: Shown[] = await page.evaluate(() => JSON.parse(sessionStorage.getItem('shown') ?? '[]'))
  const titles = all.map(({ title }) => title).filter((title, i, list) => title && title !== list[i - 1])
  return { titles, percents: all.flatMap(({ percent }) => (percent ? Number(percent) : [])) }
}
