// Browser tests: one started shop with a fresh database, tests in parallel against it. A second one has a tag manager.
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './e2e/chromium-flags.ts'
import { OWNER } from './e2e/people.ts'

const port = Number(process.env.E2E_PORT ?? 43_117)
const url = `http://127.0.0.1:${port}`
// By name: browsers keep passkeys for names only, not for numbers.
const taggedUrl = `http://localhost:${port + 1}`
process.env.E2E_TAGGED_URL = taggedUrl

/** Opens a shop of its own. */
const WHOLE_SHOP = /whole-purchase\.spec\.ts$/
/** Run by themselves: playwright.proofs.config.ts. */
const PROOFS = /\.proof\.spec\.ts$/

const shop = (name: string, address: string, env: Record<string, string> = {}) => ({
  command: `rm -rf test-results/${name} && exec node server/main.ts`,
  env: {
    PORT: new URL(address).port,
    PUBLIC_URL: address,
    DATA_DIR: `test-results/${name}`,
    LOG_LEVEL: 'warn',
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    ...env,
  },
  url: `${address}/readyz`,
  reuseExistingServer: false,
  stdout: 'ignore' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
})

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // A test is a walk through many states, and looking at every rule of accessibility takes its time on a busy machine.
  timeout: 300_000,
  // Waits end with what is awaited; only a failure takes as long as this.
  expect: { timeout: 60_000 },
  // On a busy machine Chromium now and then loses a request that a test answers itself, and the page waits for ever. Such a walk is
  // walked once more from its start, and the report calls it flaky.
  retries: 1,
  // One more than cores: pages wait as much as they work.
  workers: availableParallelism() + 1,
  reporter: [['list']],
  forbidOnly: process.env.CI !== undefined,
  use: {
    baseURL: url,
    screenshot: 'only-on-failure',
    // What waits longer has been lost, and shall not cost the whole time of a test.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Nothing has to move here: it only costs time on a machine without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
  // The longest first, so that many short ones fill the time until it is over.
  projects: [
    { name: 'whole', testMatch: WHOLE_SHOP },
    { name: 'screens', testIgnore: [WHOLE_SHOP, PROOFS] },
  ],
  webServer: [shop('shop', url), shop('tagged-shop', taggedUrl, { GTM_ID: 'GTM-TEST1', WARM_UP: '0' })],
})
