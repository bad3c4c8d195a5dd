import { forMe } from '#features/accounts/server/public.ts'
import { mine } from '#features/blueprints/server/public.ts'
import type { Route } from '#kit/route.ts'
import type { House } from '#server/house.ts'
import { getOverview, getPagePicture } from '../contract.ts'
import { documentsOf } from './documents.ts'
import { overviewOf } from './overview.ts'
import { sendPagePicture } from './send-page-picture.ts'

export function overviewRoutes(house: House): Route[] {
  const { db } = house
  // The session of an order looks on.
  const maySee = forMe(house, { orderSessions: true })
  return [
    maySee(getOverview, async ({ me, params }) => overviewOf(house, await mine(db, me, params.id))),

    maySee(getPagePicture, async ({ me, params: { id, document, page }, query, request, reply }) => {
      const documents = await documentsOf(db, await mine(db, me, id))
      const file = documents.find((one) => one.document === document)
      return sendPagePicture(house, { file, page, size: query.size, request, reply })
    }),
  ]
}
