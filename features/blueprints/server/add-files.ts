import type { Tx } from '#server/database/connect.ts'
import { and, eq } from '#server/database/sql.ts'
import { freeName } from './file-names.ts'
import { newVersion } from './files/new-version.ts'
import { takeBack, takenNames } from './files/organise.ts'
import { hold } from './own-blueprint.ts'
import { blueprintFiles } from './tables.ts'

export type NewFile = Pick<
  typeof blueprintFiles.$inferInsert,
  'filename' | 'title' | 'kind' | 'key' | 'sha256' | 'size' | 'contentType'
>

/**
 * In the order in which they are to be shown. Their content has to be in the storage. One that was made before, whatever
 * it is called now, gets a new version; from the bin it comes back.
 */
export async function addFiles(
  tx: Tx,
  blueprintId: string,
  files: NewFile[],
  cause: 'made again' | 'restored' = 'made again',
): Promise<void> {
  await hold(tx, blueprintId)
  const made = await tx
    .select()
    .from(blueprintFiles)
    .where(and(eq(blueprintFiles.blueprintId, blueprintId), eq(blueprintFiles.isCopy, false)))
  const taken = await takenNames(tx, blueprintId)
  for (const [position, file] of files.entries()) {
    const known = made.find(({ filename, madeAs }) => (madeAs ?? filename) === file.filename)
    if (!known) {
      const { filename, title } = freeName(file, taken)
      taken.add(filename.toLowerCase())
      const madeAs = filename === file.filename ? null : file.filename
      await tx.insert(blueprintFiles).values({ ...file, filename, title, madeAs, position, blueprintId })
      continue
    }
    if (known.deletedAt) await takeBack(tx, known, taken)
    if (known.sha256 !== file.sha256) await newVersion(tx, known, file, cause)
  }
}

/** Where the storage keeps everything of one blueprint. */
export const folderOf = (blueprintId: string): string => `blueprints/${blueprintId}`
