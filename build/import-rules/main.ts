import { fileURLToPath } from 'node:url'
import { scan } from './scan.ts'

const root = process.argv[2] ?? fileURLToPath(new URL('../../', import.meta.url))
const findings = scan(root)
for (const { file, problem } of findings) console.error(`${file}: ${problem}`)
process.exit(findings.length > 0 ? 1 : 0)
