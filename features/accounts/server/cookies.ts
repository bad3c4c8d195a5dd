// The cookies of an account. Over https their names carry __Host-, so that no other site of the domain can plant one.
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '#server/house.ts'
import { noteSecurityEvent, originOf } from '#server/security-log/origin.ts'
import { hashOf, newSecret } from './secrets.ts'
import { type Browser, ORDER_SESSION_DAYS, SESSION_DAYS } from './sessions.ts'

type Site = Pick<House, 'config'>
type Kind = 'session' | 'browser' | 'provider' | 'checkout' | 'promo' | 'passkey'

const DAY = 86_400
const SECRET = /^[\w-]{43}$/
/** Readable by the page, and says no more than that somebody may be signed in here. */
const HINT = 'fcp_hint'

const isSecure = ({ config }: Site) => config.publicUrl.startsWith('https://')

function nameOf(site: Site, kind: Kind): string {
  return `${isSecure(site) ? '__Host-' : ''}fcp_${kind}`
}

function options(site: Site, maxAge: number): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(site), maxAge }
}

export function browserOf(site: Site, request: FastifyRequest): Browser {
  return {
    ...originOf(request),
    sessionToken: request.cookies[nameOf(site, 'session')],
    note: (event) => noteSecurityEvent(request, event),
  }
}

export function setSession(site: Site, reply: FastifyReply, token: string, days = SESSION_DAYS): void {
  const kept = options(site, days * DAY)
  reply.setCookie(nameOf(site, 'session'), token, kept)
  reply.setCookie(HINT, '1', { ...kept, httpOnly: false })
}

/** Between the two steps of a sign-in: no hint, because nobody is signed in yet. */
export function setAwaitingSession(site: Site, reply: FastifyReply, token: string): void {
  reply.setCookie(nameOf(site, 'session'), token, options(site, 600))
}

export function setOrderSession(site: Site, reply: FastifyReply, token: string): void {
  setSession(site, reply, token, ORDER_SESSION_DAYS)
}

/** With what the browser may see of its purchases: whoever comes next at the same machine is somebody else. */
export function clearSession(site: Site, reply: FastifyReply): void {
  for (const kind of ['session', 'checkout'] as const)
    reply.setCookie(nameOf(site, kind), '', options(site, 0))
  clearHint(site, reply)
}

export function clearHint(site: Site, reply: FastifyReply): void {
  reply.setCookie(HINT, '', { ...options(site, 0), httpOnly: false })
}

/**
 * Marks the browser that requests a login link for the address. The marker carries a fingerprint of the address, and
 * another address gets another marker: so one browser never holds the codes of two accounts.
 */
export function markBrowser(
  site: Site,
  { email, request, reply }: { email: string; request: FastifyRequest; reply: FastifyReply },
): string {
  const fingerprint = hashOf(email).slice(0, 16)
  const current = browserSecret(site, request)
  const secret = current?.endsWith(`.${fingerprint}`) ? current : `${newSecret()}.${fingerprint}`
  reply.setCookie(nameOf(site, 'browser'), secret, options(site, 900))
  return secret
}

export function browserSecret(site: Site, request: FastifyRequest): string | undefined {
  const secret = request.cookies[nameOf(site, 'browser')]
  return secret && /^[\w-]{43}\.[\w-]{16}$/.test(secret) ? secret : undefined
}

/** Marks the browser that is about to sign in with a passkey: what the passkey signs is for this browser alone. */
export function markPasskeyBrowser(site: Site, request: FastifyRequest, reply: FastifyReply): string {
  const secret = passkeyBrowserSecret(site, request) ?? newSecret()
  reply.setCookie(nameOf(site, 'passkey'), secret, options(site, 300))
  return secret
}

export function passkeyBrowserSecret(site: Site, request: FastifyRequest): string | undefined {
  const secret = request.cookies[nameOf(site, 'passkey')]
  return secret && SECRET.test(secret) ? secret : undefined
}

/** Marks the browser that starts a checkout: on its return it may see what it paid for. */
export function markBuyer(site: Site, request: FastifyRequest, reply: FastifyReply): string {
  const secret = buyerSecret(site, request) ?? newSecret()
  reply.setCookie(nameOf(site, 'checkout'), secret, options(site, DAY))
  return secret
}

/** Marks the browser that a promo code is used in: some work once per person. Signing out does not make another person of it. */
export function markPromoUser(site: Site, request: FastifyRequest, reply: FastifyReply): string {
  const current = request.cookies[nameOf(site, 'promo')]
  const secret = current && SECRET.test(current) ? current : newSecret()
  reply.setCookie(nameOf(site, 'promo'), secret, options(site, 365 * DAY))
  return secret
}

export function buyerSecret(site: Site, request: FastifyRequest): string | undefined {
  const secret = request.cookies[nameOf(site, 'checkout')]
  return secret && SECRET.test(secret) ? secret : undefined
}

/** What the way to the identity provider and back needs; only for the browser that set out. */
export function setProviderState(site: Site, reply: FastifyReply, state: string): void {
  reply.setCookie(nameOf(site, 'provider'), state, options(site, 600))
}

export function takeProviderState(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): string | undefined {
  const state = request.cookies[nameOf(site, 'provider')]
  if (state !== undefined) reply.setCookie(nameOf(site, 'provider'), '', options(site, 0))
  return state
}
