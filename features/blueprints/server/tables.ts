import { boolean, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/tables.ts'

/** A founder's blueprint, from the moment it is paid for. Its files come from its generations. */
export const blueprints = pgTable(
  'blueprints',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Bought signed out: shows only to who proved the address, or from the session of its order. */
    forAddress: boolean().notNull(),
    orderId: uuid(),
    name: text().notNull(),
    /** Unique within its owner. */
    slug: text().notNull(),
    businessIdea: text().notNull(),
    industry: text().notNull(),
    stage: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (blueprint) => [
    unique().on(blueprint.userId, blueprint.slug),
    index().on(blueprint.userId, blueprint.createdAt),
    index().on(blueprint.orderId),
  ],
)
