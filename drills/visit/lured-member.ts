// A member who has something to lose, signed in, and an attacker with accounts, links and orders of their own.
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { hashOf } from '#features/accounts/server/public.ts'
import { sessions, users } from '#features/accounts/server/tables.ts'
import { notificationSettings, unsubscribeLinks } from '#features/notifications/server/tables.ts'
import { makeWorld, type Things } from '../authz-matrix/world.ts'
import { quiet } from '../kill9/quiet.ts'
import type { Visitor } from '../visitor.ts'
import type { Works } from '../works/works.ts'
import type { Bait } from './address-values.ts'

interface Lured {
  member: Visitor
  attacker: Visitor
  things: Things
  bait: Bait
  /** The value of the session cookie of a new session of the member. */
  signInAgain(): Promise<string>
}

const MAIL_PATIENCE_MS = 30_000

export async function lureMember(works: Works): Promise<Lured> {
  const { db } = works.database
  const { browsers, things } = await makeWorld(works)
  const [member, attacker] = [browsers.a, browsers.b]
  // Newcomers may write few links; these two have been here for a while.
  await db.update(users).set({ createdAt: new Date('2026-01-01') })
  const [memberEmail, attackerEmail] = [await emailOf(member), await emailOf(attacker)]
  const attackerId = (await attacker.get('/api/auth/me')).body.user.id as string
  await db.insert(notificationSettings).values([{ userId: things.ids.member }, { userId: attackerId }])
  const attackerUnsubscribe = randomBytes(16).toString('hex')
  await db
    .insert(unsubscribeLinks)
    .values({ token: attackerUnsubscribe, userId: attackerId, list: 'community' })
  const links = await attackerLinks(works, attacker, attackerEmail)
  const bait: Bait = {
    ...links,
    attackerEmail,
    memberEmail,
    memberId: things.ids.member,
    unsubscribe: { member: things.unsubscribeToken, attacker: attackerUnsubscribe },
    sessions: await purchases(works, member, attacker),
    blueprint: things.ids.blueprint,
    order: things.ids.order,
    thread: things.ids.thread,
    comment: things.ids.comment,
    scenario: things.scenarioId,
    slug: things.postSlug,
    freeCode: 'WELCOME100',
    discountCode: 'DRAFT20',
  }
  bait.tokens.share = things.shareToken
  const { at, left } = await quiet(works)
  if (at === undefined) throw new Error(`The shop does not come to rest: ${left}.`)
  return { member, attacker, things, bait, signInAgain: () => newSession(works, things.ids.member) }
}

const emailOf = async (visitor: Visitor) => (await visitor.me()) ?? ''

async function newSession({ database: { db } }: Works, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + 24 * 3_600_000)
  const tokenHash = hashOf(token)
  await db.insert(sessions).values({ userId, method: 'password', userAgent: '', tokenHash, expiresAt })
  return token
}

/** Whatever the shop emails to somebody who asks for it. */
async function attackerLinks(works: Works, attacker: Visitor, email: string) {
  const stranger = works.visitor()
  await stranger.post('/api/auth/login', { email })
  await stranger.post('/api/auth/forgot-password', { email })
  const changed = `changed-${randomUUID()}@example.com`
  await attacker.post('/api/settings/email', { email: changed })
  const planted = `planted-${randomUUID()}@example.com`
  const body = { email: planted, password: 'Correct horse 42 battery', fullName: 'Planted' }
  const { status } = await works.visitor().post('/api/auth/signup', body)
  if (status !== 200) throw new Error(`The attacker could not sign up: ${status}.`)
  const login = await emailTo(works, email, /magic-login/)
  return {
    code: login.text.match(/\b\d{3} ?\d{3}\b/)?.[0]?.replace(' ', '') ?? '',
    tokens: {
      login: login.token,
      reset: (await emailTo(works, email, /reset-password/)).token,
      change: (await emailTo(works, changed, /verify-email/)).token,
      verify: (await emailTo(works, planted, /verify-email/)).token,
      freeOrder: await freeOrderLink(works),
      share: '',
    },
  }
}

/** A free order for an address that nobody proved is made by the link in its email. */
async function freeOrderLink(works: Works): Promise<string> {
  const email = `free-${randomUUID()}@example.com`
  const formData = { fullName: 'Free', email, startupName: 'Lured', businessIdea: 'A bakery.' }
  const body = {
    pack: 'single',
    promoCode: 'WELCOME100',
    formData: { ...formData, targetCustomer: 'Families' },
  }
  const { status, body: answer } = await works.visitor().post('/api/create-checkout', body)
  if (status !== 200) throw new Error(`The attacker could not order: ${status} ${JSON.stringify(answer)}`)
  return answer.confirmEmail ? (await emailTo(works, email, /\/success/)).token : ''
}

async function emailTo(
  { mailbox }: Works,
  to: string,
  page: RegExp,
): Promise<{ token: string; text: string }> {
  for (const until = Date.now() + MAIL_PATIENCE_MS; Date.now() < until; await delay(50)) {
    for (const { links, text } of await mailbox.list({ to })) {
      const token = links.find((link) => page.test(link))?.match(/token=([\w-]+)/)?.[1]
      if (token) return { token, text }
    }
  }
  throw new Error(`No email with a link to ${page} came for ${to}.`)
}

async function purchases({ provider }: Works, member: Visitor, attacker: Visitor): Promise<Bait['sessions']> {
  const begin = async (buyer: Visitor) => {
    const { status, body } = await buyer.post('/api/create-checkout', { pack: 'single' })
    if (status !== 200) throw new Error(`No order was made: ${status} ${body?.message}.`)
    return String(body.sessionUrl).split('/').at(-1) ?? ''
  }
  const paid = async (buyer: Visitor) => {
    const id = await begin(buyer)
    const outcome = await provider.pay(id)
    if (outcome !== 'paid') throw new Error(`The payment was ${outcome}.`)
    return id
  }
  const sessions = {
    member: await paid(member),
    attacker: await paid(attacker),
    unpaid: await begin(attacker),
  }
  await served(attacker, sessions.attacker)
  await served(member, sessions.member)
  await provider.control({ webhooks: { drop: true } })
  return { ...sessions, unserved: await paid(attacker) }
}

/** As the page does that a buyer comes back to. */
async function served(buyer: Visitor, sessionId: string): Promise<void> {
  const { status } = await buyer.post('/api/verify-session', { sessionId })
  if (status !== 200) throw new Error(`A payment was not found: ${status}.`)
}
