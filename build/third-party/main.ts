// node build/third-party/main.ts [--write]: whether docs/third-party.md lists what ships, by the lock file alone.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, shipped } from './lock.ts'
import { listOf, unknownLicences, withList } from './page.ts'

const place = join(ROOT, 'docs/third-party.md')
const page = readFileSync(place, 'utf8')
const wanted = withList(page, listOf(shipped))
const faults = unknownLicences(shipped).map(
  ({ name, license }) =>
    `${name}: nobody has looked at the licence ${license} yet (build/third-party/page.ts).`,
)
if (process.argv.includes('--write')) writeFileSync(place, wanted)
else if (page !== wanted)
  faults.push('docs/third-party.md is not current: node build/third-party/main.ts --write')
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
