// Pages that lead nowhere, and benchmarks and drills that nobody explains.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const PAGES = [
  '*.md',
  'docs/**/*.md',
  '{bench,build,demo,deploy,drills,engine,features,sandbox,server,web}/**/*.md',
]
const EXPLAINED = { 'bench/main.ts': 'docs/performance.md', 'drills/main.ts': 'drills/README.md' }

export function pageProblems(root: string): string[] {
  return [
    ...deadLinks(root),
    ...Object.entries(EXPLAINED).flatMap(([list, page]) => unexplained(root, list, page)),
  ]
}

function deadLinks(root: string): string[] {
  return PAGES.flatMap((pattern) => globSync(pattern, { cwd: root })).flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
    return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target.replace(/#.*/, ''))
      .filter((target) => target && !/^(\w+:|\/)/.test(target))
      .filter((target) => !existsSync(join(root, dirname(page), decodeURI(target))))
      .map((target) => `${page}: leads to ${target}, which is not there`)
  })
}

function unexplained(root: string, list: string, page: string): string[] {
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')
  const [, entries = ''] = /^const [A-Z]+: Record<[\s\S]*?= \{\n([\s\S]*?)^\}/m.exec(read(list)) ?? []
  const names = [...entries.matchAll(/^ {2}'?([\w-]+)'?[,:]/gm)].map(([, name = '']) => name)
  return names
    .filter((name) => !read(page).includes(`\`${name}\``))
    .map((name) => `${page}: says nothing of ${name} in ${list}`)
}
