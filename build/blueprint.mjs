// npm run blueprint -- --brief FILE --out DIR: what a fresh clone needs, then the engine alone.
import { ensurePackages, node, run } from './prepare.mjs'

await ensurePackages()
process.exit(await run(node, ['engine/cli/main.ts', ...process.argv.slice(2)]))
