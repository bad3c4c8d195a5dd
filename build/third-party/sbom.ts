// The lock file as CycloneDX. Of our own making, as npm's refuses a tree in which some tool asks for 'latest' of something.
import type { Locked, LockedPackage, Shipped } from './shipped.ts'

interface About {
  name: string
  version: string
  /** When it was written, and by which number this copy of it goes. */
  at: Date
  serial: string
}

/** What ships is required; what only builds and tests is excluded from the product. */
export function sbomOf(locked: Locked, shipped: Shipped[], { name, version, at, serial }: About) {
  const ships = new Set(shipped.map((one) => purlOf(one.name, one.version)))
  const components = new Map<string, ReturnType<typeof componentOf>>()
  for (const [path, one] of Object.entries(locked)) {
    if (!path) continue
    const component = componentOf(path.slice(path.lastIndexOf('node_modules/') + 13), one)
    components.set(component.purl, {
      ...component,
      scope: ships.has(component.purl) ? 'required' : 'excluded',
    })
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: {
      timestamp: at.toISOString(),
      component: { type: 'application', 'bom-ref': name, name, version },
    },
    components: [...components.values()],
  }
}

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`

function componentOf(name: string, { version = '', license, integrity }: LockedPackage) {
  const purl = purlOf(name, version)
  const hash = integrity?.match(/^sha512-(.+)$/)?.[1]
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: 'excluded',
    ...(license && { licenses: [{ expression: license }] }),
    ...(hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
  }
}
