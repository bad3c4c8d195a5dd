// The long browser tests: whole shops, and every state of the longest screens.
import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

const WHOLE_SHOPS = /whole-\w+\.proof\.spec\.ts$/
const [shop] = [config.webServer].flat()

export default defineConfig({
  ...config,
  // As with the others, the longest first.
  projects: [
    { name: 'whole', testMatch: WHOLE_SHOPS },
    { name: 'states', testMatch: /\.proof\.spec\.ts$/, testIgnore: WHOLE_SHOPS },
  ],
  webServer: shop,
})
