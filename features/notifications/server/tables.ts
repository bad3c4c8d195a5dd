import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/tables.ts'
import { communityComments, communityPosts } from '#features/community/server/tables.ts'

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

/** What a person was told of, for the bell and for emails. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['comment', 'reply', 'mention', 'vote', 'hidden', 'removed', 'restored'] }).notNull(),
    /** What it is about, so that nobody is told of the same thing twice. */
    cause: text().notNull(),
    /** Nobody: those who look after the community, or a deleted account. */
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    postId: uuid()
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    commentId: uuid().references(() => communityComments.id, { onDelete: 'cascade' }),
    /** Of a decision: told to the author. */
    reason: text(),
    /** To the millisecond, so that a cursor names it exactly. */
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    readAt: timestamp({ withTimezone: true }),
    mail: text({ enum: ['none', 'waiting', 'sent', 'dropped'] })
      .notNull()
      .default('none'),
  },
  (one) => [
    unique('notifications_once').on(one.userId, one.cause),
    index('notifications_list').on(one.userId, one.createdAt, one.id),
    index('notifications_unread').on(one.userId).where(sql`read_at is null`),
    index('notifications_mail').on(one.userId, one.postId).where(sql`mail = 'waiting'`),
    index('notifications_actor').on(one.actorId),
    index('notifications_post').on(one.postId),
    index('notifications_comment').on(one.commentId),
    index('notifications_age').on(one.createdAt),
  ],
)

/** When a person last had an email about a thread, and when the next one goes. */
export const threadMails = pgTable(
  'thread_mails',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    postId: uuid()
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    lastSentAt: timestamp({ withTimezone: true }),
    /** A job is on its way for that moment. */
    dueAt: timestamp({ withTimezone: true }),
  },
  (mail) => [primaryKey({ columns: [mail.userId, mail.postId] }), index().on(mail.postId)],
)
