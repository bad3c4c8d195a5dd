import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clearStalePidFile, runningServer } from './server-process.ts'

function folderWith(pidFile: string | undefined) {
  const data = mkdtempSync(join(tmpdir(), 'fcp-pid-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const file = join(data, 'postmaster.pid')
  if (pidFile !== undefined) writeFileSync(file, pidFile)
  return { data, file }
}

/** As PostgreSQL writes it. */
const written = (pid: number, data: string) => `${pid}\n${data}\n1700000000\n5432\n\n127.0.0.1\n`

/** Any program that is called postgres and works in the folder. */
async function livingServer(data: string): Promise<number> {
  const command = join(data, 'postgres')
  symlinkSync('/bin/sleep', command)
  const child = spawn(command, ['600'], { cwd: data })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  await once(child, 'spawn')
  return child.pid ?? 0
}

test('without a pid file nothing runs and nothing is cleared', () => {
  const { data } = folderWith(undefined)
  expect(runningServer(data)).toBeUndefined()
  expect(() => clearStalePidFile(data)).not.toThrow()
})

test('a pid file that is being made is left alone, whoever looks', () => {
  const { data, file } = folderWith('')
  expect(runningServer(data)).toBeUndefined()
  clearStalePidFile(data)
  expect(existsSync(file)).toBe(true)
})

test('an empty one that stays empty was left by a killed start', () => {
  const { data, file } = folderWith('')
  const aMinuteAgo = Date.now() / 1_000 - 60
  utimesSync(file, aMinuteAgo, aMinuteAgo)
  clearStalePidFile(data)
  expect(readdirSync(data)).toEqual([])
})

test('some other living process is no server; looking does not clear its file away, starting does', () => {
  const { data, file } = folderWith(undefined)
  writeFileSync(file, written(process.pid, data))
  expect(runningServer(data)).toBeUndefined()
  expect(existsSync(file)).toBe(true)
  clearStalePidFile(data)
  expect(readdirSync(data)).toEqual([])
})

test('the file of a living server stays', async () => {
  const { data, file } = folderWith(undefined)
  const pid = await livingServer(data)
  writeFileSync(file, written(pid, data))
  expect(runningServer(data)).toEqual({ pid, port: 5432 })
  clearStalePidFile(data)
  expect(existsSync(file)).toBe(true)
})
