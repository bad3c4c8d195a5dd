// Reads the imports of every source file and finds broken rules, cycles, and who reads the environment.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { brokenRule, type Import } from './rules.ts'

const ROOMS = ['build', 'e2e', 'engine', 'features', 'kit', 'sandbox', 'server', 'web']
const SPECIFIER =
  /(?:^|[\s;}])(?:import|export)\s*(?:[\w*{}\s,$]+?\s*from\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

export interface Finding {
  file: string
  problem: string
}

export function scan(root: string): Finding[] {
  const files = ROOMS.flatMap((room) => sourcesIn(root, room))
  const imports = files.flatMap((file) => importsOf(root, file))
  return [
    ...imports.flatMap((found) => {
      const broken = brokenRule(found)
      return broken ? [{ file: found.from, problem: `imports '${found.specifier}': ${broken}` }] : []
    }),
    ...cycles(imports).map((cycle) => ({
      file: cycle[0] ?? '',
      problem: `import cycle: ${cycle.join(' → ')}`,
    })),
    ...files.flatMap((file) => strayEnvironment(root, file)),
  ]
}

function sourcesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sourcesIn(root, path)
    return /\.(tsx?|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })
}

function importsOf(root: string, from: string): Import[] {
  const text = withoutComments(readFileSync(join(root, from), 'utf8'))
  return [...text.matchAll(SPECIFIER)].map((match) => {
    const specifier = match[1] ?? match[2] ?? ''
    return { from, specifier, to: reach(from, specifier) }
  })
}

function reach(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  return undefined
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

/** Each cycle once, as the files along it. */
function cycles(imports: Import[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) if (to) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const found: string[][] = []
  const visit = (file: string, path: string[]) => {
    const at = path.indexOf(file)
    if (at >= 0) return void found.push([...path.slice(at), file])
    if (done.has(file)) return
    for (const target of next.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) visit(file, [])
  return found
}

/** The program's configuration is read in one place. A stand-in that also runs alone is a program of its own. */
function strayEnvironment(root: string, file: string): Finding[] {
  const concerned = /^(engine|features|kit|sandbox|server|web)\//.test(file)
  const configures = file === 'server/config.ts' || /^sandbox\/[^/]+\/main\.ts$/.test(file)
  if (!concerned || configures || /\.test\.tsx?$|\/testing\//.test(file)) return []
  const reads = withoutComments(readFileSync(join(root, file), 'utf8')).includes('process.env')
  return reads ? [{ file, problem: 'reads process.env: server/config.ts alone does' }] : []
}
