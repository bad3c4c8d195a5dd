// Whose blueprint it is comes first: to anybody else there is nothing, whatever they ask of it.

import type { Me } from '#features/accounts/server/public.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { eq } from '#server/database/sql.ts'
import { Failure } from '#server/errors.ts'
import { type Blueprint, findBlueprint } from './queries.ts'
import { blueprints } from './tables.ts'

export async function mine(
  db: Db,
  { id: userId, proved, onlyOrder }: Me,
  idOrSlug: string,
): Promise<Blueprint> {
  const blueprint = await findBlueprint(db, { userId, proved, onlyOrder }, idOrSlug)
  if (!blueprint) throw new Failure('not_found')
  return blueprint
}

/** Holds it: what is decided about its files is decided one after the other, also by the job that empties the bin. */
export async function holdMine(tx: Tx, me: Me, idOrSlug: string): Promise<Blueprint> {
  const { id } = await mine(tx, me, idOrSlug)
  await hold(tx, id)
  return mine(tx, me, id)
}

export async function hold(tx: Tx, blueprintId: string): Promise<void> {
  await tx.select({ id: blueprints.id }).from(blueprints).where(eq(blueprints.id, blueprintId)).for('update')
}
