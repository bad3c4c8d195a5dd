import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Database, openDatabase } from '../database/connect.ts'
import { TEMPLATE } from './postgres.ts'

/** A database of its own for the calling file, cloned from the migrated template. */
export function freshDatabase(options: { empty?: boolean } = {}): () => Database {
  let database: Database | undefined
  beforeAll(async () => {
    const url = await createDatabase(options.empty ? 'template0' : TEMPLATE)
    // Hundreds at once on a crowded machine take longer than anybody should wait in life.
    database = openDatabase(url, () => {}, { patienceMs: 60_000 })
  })
  afterAll(async () => {
    if (!database) return
    await database.close()
    await asAdmin(`drop database ${new URL(database.url).pathname.slice(1)} with (force)`)
  })
  return () => {
    if (!database) throw new Error('The database is there only while tests run.')
    return database
  }
}

async function createDatabase(template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name} template ${template}`)
  return Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
