import { blueprints } from '#features/blueprints/server/tables.ts'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from '#server/database/columns.ts'
import type { PlanEdits } from '../contract.ts'
import type { KeptChanges } from './kept-changes.ts'

const blueprintId = () =>
  uuid()
    .notNull()
    .references(() => blueprints.id, { onDelete: 'cascade' })
const moment = () => timestamp({ withTimezone: true }).notNull().defaultNow()

/** What the founder changed of a plan, whether or not an issue has it yet. Without a row: what it was first made with. */
export const planEdits = pgTable('plan_edits', {
  blueprintId: blueprintId().primaryKey(),
  edits: jsonb().$type<PlanEdits>().notNull(),
  /** Counts the saves, so that an outdated one is noticed. */
  version: integer().notNull(),
  savedAt: moment(),
})

/** Changes that were given a name, to be compared. */
export const planScenarios = pgTable(
  'plan_scenarios',
  {
    id: uuid().primaryKey(),
    blueprintId: blueprintId(),
    name: text().notNull(),
    edits: jsonb().$type<PlanEdits>().notNull(),
    createdAt: moment(),
    updatedAt: moment(),
  },
  (scenario) => [index().on(scenario.blueprintId, scenario.createdAt)],
)

/** What an issue changed, read out of two plans once and kept. */
export const planIssueChanges = pgTable(
  'plan_issue_changes',
  {
    generationId: uuid().primaryKey(),
    blueprintId: blueprintId(),
    changes: jsonb().$type<KeptChanges>().notNull(),
  },
  (issue) => [index().on(issue.blueprintId)],
)
