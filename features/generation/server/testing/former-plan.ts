// A plan as it was stored before plans were composed: from the business model of a shop, without a source. Cut to what is still
// read of it: the brand, the map, the figures that issues are compared by, and two of seventeen sections.
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { folderOf } from '#features/blueprints/server/public.ts'
import { eq } from '#server/database/sql.ts'
import type { House } from '#server/house.ts'
import type { StoredBlueprint } from '../planning/packed-plan.ts'
import { generations } from '../tables.ts'
import { generationOf } from './paid.ts'

const FILE = new URL('former-plan.json', import.meta.url)

export const formerPlan = async (): Promise<StoredBlueprint> => JSON.parse(await readFile(FILE, 'utf8'))

/** As if the newest making of the blueprint had been made then. Its files stay. */
export async function becomeFormer(house: House, blueprintId: string): Promise<void> {
  const { id, brief } = await generationOf(house, blueprintId)
  const { plan, build, identity } = await formerPlan()
  const founder = brief.fullName
  const understood = { ...plan.understood, founder }
  const stored = { plan: { ...plan, founder, understood }, build, identity: { ...identity, founder } }
  const packed = new Uint8Array(gzipSync(JSON.stringify(stored)))
  const { key: planKey } = await house.storage.put(folderOf(blueprintId), packed)
  await house.db.update(generations).set({ planKey }).where(eq(generations.id, id))
}
