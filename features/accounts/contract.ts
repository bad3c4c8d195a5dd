// Signing up, in and out, proving an address, and the account part of the settings.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { emailAddress, knownAddress, line } from '#kit/fields.ts'

export const PASSWORD_SHORTEST = 8
export const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters long'
const PASSWORD_LONGEST = 128

const newPassword = z
  .string({ error: 'Please choose a password.' })
  .min(PASSWORD_SHORTEST, { error: PASSWORD_TOO_SHORT })
  .max(PASSWORD_LONGEST, { error: `Password must be at most ${PASSWORD_LONGEST} characters long.` })

const typedPassword = z
  .string({ error: 'Please enter your password.' })
  .min(1, { error: 'Please enter your password.' })
  .max(1024, { error: 'This password is too long.' })

const fullName = line({ missing: 'Please enter your full name.', most: 100, name: 'The full name' })
const secret = (missing: string) => z.string({ error: missing }).min(1, { error: missing }).max(200)

const user = z.object({ id: z.string(), email: z.string(), fullName: z.string() })
export const signedInUser = user
/** How the second step of a sign-in can be made. */
export const secondFactorWays = z.array(z.enum(['passkey', 'authenticator', 'recovery']))
/** Instead of `user` when the account has a second factor: nobody is signed in until it is shown. */
const secondFactor = secondFactorWays.optional()
/** What `navigator.credentials` takes, as JSON. */
export const passkeyOptions = z.record(z.string(), z.unknown())
const done = z.object({ success: z.literal(true) })

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with a password. With an email alone it emails a login link and signs nobody in',
  body: z.object({
    email: knownAddress(),
    password: typedPassword.optional(),
    /** Sends the link also to who is signed in, so that they can show again who they are. */
    again: z.boolean().optional(),
  }),
  reply: done.extend({ user: user.optional(), linkSent: z.boolean().optional(), secondFactor }),
})

export const signup = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Makes an account; doing so accepts the terms and says that one is 18 or older',
  limit: { points: 300, seconds: 3600 },
  body: z.object({
    email: emailAddress(),
    password: newPassword,
    fullName,
    /** News by email, which needs a consent of its own. */
    marketingEmails: z.boolean().optional(),
  }),
  /** `linkSent`: the address has an account without a password, and a link to set one was emailed. */
  reply: done.extend({ user: user.optional(), linkSent: z.boolean().optional() }),
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Emails a link to reset the password, if there is such an account. Always answers success',
  body: z.object({ email: knownAddress() }),
  reply: done,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password with the token of an emailed link, and ends all other sessions',
  limit: { points: 300, seconds: 900 },
  body: z.object({ token: secret('Invalid password reset token.'), password: newPassword }),
  reply: done,
})

export const magicLogin = endpoint({
  method: 'POST',
  path: '/api/auth/magic-login',
  summary:
    'Signs in with the token of an emailed link, or with the address and its 6-digit code in the browser that asked',
  limit: { points: 300, seconds: 900 },
  body: z
    .object({
      token: secret('Invalid login link. Please request a new one.').optional(),
      /** Where the code was sent. A code is compared with this account's only, and counted for it. */
      email: knownAddress().optional(),
      code: z.string().max(20).optional(),
    })
    .refine(({ token, code }) => token !== undefined || code !== undefined, {
      error: 'Invalid login link. Please request a new one.',
    }),
  /** `passwordEnded`: this was the address's first proof, so the password set before it no longer works. */
  reply: done.extend({ user: user.optional(), passwordEnded: z.boolean(), secondFactor }),
})

export const checkLoginLink = endpoint({
  method: 'POST',
  path: '/api/auth/magic-login/check',
  summary: 'Says whose account an emailed login link opens, without using it up',
  limit: { points: 300, seconds: 900 },
  body: z.object({ token: secret('Invalid login link. Please request a new one.') }),
  reply: done.extend({
    /** Masked, such as 'm•••@example.com'. */
    email: z.string(),
    /** Whether to ask first: another browser requested the link, or somebody else is signed in here. */
    confirm: z.boolean(),
    /** Who else is signed in in this browser. */
    signedInAs: z.string().optional(),
    /** The link connects this identity provider, such as 'Google', to the account. */
    connects: z.string().optional(),
  }),
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Proves an address with the token of an emailed link',
  limit: { points: 300, seconds: 900 },
  body: z.object({
    token: secret('Invalid confirmation link. Please request a new one.'),
    /** Typed by whoever is not signed in here, to keep the account's password and sessions. */
    password: typedPassword.optional(),
    /** Confirms without knowing the password, which then ends, with all sessions that used it. */
    withoutPassword: z.boolean().optional(),
  }),
  reply: done.extend({ user: user.optional(), passwordEnded: z.boolean(), secondFactor }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session of this browser',
  reply: done,
})

export const getMe = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Who is signed in',
  /** `orderOnly`: a purchase opened this session, and nobody has signed in. */
  reply: z.object({ user: user.extend({ orderOnly: z.literal(true).optional() }) }),
})

