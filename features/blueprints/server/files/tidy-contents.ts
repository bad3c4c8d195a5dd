// Old versions are thinned out, and contents that nothing names any more go from the storage.

import { z } from 'zod'
import { contentsOfMakings, isBeingMade, leftByMakings } from '#features/generation/server/public.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { and, asc, count, eq, gt, inArray, lt, sql } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { queue } from '#server/jobs/job.ts'
import { folderOf } from '../add-files.ts'
import { hold } from '../own-blueprint.ts'
import { versionsToDrop } from '../storage-rules.ts'
import { blueprintFiles, blueprintFileVersions } from '../tables.ts'
import { blueprintsWithOldUploads, dropOldUploads, keysUnderWay } from '../uploads.ts'
import { allFileIds, keysOf } from './bin-queries.ts'

export const tidyContents = queue({
  name: 'tidy-blueprint-contents',
  data: z.object({}),
  schedule: '41 3 * * *',
  concurrency: 1,
  timeLimitSeconds: 3_600,
})

export async function tidyAllContents(house: House): Promise<void> {
  const { db, log } = house
  const due = new Set([
    ...(await blueprintsWithOldVersions(db)),
    ...(await blueprintsWithOldUploads(db)),
    ...(await leftByMakings(db)),
  ])
  for (const blueprintId of due) {
    try {
      await tidyBlueprint(house, blueprintId)
    } catch (err) {
      // The storage may be away: a day later it is tried again.
      log.error({ err, blueprint: blueprintId }, 'the contents of a blueprint could not be tidied')
    }
  }
}

/** Held until the contents are gone, as when a bin is emptied: whoever saves the same content waits, and stores it again. */
async function tidyBlueprint({ db, storage }: House, blueprintId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await hold(tx, blueprintId)
    if (await isBeingMade(tx, blueprintId)) return
    await thinVersions(tx, blueprintId)
    await dropOldUploads(tx, blueprintId)
    const needed = await neededKeys(tx, blueprintId)
    for (const key of await storage.list(folderOf(blueprintId)))
      if (!needed.has(key)) await storage.remove(key)
  })
}

async function neededKeys(tx: Tx, blueprintId: string): Promise<Set<string>> {
  const named = await keysOf(tx, await allFileIds(tx, blueprintId))
  return new Set([
    ...named,
    ...(await keysUnderWay(tx, blueprintId)),
    ...(await contentsOfMakings(tx, blueprintId)),
  ])
}

async function thinVersions(tx: Tx, blueprintId: string): Promise<void> {
  for (const [fileId, versions] of await droppable(tx, blueprintId))
    await tx
      .delete(blueprintFileVersions)
      .where(and(eq(blueprintFileVersions.fileId, fileId), inArray(blueprintFileVersions.version, versions)))
}

/** By file, the versions that the rule drops. */
async function droppable(db: Db, blueprintId: string): Promise<Map<string, number[]>> {
  const former = await db
    .select({
      fileId: blueprintFileVersions.fileId,
      version: blueprintFileVersions.version,
      createdAt: blueprintFileVersions.createdAt,
    })
    .from(blueprintFileVersions)
    .innerJoin(blueprintFiles, eq(blueprintFiles.id, blueprintFileVersions.fileId))
    .where(eq(blueprintFiles.blueprintId, blueprintId))
  const dropped = new Map<string, number[]>()
  for (const [fileId, versions] of Map.groupBy(former, (one) => one.fileId)) {
    const drop = versionsToDrop(versions, new Date())
    if (drop.length > 0) dropped.set(fileId, drop)
  }
  return dropped
}

/** Only those that have something to drop: what was thinned before is not listed in the storage every night. */
async function blueprintsWithOldVersions(db: Db): Promise<string[]> {
  const candidates = await db
    .selectDistinct({ id: blueprintFiles.blueprintId })
    .from(blueprintFileVersions)
    .innerJoin(blueprintFiles, eq(blueprintFiles.id, blueprintFileVersions.fileId))
    .where(lt(blueprintFileVersions.createdAt, sql`now() - interval '30 days'`))
    .groupBy(blueprintFiles.blueprintId, blueprintFileVersions.fileId)
    .having(gt(count(), 1))
    .orderBy(asc(blueprintFiles.blueprintId))
  const due: string[] = []
  for (const { id } of candidates) if ((await droppable(db, id)).size > 0) due.push(id)
  return due
}
