import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from '../database/columns.ts'

export interface Attachment {
  filename: string
  contentType: string
  /** Where the storage keeps it. */
  key: string
}

/** Every email, from the transaction that caused it until the mail server took or refused it. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Emptied once delivered or given up: bodies carry one-time links. */
    html: text(),
    text: text(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    attachments: jsonb().$type<Attachment[]>().notNull().default([]),
    status: text({ enum: ['waiting', 'sent', 'refused', 'failed'] })
      .notNull()
      .default('waiting'),
    /** What the mail server said, for the owner. */
    problem: text(),
    /** The account has left the address: the record goes once the email has been settled. */
    forgotten: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (mail) => [index().on(mail.recipient), index().on(mail.status, mail.createdAt)],
)
