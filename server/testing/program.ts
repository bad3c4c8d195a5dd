// The whole program, gone with the test that started it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { runningServer } from '../database/embedded/server-process.ts'
import * as plain from './launch.ts'

/** A DATA_DIR that goes away with the test, and with it the server that still runs in it. */
export function temporaryDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fcp-program-'))
  onTestFinished(async () => {
    const server = runningServer(join(folder, 'postgres', 'data'))
    // SIGQUIT: at once, but its shared memory goes with it.
    if (server) process.kill(server.pid, 'SIGQUIT')
    await vi.waitFor(() => expect(runningServer(join(folder, 'postgres', 'data'))).toBeUndefined(), 10_000)
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  })
  return folder
}

export function postgresPid(dataDir: string): number | undefined {
  return runningServer(join(dataDir, 'postgres', 'data'))?.pid
}

/** Without what only makes the first blueprint faster: it costs more than the rest of a start. */
const withTheTest = (options: plain.LaunchOptions): plain.LaunchOptions => ({
  ...options,
  env: { WARM_UP: '0', ...options.env },
  onSpawn: (child) => onTestFinished(() => void child.kill('SIGKILL')),
})

export const startProgram = (options: plain.LaunchOptions) => plain.startProgram(withTheTest(options))
export const launch = (options: plain.LaunchOptions) => plain.launch(withTheTest(options))