export const getConfirmation = endpoint({
  method: 'GET',
  path: '/api/auth/confirm',
  summary: 'Whether the caller showed within the last 10 minutes who they are, and how they can',
  reply: z.object({
    confirmed: z.boolean(),
    email: z.string(),
    ways: z.array(z.enum(['password', 'passkey', 'authenticator', 'link'])),
    passkeyOptions: passkeyOptions.optional(),
  }),
})

export const startProviderLogin = endpoint({
  method: 'GET',
  path: '/api/auth/google',
  summary: 'Sends the browser to the identity provider',
  limit: { points: 100, seconds: 300 },
})

export const finishProviderLogin = endpoint({
  method: 'GET',
  path: '/api/auth/google/callback',
  summary: 'Where the identity provider sends the browser back to',
  limit: { points: 100, seconds: 300 },
})

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/settings/account',
  summary: 'The account, for its settings',
  reply: z.object({
    user: user.extend({
      proved: z.boolean(),
      hasPassword: z.boolean(),
      isAdmin: z.boolean(),
      isOwner: z.boolean(),
      /** The identity providers that open this account, such as 'Google'. */
      providers: z.array(z.string()),
      createdAt: z.string(),
    }),
  }),
})

export const changeName = endpoint({
  method: 'POST',
  path: '/api/settings/name',
  summary: 'Changes the full name',
  body: z.object({ fullName }),
  reply: done,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/settings/password',
  summary: 'Changes the password, or sets the first one, and ends all other sessions',
  body: z.object({ currentPassword: typedPassword.optional(), password: newPassword }),
  reply: done,
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/settings/email',
  summary: 'Emails a link to the new address; the change happens when that link is followed',
  limit: { points: 30, seconds: 3600 },
  body: z.object({
    email: emailAddress('Please enter the new email address.'),
    currentPassword: typedPassword.optional(),
  }),
  reply: done.extend({ linkSent: z.literal(true) }),
})

export const disconnectProvider = endpoint({
  method: 'POST',
  path: '/api/settings/disconnect-provider',
  summary: 'Disconnects an identity provider, and ends the sessions that it opened elsewhere',
  limit: { points: 30, seconds: 3600 },
  body: z.object({
    /** As the account lists it, such as 'Google'. */
    provider: z.string().min(1).max(255),
    currentPassword: typedPassword.optional(),
  }),
  reply: done,
})

export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/settings/verify-email',
  summary: 'Emails the confirmation link again',
  reply: done.extend({ linkSent: z.boolean() }),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/settings/sessions',
  summary: 'Where this account is signed in',
  reply: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        /** 'Chrome on Windows'. */
        device: z.string(),
        method: z.enum(['password', 'link', 'code', 'provider', 'signup', 'checkout', 'passkey']),
        current: z.boolean(),
        createdAt: z.string(),
        lastSeenAt: z.string(),
      }),
    ),
  }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/settings/sessions/:id',
  summary: 'Ends one session',
  params: z.object({ id: z.uuid() }),
  reply: done,
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/settings/sessions',
  summary: 'Ends every session but this one',
  reply: done.extend({ ended: z.number() }),
})

export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/settings/sign-ins',
  summary: 'How and from where somebody signed in to this account, in the last 90 days',
  reply: z.object({
    signIns: z.array(
      z.object({
        id: z.number(),
        /** When: the last time, of equal ones within ten minutes. */
        at: z.string(),
        /** 'password'. */
        method: z.string(),
        /** 'Chrome on Windows'. */
        device: z.string(),
        /** 203.0.113.0/24: where, roughly. */
        network: z.string(),
        count: z.number(),
      }),
    ),
  }),
})

export const exportMyData = endpoint({
  method: 'GET',
  path: '/api/settings/export',
  summary: 'Everything we keep about the caller, as a ZIP of JSON and files',
  limit: { points: 20, seconds: 3600 },
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/settings/delete-account',
  summary: 'Erases the account and what is personal. Money records stay, without the person',
  body: z.object({ currentPassword: typedPassword.optional() }),
  reply: done,
})
