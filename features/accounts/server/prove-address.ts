// Every proof that somebody reads an address's mail, or that a provider vouches for it, ends here.

import { saveSettings } from '#features/notifications/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { endIdentities } from './identities.ts'
import { dropTokens } from './one-time-tokens.ts'
import { removeFactors } from './second-factor/factors.ts'
import { endOrderSessions, endSessions } from './sessions.ts'
import { suspendAgain } from './suspend-again.ts'
import { users } from './tables.ts'
import type { User } from './users.ts'

/**
 * The first proof of an address ends the sessions and the password from before it: whoever made the account may not be
 * the one who reads its mail. `knowsAccount` says that here they are the same: this browser is signed in to it, or the
 * password was typed. Later proofs end nothing. The user has to be locked.
 */
export async function proveAddress(
  house: Pick<House, 'cards'>,
  tx: Tx,
  user: User,
  { knowsAccount }: { knowsAccount: boolean },
): Promise<{ passwordEnded: boolean }> {
  if (user.provedAt) return { passwordEnded: false }
  await tx.update(users).set({ provedAt: new Date() }).where(eq(users.id, user.id))
  await suspendAgain(house, tx, user)
  if (!knowsAccount) await startOver(tx, user)
  // They stood in for the proof.
  await endOrderSessions(tx, user.id)
  // A stranger's change of address may still be on its way.
  await dropTokens(tx, user.id, knowsAccount ? ['verify-email'] : undefined)
  return { passwordEnded: user.passwordHash !== null && !knowsAccount }
}

/** What a stranger may have set up: the way in, and what they agreed to in the person's name. */
async function startOver(tx: Tx, { id }: User): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash: null, passwordFitsRole: false, termsAcceptedAt: null })
    .where(eq(users.id, id))
  await removeFactors(tx, id)
  await endSessions(tx, id)
  await endIdentities(tx, id)
  await saveSettings(tx, id, { marketingEmails: false })
}
