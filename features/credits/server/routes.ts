import { forMe } from '#features/accounts/server/public.ts'
import type { Route } from '#kit/route.ts'
import type { House } from '#server/house.ts'
import { getCredits } from '../contract.ts'
import { totalsOf } from './queries.ts'

export function creditRoutes(house: House): Route[] {
  return [forMe(house)(getCredits, ({ me }) => totalsOf(house.db, me.id, me))]
}
