import { forMe } from '#features/accounts/server/public.ts'
import type { Route } from '#kit/route.ts'
import { deletedMeanwhile } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { getFile, listFiles } from '../contract.ts'
import { countBin } from './files/bin-queries.ts'
import { presentFiles } from './files/present.ts'
import { fileRoutes } from './files/routes.ts'
import { mine } from './own-blueprint.ts'
import { filesOf, findFile } from './queries.ts'
import { sendFile } from './send-file.ts'
import { shareRoutes } from './shares/routes.ts'

export function blueprintRoutes(house: House): Route[] {
  const { db } = house
  // The session of an order may see its blueprint.
  const seen = forMe(house, { orderSessions: true })
  return [
    seen(listFiles, async ({ me, params }) => {
      const blueprint = await mine(db, me, params.id)
      const files = await filesOf(db, blueprint.id)
      return {
        blueprint,
        files: await presentFiles(db, blueprint, files),
        binned: await countBin(db, blueprint.id),
      }
    }),

    seen(getFile, async ({ me, params: { id, filename }, query, request, reply }) => {
      const blueprint = await mine(db, me, id)
      const file = await findFile(db, blueprint.id, filename)
      if (!file) throw deletedMeanwhile('This file')
      return sendFile(house, { file, asAttachment: query.download === '1', request, reply })
    }),

    ...fileRoutes(house),
    ...shareRoutes(house),
  ]
}
