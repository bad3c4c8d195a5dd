import { blueprints } from '#features/blueprints/server/tables.ts'
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '#server/database/columns.ts'
import { COUNTED, type Evidence, MILESTONES, type MilestoneData } from '../contract.ts'

const blueprintId = () =>
  uuid()
    .notNull()
    .references(() => blueprints.id, { onDelete: 'cascade' })

/** What the plan says, taken out of it when the map is first looked at. */
export const milestoneOriginals = pgTable('milestone_originals', {
  blueprintId: blueprintId().primaryKey(),
  /** Whose plan it is: a newer generation brings newer originals. */
  generationId: uuid().notNull(),
  data: jsonb().$type<MilestoneData>().notNull(),
})

/** What the founder saved. A milestone with a row is completed, unless it waits for evidence. */
export const milestoneEdits = pgTable(
  'milestone_edits',
  {
    blueprintId: blueprintId(),
    milestone: text({ enum: MILESTONES }).notNull(),
    data: jsonb().$type<MilestoneData[keyof MilestoneData]>().notNull(),
    /** Counts the saves, so that an outdated one is noticed. */
    version: integer().notNull(),
    /** The fields that say something else than the plan did when they were written. Unknown of the oldest. */
    changed: text().array(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (edit) => [primaryKey({ columns: [edit.blueprintId, edit.milestone] })],
)

/** The number that a milestone has to reach before it may be called done, and how much of it is reached. */
export const milestoneEvidence = pgTable(
  'milestone_evidence',
  {
    blueprintId: blueprintId(),
    milestone: text({ enum: MILESTONES }).notNull(),
    counted: text({ enum: COUNTED }).notNull(),
    words: text().notNull(),
    target: doublePrecision().notNull(),
    reached: doublePrecision().notNull().default(0),
    /** Progress was noted once, though it may have been taken back since. */
    noted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    setAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    changes: jsonb().$type<Evidence['changes']>().notNull().default([]),
  },
  (one) => [primaryKey({ columns: [one.blueprintId, one.milestone] })],
)
