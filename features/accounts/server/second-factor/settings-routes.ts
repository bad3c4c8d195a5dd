// The second factors in the settings. Whatever changes them asks who is there first.
import type { Route } from '#kit/route.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import {
  addPasskey as addPasskeyCall,
  beginAuthenticator as beginCall,
  confirmAuthenticator as confirmCall,
  getSecurity,
  newPasskeyOptions,
  removeAuthenticator as removeAuthenticatorCall,
  removePasskey as removePasskeyCall,
  renewRecoveryCodes as renewCall,
} from '../../second-factor-contract.ts'
import { requireConfirmed } from '../confirm-it-is-me.ts'
import { forMe } from '../me.ts'
import { findAuthenticator } from './factors.ts'
import { listPasskeys, registrationOptions } from './passkeys.ts'
import { recoveryCodesLeft } from './recovery-codes.ts'
import * as setUp from './set-up.ts'

const success = true as const

export function factorSettingsRoutes(house: House): Route[] {
  const { db, config } = house
  const mine = forMe(house, { evenSuspended: true })
  return [
    mine(getSecurity, async ({ me }) => ({
      passkeys: (await listPasskeys(db, me.id)).map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString(),
      })),
      authenticatorSince: (await findAuthenticator(db, me.id))?.confirmedAt?.toISOString(),
      recoveryCodesLeft: await recoveryCodesLeft(db, me.id),
      required: config.secondFactorRequired && me.role !== 'user',
      proved: me.proved,
    })),

    mine(newPasskeyOptions, async ({ me }) => {
      if (!me.proved) throw new Failure('prove_address')
      requireConfirmed(me)
      return { options: await registrationOptions(house, me, setUp.sessionSecret(me)) }
    }),

    mine(addPasskeyCall, async ({ me, body }) => {
      requireConfirmed(me)
      const recoveryCodes = await setUp.addPasskey(house, me, body)
      me.browser.note({ kind: 'second-factor-added', userId: me.id, method: 'passkey' })
      return { success, recoveryCodes }
    }),

    mine(removePasskeyCall, async ({ me, params }) => {
      requireConfirmed(me)
      await setUp.removePasskey(house, me, params.id)
      me.browser.note({ kind: 'second-factor-removed', userId: me.id, method: 'passkey' })
      return { success }
    }),

    mine(beginCall, ({ me }) => {
      requireConfirmed(me)
      return setUp.beginAuthenticator(house, me)
    }),

    mine(confirmCall, async ({ me, body }) => {
      requireConfirmed(me)
      const recoveryCodes = await setUp.confirmAuthenticator(house, me, body.code)
      me.browser.note({ kind: 'second-factor-added', userId: me.id, method: 'totp' })
      return { success, recoveryCodes }
    }),

    mine(removeAuthenticatorCall, async ({ me }) => {
      requireConfirmed(me)
      await setUp.removeAuthenticator(house, me)
      me.browser.note({ kind: 'second-factor-removed', userId: me.id, method: 'totp' })
      return { success }
    }),

    mine(renewCall, async ({ me }) => {
      requireConfirmed(me)
      const recoveryCodes = await setUp.renewRecoveryCodes(house, me)
      me.browser.note({ kind: 'recovery-codes-created', userId: me.id })
      return { success, recoveryCodes }
    }),
  ]
}
