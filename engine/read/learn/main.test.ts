// Ways of earning are learned from roles as the new tables read them. A table that is loaded before it is written is the old one.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const IMPORT = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm

function loadedBy(file: URL, all = new Set<string>()): Set<string> {
  if (all.has(file.href) || file.href.endsWith('.json')) return all.add(file.href)
  all.add(file.href)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) loadedBy(new URL(path, file), all)
  return all
}

test('the command that learns loads no table of roles before it has written it', () => {
  const loaded = [...loadedBy(new URL('main.ts', import.meta.url))].map((href) => href.split('/engine/')[1])
  expect(loaded).toContain('read/roles/role-in.ts')
  expect(loaded.filter((path) => /^read\/(?:roles|earns)\/.*\.json$/.test(path ?? ''))).toEqual([])
})
