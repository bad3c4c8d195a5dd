import { users } from '#features/accounts/server/tables.ts'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from '#server/database/columns.ts'
import { sql } from '#server/database/sql.ts'

const moment = () => timestamp({ withTimezone: true })

export const campaigns = pgTable(
  'campaigns',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    name: text().notNull(),
    subject: text().notNull(),
    /** Markdown. */
    content: text().notNull(),
    audience: text({ enum: ['agreed', 'customers'] }).notNull(),
    status: text({ enum: ['draft', 'scheduled', 'sending', 'sent'] })
      .notNull()
      .default('draft'),
    /** Goes up with every change, so that nobody overwrites or sends what they have not seen. */
    version: integer().notNull().default(1),
    scheduledFor: moment(),
    /** No reference: who deletes their account has no role any more, and that is all that is asked of it. */
    scheduledBy: uuid(),
    /** Its moment came when whoever had scheduled it had no role any more, so that it became a draft again. */
    returned: boolean().notNull().default(false),
    startedAt: moment(),
    finishedAt: moment(),
    stopped: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (campaign) => [
    index().on(campaign.createdAt, campaign.id),
    index('campaigns_open').on(campaign.status).where(sql`status in ('scheduled', 'sending')`),
  ],
)

/** Each person at most once. No address: that is read at the moment of sending. The row's id is the Message-ID. */
export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** Nobody, once the account was deleted. The count stays right. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    lane: smallint().notNull(),
    /** skipped: had left the list when it was their turn. stopped: an admin ended it before. */
    status: text({ enum: ['waiting', 'sent', 'failed', 'skipped', 'stopped'] })
      .notNull()
      .default('waiting'),
    /** What the mail server said, for the owner. */
    problem: text(),
    settledAt: moment(),
  },
  (recipient) => [
    unique().on(recipient.campaignId, recipient.userId),
    index('campaign_recipients_waiting')
      .on(recipient.campaignId, recipient.lane, recipient.id)
      .where(sql`status = 'waiting'`),
    index().on(recipient.campaignId, recipient.status),
    index().on(recipient.userId, recipient.settledAt),
  ],
)

/**
 * Whose turn it is to send a lane. A job that handed on is of an earlier turn, and does nothing when it is tried again; a worker that
 * was taken for dead finds another run here, and stops.
 */
export const campaignLanes = pgTable(
  'campaign_lanes',
  {
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    lane: smallint().notNull(),
    turn: integer().notNull().default(0),
    run: uuid(),
  },
  (lane) => [primaryKey({ columns: [lane.campaignId, lane.lane] })],
)
