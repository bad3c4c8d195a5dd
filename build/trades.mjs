// npm run trades: makes the table of trades, facets and countries anew, and teaches the engine to find them.
import { ensurePackages, node, run } from './prepare.mjs'

await ensurePackages()
process.exit(await run(node, ['engine/trades/compile/main.ts']))
