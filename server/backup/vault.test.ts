import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { inOrder } from './catalog.ts'
import { type Manifest, sha256 } from './manifest.ts'
import { missingFrom, namesIn } from './names.ts'
import { contentPath, dropOld, findBackup, writeFileList, writeWhole } from './vault.ts'

test('keys are found wherever they stand, also across pieces; what only resembles one is not', async () => {
  const hash = 'ab'.repeat(32)
  const text = `1\tblueprints/0f-1/${hash}\tx\n{"key": "sample/${hash}", "pages": []}\n/${hash}\nnot/${hash}0\n${'a'.repeat(50_000)}/b\n`
  const names = new Set<string>()
  const pieces = text.match(/[\s\S]{1,37}/g)?.map((piece) => Buffer.from(piece)) ?? []
  const passed = await Readable.from(namesIn(Readable.from(pieces), names)).toArray()
  expect(Buffer.concat(passed).toString()).toBe(text)
  expect([...names]).toEqual([`blueprints/0f-1/${hash}`, `sample/${hash}`])
})

test('only what stands in a folder of the program is missed', () => {
  const [hash, other] = ['ab'.repeat(32), 'cd'.repeat(32)]
  const id = '0f6a2c1e-5b7d-4c3a-9e8f-001122334455'
  const lost = [`blueprints/${id}/${hash}`, `erasures/${hash}`, `newer/folder/${hash}`, `sample/${hash}`]
  const typed = [`a/${hash}`, `blueprints/mine/${hash}`, `my/blueprints/${id}/${hash}`, `samples/${hash}`]
  const stored = new Set([`newer/folder/${other}`])
  expect(missingFrom([...typed, ...lost, ...stored], stored)).toEqual(lost)
})

test('a table comes after those that it refers to', () => {
  const tables = ['c', 'a', 'b'].map((name) => ({ schema: 's', name }))
  const needs: Record<string, string[]> = { a: ['s.b'], b: ['s.c'], c: ['s.elsewhere'] }
  expect(inOrder(tables, ({ name }) => needs[name] ?? []).map(({ name }) => name)).toEqual(['c', 'b', 'a'])
  expect(() => inOrder(tables, ({ name }) => (name === 'a' ? ['s.b'] : ['s.a']))).toThrow(
    'refer to each other',
  )
})

test('old backups go, with the contents that only they had; the newest stays however old it is', async () => {
  const vault = mkdtempSync(join(tmpdir(), 'fcp-vault-'))
  onTestFinished(() => rmSync(vault, { recursive: true, force: true }))
  const now = new Date('2026-11-16T12:00:00Z')
  const hashes = ['old', 'shared', 'new', 'being written'].map(sha256)
  const [old = '', shared = '', young = '', unfinished = ''] = hashes
  for (const hash of hashes) await writeWhole(contentPath(vault, hash), hash)
  const settled = new Date('2026-11-01')
  for (const hash of [old, shared, young]) utimesSync(contentPath(vault, hash), settled, settled)
  utimesSync(contentPath(vault, unfinished), now, now)
  await makeBackup(vault, '2026-10-01T00:00:00.000Z', [old, shared])
  await makeBackup(vault, '2026-11-15T00:00:00.000Z', [shared, young])
  mkdirSync(join(vault, '2026-10-05T00-00-00.000Z'))
  utimesSync(join(vault, '2026-10-05T00-00-00.000Z'), settled, settled)

  expect(await dropOld(vault, { days: 14, now })).toBe(1)
  expect(hashes.map((hash) => existsSync(contentPath(vault, hash)))).toEqual([false, true, true, true])
  expect(existsSync(join(vault, '2026-10-05T00-00-00.000Z')), 'an interrupted one').toBe(false)
  expect(await dropOld(vault, { days: 1, now: new Date('2027-11-16') })).toBe(0)
  expect((await findBackup(vault)).folder).toBe(join(vault, '2026-11-15T00-00-00.000Z'))
})

async function makeBackup(vault: string, takenAt: string, contents: string[]): Promise<void> {
  const folder = join(vault, takenAt.replaceAll(':', '-'))
  const list = await writeFileList(
    folder,
    contents.map((hash) => ({ key: `a/${hash}`, size: 1 })),
  )
  const manifest: Manifest = {
    format: 1,
    takenAt,
    postgres: '18',
    migrations: [],
    tables: [],
    sequences: [],
    queueSchema: sha256(''),
    files: { count: contents.length, bytes: 1, sha256: list },
    missing: [],
    beside: [],
  }
  await writeWhole(join(folder, 'manifest.json'), JSON.stringify(manifest))
}
