// npm run links [CATEGORY]: what a fresh clone needs, then the look at the directory's addresses.
import { ensurePackages, node, run } from './prepare.mjs'

await ensurePackages()
process.exit(await run(node, ['features/resources/server/links/main.ts', ...process.argv.slice(2)]))
