import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { FileKind } from '#engine/file-names.ts'
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
    starred: boolean().notNull().default(false),
    /** Put away. What was put away together has the same moment. */
    archivedAt: timestamp({ withTimezone: true }),
  },
  (blueprint) => [
    unique().on(blueprint.userId, blueprint.slug),
    index().on(blueprint.userId, blueprint.createdAt),
    index().on(blueprint.orderId),
    // One for each filter of the dashboard, in the order of its pages.
    index('blueprints_on_shelf')
      .on(blueprint.userId, blueprint.createdAt, blueprint.id)
      .where(sql`archived_at is null`),
    index('blueprints_starred')
      .on(blueprint.userId, blueprint.createdAt, blueprint.id)
      .where(sql`starred and archived_at is null`),
    index('blueprints_archived')
      .on(blueprint.userId, blueprint.createdAt, blueprint.id)
      .where(sql`archived_at is not null`),
  ],
)

/** The files that a founder sees. The storage keeps their content, whole, before they are written here. */
export const blueprintFiles = pgTable(
  'blueprint_files',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    blueprintId: uuid()
      .notNull()
      .references(() => blueprints.id, { onDelete: 'cascade' }),
    filename: text().notNull(),
    title: text().notNull(),
    kind: text().$type<FileKind>().notNull(),
    /** In the order in which they are shown. */
    position: integer().notNull(),
    key: text().notNull(),
    sha256: text().notNull(),
    size: integer().notNull(),
    contentType: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (file) => [unique().on(file.blueprintId, file.filename)],
)
