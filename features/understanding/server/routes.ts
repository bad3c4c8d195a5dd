import { findMe, refuseSuspended } from '#features/accounts/server/public.ts'
import { handle, type Route } from '#kit/route.ts'
import { bearerOf } from '#server/bearer.ts'
import type { House } from '#server/house.ts'
import { understandBrief } from '../contract.ts'
import { understandSent } from './understand-brief.ts'

export function understandingRoutes(house: House): Route[] {
  return [
    handle(understandBrief, async (call) => {
      // Nobody has to be signed in, so only a program has to say who it is.
      if (bearerOf(call.request) !== undefined) refuseSuspended(await findMe(house, call.request, call.reply))
      return understandSent(house, call.body, call.reply)
    }),
  ]
}
