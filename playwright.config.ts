// Browser tests: one started shop with a fresh database, tests in parallel against it.
import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 43_117)
const url = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  forbidOnly: process.env.CI !== undefined,
  use: {
    baseURL: url,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'rm -rf test-results/shop && exec node server/main.ts',
    env: { PORT: String(port), PUBLIC_URL: url, DATA_DIR: 'test-results/shop', LOG_LEVEL: 'warn' },
    url: `${url}/readyz`,
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
