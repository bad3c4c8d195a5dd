// Before a login link is used: whose account it opens, and whether the person has to confirm that first. Without the question,
// anybody could sign a visitor in to an account of their own with a single click.
import type { House } from '#server/house.ts'
import { findToken } from './one-time-tokens.ts'
import { maskedAddress } from './rules.ts'
import { hashOf } from './secrets.ts'
import { type Browser, findSession } from './sessions.ts'
import { linkOver } from './sign-in.ts'

interface Given {
  token: string
  /** Marks the browser that requested a link. */
  browserSecret: string | undefined
  browser: Browser
}

export async function checkLoginLink({ db }: Pick<House, 'db'>, { token, browserSecret, browser }: Given) {
  const found = await findToken(db, ['login'], token)
  if (!found) throw linkOver()
  const session = await findSession(db, browser.sessionToken)
  const other = session && session.user.id !== found.userId ? session.user.email : undefined
  const isRequestedHere = browserSecret !== undefined && hashOf(browserSecret) === found.browserHash
  return {
    email: maskedAddress(found.email),
    confirm: !isRequestedHere || other !== undefined,
    ...(other && { signedInAs: other }),
  }
}
