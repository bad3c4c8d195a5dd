// A PostgreSQL that is not ours: the machine's own (Debian's packages), as a server of its own in a folder of the drill.
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { folderForNobody, runUnprivileged, spawnUnprivileged } from './unprivileged.ts'

const PACKAGES = '/usr/lib/postgresql'
const PATIENCE_MS = 30_000
const SETTINGS = ['max_connections=300', 'listen_addresses=127.0.0.1', 'unix_socket_directories=']

export interface OutsidePostgres {
  url: string
  /** '15.14 (Debian 15.14-0+deb12u1)' */
  version: string
  stop(): Promise<void>
}

/** `folder` is made, and has to be gone or empty. */
export async function startOutsidePostgres(folder: string): Promise<OutsidePostgres> {
  const programs = newestPrograms()
  folderForNobody(folder)
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')]
  const password = randomBytes(16).toString('hex')
  writeFileSync(passwordFile, password)
  chmodSync(passwordFile, 0o644)
  const access = ['-U', 'fcp', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  runUnprivileged(join(programs, 'initdb'), ['-D', data, ...access, '--encoding=UTF8', '--locale=C.UTF-8'])
  const port = await freePort()
  const server = spawnUnprivileged(
    join(programs, 'postgres'),
    ['-D', data, '-p', `${port}`, ...SETTINGS.flatMap((setting) => ['-c', setting])],
    { stdio: 'ignore' },
  )
  const address = `postgres://fcp:${password}@127.0.0.1:${port}`
  try {
    const version = await createDatabase(`${address}/postgres`, server)
    return { url: `${address}/fcp`, version, stop: () => stop(server) }
  } catch (error) {
    await stop(server)
    throw error
  }
}

function newestPrograms(): string {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).map(Number).filter(Boolean) : []
  const folder = join(PACKAGES, `${Math.max(...versions)}`, 'bin')
  if (existsSync(join(folder, 'initdb'))) return folder
  throw new Error('No PostgreSQL of the machine. On Debian: apt-get install postgresql.')
}

async function createDatabase(url: string, server: ChildProcess): Promise<string> {
  for (const until = Date.now() + PATIENCE_MS; ; await delay(50)) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      await client.query('create database fcp')
      return (await client.query('show server_version')).rows[0].server_version
    } catch (error) {
      if (server.exitCode !== null || Date.now() > until) throw error
    } finally {
      await client.end()
    }
  }
}

/** PostgreSQL's fast shutdown. */
async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  await ended
}
