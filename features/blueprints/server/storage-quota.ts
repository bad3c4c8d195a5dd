// How much of the storage an account may fill. Counted is what the storage keeps: a content once in each blueprint, however
// many files and versions have it, with what is in the bin and what is on its way.

import type { Db, Tx } from '#server/database/connect.ts'
import { and, eq, inArray, type SQL, sql } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { fullSentence } from './storage-rules.ts'
import { blueprintFiles, blueprintFileVersions, blueprints, blueprintUploads } from './tables.ts'
import { isUnderWay } from './uploads.ts'

function contentsOf(userId: string): SQL {
  const isTheirs = eq(blueprints.userId, userId)
  return sql`(
    select ${blueprintFiles.key}, ${blueprintFiles.size} from ${blueprintFiles}
      join ${blueprints} on ${blueprints.id} = ${blueprintFiles.blueprintId} where ${isTheirs}
    union
    select ${blueprintFileVersions.key}, ${blueprintFileVersions.size} from ${blueprintFileVersions}
      join ${blueprintFiles} on ${blueprintFiles.id} = ${blueprintFileVersions.fileId}
      join ${blueprints} on ${blueprints.id} = ${blueprintFiles.blueprintId} where ${isTheirs}
    union
    select ${blueprintUploads.key}, ${blueprintUploads.size} from ${blueprintUploads}
      join ${blueprints} on ${blueprints.id} = ${blueprintUploads.blueprintId} where ${isTheirs} and ${isUnderWay}
  ) as contents`
}

export async function usedBytes(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute(sql`select coalesce(sum(size), 0) as used from ${contentsOf(userId)}`)
  return Number(rows[0]?.used)
}

async function isCounted(db: Db, userId: string, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${contentsOf(userId)} where key = ${key}`)
  return rows.length > 0
}

type Quota = Pick<House, 'config'>

interface UnderWay {
  /** The account's blueprints of which another issue is being printed: room is kept for it. */
  reissuing: string[]
}

/** One more content. The owner's row has to be held, so that two at once cannot both take the last place. */
export async function refuseOverQuota(
  { config }: Quota,
  tx: Tx,
  userId: string,
  { key, size, reissuing }: { key: string; size: number } & UnderWay,
): Promise<void> {
  if (await isCounted(tx, userId, key)) return
  await refuse(config.storageQuotaBytes, tx, userId, { size, reissuing })
}

/** Another issue, which may print every file of the blueprint again. The first, which was paid for, is never refused. */
export async function refuseReissueOverQuota(
  { config }: Quota,
  tx: Tx,
  { userId, blueprintId, reissuing }: { userId: string; blueprintId: string } & UnderWay,
): Promise<void> {
  const size = await printedBytes(tx, [blueprintId])
  await refuse(config.storageQuotaBytes, tx, userId, { size, reissuing })
}

async function refuse(
  quota: number,
  tx: Tx,
  userId: string,
  { size, reissuing }: { size: number } & UnderWay,
): Promise<void> {
  const used = await usedBytes(tx, userId)
  const expected = await printedBytes(tx, reissuing)
  if (used + expected + size > quota)
    throw new Failure('storage_full', { sentence: fullSentence(used, quota), more: { used, quota } })
}

/** What the newest issue of these blueprints takes. */
async function printedBytes(db: Db, blueprintIds: string[]): Promise<number> {
  if (blueprintIds.length === 0) return 0
  const [found] = await db
    .select({ bytes: sql`coalesce(sum(${blueprintFiles.size}), 0)`.mapWith(Number) })
    .from(blueprintFiles)
    .where(and(inArray(blueprintFiles.blueprintId, blueprintIds), eq(blueprintFiles.isCopy, false)))
  return found?.bytes ?? 0
}
