// Somebody else's transaction, and how often ours found a row held by it.
import pg from 'pg'
import { expect, onTestFinished, vi } from 'vitest'
import type { Database } from '#server/database/connect.ts'

/** A connection of its own in a transaction, until `commit`. */
export async function outsider({ url, db }: Database) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  let refused = 0
  const real = db.transaction.bind(db)
  const spy = vi.spyOn(db, 'transaction').mockImplementation(((...given: Parameters<typeof real>) =>
    real(...given).catch((error) => {
      if (error.cause?.code === '55P03') refused++
      throw error
    })) as typeof real)
  onTestFinished(() => spy.mockRestore())
  return {
    query: (sql: string, values: unknown[]) => client.query(sql, values),
    /** Once ours came for what this one holds, twice: it came, let go, and came again. */
    untilRefused: () =>
      vi.waitFor(() => expect(refused).toBeGreaterThan(1), { timeout: 10_000, interval: 10 }),
    async commit() {
      await client.query('commit')
      await client.end()
    },
  }
}
