// npm run learn: teaches the engine business models from the briefs in engine/understand/testing.
import { ensurePackages, node, run } from './prepare.mjs'

await ensurePackages()
process.exit(await run(node, ['engine/understand/testing/learn.ts']))
