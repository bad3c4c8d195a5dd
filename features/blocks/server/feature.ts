import { forMe } from '#features/accounts/server/public.ts'
import type { Feature } from '#server/house.ts'
import { endBlock, listBlocks, setBlock } from '../contract.ts'
import { blocksOf, removeBlock, saveBlock } from './queries.ts'

const success = true as const

export const blocksFeature: Feature = {
  name: 'blocks',
  routes: (house) => [
    // Every page of the community asks this. The session of an order has nobody to fold.
    forMe(house, { orderSessions: true })(listBlocks, async ({ me }) => ({
      people: me.onlyOrder ? [] : await blocksOf(house.db, me.id),
    })),
    forMe(house)(setBlock, async ({ me, params, body }) => {
      await saveBlock(house.db, { userId: me.id, personId: params.userId, kind: body.kind })
      return { success }
    }),
    forMe(house, { evenSuspended: true })(endBlock, async ({ me, params }) => {
      await removeBlock(house.db, me.id, params.userId)
      return { success }
    }),
  ],
  exportData: (db, { id }) => blocksOf(db, id),
}
