// What the browser computes with carries nothing along that only a server needs.
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const IMPORT = /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'/gm
const LAZY = /import\('([^']+)'\)/g

/** Every file that is really loaded, and every package. */
function reachedFrom(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  const text = readFileSync(join(import.meta.dirname, entry), 'utf8')
  for (const [, specifier = ''] of [...text.matchAll(IMPORT), ...text.matchAll(LAZY)])
    if (specifier.startsWith('.')) reachedFrom(join(dirname(entry), specifier), seen)
    else seen.add(specifier)
  return seen
}

test('the plan as a model runs without a schema, a gate of documents, a writer or a file system', () => {
  const reached = ['plan/what-if.ts', 'knowledge/knowledge.ts', 'edits.ts'].flatMap((entry) => [
    ...reachedFrom(entry),
  ])
  expect(reached.length).toBeGreaterThan(80)
  const packages = reached.filter((one) => !one.endsWith('.ts'))
  expect(packages).toEqual([])
  for (const folder of [
    'brief.ts',
    'plan/sections',
    'plan/gate',
    'plan/make-plan',
    'writers',
    'documents',
    'brand',
    'press',
    'trades',
    'find',
    'read/places',
  ])
    expect(reached.filter((one) => relative('.', one).startsWith(folder))).toEqual([])
})
