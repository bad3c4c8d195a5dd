// npm run restore: on a fresh clone, too.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePackages, node, root, run } from './prepare.mjs'

await ensurePackages()
const env = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
process.exit(await run(node, [...env, 'server/backup/main.ts', 'restore', ...process.argv.slice(2)]))
