// npm run bench [NAME]: what a fresh clone needs, then the benchmarks.
import { ensurePackages, ensureWeb, node, run } from './prepare.mjs'

await ensurePackages()
await ensureWeb()
process.exit(await run(node, ['bench/main.ts', ...process.argv.slice(2)]))
