// Links under which others read. The token goes out once; the database keeps its hash.

import { hashOf, type Me, newSecret } from '#features/accounts/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { and, eq, isNull, sql } from '#server/database/sql.ts'
import { deletedMeanwhile, Failure } from '#server/errors.ts'
import { chosenFiles } from '../files/organise.ts'
import { holdMine } from '../own-blueprint.ts'
import { blueprintShareFiles, blueprintShares } from '../tables.ts'

const MOST_SHARES = 100

interface Wanted {
  fileIds?: string[] | undefined
  days?: number | undefined
}

export async function makeShare(tx: Tx, me: Me, idOrSlug: string, { fileIds, days }: Wanted) {
  const { id: blueprintId } = await holdMine(tx, me, idOrSlug)
  const files = fileIds ? await chosenFiles(tx, blueprintId, fileIds) : []
  // Once it is certain that it is theirs: whoever does not own the address speaks for nobody.
  if (!me.proved) throw new Failure('prove_address')
  const open = and(eq(blueprintShares.blueprintId, blueprintId), isNull(blueprintShares.endedAt))
  if ((await tx.$count(blueprintShares, open)) >= MOST_SHARES) throw new Failure('too_many')
  const token = newSecret()
  const [share] = await tx
    .insert(blueprintShares)
    .values({
      blueprintId,
      tokenHash: hashOf(token),
      isWhole: !fileIds,
      expiresAt: days ? sql`now() + make_interval(days => ${days})` : null,
    })
    .returning()
  if (!share) throw new Error('A share was not written.')
  if (files.length > 0)
    await tx
      .insert(blueprintShareFiles)
      .values(files.map(({ id: fileId }) => ({ shareId: share.id, fileId })))
  return { share, token, titles: files.map(({ title }) => title) }
}

export async function closeShare(tx: Tx, me: Me, idOrSlug: string, shareId: string): Promise<void> {
  const { id: blueprintId } = await holdMine(tx, me, idOrSlug)
  const [ended] = await tx
    .update(blueprintShares)
    .set({ endedAt: sql`coalesce(${blueprintShares.endedAt}, now())` })
    .where(and(eq(blueprintShares.id, shareId), eq(blueprintShares.blueprintId, blueprintId)))
    .returning()
  if (!ended) throw deletedMeanwhile('This link')
}
