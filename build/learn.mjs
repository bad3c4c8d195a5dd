// npm run learn: teaches the engine to read, from the lessons in engine/read/lessons.
import { ensurePackages, node, run } from './prepare.mjs'

await ensurePackages()
process.exit(await run(node, ['engine/read/learn/main.ts']))
