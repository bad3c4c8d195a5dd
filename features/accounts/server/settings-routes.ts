// The account part of the settings: each call is about the caller alone.

import type { Route } from '#kit/route.ts'
import { eq } from '#server/database/sql.ts'
import { deviceName } from '#server/device-name.ts'
import { Failure } from '#server/errors.ts'
import type { House, Person } from '#server/house.ts'
import { signInsOf } from '#server/security-log/queries.ts'
import {
  changeEmail,
  changeName,
  changePassword,
  deleteAccount,
  disconnectProvider as disconnectCall,
  endOtherSessions,
  endSession,
  exportMyData,
  getAccount,
  listSessions,
  listSignIns,
  sendVerification,
} from '../contract.ts'
import { accountOf } from './account-queries.ts'
import { confirmItIsMe, lockMe } from './confirm-it-is-me.ts'
import { clearSession } from './cookies.ts'
import { erasePerson } from './erase-person.ts'
import { exportData } from './export-data.ts'
import { disconnectProvider } from './identities.ts'
import { endAddress, untilFree } from './leave-address.ts'
import { askForChangeLink, ENOUGH_SENT, sendVerifyLink } from './links.ts'
import { forMe, type Me } from './me.ts'
import { hashNewPassword } from './new-password.ts'
import { nameFault } from './reserved-names.ts'
import { setPassword } from './reset-password.ts'
import { endSessionById, endSessions, listSessionsOf } from './sessions.ts'
import { users } from './tables.ts'
import type { Throttle } from './throttle.ts'
import { findUser, lockUser } from './users.ts'

const success = true as const
const personOf = ({ id, email, proved }: Me): Person => ({ id, email: proved ? email : undefined })

export function settingsRoutes(house: House, throttle: Throttle): Route[] {
  const { db } = house
  const mine = forMe(house, { evenSuspended: true })
  return [
    mine(getAccount, async ({ me }) => ({ user: await accountOf(db, me) })),

    // Not for the suspended: the name stands beside everything that they ever wrote.
    forMe(house)(changeName, async ({ me, body: { fullName } }) => {
      const fault = fullName === me.fullName ? undefined : nameFault(fullName, { mayBeOurs: me.isAdmin })
      if (fault) throw new Failure('invalid_input', { sentence: fault })
      await db.update(users).set({ fullName }).where(eq(users.id, me.id))
      return { success }
    }),

    mine(changePassword, async ({ me, body: { currentPassword, password } }) => {
      await throttle.passwordChange(me.id)
      const confirmed = await confirmItIsMe(house, throttle, me, currentPassword)
      const owner = await findUser(db, me.id)
      if (!owner) throw new Failure('signed_out')
      const newPassword = await hashNewPassword(password, owner)
      await db.transaction(async (tx) => {
        const user = await lockMe(tx, me, confirmed)
        await setPassword(house, tx, user, newPassword, me.browser)
        me.browser.note({ kind: 'password-changed', userId: me.id })
      })
      return { success }
    }),

    mine(changeEmail, async ({ me, body: { email, currentPassword } }) => {
      if (me.role === 'owner') throw new Failure('owner_stays')
      if (email === me.email)
        throw new Failure('invalid_input', { sentence: 'This is already your address.' })
      await confirmItIsMe(house, throttle, me, currentPassword)
      await askForChangeLink(house, throttle, me, email)
      return { success, linkSent: true as const }
    }),

    mine(disconnectCall, async ({ me, body: { provider, currentPassword } }) => {
      const confirmed = await confirmItIsMe(house, throttle, me, currentPassword)
      await db.transaction(async (tx) => {
        const user = await lockMe(tx, me, confirmed)
        if (await disconnectProvider(house, tx, { user, provider, sessionId: me.sessionId }))
          me.browser.note({ kind: 'provider-unlinked', userId: me.id })
      })
      return { success }
    }),

    mine(sendVerification, async ({ me }) => {
      if (me.proved) return { success, linkSent: false }
      if (!(await throttle.mayEmail('verify', me.email)))
        throw new Failure('rate_limited', { sentence: ENOUGH_SENT })
      await db.transaction(async (tx) => {
        const user = await lockUser(tx, me.id)
        if (user && !user.provedAt) await sendVerifyLink(house, tx, user)
      })
      me.browser.note({ kind: 'link-requested', userId: me.id, method: 'verify-email' })
      return { success, linkSent: true }
    }),

    mine(listSessions, async ({ me }) => ({
      sessions: (await listSessionsOf(db, me.id)).map((session) => ({
        id: session.id,
        device: deviceName(session.userAgent),
        method: session.method,
        current: session.id === me.sessionId,
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
      })),
    })),

    mine(endSession, async ({ me, params, reply }) => {
      if (!(await endSessionById(db, me.id, params.id))) throw new Failure('not_found')
      if (params.id === me.sessionId) clearSession(house, reply)
      me.browser.note({ kind: 'session-ended', userId: me.id })
      return { success }
    }),

    mine(endOtherSessions, async ({ me }) => {
      const ended = await endSessions(db, me.id, { butToken: me.browser.sessionToken })
      if (ended > 0) me.browser.note({ kind: 'session-ended', userId: me.id })
      return { success, ended }
    }),

    mine(listSignIns, async ({ me }) => ({
      signIns: (await signInsOf(db, me.id)).map(({ lastAt, ...signIn }) => ({
        ...signIn,
        at: lastAt.toISOString(),
      })),
    })),

    mine(exportMyData, async ({ me, reply }) =>
      reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="founder-co-pilot-my-data.zip"')
        .send(await exportData(house, personOf(me))),
    ),

    mine(deleteAccount, async ({ me, body, reply }) => {
      if (me.role === 'owner') throw new Failure('owner_stays')
      const confirmed = await confirmItIsMe(house, throttle, me, body.currentPassword)
      await untilFree(() =>
        db.transaction(async (tx) => {
          const user = await lockMe(tx, me, confirmed)
          if (!user.provedAt) await endAddress(house, tx, user)
          await erasePerson(house, tx, personOf(me))
        }),
      )
      clearSession(house, reply)
      me.browser.note({ kind: 'account-deleted', userId: me.id })
      return { success }
    }),
  ]
}
