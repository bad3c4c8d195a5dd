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

export function createNotices(url: string, log: Log): Notices {
  const channels = new Map<string, Set<Hear>>()
  let connection: Promise<pg.Client> | undefined
  let isClosed = false

  const tell = (channel: string, payload: string | undefined) => {
    for (const hear of channels.get(channel) ?? []) hear(payload)
  }

  async function connect(): Promise<pg.Client> {
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
    for (const channel of channels.keys()) await listenTo(client, channel)
    return client
  }

  async function reconnect(): Promise<void> {
    if (isClosed) return
    log.warn('the connection for notices broke')
    connection = undefined
    while (!isClosed) {
      try {
        await opened()
        break
      } catch {
        await delay(AGAIN_AFTER_MS)
      }
    }
    for (const channel of channels.keys()) tell(channel, undefined)
  }

  /** One that fails is forgotten, so that the next may try again. */
  function opened(): Promise<pg.Client> {
    const trying = connection ?? connect()
    connection = trying
    trying.catch(() => {
      if (connection === trying) connection = undefined
    })
    return trying
  }

  return {
    async listen(channel, hear) {
      const ears = channels.get(channel) ?? new Set()
      channels.set(channel, ears.add(hear))
      try {
        // Once more does no harm, and when it is answered we know that we listen.
        await listenTo(await opened(), channel)
      } catch (error) {
        ears.delete(hear)
        throw error
      }
      return () => void ears.delete(hear)
    },
    async close() {
      isClosed = true
      const client = await connection?.catch(() => undefined)
      await client?.end()
    },
  }
}

async function listenTo(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`)
}
