import { forMe } from '#features/accounts/server/public.ts'
import { assetsOf, blueprintsOf, type Viewer } from '#features/blueprints/server/public.ts'
import { totalsOf } from '#features/credits/server/public.ts'
import { generationsOf } from '#features/generation/server/public.ts'
import type { Answer } from '#kit/endpoint.ts'
import type { Db } from '#server/database/connect.ts'
import type { Feature } from '#server/house.ts'
import { getDashboard } from '../contract.ts'

const MOST_RECENT = 10

export const dashboardFeature: Feature = {
  name: 'dashboard',
  routes: (house) => [
    forMe(house, { orderSessions: true })(getDashboard, async ({ me }) => {
      const viewer = { userId: me.id, proved: me.proved, onlyOrder: me.onlyOrder }
      const [totals, made] = await Promise.all([totalsOf(house.db, me.id, me), madeFor(house.db, viewer)])
      return { user: me, ...totals, ...made }
    }),
  ],
}

type Made = Pick<Answer<typeof getDashboard>, 'blueprints' | 'recentGenerations'>

async function madeFor(db: Db, viewer: Viewer): Promise<Made> {
  const [blueprints, assets, generations] = await Promise.all([
    blueprintsOf(db, viewer),
    assetsOf(db, viewer),
    generationsOf(db, viewer),
  ])
  const statuses = new Map(generations.map(({ blueprintId, status }) => [blueprintId, status]))
  return {
    recentGenerations: generations.slice(0, MOST_RECENT),
    blueprints: blueprints.map((blueprint) => ({
      ...blueprint,
      createdAt: blueprint.createdAt.toISOString(),
      status: statuses.get(blueprint.id),
      ...assets.get(blueprint.id),
    })),
  }
}
