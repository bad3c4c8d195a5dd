import { users } from '#features/accounts/server/tables.ts'
import type { AccessScope } from '#kit/endpoint.ts'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from '#server/database/columns.ts'
import { sql } from '#server/database/sql.ts'

const moment = () => timestamp({ withTimezone: true })

/** A token is a random secret that a program holds; the database knows its hash. Revoked ones are gone. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    tokenHash: text().notNull().unique(),
    ending: text().notNull(),
    scopes: text().array().$type<AccessScope[]>().notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (token) => [
    // Also what keeps the second press of a button from making a second token.
    uniqueIndex('access_tokens_names').on(token.userId, sql`lower(${token.name})`),
    index().on(token.expiresAt),
  ],
)

export type AccessToken = typeof accessTokens.$inferSelect
