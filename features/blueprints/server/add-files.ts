import type { Tx } from '#server/database/connect.ts'
import { blueprintFiles } from './tables.ts'

export type NewFile = Pick<
  typeof blueprintFiles.$inferInsert,
  'filename' | 'title' | 'kind' | 'key' | 'sha256' | 'size' | 'contentType'
>

/** In the order in which they are to be shown. Their content has to be in the storage. */
export async function addFiles(tx: Tx, blueprintId: string, files: NewFile[]): Promise<void> {
  const rows = files.map((file, position) => ({ ...file, position, blueprintId }))
  if (rows.length > 0) await tx.insert(blueprintFiles).values(rows)
}

/** Where the storage keeps everything of one blueprint. */
export const folderOf = (blueprintId: string): string => `blueprints/${blueprintId}`
