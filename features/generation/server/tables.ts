import type { Brief } from '#engine/brief.ts'
import type { Edits } from '#engine/edits.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from '#server/database/columns.ts'
import { sql } from '#server/database/sql.ts'
import type { DocumentProgress, FirstPages, MadeFile, Stage, Writing } from './made.ts'

const moment = () => timestamp({ withTimezone: true })

/** One making of a blueprint's files: what it is made from, how far it is, and what each stage left for the next. */
export const generations = pgTable(
  'generations',
  {
    id: uuid().primaryKey(),
    blueprintId: uuid()
      .notNull()
      .references(() => blueprints.id, { onDelete: 'cascade' }),
    /** Of the ledger's entry that paid for it ('generation:order:…', 'generation:request:…'): asking twice makes it once. */
    cause: text().notNull().unique(),
    brief: jsonb().$type<Brief>().notNull(),
    /** What the founder changed of the plan, for another issue of it. The first has none. */
    edits: jsonb().$type<Edits>(),
    /** The making whose plan and files this one brings back. */
    restored: uuid(),
    /** unknown until a worker takes the job. */
    status: text({ enum: ['unknown', 'generating', 'complete', 'error'] })
      .notNull()
      .default('unknown'),
    stage: text().$type<Stage>(),
    /** Percent of the whole, and of each document. It never goes back. */
    progress: integer().notNull().default(0),
    documents: jsonb().$type<DocumentProgress>().notNull().default({}),
    firstPages: jsonb().$type<FirstPages>().notNull().default({}),
    /** How often a worker has taken it: deaths of workers count, too. */
    tries: integer().notNull().default(0),
    /** Where the storage keeps the plan, once it is made. */
    planKey: text(),
    /** The stored files, once all are. They show only when the generation is complete. */
    files: jsonb().$type<MadeFile[]>(),
    /** What the language model wrote and cost, if there was one. */
    writing: jsonb().$type<Writing>(),
    /** Why it failed, for the owner. */
    problem: text(),
    createdAt: moment().notNull().defaultNow(),
    startedAt: moment(),
    updatedAt: moment().notNull().defaultNow(),
    finishedAt: moment(),
  },
  (generation) => [
    index().on(generation.blueprintId),
    index('generations_unfinished').on(generation.createdAt).where(sql`finished_at is null`),
  ],
)

export type Generation = typeof generations.$inferSelect
