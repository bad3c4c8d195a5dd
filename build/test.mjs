// npm test: everything a fresh clone needs, then every test. Arguments narrow the unit tests: npm test -- kit
import { join } from 'node:path'
import { ensureChromium, ensurePackages, ensureWeb, root, run } from './prepare.mjs'

const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name)
const filters = process.argv.slice(2)

await ensurePackages()
await ensureWeb()

const unit = await run(bin('vitest'), ['run', ...filters])
if (unit !== 0 || filters.length > 0) process.exit(unit)

const chromium = await ensureChromium()
const env = chromium ? { ...process.env, CHROMIUM_PATH: chromium } : process.env
process.exit(await run(bin('playwright'), ['test'], env))
