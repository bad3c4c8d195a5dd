// Who makes a request. Decided here, from the session or the access token and the database, and nowhere else.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { useToken } from '#features/access-tokens/server/public.ts'
import type { Endpoint } from '#kit/endpoint.ts'
import { type Call, handleFor, type Result, type Route } from '#kit/route.ts'
import { bearerOf } from '#server/bearer.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { recordSecurityEvent } from '#server/security-log/security-log.ts'
import { browserOf, clearHint, setSession } from './cookies.ts'
import { type Browser, findAnySession } from './sessions.ts'
import type { User } from './users.ts'

export interface Me {
  id: string
  email: string
  fullName: string
  /** Only a proved address stands for a person. */
  proved: boolean
  /** As it is stored. What it lets them do is in the next two. */
  role: User['role']
  isAdmin: boolean
  isOwner: boolean
  /** A second factor was shown in this session. */
  passedFactor: boolean
  /** They have a role that does not act yet, because the account has no second factor. */
  needsSecondFactor: boolean
  hasPassword: boolean
  /** They may read what is theirs, and change nothing. */
  suspended: boolean
  /** Why, as they are told. */
  suspensionReason: string | undefined
  sessionId: string
  signedInAt: Date
  /** When they last showed who they are, by signing in or when asked again. */
  confirmedAt: Date
  browser: Browser
  /** A session that a purchase opened: it sees this order and its blueprint, and nothing else of the account. */
  onlyOrder: string | undefined
  /** The same, for answers. */
  orderOnly?: true
  /** A program asks, with this access token of theirs. It has none of their roles. */
  accessToken?: string
}

/** Whoever asks, if they are signed in. A program that shows a token is let in by it, or not at all. */
export async function findMe(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Me | undefined> {
  const shown = bearerOf(request)
  const me =
    shown !== undefined ? await programOf(house, request, shown) : await personOf(house, request, reply)
  if (me) request.accountId = me.id
  return me
}

async function personOf(house: House, request: FastifyRequest, reply: FastifyReply): Promise<Me | undefined> {
  const browser = browserOf(house, request)
  const found = await findAnySession(house.db, browser.sessionToken)
  if (!found) return undefined
  if (found.touched && browser.sessionToken) setSession(house, reply, browser.sessionToken)
  const { user, session } = found
  const onlyOrder = session.onlyOrder ?? undefined
  const passedFactor = session.passedFactorAt !== null
  return {
    ...roles(user, { onlyOrder, needsFactor: house.config.secondFactorRequired && !passedFactor }),
    passedFactor,
    sessionId: session.id,
    signedInAt: session.createdAt,
    confirmedAt: session.confirmedAt,
    browser,
    onlyOrder,
    ...(onlyOrder && { orderOnly: true }),
  }
}

/** No cookie counts beside a token, and no role goes with it. */
async function programOf(house: House, request: FastifyRequest, shown: string): Promise<Me> {
  const { token, user } = await useToken(house, shown, request.routeOptions.config.accessToken)
  const browser = browserOf(house, request)
  // Recorded even if the call fails: the token has been used.
  if (token.lastUsedAt === null)
    recordSecurityEvent(house, browser, { kind: 'access-token-first-used', userId: user.id })
  return {
    ...roles(user, { onlyOrder: undefined, needsFactor: false }),
    isAdmin: false,
    isOwner: false,
    sessionId: token.id,
    signedInAt: token.createdAt,
    confirmedAt: new Date(0),
    passedFactor: false,
    browser: { ...browser, sessionToken: undefined },
    onlyOrder: undefined,
    accessToken: token.id,
  }
}

function roles(
  user: User,
  { onlyOrder, needsFactor }: { onlyOrder: string | undefined; needsFactor: boolean },
) {
  const { id, email, fullName, provedAt, role, passwordHash, suspendedAt, suspensionReason } = user
  const proved = provedAt !== null && !onlyOrder
  const suspended = suspendedAt !== null
  const hasRole = proved && !suspended && role !== 'user'
  return {
    id,
    email,
    fullName,
    proved,
    // A role acts only once the address is proved.
    role,
    isAdmin: hasRole && !needsFactor,
    isOwner: hasRole && !needsFactor && role === 'owner',
    needsSecondFactor: hasRole && needsFactor,
    hasPassword: passwordHash !== null,
    suspended,
    suspensionReason: suspensionReason ?? undefined,
  }
}

export type Run<E extends Endpoint> = (call: Call<E> & { me: Me }) => Promise<Result<E>> | Result<E>

interface Doors {
  /** Whether a session that a purchase opened may come in, too. The call has to heed `me.onlyOrder`. */
  orderSessions?: true
  /** Whether who is suspended may, too: what concerns their own account. Others they may only read. */
  evenSuspended?: true
  /** Only for who proved the address: what others see or count must not come from accounts made by the dozen. */
  provedOnly?: true
}

/** A call for signed-in people only: `forMe(house)(getDashboard, ({ me }) => …)`. */
export function forMe(house: House, doors: Doors = {}) {
  return <E extends Endpoint>(endpoint: E, run: Run<E>): Route =>
    handleFor(endpoint, (request, reply) => requireMe(house, { request, reply }, doors), run)
}

/** For calls that visitors may make, too. */
export function refuseSuspended(me: Me | undefined): void {
  if (me?.suspended) throw new Failure('suspended')
}

/** For calls that only some of the time need somebody signed in. */
export async function requireMe(
  house: House,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { orderSessions, evenSuspended, provedOnly }: Doors = {},
): Promise<Me> {
  const me = await findMe(house, request, reply)
  if (!evenSuspended && request.method !== 'GET') refuseSuspended(me)
  if (me?.onlyOrder && !orderSessions) throw new Failure('prove_address')
  if (me && provedOnly && !me.proved) throw new Failure('prove_address')
  if (me) return me
  // Or the page would go on believing the hint. Not the session: this may be a late answer, after a new sign-in.
  clearHint(house, reply)
  throw new Failure('signed_out')
}
