import { aliasedTable, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { idsFound, wordsIn } from '#server/database/words.ts'

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
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
  },
  (entry) => [
    index().on(entry.targetKind, entry.targetId, entry.id),
    index().on(entry.actorId, entry.id),
    // By the beginnings of its words.
    index('audit_entries_by_words').using('gin', wordsOf(entry)),
  ],
)

const found = () => aliasedTable(auditEntries, 'found')

/** Of the entries whose words match. */
export function entriesFound(query: string): SQL {
  return idsFound(auditEntries, found(), wordsOf(found()), query)
}

/** What a search looks into. As the index has it, or the index would not be used. */
function wordsOf(
  entry: Record<'action' | 'targetKind' | 'targetId' | 'targetLabel' | 'reason', AnyPgColumn>,
): SQL {
  const { action, targetKind, targetId, targetLabel, reason } = entry
  return wordsIn(
    sql`${action} || ' ' || ${targetKind} || ' ' || left(${targetId}, 200) || ' ' || left(coalesce(${targetLabel}, ''), 200) || ' ' || left(coalesce(${reason}, ''), 500)`,
  )
}
