// A page that names what is not there is caught, at its line; what is there passes.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { house } from '../testing/house.ts'
import { diagramProblems } from './diagram.ts'
import { pageProblems } from './pages.ts'
import { problemsOf } from './problems.ts'

const HEAD = '| point | built in | held by |\n| --- | --- | --- |\n'
const BUILT = {
  'features/a/web/page.tsx': "const title = 'Payment Cancelled'\nreturn <b>Edit {milestone} at once</b>",
  'features/a/web/rules.ts': '"You’ve used all of it."',
  'features/a/web/rules.test.ts':
    "test('a good call is answered', () => {})\ntest.each([])('%s is cut', () => {})",
  'drills/main.ts': 'const DRILLS = {\n  kill9,\n}',
  'bench/main.ts': "const BENCHES = {\n  'what-if': whatIf,\n}",
}
const withPage = (row: string) =>
  house({ ...BUILT, 'docs/spec-coverage.md': `# Coverage\n\n${HEAD}${row}\n` })

test.each([
  "| 'Payment Cancelled', 'Edit {milestone title}' | `features/a/web/page.tsx`, `rules.ts` | `features/a/web/rules.test.ts` 'a good call …', '%s is cut' |",
  `| "You've used all of it.", the buyer's words | \`features/a/web\` | \`npm run drill kill9\`, \`npm run bench what-if\` |`,
])('what is there passes (%#)', (row) => {
  expect(problemsOf(withPage(row))).toEqual([])
})

test.each([
  [
    '| A rule | `features/a/web/gone.ts` | `features/a/web/rules.test.ts` |',
    'there is no features/a/web/gone.ts',
  ],
  [
    '| A rule | `features/a/web/page.tsx` | `features/a/web/gone.test.ts` |',
    'no features/a/web/gone.test.ts',
  ],
  ["| A rule | `features/a/web` | `features/a/web/rules.test.ts` 'a bad call …' |", "has no 'a bad call …'"],
  ["| A rule | `features/a/web` | `features/a/web/rules.test.ts` 'a good call' |", "has no 'a good call'"],
  ['| A rule | `features/a/web` | `features/a/web/page.tsx` |', 'features/a/web/page.tsx is no test'],
  ['| A rule | `features/a/web` | `npm run drill kill` |', 'there is no npm run drill kill'],
  ['| A rule | | `features/a/web/rules.test.ts` |', 'says not where it is built'],
  ['| A rule | `features/a/web` | |', 'names no test'],
  [
    "| 'Payment Canceled' | `features/a/web` | `features/a/web/rules.test.ts` |",
    "nothing says 'Payment Canceled'",
  ],
])('%s', (row, problem) => {
  const [found, ...others] = problemsOf(withPage(row))
  expect(found).toContain('docs/spec-coverage.md:5: ')
  expect(found).toContain(problem)
  expect(others).toEqual([])
})

test('a planted violation fails the command; the page of this house passes it', () => {
  const command = fileURLToPath(new URL('./main.ts', import.meta.url))
  const check = (root: string[]) => spawnSync(process.execPath, [command, ...root], { encoding: 'utf8' })
  const failed = check([withPage('| A rule | `features/a/gone.ts` | `features/a/web/rules.test.ts` |')])
  expect(failed.stderr).toContain('there is no features/a/gone.ts')
  expect(failed.status).toBe(1)
  expect(check([])).toMatchObject({ stderr: '', status: 0 })
})

test('the drawing of the capabilities is the code’s: no line too many, none missing, nobody left out', () => {
  const draw = (lines: string) => `\`\`\`mermaid\n%% capabilities\n${lines}\n\`\`\`\n`
  const root = (lines: string) =>
    house({
      'docs/architecture.md': draw(lines),
      'features/a/server/x.ts':
        "import { b } from '#features/b/server/public.ts'\nimport '#features/accounts/server/public.ts'",
      'features/a/server/x.test.ts': "import { c } from '#features/c/server/public.ts'",
      'features/b/contract.ts': '',
      'features/accounts/contract.ts': '',
    })
  expect(diagramProblems(root('  accounts\n  a --> b\n  b'))).toEqual([])
  expect(diagramProblems(root('  a --> c\n  b'))).toEqual([
    'docs/architecture.md: draws no accounts',
    'docs/architecture.md: does not draw a → b',
    'docs/architecture.md: draws a → c, which is not so',
  ])
})

test('a link that leads nowhere and a bench that nobody explains are found', () => {
  const bench = "const BENCHES: Record<string, () => void> = {\n  plan,\n  'what-if': whatIf,\n}\n"
  const pages = {
    'README.md':
      '[a](docs/a.md) [b](https://example.com/x) [c](#here) `[d](gone.md)` [e](docs/a.md#part) [f](/sandbox/ui)',
    'docs/a.md': '[home](../README.md)',
    'docs/performance.md': '`plan` and `what-if`',
    'bench/main.ts': bench,
  }
  expect(pageProblems(house(pages))).toEqual([])
  const broken = { 'docs/a.md': '[home](../gone.md)', 'docs/performance.md': '`plan`' }
  expect(pageProblems(house({ ...pages, ...broken }))).toEqual([
    'docs/a.md: leads to ../gone.md, which is not there',
    'docs/performance.md: says nothing of what-if in bench/main.ts',
  ])
})
