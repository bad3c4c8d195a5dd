// To another address of the page that is open, as if a link led there: nothing is loaded anew.
import type { Page } from '@playwright/test'

export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
