import { sql } from '#server/database/sql.ts'
import { generations } from './tables.ts'

/** Every process hears on this channel which blueprint has news. */
export const CHANNEL = 'generation'

/** For `returning`: tells of the change in the same statement, and only if it is committed. */
export const told = {
  told: sql<string>`pg_notify(${CHANNEL}, ${generations.blueprintId}::text)::text`,
}
