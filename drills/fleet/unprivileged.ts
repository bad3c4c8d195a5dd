// A program that has no need to be root, such as a proxy.
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

const NOBODY = 65534
const isRoot = () => process.getuid?.() === 0

const identity = () => (isRoot() ? { uid: NOBODY, gid: NOBODY } : {})

/** A folder for it to write in, whose parent it may walk through but not look around in. */
export function folderForNobody(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (isRoot()) {
    chmodSync(dirname(folder), 0o711)
    chownSync(folder, NOBODY, NOBODY)
  }
}

export function spawnUnprivileged(program: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  return spawn(program, args, { cwd: '/', ...options, ...identity() })
}

/** To its end; what it said when that was a bad one. */
export function runUnprivileged(program: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { cwd: '/', encoding: 'utf8', ...identity() })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr.trim()}`)
}
