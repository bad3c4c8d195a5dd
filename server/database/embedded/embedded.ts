// PostgreSQL inside DATA_DIR, from the packaged programs. It outlives a killed app and is taken over by the next one;
// it comes back if it is killed itself; it is stopped only by the app that holds it.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Logins } from '../logins.ts'
import { type Programs, programs } from './binaries.ts'
import { type Cluster, clearDrafts, OWNER, openCluster, ownerPasswordIn } from './cluster.ts'
import { HeldError, hold, reserve } from './holder.ts'
import { clearStalePidFile, runningServer } from './server-process.ts'
import { PROGRAM, setUp } from './set-up.ts'

const DATABASE = 'fcp'
const PATIENCE_MS = 60_000

interface Options {
  folder: string
  /** Shown to whoever else wants the folder. */
  holder: string
  settings?: Record<string, string>
  warn?: (message: string) => void
}

export interface Embedded extends Logins {
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
  // Of this run alone: nothing else has to know it.
  const programPassword = randomBytes(24).toString('base64url')
  let stopping = false
  let held = await takeHold()
  const port = held.client.port
  clearDrafts(folder)
  let revival: Promise<void> = Promise.resolve()
  void stayUp()

  async function takeHold(fixedPort?: number) {
    const wanted = () => !stopping
    const client = await heldServer(cluster, tools, { name: holder, programPassword, fixedPort, wanted })
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
    url: urlOf(PROGRAM, programPassword, port),
    ownerUrl: urlOf(OWNER, cluster.ownerPassword, port),
    async stop() {
      stopping = true
      await revival
      await stopServer(cluster.data)
    },
  }
}

/** The address of the server that somebody else runs there, if anybody does: the owner's alone, because theirs is a secret. */
export function runningEmbedded(folder: string): Logins | undefined {
  const server = runningServer(join(folder, 'data'))
  if (!server) return undefined
  const url = urlOf(OWNER, ownerPasswordIn(folder), server.port)
  return { url, ownerUrl: url }
}

const urlOf = (user: string, password: string, port: number) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${DATABASE}`

interface Holding {
  /** Shown to whoever else wants the folder. */
  name: string
  programPassword: string
}

/** The connection that holds the server, which is started if need be. Loops, because others start and stop it too. */
async function heldServer(
  cluster: Cluster,
  tools: Programs,
  { fixedPort, wanted, ...holding }: Holding & { fixedPort: number | undefined; wanted: () => boolean },
): Promise<pg.Client> {
  const until = Date.now() + PATIENCE_MS
  let problem: Error | undefined
  while (wanted() && Date.now() < until) {
    try {
      const server = runningServer(cluster.data)
      if (server?.port) return await setUpAndHold(cluster, server.port, holding)
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

/** The owner's connection is open only until the program's own holds the server. */
async function setUpAndHold(
  cluster: Cluster,
  port: number,
  { name, programPassword }: Holding,
): Promise<pg.Client> {
  const { folder, ownerPassword } = cluster
  return withConnection({ user: OWNER, password: ownerPassword, port, name }, async (owner) => {
    await reserve(owner, folder)
    await setUp(owner, { database: DATABASE, programPassword })
    const program = { user: PROGRAM, password: programPassword, port, name }
    const client = await withConnection(program, async (client) => {
      await hold(client, folder)
      return client
    })
    void owner.end()
    return client
  })
}

interface Login {
  user: string
  password: string
  port: number
  name: string
}

/** Left open, unless `work` fails or ends it. */
async function withConnection<T>(
  { name, ...login }: Login,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...login,
    host: '127.0.0.1',
    database: 'postgres',
    application_name: name.slice(0, 63),
    connectionTimeoutMillis: 5_000,
  })
  // The server may go away at any time; who holds the connection hears of it by its end.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } catch (error) {
    // Not awaited: on a connection that the server has dropped it would never come back.
    void client.end()
    throw error
  }
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
