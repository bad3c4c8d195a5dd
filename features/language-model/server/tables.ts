import type { Brief } from '#engine/brief.ts'
import { users } from '#features/accounts/server/tables.ts'
import { jsonb, pgTable, text, timestamp, uuid } from '#server/database/columns.ts'
import type { Side } from '../contract.ts'

const moment = () => timestamp({ withTimezone: true })

/** The newest comparison of each admin: another takes its place. */
export const planComparisons = pgTable('plan_comparisons', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Of this comparison: a job that comes late does not write into the next one. */
  id: uuid().notNull(),
  brief: jsonb().$type<Brief>().notNull(),
  state: text({ enum: ['running', 'done', 'failed'] }).notNull(),
  /** What the language model is asked for now, by the engine's name of the question. */
  activity: text(),
  house: jsonb().$type<Side>(),
  model: jsonb().$type<Side>(),
  problem: text(),
  startedAt: moment().notNull(),
})

export type PlanComparison = typeof planComparisons.$inferSelect
