// A page on which nothing may go wrong unnoticed: a console error, a refused policy or a failed request fails the test.
import { test as base, expect } from '@playwright/test'

export const test = base.extend({
  page: async ({ page }, use) => {
    const troubles: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        troubles.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
    page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()}`))
    page.on('response', (response) => {
      if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`)
    })
    await use(page)
    expect(troubles).toEqual([])
  },
})
export { expect }
