import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/tables.ts'

/** A person's purse. It outlives the person: the ledger stays, without the name. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Kept by the database itself, with every entry; nobody else writes it. Its row is what spenders queue for. */
    balance: integer().notNull().default(0),
  },
  (account) => [check('credit_accounts_never_negative', sql`${account.balance} >= 0`)],
)

/** Append-only: the database refuses to change or delete an entry. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid()
      .notNull()
      .references(() => creditAccounts.id),
    kind: text({ enum: ['purchase', 'promo', 'spend', 'restore', 'refund', 'adjustment'] }).notNull(),
    amount: integer().notNull(),
    /** What it happened for ('order:…', 'generation:…', 'refund:…'): once, however often it is noticed. */
    cause: text().notNull().unique(),
    /** Bought signed out: it belongs to the address, and counts only for who proved that it is theirs. */
    forAddress: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (entry) => [index().on(entry.accountId), check('credit_entries_not_zero', sql`${entry.amount} <> 0`)],
)
