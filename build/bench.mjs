// npm run bench [NAME]: what a fresh clone needs, then the benchmarks.
import { ensurePackages, ensureServers, ensureWeb, node, run } from './prepare.mjs'

await ensurePackages()
await ensureWeb()
if (process.argv.includes('scale') || !process.argv[2]) await ensureServers()
process.exit(await run(node, ['bench/main.ts', ...process.argv.slice(2)]))
