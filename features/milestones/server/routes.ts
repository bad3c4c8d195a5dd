import { forMe } from '#features/accounts/server/public.ts'
import { mine } from '#features/blueprints/server/public.ts'
import type { Route } from '#kit/route.ts'
import type { House } from '#server/house.ts'
import { dropEvidence, getMilestones, saveMilestone, setEvidence } from '../contract.ts'
import { removeEvidence, writeEvidence } from './evidence.ts'
import { originalsOf } from './originals.ts'
import { editsOf, evidenceOf } from './queries.ts'
import { mapOf } from './rules.ts'
import { saveEdit } from './save-milestone.ts'

export function milestoneRoutes(house: House): Route[] {
  const { db } = house
  // The session of an order looks on.
  const seen = forMe(house, { orderSessions: true })
  return [
    seen(getMilestones, async ({ me, params }) => {
      const { id: blueprintId } = await mine(db, me, params.id)
      return mapNow(house, blueprintId)
    }),

    forMe(house)(saveMilestone, async ({ me, params, body }) => {
      const { id: blueprintId } = await mine(db, me, params.id)
      const originals = await originalsOf(house, blueprintId)
      const { data, version } = await saveEdit(db, blueprintId, {
        ...body,
        original: originals[body.milestone],
      })
      const { completed } = await mapNow(house, blueprintId)
      return { success: true as const, data, version, completed }
    }),

    forMe(house)(setEvidence, async ({ me, params: { id, milestone }, body }) => {
      const { id: blueprintId } = await mine(db, me, id)
      await originalsOf(house, blueprintId)
      const evidence = await writeEvidence(db, { blueprintId, milestone }, body)
      const { completed } = await mapNow(house, blueprintId)
      return { success: true as const, evidence, completed }
    }),

    forMe(house)(dropEvidence, async ({ me, params: { id, milestone } }) => {
      const { id: blueprintId } = await mine(db, me, id)
      await removeEvidence(db, { blueprintId, milestone })
      const { completed } = await mapNow(house, blueprintId)
      return { success: true as const, evidence: null, completed }
    }),
  ]
}

async function mapNow(house: House, blueprintId: string) {
  const [edits, wanted] = [await editsOf(house.db, blueprintId), await evidenceOf(house.db, blueprintId)]
  return mapOf(await originalsOf(house, blueprintId), edits, wanted)
}
