// The PDFs of a blueprint of which there are pictures, as they are now.
import { type Blueprint, filesOf } from '#features/blueprints/server/public.ts'
import type { Db } from '#server/database/connect.ts'
import { PICTURED_DOCUMENTS, type PicturedDocument } from '../contract.ts'

export type DocumentFile = Awaited<ReturnType<typeof filesOf>>[number] & { document: PicturedDocument }

/** Of each kind the first: a copy is the same or older. */
export async function documentsOf(db: Db, { id }: Pick<Blueprint, 'id'>): Promise<DocumentFile[]> {
  const files = await filesOf(db, id)
  return PICTURED_DOCUMENTS.flatMap((document) => {
    const file = files.find(({ kind, contentType }) => kind === document && contentType === 'application/pdf')
    return file ? [{ ...file, document }] : []
  })
}
