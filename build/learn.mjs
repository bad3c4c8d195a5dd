// npm run learn: teaches the engine to read, from the lessons in engine/read/lessons and the briefs in engine/understand/testing.
import { ensurePackages, node, run } from './prepare.mjs'

await ensurePackages()
const codes = [
  await run(node, ['engine/read/learn/main.ts']),
  await run(node, ['engine/understand/testing/learn.ts']),
]
process.exit(Math.max(...codes))
