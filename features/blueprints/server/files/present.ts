// A file as its founder's page shows it.

import type { Answer } from '#kit/endpoint.ts'
import type { Db } from '#server/database/connect.ts'
import { count, inArray } from '#server/database/sql.ts'
import type { listFiles } from '../../contract.ts'
import type { Blueprint, BlueprintFile } from '../queries.ts'
import { addressOf } from '../rules.ts'
import { blueprintFileNotes } from '../tables.ts'

export type ShownFile = Answer<typeof listFiles>['files'][number]

export async function presentFiles(
  db: Db,
  { slug }: Blueprint,
  files: BlueprintFile[],
): Promise<ShownFile[]> {
  const notes = await notesOn(
    db,
    files.map(({ id }) => id),
  )
  return files.map((file) => ({
    ...file,
    createdAt: file.createdAt.toISOString(),
    notes: notes.get(file.id) ?? 0,
    url: addressOf(slug, file.filename),
  }))
}

export async function presentFile(db: Db, blueprint: Blueprint, file: BlueprintFile): Promise<ShownFile> {
  const [shown] = await presentFiles(db, blueprint, [file])
  if (!shown) throw new Error('A file was lost on its way out.')
  return shown
}

async function notesOn(db: Db, fileIds: string[]): Promise<Map<string, number>> {
  if (fileIds.length === 0) return new Map()
  const counted = await db
    .select({ fileId: blueprintFileNotes.fileId, notes: count() })
    .from(blueprintFileNotes)
    .where(inArray(blueprintFileNotes.fileId, fileIds))
    .groupBy(blueprintFileNotes.fileId)
  return new Map(counted.map(({ fileId, notes }) => [fileId, notes]))
}
