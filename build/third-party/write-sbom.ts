// npm run sbom: everything in the lock file, for tools that follow advisories. Asks nobody on the network.
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locked, ROOT, shipped } from './lock.ts'
import { sbomOf } from './sbom.ts'

const PLACE = 'sbom.cdx.json'
const { name = '', version = '' } = locked[''] ?? {}
const sbom = sbomOf(locked, shipped, { name, version, at: new Date(), serial: randomUUID() })
writeFileSync(join(ROOT, PLACE), `${JSON.stringify(sbom, null, 2)}\n`)
const ships = sbom.components.filter(({ scope }) => scope === 'required').length
console.log(
  `${PLACE}: ${sbom.components.length} packages, of which ${ships} ship, as CycloneDX ${sbom.specVersion}`,
)
