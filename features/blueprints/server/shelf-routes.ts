import { forMe, type Me } from '#features/accounts/server/public.ts'
import type { Route } from '#kit/route.ts'
import type { House } from '#server/house.ts'
import * as contract from '../contract.ts'
import { changeShelf } from './change-shelf.ts'
import { exportOf, sizeOf } from './export-shelf.ts'
import type { Viewer } from './queries.ts'
import { dispositionOf } from './rules.ts'
import { zipOf } from './zip-shelf.ts'

export function shelfRoutes(house: House): Route[] {
  const { db } = house
  // The session of an order may see its blueprint, and have its files. Where it stands is the owner's matter.
  const seen = forMe(house, { orderSessions: true })
  return [
    forMe(house)(contract.changeShelf, ({ me, body }) => changeShelf(db, viewerOf(me), body)),

    seen(contract.measureExport, async ({ me, query }) => sizeOf(await exportOf(db, viewerOf(me), query))),

    seen(contract.exportBlueprints, async ({ me, query, reply }) => {
      const exported = await exportOf(db, viewerOf(me), query)
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': dispositionOf(exported.filename, true),
          'cache-control': 'private, no-store',
        })
        .send(zipOf(house, exported))
    }),
  ]
}

const viewerOf = ({ id: userId, proved, onlyOrder }: Me): Viewer => ({ userId, proved, onlyOrder })
