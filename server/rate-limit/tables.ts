import { bigint, integer, pgTable, varchar } from '../database/columns.ts'

/** Counters of rate-limiter-flexible, in the shape that it expects. Expire is in milliseconds since 1970. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
