// Is the server named in postmaster.pid really there? The file outlives kill -9, and its number may since belong to
// another program, or to a zombie that nobody has buried.
import { execFileSync } from 'node:child_process'
import { linkSync, readFileSync, realpathSync, renameSync, statSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'

export interface ServerProcess {
  pid: number
  port: number
}

/** The running server of this data folder. Only looks: in the moment in which a server makes its pid file it is empty. */
export function runningServer(dataFolder: string): ServerProcess | undefined {
  const lines = readIfThere(pidFile(dataFolder))?.split('\n')
  if (!lines) return undefined
  const server = { pid: Number(lines[0]), port: Number(lines[3]) }
  return isPostgres(server.pid, dataFolder) ? server : undefined
}

/** PostgreSQL does not start beside a pid file that is empty or names some other living process. For who is about to start it. */
export function clearStalePidFile(dataFolder: string): void {
  const file = pidFile(dataFolder)
  const text = readIfThere(file)
  if (text === undefined || runningServer(dataFolder)) return
  const { ino, mtimeMs } = statSync(file)
  if (text === '' && Math.abs(Date.now() - mtimeMs) < MAKING_MS) return
  // Moved, not deleted: should another start have made its own in between, that is put back.
  const aside = `${file}.${process.pid}`
  renameSync(file, aside)
  try {
    if (statSync(aside).ino !== ino || readFileSync(aside, 'utf8') !== text) linkSync(aside, file)
  } finally {
    unlinkSync(aside)
  }
}

const pidFile = (dataFolder: string) => join(dataFolder, 'postmaster.pid')

/** How long a pid file may be empty before it is what a killed start left. */
const MAKING_MS = 5_000

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
