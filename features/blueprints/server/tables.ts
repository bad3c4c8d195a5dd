import type { FileKind } from '#engine/file-names.ts'
import { users } from '#features/accounts/server/tables.ts'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from '#server/database/columns.ts'
import { sql } from '#server/database/sql.ts'

const VERSION_CAUSES = ['made', 'made again', 'edited', 'restored', 'copied'] as const

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
    /** A label: no part of the address. */
    folder: text(),
    /** In the bin since then. */
    deletedAt: timestamp({ withTimezone: true }),
    /** What it was called when it was made, if it was renamed since: a new edition finds it by that. */
    madeAs: text(),
    isCopy: boolean().notNull().default(false),
    /** The content above is this version; earlier ones are kept beside. */
    version: integer().notNull().default(1),
    versionCause: text({ enum: VERSION_CAUSES }).notNull().default('made'),
    versionAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (file) => [
    // However it is written: other people's disks know no case. A name in the bin is free.
    uniqueIndex('blueprint_files_names')
      .on(file.blueprintId, sql`lower(${file.filename})`)
      .where(sql`deleted_at is null`),
    index().on(file.blueprintId),
    index('blueprint_files_bin').on(file.deletedAt).where(sql`deleted_at is not null`),
  ],
)

/** What a file was before. Contents are stored once, whoever refers to them. */
export const blueprintFileVersions = pgTable(
  'blueprint_file_versions',
  {
    fileId: uuid()
      .notNull()
      .references(() => blueprintFiles.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    cause: text({ enum: VERSION_CAUSES }).notNull(),
    key: text().notNull(),
    sha256: text().notNull(),
    size: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (version) => [primaryKey({ columns: [version.fileId, version.version] })],
)

/** Contents on their way into the storage (`uploads.ts`). */
export const blueprintUploads = pgTable(
  'blueprint_uploads',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    blueprintId: uuid()
      .notNull()
      .references(() => blueprints.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    size: integer().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (upload) => [index().on(upload.blueprintId), index().on(upload.startedAt)],
)

/** What its founder wrote beside a file. */
export const blueprintFileNotes = pgTable(
  'blueprint_file_notes',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    fileId: uuid()
      .notNull()
      .references(() => blueprintFiles.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    editedAt: timestamp({ withTimezone: true }),
  },
  (note) => [index().on(note.fileId, note.createdAt)],
)

/** A link under which anybody who has it reads a blueprint, or some of its files. */
export const blueprintShares = pgTable(
  'blueprint_shares',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    blueprintId: uuid()
      .notNull()
      .references(() => blueprints.id, { onDelete: 'cascade' }),
    /** The token itself is shown once and kept nowhere. */
    tokenHash: text().notNull().unique(),
    /** All files, also those that come later. */
    isWhole: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
    /** Taken down by an admin. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (share) => [index().on(share.blueprintId, share.createdAt)],
)

export const blueprintShareFiles = pgTable(
  'blueprint_share_files',
  {
    shareId: uuid()
      .notNull()
      .references(() => blueprintShares.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => blueprintFiles.id, { onDelete: 'cascade' }),
  },
  (one) => [primaryKey({ columns: [one.shareId, one.fileId] }), index().on(one.fileId)],
)
