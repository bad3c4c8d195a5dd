// Forward-only SQL migrations, one process at a time: ten may start together.

import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const MIGRATION_LOCK = 7_205_760
const FOLDER = { migrationsFolder: new URL('../../migrations', import.meta.url).pathname }

/** Applies what is missing, then runs `alsoPrepare` under the same lock. */
export async function migrate(url: string, alsoPrepare: () => Promise<void> = async () => {}): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // On this very connection: the migrator takes no lock of its own, and this one ends with the connection.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMigrations(drizzle(client), FOLDER)
    await alsoPrepare()
  } finally {
    await client.end()
  }
}

/** Whether the newest migration that this program knows is in the database. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const newest = readMigrationFiles(FOLDER).at(-1)
  if (!newest) return true
  const { rows } = await pool.query('select 1 from drizzle.__drizzle_migrations where hash = $1', [
    newest.hash,
  ])
  return rows.length > 0
}
