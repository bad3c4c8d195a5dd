import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * What people with a role did. Append-only: the database refuses to change, delete or empty it. So it names people by
 * id alone, and who deletes their account is gone from it by name.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** None: the house itself, by a job. No reference, or erasing the person would have to change the entry. */
    actorId: uuid(),
    /** 'customer.suspend': what it was done to, and what. */
    action: text().notNull(),
    targetKind: text().notNull(),
    targetId: text().notNull(),
    /** What people call it. None for people, whose name is looked up as long as they are here. */
    targetLabel: text(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
    network: text(),
  },
  (entry) => [
    index().on(entry.targetKind, entry.targetId, entry.id),
    index().on(entry.actorId, entry.id),
    index().on(entry.action, entry.id),
  ],
)
