// Is the server named in postmaster.pid really there? The file outlives kill -9, and its number may since belong to
// another program, or to a zombie that nobody has buried.
import { execFileSync } from 'node:child_process'
import { readFileSync, unlinkSync } from 'node:fs'
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
  const command = commandOf(pid)
  return command?.includes('postgres') === true && command.includes(dataFolder)
}

/** The command line of a living process; nothing for a dead one or a zombie. */
function commandOf(pid: number): string | undefined {
  if (process.platform === 'linux') return readIfThere(`/proc/${pid}/cmdline`) || undefined
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
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
