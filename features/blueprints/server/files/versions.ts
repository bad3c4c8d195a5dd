// What a file is and was. Contents are kept by what is in them, so that an old one costs nothing twice.

import type { Db, Tx } from '#server/database/connect.ts'
import { and, desc, eq } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { BlueprintFile } from '../queries.ts'
import { blueprintFileVersions } from '../tables.ts'
import { newVersion } from './new-version.ts'

type Version = typeof blueprintFileVersions.$inferSelect

/** The newest first. */
export async function versionsOf(db: Db, file: BlueprintFile): Promise<Version[]> {
  const former = await db
    .select()
    .from(blueprintFileVersions)
    .where(eq(blueprintFileVersions.fileId, file.id))
    .orderBy(desc(blueprintFileVersions.version))
  return [currentOf(file), ...former]
}

const currentOf = ({ id, version, versionCause, versionAt, key, sha256, size }: BlueprintFile): Version => ({
  fileId: id,
  version,
  cause: versionCause,
  createdAt: versionAt,
  key,
  sha256,
  size,
})

export async function findVersion(db: Db, file: BlueprintFile, version: number): Promise<Version> {
  if (version === file.version) return currentOf(file)
  const [former] = await db
    .select()
    .from(blueprintFileVersions)
    .where(and(eq(blueprintFileVersions.fileId, file.id), eq(blueprintFileVersions.version, version)))
  if (!former) throw new Failure('not_found')
  return former
}

/** A new version with the old content. The newest restored is itself. */
export async function bringBack(tx: Tx, file: BlueprintFile, version: number): Promise<BlueprintFile> {
  const former = await findVersion(tx, file, version)
  return former.sha256 === file.sha256 ? file : newVersion(tx, file, former, 'restored')
}
