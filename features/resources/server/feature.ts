import { forAdmin } from '#features/accounts/server/public.ts'
import { addressOf } from '#kit/call.ts'
import { handle } from '#kit/route.ts'
import type { Feature } from '#server/house.ts'
import {
  createResource,
  listManagedResources,
  listResources,
  readResourceQuery,
  updateResource,
} from '../contract.ts'
import * as directory from './queries.ts'
import { seedResources } from './seed.ts'

export const resourcesFeature: Feature = {
  name: 'resources',
  routes: (house) => {
    const { db } = house
    const forMe = forAdmin(house)
    return [
      handle(listResources, ({ query }) => directory.findResources(db, query)),
      forMe(listManagedResources, ({ query }) => directory.findResources(db, { ...query, hidden: true })),
      forMe(createResource, async ({ body }) => ({
        success: true as const,
        resource: await directory.createResource(db, body),
      })),
      forMe(updateResource, async ({ params, body }) => ({
        success: true as const,
        resource: await directory.updateResource(db, params.id, body),
      })),
    ]
  },
  pages: ({ db }) => [
    {
      path: '/resources',
      async fill({ query }) {
        const asked = readResourceQuery(query)
        const found = await directory.findResources(db, asked)
        const answer = listResources.reply.parse(found)
        return {
          location: addressOf({ path: '/resources' }, { query: asked }),
          answers: { [addressOf(listResources, { query: asked })]: answer },
        }
      },
    },
  ],
  async start({ db }) {
    await seedResources(db)
    return []
  },
}
