// What belongs to the files of A's blueprint.
import { randomBytes } from 'node:crypto'
import { hashOf } from '#features/accounts/server/public.ts'
import {
  blueprintFileNotes,
  blueprintFiles,
  blueprintFileVersions,
  blueprintShares,
} from '#features/blueprints/server/tables.ts'
import { generations } from '#features/generation/server/tables.ts'
import { eq } from '#server/database/sql.ts'
import type { StockedShop } from './shop.ts'

const FILENAME = 'Acme-Blueprint.md'

/** One in its second version, commented and shared; another in the bin. */
export async function filesOf({ database: { db }, storage }: StockedShop, blueprintId: string) {
  const stored = await storage.put(`blueprints/${blueprintId}`, Buffer.from('# Acme'))
  const file = {
    ...stored,
    blueprintId,
    filename: FILENAME,
    title: FILENAME,
    kind: 'markdown' as const,
    position: 0,
    contentType: 'text/markdown; charset=utf-8',
  }
  const fileId = first(
    await db
      .insert(blueprintFiles)
      .values({ ...file, version: 2 })
      .returning(),
  )
  const binned = { ...file, filename: 'Old.md', deletedAt: new Date() }
  const binnedFileId = first(await db.insert(blueprintFiles).values(binned).returning())
  await db
    .insert(blueprintFileVersions)
    .values({ ...stored, fileId, version: 1, cause: 'made', createdAt: new Date() })
  const noteId = first(await db.insert(blueprintFileNotes).values({ fileId, text: 'Mine' }).returning())
  const shareToken = randomBytes(32).toString('base64url')
  const share = { blueprintId, tokenHash: hashOf(shareToken), isWhole: true }
  const shareId = first(await db.insert(blueprintShares).values(share).returning())
  const { filename, title, kind, contentType } = file
  const files = [{ filename, title, kind, contentType, ...stored }]
  await db.update(generations).set({ files }).where(eq(generations.blueprintId, blueprintId))
  return { filename: FILENAME, fileId, binnedFileId, noteId, shareId, shareToken }
}

const first = (rows: { id: string }[]): string => rows[0]?.id ?? ''
