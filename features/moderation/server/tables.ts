import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/tables.ts'

const moment = () => timestamp({ withTimezone: true })

export const communityReports = pgTable(
  'community_reports',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    kind: text({ enum: ['post', 'comment'] }).notNull(),
    /** The post or comment. No reference: a report outlives what it is about. */
    thingId: uuid().notNull(),
    /** Nobody, once the account was deleted. */
    reporterId: uuid().references(() => users.id, { onDelete: 'set null' }),
    reason: text({ enum: ['spam', 'inappropriate', 'harassment', 'other'] }).notNull(),
    description: text().notNull().default(''),
    status: text({ enum: ['pending', 'reviewed', 'resolved', 'dismissed'] })
      .notNull()
      .default('pending'),
    reviewNotes: text(),
    reviewedAt: moment(),
    reviewerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (report) => [
    uniqueIndex('community_reports_one_open')
      .on(report.thingId, report.reporterId)
      .where(sql`status in ('pending', 'reviewed')`),
    index('community_reports_thing').on(report.thingId),
    index('community_reports_status').on(report.status, report.createdAt),
    index('community_reports_reporter').on(report.reporterId),
    index('community_reports_reviewer').on(report.reviewerId),
  ],
)
