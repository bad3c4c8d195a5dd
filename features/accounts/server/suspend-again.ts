// A suspension does not end by deleting the account and signing up again.
import type { Tx } from '#server/database/connect.ts'
import { and, desc, eq, isNull } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import { keyedHash } from '#server/keyed-hash.ts'
import { erasedPeople, users } from './tables.ts'
import type { User } from './users.ts'

/** Once the address is proved. What counts is how the last account of the address ended. */
export async function suspendAgain(
  { cards }: Pick<House, 'cards'>,
  tx: Tx,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  const [last] = await tx
    .select({ suspended: erasedPeople.suspended })
    .from(erasedPeople)
    .where(eq(erasedPeople.address, keyedHash(cards, email)))
    .orderBy(desc(erasedPeople.erasedAt))
    .limit(1)
  if (!last?.suspended) return
  await tx
    .update(users)
    .set({ suspendedAt: new Date(), suspensionReason: REASON })
    .where(and(eq(users.id, id), isNull(users.suspendedAt)))
}

const REASON = 'The last account of this email address was suspended when it was deleted.'
