// Accounts of people who buy signed out: made by the purchase, without a password, opened by a link to the address.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '#server/database/connect.ts'
import type { House } from '#server/house.ts'
import { browserOf, markBrowser, setSession } from './cookies.ts'
import { loginLetter } from './letters.ts'
import { issueLoginToken } from './one-time-tokens.ts'
import { hashOf } from './secrets.ts'
import { openSession } from './sessions.ts'
import { users } from './tables.ts'
import { findByEmail, lockUser, type User } from './users.ts'

/** The account of the address, made if there is none, and held until the transaction ends. */
export async function accountOfAddress(
  tx: Tx,
  { email, fullName }: { email: string; fullName: string },
): Promise<{ user: User; made: boolean }> {
  const made = await tx
    .insert(users)
    // Buying is agreeing to the terms.
    .values({ email, fullName, termsAcceptedAt: new Date() })
    .onConflictDoNothing({ target: users.email })
    .returning()
  const known = made[0] ?? (await findByEmail(tx, email))
  const user = known && (await lockUser(tx, known.id))
  if (!user) throw new Error('The account of the address went away.')
  return { user, made: made.length > 0 }
}

/** For the browser that just paid: it sees that order only. */
export async function openOrderSession(
  house: House,
  tx: Tx,
  { user, orderId, request, reply }: { user: User; orderId: string } & Exchange,
): Promise<void> {
  const token = await openSession(tx, user, 'checkout', browserOf(house, request), { onlyOrder: orderId })
  setSession(house, reply, token)
}

/** A login link to the account's address; its code works in this browser. */
export async function emailLoginLink(
  house: House,
  tx: Tx,
  { user, request, reply }: { user: User } & Exchange,
): Promise<void> {
  const browserHash = hashOf(markBrowser(house, request, reply))
  const issued = await issueLoginToken(tx, { userId: user.id, email: user.email }, browserHash)
  await house.mail.send(tx, { to: user.email, ...loginLetter(house.config.publicUrl, issued) })
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}
