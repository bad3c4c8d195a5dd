// Where a shop keeps everything, opened by somebody who is not the shop.
import { join } from 'node:path'
import type pg from 'pg'
import { CannotStart } from '../cannot-start.ts'
import type { Config } from '../config.ts'
import { runningEmbedded, startEmbedded } from '../database/embedded/embedded.ts'
import { connectAsOwner, type Logins, loginsOf, ownsTables } from '../database/logins.ts'

interface Place extends Logins {
  close(): Promise<void>
}

/** Also beside a running shop. A database that stands still is started for as long as it takes. */
export async function openToRead(config: Config): Promise<Place> {
  const running = loginsOf(config) ?? runningEmbedded(join(config.dataDir, 'postgres'))
  return running ? { ...running, close: async () => {} } : hold(config.dataDir, 'a backup')
}

/** For ourselves alone: refuses while a shop runs there. */
export async function openToWrite(config: Config): Promise<Place> {
  const logins = loginsOf(config)
  return logins ? { ...logins, close: async () => {} } : hold(config.dataDir, 'a restore')
}

async function hold(dataDir: string, holder: string): Promise<Place> {
  const { stop, ...logins } = await startEmbedded({ folder: join(dataDir, 'postgres'), holder })
  return { ...logins, close: stop }
}

/** As the owner: a restore makes the tables anew, and a backup has to see all of them, granted or not. */
export const connect = (place: Logins, name: string): Promise<pg.Client> => connectAsOwner(place, name)

export async function refuseOthersTables(client: pg.Client): Promise<void> {
  if (await ownsTables(client)) return
  throw new CannotStart(
    'This login may not replace the tables. Set DATABASE_OWNER_URL to the login that owns them.',
  )
}

/**
 * Whoever else works with this database would find it changed under their feet. An owner who is no superuser is not told of what type
 * the program's connections are, only whose.
 */
export async function refuseCompany(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ who: string }>(
    `select distinct coalesce(nullif(application_name, ''), 'a program without a name') as who
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usename is not null
       and coalesce(backend_type, 'client backend') = 'client backend'`,
  )
  if (rows.length === 0) return
  const who = rows.map((row) => row.who).join(', ')
  throw new CannotStart(`The database is in use by ${who}. Stop the shop, and whoever else is connected.`)
}
