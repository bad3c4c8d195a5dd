// A PostgreSQL that is not ours: the machine's own programs, and two roles that are no superusers, as a host would give them: one
// owns the database, and the other is the program's.
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Logins } from '#server/database/logins.ts'
import { freePort } from './free-port.ts'

const VERSIONS = '/usr/lib/postgresql'
const OLDEST = 15
/** PostgreSQL does not run as root: in a namespace of its own it does not see that it is. */
const NOT_AS_ROOT =
  process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'] : []

export interface OutsidePostgres {
  version: string
  /** An empty database of its own. */
  database(name: string): Promise<Logins>
  close(): Promise<void>
}

export async function openOutside(folder: string): Promise<OutsidePostgres> {
  const bin = binaries()
  const data = join(folder, 'data')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const run = (program: string, ...args: string[]) => {
    const [command = '', ...all] = [...NOT_AS_ROOT, join(bin, program), ...args]
    // What the server writes goes to its log: nobody waits for an end of its output.
    const { status } = spawnSync(command, all, { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error(`${program} ended with ${status}.`)
  }
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8')
  const port = await freePort()
  appendFileSync(
    join(data, 'postgresql.conf'),
    `\nport = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\nmax_connections = 200\n`,
  )
  run('pg_ctl', 'start', '-D', data, '-l', join(folder, 'server.log'), '-w')
  const admin = new pg.Pool({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres`, max: 1 })
  try {
    await admin.query('create role shop login; create role shop_program login')
    const { rows } = await admin.query('show server_version')
    return {
      version: rows[0].server_version,
      async database(name) {
        await admin.query(`create database ${pg.escapeIdentifier(name)} owner shop`)
        const at = (role: string) => `postgres://${role}@127.0.0.1:${port}/${name}`
        return { url: at('shop_program'), ownerUrl: at('shop') }
      },
      async close() {
        await admin.end()
        run('pg_ctl', 'stop', '-D', data, '-m', 'fast', '-w')
      },
    }
  } catch (error) {
    await admin.end()
    run('pg_ctl', 'stop', '-D', data, '-m', 'immediate')
    throw error
  }
}

/** The oldest that we support and that is here. */
function binaries(): string {
  const found = (existsSync(VERSIONS) ? readdirSync(VERSIONS) : [])
    .filter((name) => Number(name) >= OLDEST)
    .sort((a, b) => Number(a) - Number(b))[0]
  if (!found) throw new Error(`There is no PostgreSQL ${OLDEST} or newer here: apt-get install postgresql.`)
  return join(VERSIONS, found, 'bin')
}
