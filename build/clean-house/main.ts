import { fileURLToPath } from 'node:url'
import { findings } from './findings.ts'

const found = findings(process.argv[2] ?? fileURLToPath(new URL('../../', import.meta.url)))
for (const finding of found) console.error(finding)
process.exit(found.length > 0 ? 1 : 0)
