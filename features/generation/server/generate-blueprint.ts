// A credit becomes a blueprint under way.
import { randomUUID } from 'node:crypto'
import type { Brief } from '#engine/brief.ts'
import { hashOf, lockUser, type Me } from '#features/accounts/server/public.ts'
import { writeEntry } from '#features/credits/server/public.ts'
import type { Corrections } from '#features/understanding/contract.ts'
import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { briefOf, type Form, isSameWish } from './rules.ts'
import { startBlueprint } from './start-blueprint.ts'
import { blueprintOfCause, sameUnderWay, type WishOfCause, wishOfCause } from './status-queries.ts'

interface Request {
  form: Form
  corrections?: Corrections | undefined
  /** Chosen by the page for one press of the button. */
  requestId?: string | undefined
  /** Chosen by a program, for one wish however often it is sent. */
  key?: string | undefined
}

/** Spends one credit and starts. Asking again, by a second click or from a second tab, answers the same blueprint. */
export async function generateWithCredit(
  house: House,
  me: Me,
  { form, corrections, requestId, key }: Request,
): Promise<string> {
  const brief = briefOf(form, me)
  const cause = key
    ? `generation:key:${me.id}:${hashOf(key)}`
    : `generation:request:${me.id}:${requestId ?? randomUUID()}`
  return house.db.transaction(async (tx) => {
    if (!(await lockUser(tx, me.id))) throw new Failure('signed_out')
    // The press of a second tab, or after a reload, has a name of its own; the form tells that it is the same wish.
    const known = key
      ? await blueprintOfKey(tx, cause, (asked) => isSameWish(asked, { form, corrections }, me))
      : ((await blueprintOfCause(tx, cause)) ?? (await sameUnderWay(tx, me.id, { brief, corrections })))
    if (known) return known
    return spendAndStart(house, tx, me, { brief, corrections, cause })
  })
}

/** A key stands for one brief and its corrections. With others it is a mistake of the program's, which must not spend, nor pass for done. */
async function blueprintOfKey(
  tx: Tx,
  cause: string,
  isSame: (asked: WishOfCause) => boolean,
): Promise<string | undefined> {
  const asked = await wishOfCause(tx, cause)
  if (asked && !isSame(asked)) throw new Failure('key_reused')
  return asked && blueprintOfCause(tx, cause)
}

async function spendAndStart(
  house: House,
  tx: Tx,
  { id: userId, proved }: Me,
  { brief, corrections, cause }: Pick<Request, 'corrections'> & { brief: Brief; cause: string },
): Promise<string> {
  await writeEntry(tx, {
    userId,
    kind: 'spend',
    amount: -1,
    cause,
    unproved: !proved,
  })
  return startBlueprint(house, tx, { userId, forAddress: false, cause, brief, corrections })
}
