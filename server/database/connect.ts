import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { PgDatabase } from './columns.ts'

/** A pool or a transaction: the first argument of every query, so that a transaction cannot be left by accident. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** Only inside a transaction. What must not happen half asks for this. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Database {
  url: string
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/** `patienceMs`: how long a call waits for its turn, rather than for ever. */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  { patienceMs = 10_000 } = {},
): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: patienceMs })
  // A connection that breaks, idle or in the middle of a transaction, must not end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return { url, pool, db: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() }
}
