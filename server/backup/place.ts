// Where a shop keeps everything, opened by somebody who is not the shop.
import { join } from 'node:path'
import pg from 'pg'
import { CannotStart } from '../cannot-start.ts'
import type { Config } from '../config.ts'
import { runningEmbedded, startEmbedded } from '../database/embedded/embedded.ts'

interface Place {
  url: string
  close(): Promise<void>
}

/** Also beside a running shop. A database that stands still is started for as long as it takes. */
export async function openToRead({ databaseUrl, dataDir }: Config): Promise<Place> {
  const running = databaseUrl ?? runningEmbedded(join(dataDir, 'postgres'))
  return running ? { url: running, close: async () => {} } : hold(dataDir, 'a backup')
}

/** For ourselves alone: refuses while a shop runs there. */
export async function openToWrite({ databaseUrl, dataDir }: Config): Promise<Place> {
  if (!databaseUrl) return hold(dataDir, 'a restore')
  return { url: databaseUrl, close: async () => {} }
}

async function hold(dataDir: string, holder: string): Promise<Place> {
  const { url, stop } = await startEmbedded({ folder: join(dataDir, 'postgres'), holder })
  return { url, close: stop }
}

export async function connect(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // A broken connection is heard of by the query that it breaks.
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    throw new CannotStart(`The database does not let us in: ${error.message}. Check DATABASE_URL.`)
  })
  return client
}

/** Whoever else works with this database would find it changed under their feet. */
export async function refuseCompany(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ who: string }>(
    `select distinct coalesce(nullif(application_name, ''), 'a program without a name') as who
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  if (rows.length === 0) return
  const who = rows.map((row) => row.who).join(', ')
  throw new CannotStart(`The database is in use by ${who}. Stop the shop, and whoever else is connected.`)
}
