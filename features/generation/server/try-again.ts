import { lockUser, type Me } from '#features/accounts/server/public.ts'
import { findBlueprint } from '#features/blueprints/server/public.ts'
import { writeEntry } from '#features/credits/server/public.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { isReissue } from './rules.ts'
import { PRIORITY, startGeneration } from './start-blueprint.ts'
import { watchedOf } from './status-queries.ts'

/** Spends again what was restored, and makes the same blueprint from the same brief and corrections. One that has not failed stays as it is, and so does one whose next issue has. */
export async function tryAgain(house: House, me: Me, idOrSlug: string): Promise<string> {
  const { id: userId, proved, onlyOrder } = me
  return house.db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new Failure('signed_out')
    const blueprint = await findBlueprint(tx, { userId, proved, onlyOrder }, idOrSlug)
    const failed = blueprint && (await watchedOf(tx, blueprint.id))?.generation
    if (!failed) throw new Failure('not_found')
    if (failed.status !== 'error' || isReissue(failed)) return blueprint.id
    const cause = `generation:retry:${failed.id}`
    await writeEntry(tx, {
      userId,
      kind: 'spend',
      amount: -1,
      cause,
      forAddress: blueprint.forAddress,
      // The session of an order may spend what its own failure gave back.
      unproved: !proved && !onlyOrder,
    })
    const { brief, corrections } = failed
    const making = { blueprintId: blueprint.id, cause, brief, corrections }
    await startGeneration(house, tx, making, PRIORITY.paid)
    return blueprint.id
  })
}
