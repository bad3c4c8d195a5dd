// Everything a fresh clone needs, then tests: those of every change, or with `proofs` the long ones that are apart from them.
import { join } from 'node:path'
import { ensureChromium, ensurePackages, ensureReaders, ensureWeb, root, run } from './prepare.mjs'

const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name)
/** Dozens of programs and threads load the same files: a print alone takes a tenth less with them compiled. */
const cached = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env }

/** @returns {Promise<number>} the exit code */
export async function runTests(/** @type {string[]} */ wanted, { proofs = false } = {}) {
  const inBrowser = wanted.filter((path) => path.startsWith('e2e'))
  const unit = wanted.filter((path) => !path.startsWith('e2e'))
  const beyondBrowser = unit.length > 0 || inBrowser.length === 0

  await ensurePackages()
  await ensureWeb()
  await ensureReaders({ office: proofs && beyondBrowser })
  if (beyondBrowser) {
    const code = await run(bin('vitest'), ['run', ...(proofs ? ['--mode', 'proofs'] : []), ...unit], cached)
    if (code !== 0 || (unit.length > 0 && inBrowser.length === 0)) return code
  }
  const chromium = await ensureChromium()
  const env = chromium ? { ...cached, CHROMIUM_PATH: chromium } : cached
  const config = proofs ? ['--config', 'playwright.proofs.config.ts'] : []
  return run(bin('playwright'), ['test', ...config, ...inBrowser], env)
}
