import type { Tx } from '#server/database/connect.ts'
import { eq, sql } from '#server/database/sql.ts'
import type { BlueprintFile } from '../queries.ts'
import { blueprintFiles, blueprintFileVersions } from '../tables.ts'

type Content = Pick<BlueprintFile, 'key' | 'sha256' | 'size'>

/** What it was stays beside it. The blueprint has to be held. */
export async function newVersion(
  tx: Tx,
  { id, version, versionCause: cause, versionAt: createdAt, key, sha256, size }: BlueprintFile,
  content: Content,
  versionCause: BlueprintFile['versionCause'],
): Promise<BlueprintFile> {
  await tx.insert(blueprintFileVersions).values({ fileId: id, version, cause, createdAt, key, sha256, size })
  const [file] = await tx
    .update(blueprintFiles)
    .set({
      key: content.key,
      sha256: content.sha256,
      size: content.size,
      version: version + 1,
      versionCause,
      versionAt: sql`clock_timestamp()`,
    })
    .where(eq(blueprintFiles.id, id))
    .returning()
  if (!file) throw new Error('The file is gone.')
  return file
}
