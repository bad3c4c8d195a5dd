// npm test: everything a fresh clone needs, then every test.
// Arguments narrow it: `npm test -- server/jobs kit` to those unit tests, `npm test -- e2e/shell` to those in the browser.
import { join } from 'node:path'
import { ensureChromium, ensurePackages, ensureReaders, ensureWeb, root, run } from './prepare.mjs'

const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name)
/** Dozens of programs and threads load the same files: a print alone takes a tenth less with them compiled. */
const cached = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env }
const wanted = process.argv.slice(2)
const inBrowser = wanted.filter((path) => path.startsWith('e2e'))
const unit = wanted.filter((path) => !path.startsWith('e2e'))

await ensurePackages()
await ensureWeb()
const beyondBrowser = unit.length > 0 || inBrowser.length === 0
await ensureReaders({ office: beyondBrowser })

if (beyondBrowser) {
  const code = await run(bin('vitest'), ['run', ...unit], cached)
  if (code !== 0 || unit.length > 0) process.exit(code)
}
const chromium = await ensureChromium()
const env = chromium ? { ...cached, CHROMIUM_PATH: chromium } : cached
process.exit(await run(bin('playwright'), ['test', ...inBrowser], env))
