// Forward-only SQL migrations, one process at a time: ten may start together.
import { fileURLToPath } from 'node:url'

import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { CannotStart } from '../cannot-start.ts'
import { grantTo } from './grants.ts'
import { connectAsOwner, type Logins, ownsTables, roleOf } from './logins.ts'

export const MIGRATION_LOCK = 7_205_760
/** Held, shared, by whoever copies the tables. */
export const COPY_LOCK = 7_205_761
const FOLDER = { migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)) }

/**
 * Applies what is missing, runs `alsoPrepare` under the same lock, and gives the program's login its privileges. All of it over the
 * owner's login, of which no connection is left afterwards.
 */
export async function migrate(
  logins: Logins,
  alsoPrepare: (ownerUrl: string) => Promise<void> = async () => {},
): Promise<void> {
  const { url, ownerUrl } = logins
  const client = await connectAsOwner(logins)
  try {
    // On this very connection: the migrator takes no lock of its own, and this one ends with the connection.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    if (!(await ownsTables(client))) return await expectMigrated(client)
    // Only who has something to change waits for a backup that is under way.
    if (!(await isMigrated(client))) await client.query('select pg_advisory_lock($1)', [COPY_LOCK])
    await applyMigrations(drizzle(client), FOLDER)
    await alsoPrepare(ownerUrl)
    if (url !== ownerUrl) await grantTo(await roleOf(url), client)
  } finally {
    await client.end()
  }
}

/** For a process that has the program's login alone: whoever has the owner's was here before. */
async function expectMigrated(client: pg.Client): Promise<void> {
  // A login that has been given nothing yet may not even look.
  if (await isMigrated(client).catch(() => false)) return
  throw new CannotStart(
    'The database is not up to date, and this login may not change its tables. Run node server/migrate.ts with DATABASE_OWNER_URL first.',
  )
}

/** Whether the newest migration that this program knows is in the database. */
export async function isMigrated(database: pg.Pool | pg.Client): Promise<boolean> {
  const made = await database.query("select to_regclass('drizzle.__drizzle_migrations') is not null as made")
  if (!made.rows[0].made) return false
  const { rows } = await database.query('select 1 from drizzle.__drizzle_migrations where hash = $1', [
    newest,
  ])
  return rows.length > 0
}
const newest = readMigrationFiles(FOLDER).at(-1)?.hash

/** Oldest first. */
export const knownMigrations = (): MigrationMeta[] => readMigrationFiles(FOLDER)

/** Where the migrator keeps what it has done, as it makes it itself. */
export const MIGRATIONS_TABLE = [
  'create schema if not exists drizzle',
  'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
]
