// Signing up, in and out.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { handle, type Route } from '#kit/route.ts'
import type { House } from '#server/house.ts'
import { noteSecurityEvent } from '#server/security-log/origin.ts'
import {
  checkLoginLink as checkCall,
  finishProviderLogin,
  forgotPassword,
  getMe,
  login,
  logout,
  magicLogin,
  resetPassword as resetCall,
  signup,
  startProviderLogin,
  verifyEmail as verifyCall,
} from '../contract.ts'
import { checkLoginLink } from './check-login-link.ts'
import {
  browserOf,
  browserSecret,
  clearSession,
  markBrowser,
  setAwaitingSession,
  setProviderState,
  setSession,
  takeProviderState,
} from './cookies.ts'
import { askForLoginLink, askForResetLink } from './links.ts'
import { forMe } from './me.ts'
import { createProvider, ProviderError } from './provider.ts'
import { resetPassword } from './reset-password.ts'
import { findAwaitingSession } from './second-factor/awaiting-sessions.ts'
import { factorsOf, waysOf } from './second-factor/factors.ts'
import { endSession } from './sessions.ts'
import { isSignedInAs, type SignedIn, signInWithCode, signInWithLink, signInWithPassword } from './sign-in.ts'
import { signInWithProvider } from './sign-in-with-provider.ts'
import { signUp } from './sign-up.ts'
import type { Throttle } from './throttle.ts'
import { shown } from './users.ts'
import { verifyEmail } from './verify-email.ts'

const success = true as const

export function authRoutes(house: House, throttle: Throttle): Route[] {
  return [
    handle(login, async ({ body: { email, password, again }, request, reply }) => {
      const browser = browserOf(house, request)
      if (password !== undefined) {
        const signedIn = await signInWithPassword(house, throttle, { email, password, browser })
        return { success, ...(await admit(house, reply, signedIn)) }
      }
      const already = !again && (await isSignedInAs(house, email, browser))
      if (already) return { success, user: shown(already) }
      const secret = markBrowser(house, { email, request, reply })
      await askForLoginLink(house, throttle, { email, browserSecret: secret, browser })
      return { success, linkSent: true }
    }),

    handle(signup, async ({ body, request, reply }) => {
      const signedIn = await signUp(house, throttle, body, browserOf(house, request))
      if (!signedIn) return { success, linkSent: true }
      setSession(house, reply, signedIn.sessionToken)
      return { success, user: shown(signedIn.user) }
    }),

    handle(forgotPassword, async ({ body: { email }, request }) => {
      await askForResetLink(house, throttle, { email, browser: browserOf(house, request) })
      return { success }
    }),

    handle(resetCall, async ({ body, request, reply }) => {
      const { signedOut } = await resetPassword(house, { ...body, browser: browserOf(house, request) })
      if (signedOut) clearSession(house, reply)
      return { success }
    }),

    handle(magicLogin, async ({ body: { token, email, code = '' }, request, reply }) => {
      const browser = browserOf(house, request)
      const { passwordEnded, ...signedIn } = token
        ? await signInWithLink(house, { token, browser, browserSecret: browserSecret(house, request) })
        : await signInWithCode(house, throttle, {
            email,
            code,
            browser,
            browserSecret: browserSecret(house, request),
          })
      return { success, passwordEnded, ...(await admit(house, reply, signedIn)) }
    }),

    handle(checkCall, async ({ body: { token }, request }) => {
      const given = {
        token,
        browser: browserOf(house, request),
        browserSecret: browserSecret(house, request),
      }
      return { success, ...(await checkLoginLink(house, given)) }
    }),

    handle(verifyCall, async ({ body, request, reply }) => {
      const given = { ...body, browser: browserOf(house, request) }
      const { passwordEnded, ...signedIn } = await verifyEmail(house, throttle, given)
      return { success, passwordEnded, ...(await admit(house, reply, signedIn)) }
    }),

    handle(logout, async ({ request, reply }) => {
      const browser = browserOf(house, request)
      const userId = await endSession(house.db, browser.sessionToken)
      if (userId) browser.note({ kind: 'sign-out', userId })
      clearSession(house, reply)
      return { success }
    }),

    forMe(house, { orderSessions: true })(getMe, ({ me }) => ({ user: me })),
    ...providerRoutes(house, throttle),
  ]
}

/** Signed in; or, for an account with a second factor, asked for it first. */
async function admit(house: House, reply: FastifyReply, { user, sessionToken }: SignedIn) {
  if (!(await findAwaitingSession(house.db, sessionToken))) {
    setSession(house, reply, sessionToken)
    return { user: shown(user) }
  }
  setAwaitingSession(house, reply, sessionToken)
  return { secondFactor: waysOf(await factorsOf(house.db, user.id)) }
}

function providerRoutes(house: House, throttle: Throttle): Route[] {
  const provider = createProvider(house)
  return [
    handle(startProviderLogin, ({ request, reply }) =>
      orBackToLogin(request, reply, async () => {
        const { url, state } = await provider.begin()
        setProviderState(house, reply, state)
        return url
      }),
    ),
    handle(finishProviderLogin, ({ request, reply }) =>
      orBackToLogin(request, reply, async () => {
        const state = takeProviderState(house, request, reply)
        // As the provider was told it, whatever host the request claims to be for.
        const address = new URL(request.url, house.config.publicUrl)
        const identity = await provider.finish(address, state)
        const { email } = identity
        const outcome = await signInWithProvider(house, throttle, identity, {
          browser: browserOf(house, request),
          browserSecret: () => markBrowser(house, { email, request, reply }),
        })
        if ('linkSent' in outcome) return '/login?error=link_sent'
        const { secondFactor } = await admit(house, reply, outcome)
        if (secondFactor) return '/login?step=second-factor'
        return `/dashboard?${outcome.isNew ? 'signup' : 'login'}=google`
      }),
    ),
  ]
}

/** These are pages to the browser: what goes wrong is told on the login page. */
async function orBackToLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  go: () => Promise<string>,
): Promise<FastifyReply> {
  try {
    return reply.redirect(await go())
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.fault !== 'provider_unavailable')
      noteSecurityEvent(request, { kind: 'sign-in-failed', method: 'provider' })
    else request.log.warn({ err: error.cause }, 'the identity provider')
    return reply.redirect(`/login?error=${error.fault}`)
  }
}
