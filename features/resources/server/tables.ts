import { boolean, index, integer, pgTable, text, timestamp, uuid } from '#server/database/columns.ts'
import { sql } from '#server/database/sql.ts'
import { CATEGORIES } from '../contract.ts'

const moment = () => timestamp({ withTimezone: true })

export const resources = pgTable(
  'resources',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    title: text().notNull(),
    description: text().notNull(),
    category: text({ enum: CATEGORIES }).notNull(),
    tags: text().array().notNull().default([]),
    url: text().notNull().unique(),
    region: text().notNull().default('Global'),
    source: text(),
    /** 2026-11 */
    asOf: text().notNull(),
    note: text().notNull().default(''),
    hidden: boolean().notNull().default(false),
    /** The name by which the directory that comes with the house knows it: it is sown once, and then the admins'. */
    seed: text().unique(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (resource) => [index('resources_by_title').on(sql`lower(${resource.title})`, resource.id)],
)
