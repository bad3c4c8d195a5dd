// Links by email. What is asked for is only noted down as a job; whether there is such an account is looked up by the
// worker. So the answer, and the time it takes, are the same for every address.
import { z } from 'zod'
import type { Db, Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { queue, work } from '#server/jobs/job.ts'
import { type SecurityEvent, truncatedNetwork } from '#server/security-log/rules.ts'
import { recordSecurityEvent } from '#server/security-log/security-log.ts'
import { changeEmailLetter, loginLetter, resetLetter, rolePasswordLetter, verifyLetter } from './letters.ts'
import type { Me } from './me.ts'
import { dropTokens, issueLoginToken, issueToken } from './one-time-tokens.ts'
import { hashOf } from './secrets.ts'
import type { Browser } from './sessions.ts'
import type { Throttle } from './throttle.ts'
import { findByEmail, lockUser, type User } from './users.ts'

/** Who requested it, for the security log. Jobs of the release before do not have it. */
const eventOrigin = z.object({ network: z.string(), requestId: z.string() }).optional()
type LinkOrigin = z.output<typeof eventOrigin>
const originFor = ({ network, requestId }: Browser) => ({ network: truncatedNetwork(network), requestId })

const sendLoginLink = queue({
  name: 'send-login-link',
  data: z.object({ email: z.string(), browserHash: z.string(), origin: eventOrigin }),
})
const sendResetLink = queue({
  name: 'send-reset-link',
  data: z.object({ email: z.string(), origin: eventOrigin }),
})
const sendChangeLink = queue({
  name: 'send-change-email-link',
  data: z.object({ userId: z.string(), email: z.string(), browserHash: z.string() }),
})

export async function askForLoginLink(
  house: House,
  throttle: Throttle,
  { email, browserSecret, browser }: { email: string; browserSecret: string; browser: Browser },
): Promise<void> {
  await throttle.linkFromNetwork(browser.network)
  // Counted by the address typed, whether or not it has an account: so it tells nothing.
  if (!(await throttle.mayEmail('login', email))) throw new Failure('rate_limited', { sentence: ENOUGH_SENT })
  await house.jobs.enqueue(house.db, sendLoginLink, {
    email,
    browserHash: hashOf(browserSecret),
    origin: originFor(browser),
  })
}

export const ENOUGH_SENT =
  'We have sent several emails already. Please use the newest one, or wait a few minutes.'

export async function askForResetLink(
  house: House,
  throttle: Throttle,
  { email, browser }: { email: string; browser: Browser },
): Promise<void> {
  await throttle.linkFromNetwork(browser.network)
  // The answer does not tell. The log does.
  if (!(await throttle.mayEmail('reset', email)))
    return browser.note({ kind: 'rate-limited', method: 'reset-password' })
  await house.jobs.enqueue(house.db, sendResetLink, { email, origin: originFor(browser) })
}

export async function askForChangeLink(
  house: House,
  throttle: Throttle,
  me: Me,
  email: string,
): Promise<void> {
  if (!(await throttle.mayEmail('change', email)))
    return me.browser.note({ kind: 'rate-limited', userId: me.id, method: 'change-email' })
  const browserHash = hashOf(me.browser.sessionToken ?? '')
  await house.jobs.enqueue(house.db, sendChangeLink, { userId: me.id, email, browserHash })
  me.browser.note({ kind: 'link-requested', userId: me.id, method: 'change-email' })
}

/** Inside the transaction that makes the account, or by itself. */
export async function sendVerifyLink({ mail, config }: House, tx: Tx, { id, email }: User): Promise<void> {
  const token = await issueToken(tx, { purpose: 'verify-email', userId: id, email })
  await mail.send(tx, { to: email, ...verifyLetter(config.publicUrl, token) })
}

export async function sendPasswordLink({ mail, config }: House, tx: Tx, user: User): Promise<void> {
  const token = await issueToken(tx, { purpose: 'reset-password', userId: user.id, email: user.email })
  const isFirst = user.passwordHash === null
  await mail.send(tx, { to: user.email, ...resetLetter(config.publicUrl, token, { isFirst }) })
}

export async function sendRolePasswordLink({ mail, config }: House, tx: Tx, user: User): Promise<void> {
  const token = await issueToken(tx, { purpose: 'reset-password', userId: user.id, email: user.email })
  await mail.send(tx, { to: user.email, ...rolePasswordLetter(config.publicUrl, token) })
}

export function linkJobs(house: House) {
  const { db, mail, config } = house
  return [
    work(sendLoginLink, async ({ email, browserHash, origin }) => {
      const user = await forAccount(db, email, async (tx, user) => {
        const issued = await issueLoginToken(tx, user, browserHash)
        await mail.send(tx, { to: email, ...loginLetter(config.publicUrl, issued) })
      })
      recordRequest(house, origin, { kind: 'link-requested', userId: user?.id, method: 'login' })
    }),
    work(sendResetLink, async ({ email, origin }) => {
      const user = await forAccount(db, email, (tx, user) => sendPasswordLink(house, tx, user))
      recordRequest(house, origin, { kind: 'link-requested', userId: user?.id, method: 'reset-password' })
    }),
    work(sendChangeLink, ({ userId, email, browserHash }) =>
      db.transaction(async (tx) => {
        if (!(await lockUser(tx, userId))) return
        await dropTokens(tx, userId, ['change-email'])
        // Somebody else's address: nothing is sent, and nobody is told.
        if (await findByEmail(tx, email)) return
        const token = await issueToken(tx, { purpose: 'change-email', userId, email, browserHash })
        await mail.send(tx, { to: email, ...changeEmailLetter(config.publicUrl, token) })
      }),
    ),
  ]
}

/** By the worker, because only the worker looks up whose address it is. An address without an account is recorded without one. */
function recordRequest(house: House, origin: LinkOrigin, event: SecurityEvent): void {
  if (origin) recordSecurityEvent(house, { ...origin, userAgent: '' }, event)
}

function forAccount(
  db: Db,
  email: string,
  send: (tx: Tx, user: User) => Promise<void>,
): Promise<User | undefined> {
  return db.transaction(async (tx) => {
    const user = await findByEmail(tx, email)
    if (user) await send(tx, user)
    return user
  })
}
