// When an account that never proved its address leaves it, or ends: what was bought for the address stays with the
// address. Whoever made the account may have been a stranger, who must not carry it off, nor take it to the grave.
import { setTimeout as delay } from 'node:timers/promises'
import type { Tx } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { nameFor } from './reserved-names.ts'
import { users } from './tables.ts'
import type { User } from './users.ts'

/**
 * The account is held, and has another address by now. If there is anything, the old address gets an account of its own,
 * as a purchase would have made it: without a password, opened by a link.
 */
export async function leaveAddress(
  { features }: Pick<House, 'features'>,
  tx: Tx,
  { id: from, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  const [bare] = await tx
    .insert(users)
    .values({ email, fullName: nameFor(email, '') })
    .returning({ id: users.id })
  if (!bare) throw new Error('The address was not free.')
  let stays = false
  for (const { stayWithAddress } of features) {
    if (await stayWithAddress?.(tx, { from, to: bare.id })) stays = true
  }
  if (!stays) await tx.delete(users).where(eq(users.id, bare.id))
}

/** The same for an account that is about to be erased. */
export async function endAddress(house: Pick<House, 'features'>, tx: Tx, user: User): Promise<void> {
  await tx
    .update(users)
    .set({ email: `${user.id}@gone.invalid` })
    .where(eq(users.id, user.id))
  await leaveAddress(house, tx, user)
}

const MOST_TRIES = 40
const PAUSE_MS = 50

/** What stays may be held by who waits for the account in turn: let go of it, and come again a moment later. */
export async function untilFree<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    try {
      return await run()
    } catch (error) {
      if (!isHeld(error)) throw error
      await delay(PAUSE_MS)
    }
  }
  throw new Failure('overloaded', { headers: { 'retry-after': '5' } })
}

/** PostgreSQL's word for a row that `nowait` found held. */
function isHeld(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code === '55P03' || cause?.code === '55P03'
}
