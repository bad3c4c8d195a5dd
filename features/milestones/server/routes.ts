import { forMe, type Me } from '#features/accounts/server/public.ts'
import { findBlueprint } from '#features/blueprints/server/public.ts'
import type { Route } from '#kit/route.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { getMilestones, saveMilestone } from '../contract.ts'
import { originalsOf } from './originals.ts'
import { editsOf } from './queries.ts'
import { mapOf } from './rules.ts'
import { saveEdit } from './save-milestone.ts'

export function milestoneRoutes(house: House): Route[] {
  const { db } = house
  // The session of an order looks on.
  const seen = forMe(house, { orderSessions: true })
  return [
    seen(getMilestones, async ({ me, params }) => {
      const blueprintId = await mine(house, me, params.id)
      return mapOf(await originalsOf(house, blueprintId), await editsOf(db, blueprintId))
    }),

    forMe(house)(saveMilestone, async ({ me, params, body }) => {
      const blueprintId = await mine(house, me, params.id)
      const originals = await originalsOf(house, blueprintId)
      const { data, version } = await saveEdit(db, blueprintId, body)
      const { completed } = mapOf(originals, await editsOf(db, blueprintId))
      return { success: true as const, data, version, completed }
    }),
  ]
}

async function mine({ db }: House, { id: userId, proved, onlyOrder }: Me, idOrSlug: string): Promise<string> {
  const blueprint = await findBlueprint(db, { userId, proved, onlyOrder }, idOrSlug)
  if (!blueprint) throw new Failure('not_found')
  return blueprint.id
}
