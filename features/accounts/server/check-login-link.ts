// Before a login link is used: whose account it opens, and whether the person has to confirm that first. Without the question,
// anybody could sign a visitor in to an account of their own with a single click.
import type { House } from '#server/house.ts'
import { maskedAddress, providerName } from './rules.ts'
import { type Browser, findSession } from './sessions.ts'
import { findLoginLink } from './sign-in.ts'

interface Given {
  token: string
  /** Marks the browser that requested a link. */
  browserSecret: string | undefined
  browser: Browser
}

export async function checkLoginLink(house: Pick<House, 'db'>, { browser, ...given }: Given) {
  const found = await findLoginLink(house, given)
  const session = await findSession(house.db, browser.sessionToken)
  const other = session && session.user.id !== found.userId ? session.user.email : undefined
  return {
    email: maskedAddress(found.email),
    confirm: !found.isRequestedHere || other !== undefined || found.issuer !== null,
    ...(other && { signedInAs: other }),
    ...(found.issuer && { connects: providerName(found.issuer) }),
  }
}
