// Calls for people with a role. One place decides who they are, and how long ago they have to have shown it.
import type { Endpoint } from '#kit/endpoint.ts'
import { handleFor, type Route } from '#kit/route.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { requireConfirmed } from './confirm-it-is-me.ts'
import { type Me, type Run, requireMe } from './me.ts'
import { isFreshSignIn } from './rules.ts'

interface Doors {
  /** For what a public page shows admins beside the rest: looking at it asks nobody to sign in again. */
  anySignIn?: true
  /** For what a borrowed session must not do: they have to have shown within the last 10 minutes who they are. */
  confirmed?: true
}

/** A call for admins only, signed in within the last 12 hours: `forAdmin(house)(createPost, ({ me }) => …)`. */
export const forAdmin = (house: House, doors: Doors = {}) => forRole(house, ({ isAdmin }) => isAdmin, doors)

/** A call for the owner only, signed in within the last 12 hours. */
export const forOwner = (house: House, doors: Doors = {}) => forRole(house, ({ isOwner }) => isOwner, doors)

function forRole(house: House, mayCall: (me: Me) => boolean, { anySignIn, confirmed }: Doors) {
  return <E extends Endpoint>(endpoint: E, run: Run<E>): Route =>
    handleFor(
      endpoint,
      async (request, reply) => {
        const me = await requireMe(house, { request, reply })
        if (me.needsSecondFactor) throw new Failure('second_factor_required')
        if (!mayCall(me)) throw new Failure('not_allowed')
        if (!anySignIn && !isFreshSignIn(me.signedInAt)) throw new Failure('fresh_sign_in')
        if (confirmed) requireConfirmed(me)
        return me
      },
      run,
    )
}
