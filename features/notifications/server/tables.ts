import { boolean, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/tables.ts'

export const notificationSettings = pgTable('notification_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  emailNotifications: boolean().notNull().default(true),
  notifyOnComment: boolean().notNull().default(true),
  notifyOnReply: boolean().notNull().default(true),
  notifyOnVote: boolean().notNull().default(false),
  marketingEmails: boolean().notNull().default(false),
  /** When news were agreed to, for as long as they are. */
  marketingConsentAt: timestamp({ withTimezone: true }),
  /** And on which form. */
  marketingConsentFrom: text({ enum: ['sign-up', 'settings'] }),
  /** When they were last stopped, by whichever way out. */
  marketingStoppedAt: timestamp({ withTimezone: true }),
})

/** One lasting token per person and list: old emails keep their way out. */
export const unsubscribeLinks = pgTable(
  'unsubscribe_links',
  {
    token: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text({ enum: ['community', 'news'] }).notNull(),
  },
  (link) => [unique().on(link.userId, link.list)],
)
