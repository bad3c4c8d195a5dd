import type { SecurityEventKind } from '#kit/security-events.ts'
import { bigint, index, integer, pgTable, text, timestamp, unique, uuid } from '../database/columns.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * Who signed in, who failed to, and what was refused. Equal events of ten minutes are one row with a count, so that
 * nobody fills the table by failing on purpose. No address, no secret, nothing that people typed.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<SecurityEventKind>().notNull(),
    /** No reference: whoever takes an account over must not remove the traces by deleting it. */
    userId: uuid(),
    /** 203.0.113.0/24 or 2001:db8:1::/48. */
    network: text().notNull(),
    method: text().notNull().default(''),
    /** 'Chrome on Windows', of those who got in. */
    device: text().notNull().default(''),
    /** Of the first of them, to find it among the log lines. */
    requestId: text().notNull(),
    count: integer().notNull().default(1),
    /** When the ten minutes began that this row stands for. */
    windowStart: moment().notNull(),
    firstAt: moment().notNull(),
    lastAt: moment().notNull(),
  },
  (event) => [
    unique('security_events_same')
      .on(event.windowStart, event.kind, event.userId, event.network, event.method, event.device)
      .nullsNotDistinct(),
    index().on(event.userId, event.id),
    index().on(event.kind, event.id),
  ],
)
