// docs/architecture.md draws which capability asks which other on the server. The drawing has to be the code's.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PAGE = 'docs/architecture.md'
const DRAWN = /```mermaid\n%% capabilities\n([\s\S]*?)```/
const REACHED = /#features\/([\w-]+)\/server\/public\.ts'/g
/** Nearly all of them ask who somebody is, and write to the audit trail: drawn, that would be all there is to see. */
const LEFT_OUT = ['accounts', 'admin']

export function diagramProblems(root: string): string[] {
  if (!existsSync(join(root, PAGE))) return [`there is no ${PAGE}`]
  const drawing = DRAWN.exec(readFileSync(join(root, PAGE), 'utf8'))?.[1] ?? ''
  const drawn = new Set(
    [...drawing.matchAll(/^\s*([\w-]+) --> ([\w-]+)$/gm)].map(([, a, b]) => `${a} → ${b}`),
  )
  const names = readdirSync(join(root, 'features'))
  const built = new Set(names.flatMap((name) => [...asksOf(root, name)].map((other) => `${name} → ${other}`)))
  return [
    ...names
      .filter((name) => !new RegExp(`^\\s*${name}\\b`, 'm').test(drawing))
      .map((name) => `${PAGE}: draws no ${name}`),
    ...[...built].filter((one) => !drawn.has(one)).map((one) => `${PAGE}: does not draw ${one}`),
    ...[...drawn].filter((one) => !built.has(one)).map((one) => `${PAGE}: draws ${one}, which is not so`),
  ]
}

function asksOf(root: string, name: string): Set<string> {
  const files = globSync(`features/${name}/server/**/*.ts`, { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts') && !file.includes('/testing/'),
  )
  const asked = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(REACHED)].map(([, other = '']) => other),
  )
  return new Set(
    asked.filter((other) => other !== name && !LEFT_OUT.includes(other) && !LEFT_OUT.includes(name)),
  )
}
