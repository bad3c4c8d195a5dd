import { buyerSecret, findMe, hashOf, requireMe } from '#features/accounts/server/public.ts'
import type { Endpoint } from '#kit/endpoint.ts'
import { type Call, handle, type Route } from '#kit/route.ts'
import type { House } from '#server/house.ts'
import { generateBlueprint, getBlueprintStatus } from '../contract.ts'
import { freeBlueprint } from './free-blueprint.ts'
import { generateWithCredit } from './generate-blueprint.ts'
import { latestOf } from './present.ts'
import { type Looker, newestFinished, newestGeneration } from './status-queries.ts'

const success = true as const

export function generationRoutes(house: House): Route[] {
  const { db } = house
  return [
    handle(generateBlueprint, async (call) => {
      const { promoCode, useCredits, requestId, ...form } = call.body
      if (promoCode && !useCredits) return { success, blueprintId: await freeBlueprint(house, call) }
      const me = await requireMe(house, call)
      return { success, blueprintId: await generateWithCredit(house, me, { form, requestId }) }
    }),

    handle(getBlueprintStatus, async (call) => {
      const looker = await whoLooks(house, call)
      return latestOf(await newestGeneration(db, looker), await newestFinished(db, looker))
    }),
  ]
}

/** The session, and the browser that began a checkout: its buyer may have no session yet. */
async function whoLooks(house: House, { request, reply }: Call<Endpoint>): Promise<Looker> {
  const me = await findMe(house, request, reply)
  const secret = buyerSecret(house, request)
  return {
    viewer: me && { userId: me.id, proved: me.proved, onlyOrder: me.onlyOrder },
    browserHash: secret && hashOf(secret),
  }
}
