// npm run drill [NAME]: what a fresh clone needs, then the drills.
import { ensurePackages, ensureWeb, node, run } from './prepare.mjs'

await ensurePackages()
await ensureWeb()
process.exit(await run(node, ['drills/main.ts', ...process.argv.slice(2)]))
