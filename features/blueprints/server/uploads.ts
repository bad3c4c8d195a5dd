// Contents on their way into the storage. A content is stored before the row that names it is written, with no transaction
// open meanwhile; until then a row here says that it is about to be used, so that no job takes it for one that nobody needs.

import type { Db, Tx } from '#server/database/connect.ts'
import { and, eq, lt, sql } from '#server/database/sql.ts'
import { blueprintUploads } from './tables.ts'

/** Far longer than any upload: what is older was left behind by a program that died, or by a save that was refused. */
const HOUR_AGO = sql`now() - interval '1 hour'`
export const isUnderWay = sql`${blueprintUploads.startedAt} > ${HOUR_AGO}`
const isOver = lt(blueprintUploads.startedAt, HOUR_AGO)

interface Upload {
  blueprintId: string
  key: string
  size: number
}

/** The blueprint has to be held, as by the jobs that remove contents. Answers the id for `endUpload`. */
export async function beginUpload(tx: Tx, upload: Upload): Promise<string> {
  const [begun] = await tx.insert(blueprintUploads).values(upload).returning({ id: blueprintUploads.id })
  if (!begun) throw new Error('An upload was not written down.')
  return begun.id
}

/** In the transaction that names the content. */
export async function endUpload(tx: Tx, id: string): Promise<void> {
  await tx.delete(blueprintUploads).where(eq(blueprintUploads.id, id))
}

export async function keysUnderWay(db: Db, blueprintId: string): Promise<string[]> {
  const found = await db
    .select({ key: blueprintUploads.key })
    .from(blueprintUploads)
    .where(and(eq(blueprintUploads.blueprintId, blueprintId), isUnderWay))
  return found.map(({ key }) => key)
}

export async function blueprintsWithOldUploads(db: Db): Promise<string[]> {
  const found = await db
    .selectDistinct({ id: blueprintUploads.blueprintId })
    .from(blueprintUploads)
    .where(isOver)
  return found.map(({ id }) => id)
}

export async function dropOldUploads(tx: Tx, blueprintId: string): Promise<void> {
  await tx.delete(blueprintUploads).where(and(eq(blueprintUploads.blueprintId, blueprintId), isOver))
}
