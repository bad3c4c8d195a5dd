// What of other people's work leaves the house: what the program runs on, and what the pages are built from. Pure.
export interface LockedPackage {
  /** Of the house itself only. */
  name?: string
  version?: string
  integrity?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
export type Locked = Record<string, LockedPackage>

export interface Shipped {
  name: string
  version: string
  license: string
  /** It is part of the pages that browsers load. */
  inBrowser: boolean
}

const FOLDER = 'node_modules/'

/** `imported`: the packages that the pages import. The lock file knows what those need in turn. */
export function shippedPackages(locked: Locked, imported: string[]): Shipped[] {
  const program = Object.keys(locked).filter(
    (path) => path && !locked[path]?.dev && !locked[path]?.devOptional,
  )
  const browser = reachedFrom(locked, imported)
  const found = new Map<string, Shipped>()
  for (const path of new Set([...program, ...browser])) {
    const { version = '', license = 'none' } = locked[path] ?? {}
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
    // Types are gone when the program runs.
    if (name.startsWith('@types/')) continue
    const key = `${name} ${version}`
    const inBrowser = browser.has(path) || (found.get(key)?.inBrowser ?? false)
    found.set(key, { name, version, license, inBrowser })
  }
  return [...found.values()].sort((one, other) => compare(key(one), key(other)))
}

const key = ({ name, version }: Shipped) => `${name} ${version}`
/** The same on every machine. */
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

function reachedFrom(locked: Locked, names: string[]): Set<string> {
  const reached = new Set<string>()
  const waiting: [from: string, name: string][] = names.map((name) => ['', name])
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const path = resolved(locked, ...next)
    if (!path || reached.has(path)) continue
    reached.add(path)
    for (const name of needsOf(locked[path] ?? {})) waiting.push([path, name])
  }
  return reached
}

function needsOf({
  dependencies,
  peerDependencies = {},
  peerDependenciesMeta = {},
}: LockedPackage): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies ?? {}), ...peers]
}

/** As Node looks for it: beside whoever asks, then one folder up, and so on. */
function resolved(locked: Locked, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${FOLDER}`)))) {
    const path = `${folder}${folder && '/'}${FOLDER}${name}`
    if (path in locked) return path
    if (!folder) return undefined
  }
}
