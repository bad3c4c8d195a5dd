// Accounts of people who buy signed out: made by the purchase, without a password, opened by a link to the address.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { visible } from '#kit/fields.ts'
import type { Tx } from '#server/database/connect.ts'
import type { House } from '#server/house.ts'
import { browserOf, markBrowser, setOrderSession } from './cookies.ts'
import { loginLetter, supportLoginLetter } from './letters.ts'
import { issueLoginToken, issueToken } from './one-time-tokens.ts'
import { nameFor } from './reserved-names.ts'
import { hashOf } from './secrets.ts'
import { findSession, openSession } from './sessions.ts'
import { users } from './tables.ts'
import { createMailThrottle } from './throttle.ts'
import { findByEmail, lockUser, type User } from './users.ts'

const MOST_TRIES = 5

/** The account of the address, made if there is none, and held until the transaction ends. */
export async function accountOfAddress(
  tx: Tx,
  given: { email: string; fullName: string },
): Promise<{ user: User; made: boolean }> {
  const email = given.email.toLowerCase()
  const fullName = nameFor(email, visible(given.fullName).slice(0, 100))
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const made = await tx
      .insert(users)
      // Buying is agreeing to the terms.
      .values({ email, fullName, termsAcceptedAt: new Date() })
      .onConflictDoNothing({ target: users.email })
      .returning()
    const known = made[0] ?? (await findByEmail(tx, email))
    const user = known && (await lockUser(tx, known.id))
    // While this waited for it, the account may have been deleted, or have left the address: then there is another.
    if (user?.email === email) return { user, made: made.length > 0 }
  }
  throw new Error('The account of the address went away again and again.')
}

/**
 * For the browser that just paid: it sees that order only. Answers whether it was opened: not for an account that was
 * proved or got a password since, and never in the place of a sign-in.
 */
export async function openOrderSession(
  house: House,
  tx: Tx,
  { user, orderId, request, reply }: { user: User; orderId: string } & Exchange,
): Promise<boolean> {
  const held = await lockUser(tx, user.id)
  if (!held || held.provedAt || held.passwordHash) return false
  const browser = browserOf(house, request)
  if (await findSession(tx, browser.sessionToken)) return false
  const token = await openSession(tx, held, 'checkout', browser, { onlyOrder: orderId })
  setOrderSession(house, reply, token)
  return true
}

/** Whether one more login link may go to the address now. To be asked before the transaction: it counts outside of it. */
export function mayEmailLogin(house: Pick<House, 'database'>, email: string): Promise<boolean> {
  return createMailThrottle(house)('login', email)
}

/** A login link to the account's address; its code works in this browser. */
export async function emailLoginLink(
  house: House,
  tx: Tx,
  { user, request, reply }: { user: User } & Exchange,
): Promise<void> {
  const browserHash = hashOf(markBrowser(house, { email: user.email, request, reply }))
  const issued = await issueLoginToken(tx, user, browserHash)
  await house.mail.send(tx, { to: user.email, ...loginLetter(house.config.publicUrl, issued) })
}

/** The same, asked for by the owner: there is no browser for a code to work in. */
export async function emailLoginLinkFor(house: House, tx: Tx, user: User): Promise<void> {
  const token = await issueToken(tx, { purpose: 'login', userId: user.id, email: user.email })
  await house.mail.send(tx, { to: user.email, ...supportLoginLetter(house.config.publicUrl, token) })
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}
