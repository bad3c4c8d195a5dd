import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Database, openDatabase } from '../database/connect.ts'
import type { Logins } from '../database/logins.ts'
import { databaseOf, TEMPLATE } from './postgres.ts'

export interface TestDatabase extends Database {
  /** For what the program's login may not do. */
  ownerUrl: string
}

/** A database of its own for the calling file, cloned from the migrated template, as the program's login sees it. */
export function freshDatabase(options: { empty?: boolean } = {}): () => TestDatabase {
  let database: TestDatabase | undefined
  beforeAll(async () => {
    const { url, ownerUrl } = await createDatabase(options.empty ? 'template0' : TEMPLATE)
    // Hundreds at once on a crowded machine take longer than anybody should wait in life.
    database = { ...openDatabase(url, () => {}, { patienceMs: 60_000 }), ownerUrl }
  })
  afterAll(async () => {
    if (!database) return
    await database.close()
    await asOwner(inject('postgres'), `drop database ${new URL(database.url).pathname.slice(1)} with (force)`)
  })
  return () => {
    if (!database) throw new Error('The database is there only while tests run.')
    return database
  }
}

async function createDatabase(template: string): Promise<Logins> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asOwner(inject('postgres'), `create database ${name} template ${template}`)
  return databaseOf(inject('postgres'), name)
}

/** For a program that is to run on this database. */
export const loginSettings = ({ url, ownerUrl }: Logins) => ({
  DATABASE_URL: url,
  DATABASE_OWNER_URL: ownerUrl,
})

/** On a connection of its own, which is gone afterwards. */
export async function asOwner(
  { ownerUrl }: Pick<Logins, 'ownerUrl'>,
  statement: string,
  values: unknown[] = [],
): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    return await client.query(statement, values)
  } finally {
    await client.end()
  }
}
