// After 30 days in the bin a file goes, with what it was, and with its contents unless another file has the same.

import { z } from 'zod'
import { isBeingMade } from '#features/generation/server/public.ts'
import { inArray } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { queue } from '#server/jobs/job.ts'
import { hold } from '../own-blueprint.ts'
import { blueprintFiles } from '../tables.ts'
import { keysUnderWay } from '../uploads.ts'
import { allFileIds, blueprintsWithOldBins, keysOf, oldInBin } from './bin-queries.ts'

export const emptyBins = queue({
  name: 'empty-file-bins',
  data: z.object({}),
  schedule: '23 * * * *',
  concurrency: 1,
})

const MOST = 500

export async function emptyOldBins(house: House): Promise<void> {
  for (const blueprintId of await blueprintsWithOldBins(house.db, MOST)) {
    try {
      await emptyBinOf(house, blueprintId)
    } catch (err) {
      // The storage may be away: an hour later it is tried again.
      house.log.error({ err, blueprint: blueprintId }, 'a bin could not be emptied')
    }
  }
}

/**
 * The blueprint is held until the contents are gone: whoever saves, copies or restores holds it, too, so that a content
 * is never removed while it is being taken into use. If this dies in between, the rows are still there, too old to be
 * restored, and the next round goes on.
 */
export async function emptyBinOf({ db, storage }: House, blueprintId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await hold(tx, blueprintId)
    // A making that begins now waits for us: its row refers to the one that is held.
    if (await isBeingMade(tx, blueprintId)) return
    const old = await oldInBin(tx, blueprintId)
    if (old.length === 0) return
    const contents = await keysOf(tx, old)
    await tx.delete(blueprintFiles).where(inArray(blueprintFiles.id, old))
    const named = await keysOf(tx, await allFileIds(tx, blueprintId))
    const needed = new Set([...named, ...(await keysUnderWay(tx, blueprintId))])
    for (const key of contents) if (!needed.has(key)) await storage.remove(key)
  })
}
