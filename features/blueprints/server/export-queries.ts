// What belongs to the files of a person's blueprints, for that person: notes, versions, links.
import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#server/database/connect.ts'
import { blueprintFileNotes, blueprintFiles, blueprintFileVersions, blueprintShares } from './tables.ts'

/** By blueprint. Also what is in the bin; of the links everything but their tokens, which nobody has. */
export async function aboutFiles(db: Db, blueprintIds: string[]) {
  if (blueprintIds.length === 0) return () => ({ files: [], links: [] })
  const files = await db
    .select()
    .from(blueprintFiles)
    .where(inArray(blueprintFiles.blueprintId, blueprintIds))
    .orderBy(asc(blueprintFiles.position), asc(blueprintFiles.createdAt))
  const fileIds = files.map(({ id }) => id)
  const versions = await versionsOf(db, fileIds)
  const notes = await notesOf(db, fileIds)
  const links = await db
    .select()
    .from(blueprintShares)
    .where(inArray(blueprintShares.blueprintId, blueprintIds))
    .orderBy(asc(blueprintShares.createdAt))
  return (blueprintId: string) => ({
    files: files
      .filter((file) => file.blueprintId === blueprintId)
      .map(({ id, filename, title, folder, size, createdAt, deletedAt, version }) => ({
        ...{ filename, title, folder, size, createdAt, deletedAt, version },
        formerVersions: versions
          .filter(({ fileId }) => fileId === id)
          .map(({ version, cause, size, createdAt }) => ({ version, cause, size, createdAt })),
        comments: notes
          .filter(({ fileId }) => fileId === id)
          .map(({ text, createdAt, editedAt }) => ({ text, createdAt, editedAt })),
      })),
    links: links
      .filter((link) => link.blueprintId === blueprintId)
      .map(({ isWhole, createdAt, expiresAt, endedAt }) => ({ isWhole, createdAt, expiresAt, endedAt })),
  })
}

const versionsOf = (db: Db, fileIds: string[]) =>
  db
    .select()
    .from(blueprintFileVersions)
    .where(inArray(blueprintFileVersions.fileId, fileIds))
    .orderBy(asc(blueprintFileVersions.version))

const notesOf = (db: Db, fileIds: string[]) =>
  db
    .select()
    .from(blueprintFileNotes)
    .where(inArray(blueprintFileNotes.fileId, fileIds))
    .orderBy(asc(blueprintFileNotes.createdAt))
