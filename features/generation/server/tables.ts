import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Brief } from '#engine/brief.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'

/** One making of a blueprint's files. */
export const generations = pgTable(
  'generations',
  {
    id: uuid().primaryKey(),
    blueprintId: uuid()
      .notNull()
      .references(() => blueprints.id, { onDelete: 'cascade' }),
    /** What it is made for ('order:…', 'request:…'): asking twice makes it once. */
    cause: text().notNull().unique(),
    brief: jsonb().$type<Brief>().notNull(),
    /** unknown until a worker takes the job. */
    status: text({ enum: ['unknown', 'generating', 'complete', 'error'] })
      .notNull()
      .default('unknown'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (generation) => [index().on(generation.blueprintId)],
)

export type Generation = typeof generations.$inferSelect
