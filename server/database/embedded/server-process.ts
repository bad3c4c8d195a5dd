// Is the server named in postmaster.pid really there? The file outlives kill -9, and its number may since belong to
// another program, or to a zombie that nobody has buried.
import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync, statSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'

export interface ServerProcess {
  pid: number
  port: number
}

/** The running server of this data folder; a stale pid file is cleared away on the way. */
export function runningServer(dataFolder: string): ServerProcess | undefined {
  const file = join(dataFolder, 'postmaster.pid')
  const text = readIfThere(file)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  const server = { pid: Number(lines[0]), port: Number(lines[3]) }
  if (isPostgres(server.pid, dataFolder)) return server
  // Read again: another start may have just written a living one.
  if (readIfThere(file) === text) unlinkSync(file)
  return undefined
}

function isPostgres(pid: number, dataFolder: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false
  const command = process.platform === 'linux' ? readIfThere(`/proc/${pid}/cmdline`) : commandOf(pid)
  // Nothing for a dead process and for a zombie.
  if (!command?.includes('postgres')) return false
  return process.platform === 'linux' ? worksIn(pid, dataFolder) : command.includes(realpathSync(dataFolder))
}

/** A server works in its data folder, whatever the folder is called by now. */
function worksIn(pid: number, dataFolder: string): boolean {
  try {
    const at = statSync(`/proc/${pid}/cwd`)
    const wanted = statSync(dataFolder)
    return at.ino === wanted.ino && at.dev === wanted.dev
  } catch (error) {
    // Where we may not look, better take it for ours than clear away the pid file of a living server.
    return (error as NodeJS.ErrnoException).code === 'EACCES'
  }
}

function commandOf(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return undefined
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
