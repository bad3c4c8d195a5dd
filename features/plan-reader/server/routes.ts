import { forMe } from '#features/accounts/server/public.ts'
import { mine, openedShare } from '#features/blueprints/server/public.ts'
import { handle, type Route } from '#kit/route.ts'
import type { House } from '#server/house.ts'
import { getFace, getReader, getSharedReader } from '../contract.ts'
import { readerOf, sharedReaderOf } from './reader-of.ts'
import { sendFace } from './send-face.ts'

export function planReaderRoutes(house: House): Route[] {
  // The session of an order looks on.
  const maySee = forMe(house, { orderSessions: true })
  return [
    maySee(getReader, async ({ me, params }) => readerOf(house, await mine(house.db, me, params.id))),

    handle(getSharedReader, async ({ params: { token }, reply }) => {
      const { share, name, files } = await openedShare(house, token, reply)
      return sharedReaderOf(house, { token, blueprintId: share.blueprintId, name, files })
    }),

    handle(getFace, ({ params, reply }) => sendFace(params, reply)),
  ]
}
