// The provider alone, for a shop of several processes on several folders, and for drills:
//   PORT, FOLDER, PAGES_URL, WEBHOOK_URLS (with commas; each delivery goes to the next), SECRET_KEY, WEBHOOK_SECRET, SETTLE_AFTER_MS
// Prints one line of JSON when it is ready: apiBase, secretKey, webhookSecret.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCardProvider } from './cards.ts'

const { PORT, FOLDER, PAGES_URL, WEBHOOK_URLS, SECRET_KEY, WEBHOOK_SECRET, SETTLE_AFTER_MS } = process.env

const provider = await openCardProvider({
  folder: FOLDER || mkdtempSync(join(tmpdir(), 'fcp-cards-')),
  ...(PORT && { port: Number(PORT) }),
  ...(PAGES_URL && { pagesUrl: PAGES_URL.replace(/\/+$/, '') }),
  ...(SECRET_KEY && { secretKey: SECRET_KEY }),
  ...(WEBHOOK_SECRET && { webhookSecret: WEBHOOK_SECRET }),
  ...(SETTLE_AFTER_MS && { settleAfterMs: Number(SETTLE_AFTER_MS) }),
})
const urls = (WEBHOOK_URLS ?? '').split(',').flatMap((url) => url.trim() || [])
if (urls.length > 0) provider.deliverTo(urls)
const { apiBase, secretKey, webhookSecret } = provider
console.log(JSON.stringify({ apiBase, secretKey, webhookSecret }))

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => provider.close().then(() => process.exit(0)))
