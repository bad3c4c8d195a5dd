import { forMe, type Me } from '#features/accounts/server/public.ts'
import type { Route } from '#kit/route.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { getFile, listFiles } from '../contract.ts'
import { filesOf, findBlueprint, findFile } from './queries.ts'
import { addressOf } from './rules.ts'
import { sendFile } from './send-file.ts'

export function blueprintRoutes(house: House): Route[] {
  const { db } = house
  // The session of an order may see its blueprint.
  const seen = forMe(house, { orderSessions: true })
  return [
    seen(listFiles, async ({ me, params }) => {
      const blueprint = await mine(house, me, params.id)
      const files = await filesOf(db, blueprint.id)
      return {
        files: files.map((file) => ({
          ...file,
          createdAt: file.createdAt.toISOString(),
          url: addressOf(blueprint.slug, file.filename),
        })),
      }
    }),

    seen(getFile, async ({ me, params: { id, filename }, query, request, reply }) => {
      const blueprint = await mine(house, me, id)
      const file = await findFile(db, blueprint.id, filename)
      if (!file) throw new Failure('not_found')
      return sendFile(house, { file, asAttachment: query.download === '1', request, reply })
    }),
  ]
}

async function mine({ db }: House, { id: userId, proved, onlyOrder }: Me, idOrSlug: string) {
  const blueprint = await findBlueprint(db, { userId, proved, onlyOrder }, idOrSlug)
  if (!blueprint) throw new Failure('not_found')
  return blueprint
}
