// npm run demo: what a fresh clone needs, then a shop with a past.
import { join } from 'node:path'
import { ensurePackages, ensureWeb, node, root, run } from './prepare.mjs'

await ensurePackages()
await ensureWeb()
const cache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env }
process.exit(await run(node, ['demo/main.ts'], cache))
