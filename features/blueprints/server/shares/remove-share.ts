// An admin takes down a link that should not be public under our name.

import type { Me } from '#features/accounts/server/public.ts'
import { record } from '#features/admin/server/public.ts'
import { and, eq, isNull, sql } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { hold } from '../own-blueprint.ts'
import { blueprintShares } from '../tables.ts'
import { findShare } from './share-queries.ts'
import { shareRemovedEmail } from './share-removed-email.ts'

interface Removal {
  /** The whole address, or the token in it. */
  address: string
  /** Told to whoever shared it. */
  reason: string
}

/** Pressed twice, it is done once: the second finds it removed, and nobody is told again. */
export async function removeShare(house: House, admin: Me, { address, reason }: Removal): Promise<string> {
  const found = await findShare(house.db, tokenIn(address))
  if (!found) throw new Failure('not_found', { sentence: NO_SUCH_LINK })
  const { id, blueprintId } = found.share
  await house.db.transaction(async (tx) => {
    await hold(tx, blueprintId)
    const [removed] = await tx
      .update(blueprintShares)
      .set({ removedAt: sql`now()`, endedAt: sql`coalesce(${blueprintShares.endedAt}, now())` })
      .where(and(eq(blueprintShares.id, id), isNull(blueprintShares.removedAt)))
      .returning({ id: blueprintShares.id })
    if (!removed) return
    await record(tx, { actor: admin, action: 'share.remove', target: { kind: 'share', id }, reason })
    const email = shareRemovedEmail(house.config, { name: found.name, reason })
    await house.mail.send(tx, { to: found.ownerEmail, ...email })
  })
  return found.name
}

const NO_SUCH_LINK = 'There is no such link. Please paste the whole address, such as https://…/shared/…'

/** 'https://example.com/shared/TOKEN?x#y' → 'TOKEN' */
function tokenIn(address: string): string {
  const [path = ''] = address.trim().split(/[?#]/)
  return path.split('/').filter(Boolean).at(-1) ?? ''
}
