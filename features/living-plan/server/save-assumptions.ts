import type { Me } from '#features/accounts/server/public.ts'
import { holdMine, mine } from '#features/blueprints/server/public.ts'
import type { House } from '#server/house.ts'
import type { SentEdits } from '../contract.ts'
import { editedElsewhere } from './assumptions.ts'
import { currentEdits } from './current-edits.ts'
import { originIn, soundChanges } from './look-at-changes.ts'
import { keepEdits } from './queries.ts'
import { isSame } from './rules.ts'

interface Change {
  edits: SentEdits
  /** What the caller had read. */
  version: number
}

/** Answers the version. Two who save at once come one after the other; the second is told, unless both say the same. */
export async function saveChanges(
  house: House,
  me: Me,
  idOrSlug: string,
  { edits: asked, version: read }: Change,
): Promise<number> {
  const blueprint = await mine(house.db, me, idOrSlug)
  const edits = await soundChanges(house, blueprint.id, asked)
  const first = await originIn(house, blueprint.id)
  const version = await house.db.transaction(async (tx) => {
    await holdMine(tx, me, blueprint.id)
    const now = await currentEdits(house, tx, { blueprintId: blueprint.id, first })
    // A double click, or an answer that was lost on the way: it is saved already.
    if (isSame(now.edits, edits)) return now.version
    if (now.version !== read) return undefined
    await keepEdits(tx, blueprint.id, { edits, version: read + 1 })
    return read + 1
  })
  if (version === undefined) throw await editedElsewhere(house, blueprint)
  return version
}
