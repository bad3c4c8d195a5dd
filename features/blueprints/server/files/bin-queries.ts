import type { Db, Tx } from '#server/database/connect.ts'
import { and, desc, eq, gt, inArray, isNotNull, lt, sql } from '#server/database/sql.ts'
import type { BlueprintFile } from '../queries.ts'
import { blueprintFiles, blueprintFileVersions } from '../tables.ts'
import { KEPT_DAYS } from './organise.ts'

const inBin = (blueprintId: string) =>
  and(
    eq(blueprintFiles.blueprintId, blueprintId),
    gt(blueprintFiles.deletedAt, sql`now() - make_interval(days => ${KEPT_DAYS})`),
  )

/** The newest first. What waits for its removal shows no more. */
export function binOf(db: Db, blueprintId: string): Promise<BlueprintFile[]> {
  return db.select().from(blueprintFiles).where(inBin(blueprintId)).orderBy(desc(blueprintFiles.deletedAt))
}

export function countBin(db: Db, blueprintId: string): Promise<number> {
  return db.$count(blueprintFiles, inBin(blueprintId))
}

// An hour more than is promised: who began to restore in time is never too late.
const isOver = and(
  isNotNull(blueprintFiles.deletedAt),
  lt(blueprintFiles.deletedAt, sql`now() - make_interval(days => ${KEPT_DAYS}, hours => 1)`),
)

/** Out of reach at once, as if the 30 days were over: the next emptying takes them. The blueprint has to be held. */
export async function endBin(tx: Tx, blueprintId: string): Promise<number> {
  const ended = await tx
    .update(blueprintFiles)
    .set({ deletedAt: sql`now() - make_interval(days => ${KEPT_DAYS + 1})` })
    .where(inBin(blueprintId))
    .returning({ id: blueprintFiles.id })
  return ended.length
}

export async function blueprintsWithOldBins(db: Db, most: number): Promise<string[]> {
  const due = await db
    .selectDistinct({ id: blueprintFiles.blueprintId })
    .from(blueprintFiles)
    .where(isOver)
    .limit(most)
  return due.map(({ id }) => id)
}

export async function oldInBin(db: Db, blueprintId: string): Promise<string[]> {
  const old = await db
    .select({ id: blueprintFiles.id })
    .from(blueprintFiles)
    .where(and(eq(blueprintFiles.blueprintId, blueprintId), isOver))
  return old.map(({ id }) => id)
}

/** Where the storage keeps what these files are and were. */
export async function keysOf(db: Db, fileIds: string[]): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set()
  const now = await db
    .select({ key: blueprintFiles.key })
    .from(blueprintFiles)
    .where(inArray(blueprintFiles.id, fileIds))
  const before = await db
    .select({ key: blueprintFileVersions.key })
    .from(blueprintFileVersions)
    .where(inArray(blueprintFileVersions.fileId, fileIds))
  return new Set([...now, ...before].map(({ key }) => key))
}

export async function allFileIds(db: Db, blueprintId: string): Promise<string[]> {
  const files = await db
    .select({ id: blueprintFiles.id })
    .from(blueprintFiles)
    .where(eq(blueprintFiles.blueprintId, blueprintId))
  return files.map(({ id }) => id)
}
