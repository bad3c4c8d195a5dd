// Signing in with a second factor or a passkey, and showing again who one is.
import { handle, type Route } from '#kit/route.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { getConfirmation } from '../../contract.ts'
import * as contract from '../../second-factor-contract.ts'
import { confirmMyself, waysToConfirm } from '../confirm-it-is-me.ts'
import { browserOf, markPasskeyBrowser, passkeyBrowserSecret, setSession } from '../cookies.ts'
import { forMe } from '../me.ts'
import { isConfirmed } from '../rules.ts'
import type { Throttle } from '../throttle.ts'
import { shown } from '../users.ts'
import { findAwaitingSession } from './awaiting-sessions.ts'
import { factorsOf, waysOf } from './factors.ts'
import { enterWithPasskey, finishSignIn } from './finish-sign-in.ts'
import { assertionOptions } from './passkeys.ts'
import { factorSettingsRoutes } from './settings-routes.ts'

const success = true as const

export function secondFactorRoutes(house: House, throttle: Throttle): Route[] {
  const { db } = house
  const mine = forMe(house, { evenSuspended: true })
  return [
    handle(contract.passkeySignInOptions, async ({ request, reply }) => {
      const browserSecret = markPasskeyBrowser(house, request, reply)
      return { options: await assertionOptions(house, { purpose: 'sign-in', browserSecret }) }
    }),

    handle(contract.signInWithPasskey, async ({ body: { passkey }, request, reply }) => {
      const browserSecret = passkeyBrowserSecret(house, request)
      if (!browserSecret) throw new Failure('passkey_refused')
      const browser = browserOf(house, request)
      const { user, sessionToken } = await enterWithPasskey(house, { passkey, browserSecret, browser })
      setSession(house, reply, sessionToken)
      return { success, user: shown(user) }
    }),

    handle(contract.getSecondFactor, async ({ request }) => {
      const { sessionToken = '' } = browserOf(house, request)
      const awaiting = await findAwaitingSession(db, sessionToken)
      if (!awaiting) throw new Failure('sign_in_over')
      const { userId } = awaiting
      const secondFactor = waysOf(await factorsOf(db, userId))
      if (!secondFactor.includes('passkey')) return { secondFactor }
      const bound = { purpose: 'second-factor' as const, browserSecret: sessionToken, userId }
      return { secondFactor, passkeyOptions: await assertionOptions(house, bound) }
    }),

    handle(contract.passSecondFactor, async ({ body, request, reply }) => {
      const browser = browserOf(house, request)
      const { user, sessionToken } = await finishSignIn(house, throttle, { ...body, browser })
      setSession(house, reply, sessionToken)
      return { success, user: shown(user) }
    }),

    mine(getConfirmation, async ({ me }) => {
      const ways = await waysToConfirm(db, me)
      const confirmed = isConfirmed(me.confirmedAt)
      const known = { confirmed, email: me.email, ways }
      if (confirmed || !ways.includes('passkey')) return known
      const bound = { browserSecret: me.browser.sessionToken ?? '', userId: me.id }
      return { ...known, passkeyOptions: await assertionOptions(house, { purpose: 'confirm', ...bound }) }
    }),

    mine(contract.confirmMyself, async ({ me, body }) => {
      await confirmMyself(house, throttle, me, body)
      return { success }
    }),

    ...factorSettingsRoutes(house),
  ]
}
