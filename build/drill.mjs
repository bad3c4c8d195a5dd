// npm run drill [NAME]: what a fresh clone needs, then the drills.
import {
  ensureChromium,
  ensurePackages,
  ensureReaders,
  ensureServers,
  ensureWeb,
  node,
  run,
} from './prepare.mjs'

await ensurePackages()
await ensureWeb()
const [wanted = 'xss'] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
// Two of them open pages, one of those also documents.
const chromium = ['xss', 'visit'].includes(wanted) ? await ensureChromium() : undefined
if (wanted === 'xss') await ensureReaders({ office: false })
if (process.argv.includes('scale-out') || !process.argv[2]) await ensureServers()
const env = chromium ? { ...process.env, CHROMIUM_PATH: chromium } : process.env
process.exit(await run(node, ['drills/main.ts', ...process.argv.slice(2)], env))
