// Whoever used a code and was forgotten since is known again by a hash of the address, so that leaving and coming back is
// no way around a limit per person.

import type { Tx } from '#server/database/connect.ts'
import { eq, type SQL } from '#server/database/sql.ts'
import { keyedHash, type Secret } from '#server/keyed-hash.ts'
import { personAddress } from './person-address.ts'
import { promoUses } from './tables.ts'

/** Another for every code: so that it does not tell what else the person used. */
export function addressHash(secret: Secret, promoCodeId: string, email: string): string {
  return keyedHash(secret, `promo-use:${promoCodeId}:${email}`)
}

export async function forget(tx: Tx, secret: Secret, theirs: SQL | undefined): Promise<void> {
  const uses = await tx.select().from(promoUses).where(theirs)
  for (const { orderId, promoCodeId, email, emailHash } of uses)
    await tx
      .update(promoUses)
      .set({
        email: null,
        person: null,
        userId: null,
        emailHash: email ? addressHash(secret, promoCodeId, personAddress(email)) : emailHash,
      })
      .where(eq(promoUses.orderId, orderId))
}
