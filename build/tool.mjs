// A tool of the house on a fresh clone: node build/tool.mjs biome check --write
import { join } from 'node:path'
import { ensurePackages, root, run } from './prepare.mjs'

const [name = '', ...args] = process.argv.slice(2)
await ensurePackages()
process.exit(await run(join(root, 'node_modules', '.bin', name), args))
