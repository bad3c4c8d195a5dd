// What belongs to the files of a person's blueprints, for that person: notes, versions, links.

import type { PgColumn } from '#server/database/columns.ts'
import type { Db } from '#server/database/connect.ts'
import { asc, type SQL, sql } from '#server/database/sql.ts'
import { blueprintFileNotes, blueprintFiles, blueprintFileVersions, blueprintShares } from './tables.ts'

/** By blueprint. Also what is in the bin; of the links everything but their tokens, which nobody has. */
export async function aboutFiles(db: Db, blueprintIds: string[]) {
  if (blueprintIds.length === 0) return () => ({ files: [], links: [] })
  const files = await db
    .select()
    .from(blueprintFiles)
    .where(isAmong(blueprintFiles.blueprintId, blueprintIds))
    .orderBy(asc(blueprintFiles.position), asc(blueprintFiles.createdAt))
  const fileIds = files.map(({ id }) => id)
  const versions = await versionsOf(db, fileIds)
  const notes = await notesOf(db, fileIds)
  const links = await db
    .select()
    .from(blueprintShares)
    .where(isAmong(blueprintShares.blueprintId, blueprintIds))
    .orderBy(asc(blueprintShares.createdAt))
  const filesOf = Map.groupBy(files, ({ blueprintId }) => blueprintId)
  const linksOf = Map.groupBy(links, ({ blueprintId }) => blueprintId)
  const formerOf = Map.groupBy(versions, ({ fileId }) => fileId)
  const commentsOf = Map.groupBy(notes, ({ fileId }) => fileId)
  return (blueprintId: string) => ({
    files: (filesOf.get(blueprintId) ?? []).map(
      ({ id, filename, title, folder, size, createdAt, deletedAt, version }) => ({
        ...{ filename, title, folder, size, createdAt, deletedAt, version },
        formerVersions: (formerOf.get(id) ?? []).map(({ version, cause, size, createdAt }) => ({
          ...{ version, cause, size, createdAt },
        })),
        comments: (commentsOf.get(id) ?? []).map(({ text, createdAt, editedAt }) => ({
          ...{ text, createdAt, editedAt },
        })),
      }),
    ),
    links: (linksOf.get(blueprintId) ?? []).map(({ isWhole, createdAt, expiresAt, endedAt }) => ({
      ...{ isWhole, createdAt, expiresAt, endedAt },
    })),
  })
}

/** All ids as one value: a statement can have no more than 65,535. */
const isAmong = (column: PgColumn, ids: string[]): SQL => sql`${column} = any(${sql.param(ids)}::uuid[])`

const versionsOf = (db: Db, fileIds: string[]) =>
  db
    .select()
    .from(blueprintFileVersions)
    .where(isAmong(blueprintFileVersions.fileId, fileIds))
    .orderBy(asc(blueprintFileVersions.version))

const notesOf = (db: Db, fileIds: string[]) =>
  db
    .select()
    .from(blueprintFileNotes)
    .where(isAmong(blueprintFileNotes.fileId, fileIds))
    .orderBy(asc(blueprintFileNotes.createdAt))
