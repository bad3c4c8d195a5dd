// What other processes tell through PostgreSQL (NOTIFY): one connection of each process listens, for everybody in it.
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'

/** Without a payload: the connection was lost for a while, and anything may have happened. */
type Hear = (payload: string | undefined) => void

export interface Notices {
  /** Hears of every notice on the channel from now on. Resolves to the way out, once it listens. */
  listen(channel: string, hear: Hear): Promise<() => void>
  close(): Promise<void>
}

const AGAIN_AFTER_MS = 500

/** The connection, and what it listens to already. */
interface Line {
  client: pg.Client
  channels: Map<string, Promise<unknown>>
  /** One query after the other. */
  last: Promise<unknown>
}

export function createNotices(url: string, log: Log): Notices {
  const ears = new Map<string, Set<Hear>>()
  let line: Promise<Line> | undefined
  let isClosed = false

  const tell = (channel: string, payload: string | undefined) => {
    for (const hear of ears.get(channel) ?? []) hear(payload)
  }

  async function connect(): Promise<Line> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      application_name: 'fcp notices',
    })
    client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''))
    // What breaks is heard of by 'end'.
    client.on('error', () => {})
    await client.connect()
    client.on('end', () => void reconnect())
    const made: Line = { client, channels: new Map(), last: Promise.resolve() }
    for (const channel of ears.keys()) await listenTo(made, channel)
    return made
  }

  async function reconnect(): Promise<void> {
    if (isClosed) return
    log.warn('the connection for notices broke')
    line = undefined
    while (!isClosed && !(await opened().catch(() => undefined))) await delay(AGAIN_AFTER_MS)
    for (const channel of ears.keys()) tell(channel, undefined)
  }

  /** One that fails is forgotten, so that the next may try again. */
  function opened(): Promise<Line> {
    const trying = line ?? connect()
    line = trying
    trying.catch(() => {
      if (line === trying) line = undefined
    })
    return trying
  }

  return {
    async listen(channel, hear) {
      const heard = ears.get(channel) ?? new Set()
      ears.set(channel, heard.add(hear))
      try {
        await listenTo(await opened(), channel)
      } catch (error) {
        heard.delete(hear)
        throw error
      }
      return () => void heard.delete(hear)
    },
    async close() {
      isClosed = true
      const open = await line?.catch(() => undefined)
      await open?.client.end()
    },
  }
}

async function listenTo(line: Line, channel: string): Promise<void> {
  const known = line.channels.get(channel)
  if (known) return void (await known)
  const listening = line.last.then(() => line.client.query(`listen ${pg.escapeIdentifier(channel)}`))
  line.channels.set(channel, listening)
  line.last = listening.catch(() => {})
  await listening
}
