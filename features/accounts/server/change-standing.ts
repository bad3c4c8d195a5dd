// What the owner decides about an account: its role, and whether it may do more than read.

import type { Tx } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { sendRolePasswordLink } from './links.ts'
import { endSessions } from './sessions.ts'
import { users } from './tables.ts'
import { lockUser, type User } from './users.ts'

/** Held until the transaction ends. The owner's standing is the configuration's. */
export async function holdCustomer(tx: Tx, id: string): Promise<User> {
  const user = await lockUser(tx, id)
  if (!user) throw new Failure('not_found')
  return user
}

/**
 * Acts from the next call on. Answers whether it was another before. A password that may be too short for a role ends:
 * its owner is emailed a link to set a longer one, and signs in by links until then.
 */
export async function changeRole(house: House, tx: Tx, user: User, role: 'user' | 'admin'): Promise<boolean> {
  if (user.role === 'owner') throw new Failure('owner_stays')
  if (user.role === role) return false
  if (role === 'admin' && user.suspendedAt) throw new Failure('standing_conflict', { sentence: LIFT_FIRST })
  await tx.update(users).set({ role }).where(eq(users.id, user.id))
  if (role === 'admin') await endShortPassword(house, tx, user)
  return true
}

export async function endShortPassword(house: House, tx: Tx, user: User): Promise<void> {
  if (!user.passwordHash || user.passwordFitsRole) return
  await tx.update(users).set({ passwordHash: null }).where(eq(users.id, user.id))
  await sendRolePasswordLink(house, tx, user)
}

/** Ends every session; whoever signs in again may read. Answers whether it was otherwise before. */
export async function suspend(tx: Tx, user: User, reason: string): Promise<boolean> {
  if (user.role === 'owner') throw new Failure('owner_stays')
  if (user.role === 'admin') throw new Failure('standing_conflict', { sentence: ROLE_FIRST })
  if (user.suspendedAt) return false
  await tx
    .update(users)
    .set({ suspendedAt: new Date(), suspensionReason: reason })
    .where(eq(users.id, user.id))
  await endSessions(tx, user.id)
  return true
}

export async function liftSuspension(tx: Tx, user: User): Promise<boolean> {
  if (!user.suspendedAt) return false
  await tx.update(users).set({ suspendedAt: null, suspensionReason: null }).where(eq(users.id, user.id))
  return true
}

const LIFT_FIRST = 'A suspended member cannot become an admin. Lift the suspension first.'
const ROLE_FIRST = 'An admin cannot be suspended. Take the role away first.'
