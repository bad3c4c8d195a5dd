// When a person leaves, the files of their blueprints go: by a job, so that they go only if the person did.

import { z } from 'zod'
import type { Tx } from '#server/database/connect.ts'
import { eq, inArray } from '#server/database/sql.ts'
import type { House, Person } from '#server/house.ts'
import { queue } from '#server/jobs/job.ts'
import { folderOf } from './add-files.ts'
import { blueprints } from './tables.ts'

export const removeFiles = queue({
  name: 'remove-blueprint-files',
  data: z.object({ blueprintIds: z.array(z.uuid()) }),
})

/** The rows go with the account's own. */
export async function forgetBlueprints(tx: Tx, { id }: Person, { jobs }: House): Promise<void> {
  const theirs = await tx.select({ id: blueprints.id }).from(blueprints).where(eq(blueprints.userId, id))
  const blueprintIds = theirs.map((blueprint) => blueprint.id)
  if (blueprintIds.length > 0) await jobs.enqueue(tx, removeFiles, { blueprintIds })
}

/** Some may have found another owner: whoever proves an address has what was bought for it. */
export async function removeFilesOf({ db, storage }: House, blueprintIds: string[]): Promise<void> {
  const kept = await db
    .select({ id: blueprints.id })
    .from(blueprints)
    .where(inArray(blueprints.id, blueprintIds))
  const stay = new Set(kept.map(({ id }) => id))
  for (const id of blueprintIds) {
    if (stay.has(id)) continue
    for (const key of await storage.list(folderOf(id))) await storage.remove(key)
  }
}
