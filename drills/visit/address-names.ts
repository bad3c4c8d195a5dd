// Which names the code in the browser reads from the query or the fragment of an address. They are found in the source, so that
// a page that reads one more is visited with it without anybody adding it to a list. Pure: from texts of files to names.

/** Paths from the root of the project to their text. */
export type Sources = ReadonlyMap<string, string>

export interface AddressNames {
  /** Read by some page. */
  all: string[]
  /** Read by the page with this path, or by what it is made of. */
  of(path: string): string[]
  /** Words that a page looks for in the fragment by themselves, as in #comment-ID. */
  anchors: string[]
  /** Files that read the address in a way that the scan does not understand. */
  unclear: string[]
}

const READS_PARAMETERS = /\b(URLSearchParams|useSearchParams)\b/
/** Looks into it; whoever only hands it on is not the reader. */
const READS_FRAGMENT = /\bhash\s*(?:\.\w+\(|[!=]==)/
/** Whatever the address says goes to a function of the contract. */
const READS_EVERYTHING = /Object\.fromEntries\((?:search|address|parameters|new URLSearchParams)/
/** Writes addresses, or takes them along as they are. */
const NAMES_NOTHING = new Set([
  'kit/call.ts',
  'web/layout/navigation.tsx',
  'features/community/web/post-list.tsx',
  'features/community/web/categories.tsx',
  // Scrolls to whatever heading of the plan the fragment names.
  'features/plan-reader/web/use-target-in-place.ts',
])

export function addressNames(sources: Sources): AddressNames {
  const names = new Map<string, string[]>()
  const unclear: string[] = []
  for (const [file, text] of sources) {
    const code = withoutComments(text)
    if (!READS_PARAMETERS.test(code) && !READS_FRAGMENT.test(code)) continue
    if (NAMES_NOTHING.has(file)) continue
    const found = namesIn(code, sources.get(contractOf(file)) ?? '')
    if (found.length === 0) unclear.push(file)
    names.set(file, found)
  }
  const readBy = (files: Iterable<string>) => distinct([...files].flatMap((file) => names.get(file) ?? []))
  const modules = modulesOf(sources.get(ROUTES) ?? '')
  const all = distinct([...names.values()].flat())
  return {
    all,
    anchors: distinct([...sources.values()].flatMap((text) => anchorsIn(withoutComments(text)))),
    unclear,
    of(path) {
      const module = modules.get(path)
      // A page whose module is not found is visited with everything.
      if (!module) return all
      return readBy(reachable(sources, [module]))
    },
  }
}

const ROUTES = 'web/routes.tsx'
const contractOf = (file: string) => file.replace(/^(features\/[^/]+)\/.*$/, '$1/contract.ts')
const distinct = (names: string[]) => [...new Set(names)].toSorted()

const anchorsIn = (code: string) =>
  READS_FRAGMENT.test(code)
    ? [...code.matchAll(/(?:\^|['"`])#([\w-]+?)-?[('"`]/g)].map(([, name = '']) => name)
    : []

function namesIn(code: string, contract: string): string[] {
  const literal = [...code.matchAll(/\.(?:get|getAll|has)\(\s*'([\w-]+)'/g)].map(([, name = '']) => name)
  const anchors = anchorsIn(code)
  // Read by a variable: any word of the file may be its value.
  const isIndirect = /\.(?:get|getAll|has)\(\s*[a-z]\w*\s*\)/i.test(code)
  const words = isIndirect
    ? [...withoutImports(code).matchAll(/'([a-z][\w-]{0,40})'/gi)].map(([, word = '']) => word)
    : []
  const declared = READS_EVERYTHING.test(code) ? queryNames(contract) : []
  return distinct([...literal, ...anchors, ...words, ...declared])
}

/** The fields of every query that a contract declares. */
function queryNames(contract: string): string[] {
  const code = withoutComments(contract)
  return [...code.matchAll(/[qQ]uery\w*\s*[:=]\s*z\.object\(\{/g)].flatMap(({ index, 0: head }) =>
    [...outermost(code.slice(index + head.length)).matchAll(/(\w+):/g)].map(([, name = '']) => name),
  )
}

/** What stands between here and the closing brace, without what is nested in further brackets. */
function outermost(code: string): string {
  let [depth, text] = [0, '']
  for (const character of code) {
    if ('}])'.includes(character) && --depth < 0) return text
    if (depth === 0) text += character
    if ('{[('.includes(character)) depth++
  }
  return text
}

/** Each page's path with the file that draws it, as the list of routes has them. */
function modulesOf(routes: string): Map<string, string> {
  const loaders = new Map(
    [...routes.matchAll(/const (\w+) = \(\) => import\('([^']+)'\)/g)].map(([, name = '', target = '']) => [
      name,
      target,
    ]),
  )
  const modules = new Map<string, string>()
  let path: string | undefined
  const parts = routes.matchAll(/'(\/[^']*|\*)'|import\('([^']+)'\)|\b(\w+)\)/g)
  for (const [, found, imported, word] of parts) {
    if (found) path = found
    const target = imported ?? loaders.get(word ?? '')
    if (!path || !target) continue
    modules.set(path, fileOf(ROUTES, target))
    path = undefined
  }
  return modules
}

const SPECIFIER = /(?:from|import)\s*\(?\s*['"]([#.][^'"]+)['"]/g

function reachable(sources: Sources, from: string[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [...from]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || file === ROUTES) continue
    reached.add(file)
    for (const [, specifier = ''] of (sources.get(file) ?? '').matchAll(SPECIFIER))
      waiting.push(fileOf(file, specifier))
  }
  return reached
}

function fileOf(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return new URL(specifier, `file:///${from}`).pathname.slice(1)
}

const withoutImports = (text: string) => text.replace(/^import[\s\S]*?from '[^']+'$/gm, '')

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}
