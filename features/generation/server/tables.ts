import type { Brief } from '#engine/brief.ts'
import type { Edits } from '#engine/edits.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import type { Corrections } from '#features/understanding/contract.ts'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from '#server/database/columns.ts'
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
    /** What the founder corrected of our reading before the first was made, as it was sent. Another issue has `edits`. */
    corrections: jsonb().$type<Corrections>(),
    /** What the founder changed of the plan, for another issue of it. The first has none. */
    edits: jsonb().$type<Edits>(),
    /** The making whose plan and files this one brings back. */
    restored: uuid(),
    /** unknown until a worker takes the job. */
    status: text({ enum: ['unknown', 'generating', 'complete', 'error'] })
      .notNull()
      .default('unknown'),
    stage: text().$type<Stage>(),
    /** What the language model is asked for now, by the engine's name of the question. */
    activity: text(),
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

/**
 * Plans for which the language model was asked, one row each. It reserves the most that the plan may cost until it has ended. It
 * names nobody, so that a person who goes does not take the day's spending along.
 */
export const modelRuns = pgTable(
  'model_runs',
  {
    id: uuid().primaryKey(),
    purpose: text({ enum: ['blueprint', 'comparison'] }).notNull(),
    reservedTokens: integer().notNull(),
    reservedDollars: doublePrecision().notNull(),
    /** What it came to. A run whose worker died has no end: it may have cost everything. */
    tokens: integer(),
    dollars: doublePrecision(),
    isOutage: boolean(),
    startedAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  },
  (run) => [index().on(run.startedAt), index().on(run.endedAt)],
)

/** What the owner chose, in one row. Without it, plans are written by the model wherever one is configured. */
export const modelChoice = pgTable('model_choice', {
  /** Always true: there is one choice. */
  id: boolean().primaryKey().default(true),
  plansBy: text({ enum: ['model', 'house'] }).notNull(),
  updatedAt: moment().notNull().defaultNow(),
})
