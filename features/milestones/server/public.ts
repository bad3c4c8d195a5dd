import type { MilestoneEdits } from '#engine/edits.ts'
import type { House } from '#server/house.ts'
import { originalsOf } from './originals.ts'
import { editsOf } from './queries.ts'
import { ownWords } from './rules.ts'

/** What the founder made of a blueprint's map, for whoever makes documents of it. Not inside a transaction that holds the blueprint. */
export async function ownMilestones(house: House, blueprintId: string): Promise<MilestoneEdits> {
  const edits = await editsOf(house.db, blueprintId)
  return edits.length > 0 ? ownWords(await originalsOf(house, blueprintId), edits) : {}
}
