import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closeDataDir } from './data-dir.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fcp-data-dir-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
const modeOf = (path: string) => statSync(path).mode & 0o777

test('it is closed to others when it is made, and when it was there and open', () => {
  const parent = temporaryFolder()
  const [fresh, open] = [join(parent, 'fresh'), join(parent, 'open')]
  mkdirSync(open)
  chmodSync(open, 0o755)
  for (const folder of [fresh, open]) {
    closeDataDir(folder, expect.unreachable)
    expect(modeOf(folder)).toBe(0o700)
  }
})

test.runIf(process.getuid?.() === 0)('a database that runs as nobody is still reached', () => {
  const folder = temporaryFolder()
  const database = join(folder, 'postgres')
  mkdirSync(database)
  chownSync(database, 65_534, 65_534)
  chmodSync(folder, 0o777)
  closeDataDir(folder, expect.unreachable)
  expect(modeOf(folder)).toBe(0o711)
})

test.runIf(process.getuid?.() === 0)('a folder of somebody else is used as it is, with a warning', () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o777)
  const warn = vi.fn()
  process.seteuid?.(65_534)
  try {
    closeDataDir(folder, warn)
  } finally {
    process.seteuid?.(0)
  }
  expect(modeOf(folder)).toBe(0o777)
  expect(warn).toHaveBeenCalledOnce()
})
