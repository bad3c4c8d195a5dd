// The end of a generation, one way or the other, once: whoever comes second, from a worker that was believed dead, finds
// it settled.

import { lockUser, type User } from '#features/accounts/server/public.ts'
import { addFiles, type Blueprint, blueprintById, folderOf } from '#features/blueprints/server/public.ts'
import { holdPaidOrders, takeRestored } from '#features/checkout/server/public.ts'
import { restoreSpend } from '#features/credits/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { eq, sql } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { DOCUMENT_IDS } from '../contract.ts'
import { newIn } from './issue-files.ts'
import { doneLetter, failedLetter } from './letters.ts'
import type { MadeFile } from './made.ts'
import { isReissue } from './rules.ts'
import { type Generation, generations } from './tables.ts'
import { told } from './told.ts'

interface Held {
  user: User
  blueprint: Blueprint
  generation: Generation
  /** The owner's paid ones. */
  orders: Awaited<ReturnType<typeof holdPaidOrders>>
}

/** The files show, and the founder is told of the first. */
export async function complete(house: House, { id, blueprintId }: Generation, files: MadeFile[]) {
  const documents = Object.fromEntries(DOCUMENT_IDS.map((document) => [document, 100]))
  await settle(house, { id, blueprintId }, async (tx, { user, blueprint, generation }) => {
    const cause = generation.restored ? 'restored' : 'made again'
    await addFiles(tx, blueprint.id, await newIn(tx, generation, files), cause)
    await finish(tx, generation, { status: 'complete', stage: 'Email Delivery', progress: 100, documents })
    // Whoever asked for another issue is looking at it.
    if (isReissue(generation)) return
    await house.mail.send(tx, { to: user.email, ...doneLetter(house.config, { user, blueprint, files }) })
  })
}

/** The credit goes back at once, unless its money went back before; and the founder is told. Another issue took none. */
export async function giveUp(house: House, { id, blueprintId }: Generation, problem: string) {
  await settle(house, { id, blueprintId }, async (tx, { user, blueprint, generation, orders }) => {
    await finish(tx, generation, { status: 'error', problem: problem.slice(0, 2_000) })
    // It cost nothing, and the files are as they were.
    if (isReissue(generation)) return
    const restoring = { spent: generation.cause, cause: `restore:${generation.id}` }
    const isRestored = await restoreSpend(tx, { userId: user.id, ...restoring })
    const isTaken = isRestored && (await takeRestored(tx, orders, restoring))
    const credit = isTaken ? 'paid back' : isRestored ? 'restored' : 'none'
    await house.mail.send(tx, { to: user.email, ...failedLetter(house.config, { blueprint, credit }) })
  })
}

type End = (tx: Tx, held: Held) => Promise<void>

async function settle(house: House, settled: Pick<Generation, 'id' | 'blueprintId'>, end: End) {
  const outcome = await house.db.transaction((tx) => settleHeld(tx, settled, end))
  if (outcome === 'before') house.log.info({ generation: settled.id }, 'settled by another worker before')
  // Its person left while it was being made: what was stored for them goes, too.
  if (outcome === 'gone') await removeAll(house, settled.blueprintId)
}

/** Under the owner's orders, the owner's row and then the generation's: the same order as everywhere. */
async function settleHeld(
  tx: Tx,
  { id, blueprintId }: Pick<Generation, 'id' | 'blueprintId'>,
  end: End,
): Promise<'done' | 'before' | 'gone'> {
  const owner = await blueprintById(tx, blueprintId)
  const orders = owner ? await holdPaidOrders(tx, owner.userId) : []
  const user = owner && (await lockUser(tx, owner.userId))
  const [generation] = await tx.select().from(generations).where(eq(generations.id, id)).for('update')
  // As it is now that the owner is held: it may have gone over to another account meanwhile.
  const blueprint = await blueprintById(tx, blueprintId)
  if (!blueprint || !generation) return 'gone'
  if (blueprint.userId !== user?.id) throw new Error('The blueprint changed hands.')
  if (generation.status === 'complete' || generation.status === 'error') return 'before'
  await end(tx, { user, blueprint, generation, orders })
  return 'done'
}

async function finish(
  tx: Tx,
  { id }: Generation,
  end: Partial<Pick<Generation, 'status' | 'stage' | 'progress' | 'documents' | 'problem'>>,
): Promise<void> {
  await tx
    .update(generations)
    .set({ ...end, updatedAt: sql`now()`, finishedAt: sql`now()` })
    .where(eq(generations.id, id))
    .returning(told)
}

async function removeAll({ storage }: House, blueprintId: string): Promise<void> {
  for (const key of await storage.list(folderOf(blueprintId))) await storage.remove(key)
}
