import { forAdmin } from '#features/accounts/server/public.ts'
import { changed, record } from '#features/admin/server/public.ts'
import { addressOf } from '#kit/call.ts'
import { handle } from '#kit/route.ts'
import type { Feature } from '#server/house.ts'
import {
  createResource,
  listManagedResources,
  listResources,
  type ManagedResource,
  readResourceQuery,
  updateResource,
} from '../contract.ts'
import * as directory from './queries.ts'
import { seedResources } from './seed.ts'

// For the audit trail.
const targetOf = ({ id, title }: ManagedResource) => ({ kind: 'resource', id, label: title })
const factsOf = ({ url, hidden, version }: ManagedResource) => ({ url, hidden, version })

export const resourcesFeature: Feature = {
  name: 'resources',
  routes: (house) => {
    const { db } = house
    const admin = forAdmin(house)
    return [
      handle(listResources, ({ query }) => directory.findResources(db, query)),
      forAdmin(house, { anySignIn: true })(listManagedResources, ({ query }) =>
        directory.findResources(db, { ...query, hidden: true }),
      ),
      admin(createResource, ({ me, body }) =>
        db.transaction(async (tx) => {
          const resource = await directory.createResource(tx, body)
          const [action, after] = ['resource.create', factsOf(resource)] as const
          await record(tx, { actor: me, action, target: targetOf(resource), after })
          return { success: true as const, resource }
        }),
      ),
      admin(updateResource, ({ me, params, body }) =>
        db.transaction(async (tx) => {
          const { before, after } = await directory.updateResource(tx, params.id, body)
          const changes = changed(factsOf(before), factsOf(after))
          await record(tx, { actor: me, action: 'resource.update', target: targetOf(after), ...changes })
          return { success: true as const, resource: after }
        }),
      ),
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
