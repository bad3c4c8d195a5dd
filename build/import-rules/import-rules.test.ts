// Each rule is shown a planted violation, and must catch it; and what is allowed must pass.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { house } from '../testing/house.ts'
import { scan } from './scan.ts'

const problemsOf = (files: Record<string, string>) => scan(house(files)).map(({ problem }) => problem)
const importing = (specifier: string) => `import { x } from '${specifier}'\n`

test.each([
  ['features/a/server/x.ts', '#features/b/server/queries.ts', 'a feature is reached through'],
  ['features/a/server/x.ts', '#features/b/server/tables.ts', 'a feature is reached through'],
  ['features/a/server/x.ts', '../../b/server/public.ts', 'imports start with #'],
  ['features/a/server/x.ts', '#features/a/server/y.ts', 'imports are relative'],
  ['features/a/contract.ts', '#server/config.ts', 'contract.ts imports zod'],
  ['features/a/contract.ts', './server/tables.ts', 'contract.ts imports zod'],
  ['features/a/contract.ts', 'drizzle-orm', 'contract.ts imports zod'],
  ['features/a/web/page.tsx', '../server/queries.ts', 'web never imports server'],
  ['features/a/web/page.tsx', '#server/errors.ts', 'web never imports server'],
  ['features/a/web/page.tsx', '#kit/route.ts', 'web never imports server'],
  ['features/a/web/page.tsx', 'node:fs', 'the browser has no Node modules'],
  ['features/a/web/page.tsx', '#engine/writers/house.ts', 'the finance model alone'],
  ['features/a/server/x.ts', '../web/page.tsx', 'server never imports web'],
  ['web/main.tsx', '#features/a/web/deep/page.tsx', 'a feature is reached through'],
  ['engine/plan/x.ts', '#server/config.ts', 'engine/ imports nothing'],
  ['engine/plan/x.ts', 'node:http', 'engine/ has no HTTP'],
  ['sandbox/mailbox/x.ts', '#server/html.ts', 'sandbox/ imports nothing'],
  ['kit/call.ts', '#server/errors.ts', 'kit/ imports nothing'],
  ['server/app.ts', './testing/house.ts', 'what is built does not import what tests it'],
])('%s may not import %s', (file, specifier, problem) => {
  expect(problemsOf({ [file]: importing(specifier) })).toEqual([expect.stringContaining(problem)])
})

test.each([
  ['features/a/server/x.ts', '#features/b/server/public.ts'],
  ['features/a/server/x.ts', '#features/b/contract.ts'],
  ['features/a/server/x.ts', '#server/errors.ts'],
  ['features/a/server/tables.ts', '#features/b/server/tables.ts'],
  ['features/a/server/queries.ts', '#features/b/server/tables.ts'],
  ['features/a/contract.ts', '#engine/brief.ts'],
  ['features/a/web/page.tsx', '../contract.ts'],
  ['features/a/web/page.tsx', '#engine/plan/finance/model.ts'],
  ['features/a/web/page.tsx', '#features/b/web/public.ts'],
  ['server/features.ts', '#features/a/server/feature.ts'],
  ['web/routes.tsx', '#features/a/web/page.tsx'],
  ['server/x.test.ts', './testing/house.ts'],
])('%s may import %s', (file, specifier) => {
  expect(problemsOf({ [file]: importing(specifier) })).toEqual([])
})

test('every way of importing is seen', () => {
  const ways = [
    "import type { X } from '#server/a.ts'",
    "export * from '#server/a.ts'",
    "export { x } from '#server/a.ts'",
    "import '#server/a.ts'",
    "const x = await import('#server/a.ts')",
    "import {\n  a,\n  b,\n} from '#server/a.ts'",
  ]
  for (const way of ways) expect(problemsOf({ 'engine/x.ts': way }), way).toHaveLength(1)
})

test('words in comments are no imports', () => {
  expect(
    problemsOf({ 'engine/x.ts': "// import { x } from '#server/a.ts'\n/* import '#server/b.ts' */\n" }),
  ).toEqual([])
})

test('a cycle is found, through any number of files', () => {
  const files = {
    'server/a.ts': importing('./b.ts'),
    'server/b.ts': importing('./c.ts'),
    'server/c.ts': importing('./a.ts'),
  }
  expect(problemsOf(files)).toEqual(['import cycle: server/a.ts → server/b.ts → server/c.ts → server/a.ts'])
})

test('the environment is read in server/config.ts alone, and by stand-ins that run alone', () => {
  const files = {
    'server/config.ts': 'process.env',
    'sandbox/cards/main.ts': 'process.env',
    'sandbox/cards/other.ts': 'process.env',
    'features/a/server/x.ts': 'const x = process.env.HOME',
  }
  const found = scan(house(files))
  expect(found.map(({ file }) => file).toSorted()).toEqual([
    'features/a/server/x.ts',
    'sandbox/cards/other.ts',
  ])
  expect(found[0]?.problem).toContain('process.env')
})

test('a planted violation fails the command, a clean house passes it', () => {
  const command = fileURLToPath(new URL('./main.ts', import.meta.url))
  const check = (files: Record<string, string>) =>
    spawnSync(process.execPath, [command, house(files)], { encoding: 'utf8' })
  expect(check({ 'kit/a.ts': importing('zod') }).status).toBe(0)
  const failed = check({ 'kit/a.ts': importing('#server/b.ts') })
  expect(failed.status).toBe(1)
  expect(failed.stderr).toContain("kit/a.ts: imports '#server/b.ts': kit/ imports nothing of the house")
})
