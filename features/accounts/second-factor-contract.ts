// Passkeys, authenticator apps and recovery codes: signing in with them, and setting them up.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { line } from '#kit/fields.ts'
import { passkeyOptions, secondFactorWays, signedInUser } from './contract.ts'

const done = z.object({ success: z.literal(true) })
const limit = { points: 300, seconds: 900 }

/** What `navigator.credentials` gives, as JSON. The server's library looks into it. */
const credential = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.string().max(40).optional(),
})
const assertion = credential.extend({
  response: z.object({
    clientDataJSON: z.string().max(4000),
    authenticatorData: z.string().max(4000),
    signature: z.string().max(8000),
    userHandle: z.string().max(200).nullish(),
  }),
})
const attestation = credential.extend({
  response: z.object({
    clientDataJSON: z.string().max(4000),
    attestationObject: z.string().max(40_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export type Assertion = z.output<typeof assertion>
export type Attestation = z.output<typeof attestation>

const code = z.string({ error: 'Please enter the code.' }).min(1, 'Please enter the code.').max(40)

export const passkeySignInOptions = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'What the browser needs to sign in with a passkey',
  limit,
  body: z.object({}),
  reply: z.object({ options: passkeyOptions }),
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Signs in with a passkey that verified its user. That counts as both factors',
  limit,
  body: z.object({ passkey: assertion }),
  reply: done.extend({ user: signedInUser }),
})

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/auth/second-factor',
  summary: 'How the sign-in that this browser began can be finished',
  reply: z.object({ secondFactor: secondFactorWays, passkeyOptions: passkeyOptions.optional() }),
})

export const passSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Finishes a sign-in with a passkey, the code of an authenticator app, or a recovery code',
  limit,
  body: z
    .object({ code: code.optional(), passkey: assertion.optional() })
    .refine((given) => given.code === undefined || given.passkey === undefined, {
      error: 'Please send a code or a passkey, not both.',
    }),
  reply: done.extend({ user: signedInUser }),
})

export const confirmMyself = endpoint({
  method: 'POST',
  path: '/api/auth/confirm',
  summary: 'Shows again who the caller is, by password, passkey or the code of an authenticator app',
  limit,
  body: z.object({
    password: z.string().min(1).max(1024).optional(),
    code: code.optional(),
    passkey: assertion.optional(),
  }),
  reply: done,
})

export const getSecurity = endpoint({
  method: 'GET',
  path: '/api/settings/security',
  summary: 'The second factors of the account',
  reply: z.object({
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string().optional(),
      }),
    ),
    /** Since when there is an authenticator app. */
    authenticatorSince: z.string().optional(),
    recoveryCodesLeft: z.number(),
    /** Whether the caller's role does not act without a second factor. */
    required: z.boolean(),
    proved: z.boolean(),
  }),
})

/** Shown once: given when the first factor is set up, or when new ones are made. */
const recoveryCodes = z.array(z.string())

export const newPasskeyOptions = endpoint({
  method: 'POST',
  path: '/api/settings/passkeys/options',
  summary: 'What the browser needs to make a passkey',
  limit,
  body: z.object({}),
  reply: z.object({ options: passkeyOptions }),
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/settings/passkeys',
  summary: 'Adds a passkey',
  limit,
  body: z.object({
    name: line({ missing: 'Please name the passkey.', most: 60, name: 'The name' }),
    passkey: attestation,
  }),
  reply: done.extend({ recoveryCodes: recoveryCodes.optional() }),
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/settings/passkeys/:id',
  summary: 'Removes a passkey',
  params: z.object({ id: z.uuid() }),
  reply: done,
})

export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/api/settings/authenticator',
  summary: 'A secret for an authenticator app. It counts once a code of it was sent back',
  limit,
  body: z.object({}),
  reply: z.object({
    secret: z.string(),
    address: z.string(),
    /** The address as a QR code: an SVG path over `size` by `size` squares. */
    qrCode: z.object({ size: z.number(), path: z.string() }),
  }),
})

export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/api/settings/authenticator/confirm',
  summary: 'Turns the authenticator app on, with its first code',
  limit,
  body: z.object({ code }),
  reply: done.extend({ recoveryCodes: recoveryCodes.optional() }),
})

export const removeAuthenticator = endpoint({
  method: 'DELETE',
  path: '/api/settings/authenticator',
  summary: 'Turns the authenticator app off',
  reply: done,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/settings/recovery-codes',
  summary: 'Ten new recovery codes; the old ones end',
  limit: { points: 30, seconds: 3600 },
  body: z.object({}),
  reply: done.extend({ recoveryCodes }),
})
