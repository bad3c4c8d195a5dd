import { expect } from 'vitest'

interface Asking {
  query(text: string): Promise<{ rows: unknown[] }>
}

/** Awaits that so many of this database wait for what another holds. */
export async function untilBlocked(connection: Asking, count = 1): Promise<void> {
  await expect
    .poll(
      async () => {
        // Within a transaction the first look would stay.
        await connection.query('select pg_stat_clear_snapshot()')
        const { rows } = await connection.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )
        return rows.length
      },
      { timeout: 15_000 },
    )
    .toBeGreaterThanOrEqual(count)
}
