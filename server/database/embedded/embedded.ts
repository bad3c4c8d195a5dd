// PostgreSQL inside DATA_DIR, from the packaged programs. It outlives a killed app and is taken over by the next one;
// it comes back if it is killed itself; it is stopped only by the app that holds it.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Programs, programs } from './binaries.ts'
import { type Cluster, clearDrafts, openCluster, USER } from './cluster.ts'
import { HeldError, hold } from './holder.ts'
import { clearStalePidFile, runningServer } from './server-process.ts'

const DATABASE = 'fcp'
const PATIENCE_MS = 60_000

interface Options {
  folder: string
  /** Shown to whoever else wants the folder. */
  holder: string
  settings?: Record<string, string>
  warn?: (message: string) => void
}

export interface Embedded {
  url: string
  stop(): Promise<void>
}

export async function startEmbedded({
  folder,
  holder,
  settings = {},
  warn = () => {},
}: Options): Promise<Embedded> {
  const tools = await programs()
  const cluster = await openCluster(folder, tools, settings)
  let stopping = false
  let held = await takeHold()
  const port = held.client.port
  clearDrafts(folder)
  await createDatabase(held.client)
  let revival: Promise<void> = Promise.resolve()
  void stayUp()

  async function takeHold(fixedPort?: number) {
    const wanted = () => !stopping
    const client = await heldServer(cluster, tools, { name: holder, fixedPort, wanted })
    const ended = new Promise((resolve) => client.once('end', resolve))
    return { client, ended }
  }

  /** The holder's connection ends when the server dies under it: bring it back, on the same port. */
  async function stayUp() {
    for (;;) {
      await held.ended
      if (stopping) return
      warn('The embedded PostgreSQL went away; starting it again.')
      revival = revive()
      await revival
    }
  }

  async function revive() {
    try {
      held = await takeHold(port)
    } catch (error) {
      warn(`The embedded PostgreSQL did not come back: ${(error as Error).message}`)
      if (!stopping) await delay(1_000)
    }
  }

  return {
    url: urlOf(cluster.password, port),
    async stop() {
      stopping = true
      await revival
      await stopServer(cluster.data)
    },
  }
}

/** The address of the server that somebody else runs there, if anybody does. */
export function runningEmbedded(folder: string): string | undefined {
  const server = runningServer(join(folder, 'data'))
  return server && urlOf(readFileSync(join(folder, 'password'), 'utf8'), server.port)
}

const urlOf = (password: string, port: number) =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`

/** The connection that holds the server, which is started if need be. Loops, because others start and stop it too. */
async function heldServer(
  cluster: Cluster,
  tools: Programs,
  { name, fixedPort, wanted }: { name: string; fixedPort: number | undefined; wanted: () => boolean },
): Promise<pg.Client> {
  const until = Date.now() + PATIENCE_MS
  let problem: Error | undefined
  while (wanted() && Date.now() < until) {
    try {
      const server = runningServer(cluster.data)
      if (server?.port) return await connectAndHold(cluster, server.port, name)
      if (!server) await start(cluster, tools, fixedPort ?? (await freePort()))
    } catch (error) {
      if (error instanceof HeldError) throw error
      problem = error as Error
    }
    await delay(50)
  }
  throw new Error(
    `The embedded PostgreSQL does not start: ${problem?.message ?? 'no answer'}\n${lastLines(cluster.log)}`,
  )
}

async function connectAndHold(cluster: Cluster, port: number, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: USER,
    password: cluster.password,
    database: 'postgres',
    application_name: name.slice(0, 63),
    connectionTimeoutMillis: 5_000,
  })
  // The server may go away at any time; who holds the connection hears of it by its end.
  client.on('error', () => {})
  await client.connect()
  try {
    await hold(client, cluster.folder)
  } catch (error) {
    // Not awaited: on a connection that the server has dropped it would never come back.
    void client.end()
    throw error
  }
  return client
}

function start(cluster: Cluster, tools: Programs, port: number): Promise<void> {
  clearStalePidFile(cluster.data)
  return tools.run('pg_ctl', [
    'start',
    '-D',
    cluster.data,
    '-l',
    cluster.log,
    '-w',
    '-t',
    '30',
    '-o',
    `-p ${port}`,
  ])
}

/** PostgreSQL's fast shutdown. Not by pg_ctl: that waits for ever when another start follows at once. */
async function stopServer(data: string): Promise<void> {
  const server = runningServer(data)
  if (!server) return
  process.kill(server.pid, 'SIGINT')
  while (runningServer(data)?.pid === server.pid) await delay(20)
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (!rowCount) await client.query(`create database ${DATABASE}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

function lastLines(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim().split('\n').slice(-5).join('\n')
  } catch {
    return ''
  }
}
