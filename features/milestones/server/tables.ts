import { blueprints } from '#features/blueprints/server/tables.ts'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from '#server/database/columns.ts'
import { MILESTONES, type MilestoneData } from '../contract.ts'

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

/** What the founder saved. A milestone with a row is completed. */
export const milestoneEdits = pgTable(
  'milestone_edits',
  {
    blueprintId: blueprintId(),
    milestone: text({ enum: MILESTONES }).notNull(),
    data: jsonb().$type<MilestoneData[keyof MilestoneData]>().notNull(),
    /** Counts the saves, so that an outdated one is noticed. */
    version: integer().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (edit) => [primaryKey({ columns: [edit.blueprintId, edit.milestone] })],
)
