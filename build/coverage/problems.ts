// What docs/spec-coverage.md names and the house does not have: files, tests, drills, benchmarks, words on the screen.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdersOf, pathsOf, quotedIn, type Row, rowsOf } from './rows.ts'

const PAGE = 'docs/spec-coverage.md'
const TEST = /\.(test|spec)\.tsx?$/

export function problemsOf(root: string): string[] {
  const said = wordsOf(root)
  return rowsOf(readFileSync(join(root, PAGE), 'utf8')).flatMap((row) =>
    [
      ...openCells(row),
      ...missingPlaces(root, row),
      ...missingTests(root, row),
      ...missingWords(said, row),
    ].map((problem) => `${PAGE}:${row.line}: ${problem}`),
  )
}

function openCells({ point, builtIn, heldBy }: Row): string[] {
  if (!point || pathsOf(builtIn).length === 0) return ['says not where it is built']
  return holdersOf(heldBy).length === 0 ? ['names no test'] : []
}

function missingPlaces(root: string, { builtIn }: Row): string[] {
  return pathsOf(builtIn).flatMap((path) => (existsSync(join(root, path)) ? [] : [`there is no ${path}`]))
}

function missingTests(root: string, { heldBy }: Row): string[] {
  return holdersOf(heldBy).flatMap(({ name, titles }) => {
    const command = /^npm run (drill|bench) (\S+)$/.exec(name)
    if (command) return isListed(root, `${command[1]}`, `${command[2]}`) ? [] : [`there is no ${name}`]
    if (!TEST.test(name)) return [`${name} is no test`]
    if (!existsSync(join(root, name))) return [`there is no ${name}`]
    const text = plain(readFileSync(join(root, name), 'utf8'))
    return titles.filter((title) => !hasTitle(text, title)).map((title) => `${name} has no '${title}'`)
  })
}

function isListed(root: string, kind: string, name: string): boolean {
  const list = join(root, kind === 'drill' ? 'drills/main.ts' : 'bench/main.ts')
  return existsSync(list) && new RegExp(`^  '?${name}'?[:,]`, 'm').test(readFileSync(list, 'utf8'))
}

/** A title that ends in … is the beginning of one. */
function hasTitle(text: string, title: string): boolean {
  const words = plain(title)
  const ends = words.endsWith('…') ? [''] : ["'", '"', '`']
  const start = words.replace(/\s*…$/, '')
  return ["'", '"', '`'].some((open) => ends.some((end) => text.includes(`${open}${start}${end}`)))
}

/** Labels and messages stand in the source as they are promised; what is filled in is in braces. */
function missingWords(said: string, { point }: Row): string[] {
  return quotedIn(point)
    .flatMap((label) => label.split(/\{[^}]*\}/).map((part) => ({ label, part: plain(part) })))
    .filter(({ part }) => part.trim() && !said.includes(part))
    .map(({ label }) => `nothing says '${label}'`)
}

function wordsOf(root: string): string {
  return ['features', 'web', 'server', 'engine', 'kit']
    .flatMap((room) => sourcesIn(root, room))
    .map((path) => plain(readFileSync(path, 'utf8')))
    .join('\n')
}

function sourcesIn(root: string, room: string): string[] {
  if (!existsSync(join(root, room))) return []
  return readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|typ)$/.test(name) && !TEST.test(name))
    .map((name) => join(root, room, name))
}

/** As a reader sees it: one kind of apostrophe, one blank. */
function plain(text: string): string {
  return text
    .replace(/\\(['"`])/g, '$1')
    .replace(/&apos;|&rsquo;|’/g, "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}
