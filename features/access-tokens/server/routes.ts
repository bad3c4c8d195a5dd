import { confirmItIsMe, createThrottle, forMe, lockMe } from '#features/accounts/server/public.ts'
import type { Route } from '#kit/route.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { createAccessToken, listAccessTokens, revokeAccessToken } from '../contract.ts'
import { makeToken } from './make-token.ts'
import type { AccessToken } from './tables.ts'
import { revokeToken, tokensOf } from './token-queries.ts'

const success = true as const

export function accessTokenRoutes(house: House): Route[] {
  const { db } = house
  const throttle = createThrottle(house)
  const mine = forMe(house, { evenSuspended: true })
  return [
    mine(listAccessTokens, async ({ me }) => ({ tokens: (await tokensOf(db, me.id)).map(shown) })),

    forMe(house)(createAccessToken, async ({ me, body: { currentPassword, ...wish } }) => {
      // The first proof of an address ends whatever was there before it. So nothing is to be there.
      if (!me.proved) throw new Failure('prove_address', { sentence: PROVE_FIRST })
      const confirmed = await confirmItIsMe(house, throttle, me, currentPassword)
      const { token, made } = await db.transaction(async (tx) =>
        makeToken(house, tx, await lockMe(tx, me, confirmed), wish),
      )
      me.browser.note({ kind: 'access-token-created', userId: me.id })
      return { success, token, accessToken: shown(made) }
    }),

    mine(revokeAccessToken, async ({ me, params }) => {
      if (!(await revokeToken(db, me.id, params.id))) throw new Failure('not_found')
      me.browser.note({ kind: 'access-token-ended', userId: me.id })
      return { success }
    }),
  ]
}

const PROVE_FIRST = 'Please confirm your email address before you make an access token.'

export function shown({ id, name, scopes, ending, createdAt, expiresAt, lastUsedAt }: AccessToken) {
  return {
    id,
    name,
    scopes,
    ending,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
