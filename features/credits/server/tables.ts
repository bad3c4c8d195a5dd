import { users } from '#features/accounts/server/tables.ts'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from '#server/database/columns.ts'
import { sql } from '#server/database/sql.ts'

/**
 * A purse. Everybody has one of their own, and beside it one for what was bought signed out. It outlives the person: the
 * ledger stays, without the name.
 */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Bought signed out: it belongs to the address, and counts only for who proved that it is theirs. */
    forAddress: boolean().notNull().default(false),
    /** Kept by the database itself, with every entry; it refuses whoever else writes it. */
    balance: integer().notNull().default(0),
    /** Spent and not restored. Kept the same way, so that nobody has to add up a long ledger. */
    used: integer().notNull().default(0),
  },
  (account) => [
    unique().on(account.userId, account.forAddress),
    check('credit_accounts_never_negative', sql`${account.balance} >= 0`),
  ],
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
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (entry) => [
    index().on(entry.accountId),
    // Zero only where it says that there was nothing left to take back.
    check(
      'credit_entries_sign',
      sql`case ${entry.kind} when 'purchase' then ${entry.amount} > 0 when 'promo' then ${entry.amount} > 0 when 'restore' then ${entry.amount} > 0 when 'spend' then ${entry.amount} < 0 else true end`,
    ),
  ],
)
