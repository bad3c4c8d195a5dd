// Personal access tokens: what a founder hands to a program, so that it may do a little of what they may.
import { z } from 'zod'
import { ACCESS_SCOPES, endpoint } from '#kit/endpoint.ts'
import { line } from '#kit/fields.ts'

export const MOST_TOKENS = 20
export const TOKEN_DAYS = [30, 90, 365] as const
export const TOKEN_PREFIX = 'fcp_pat_'

const accessToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(ACCESS_SCOPES)),
  /** Its last four characters, to know it again. */
  ending: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
})

export const listAccessTokens = endpoint({
  method: 'GET',
  path: '/api/settings/access-tokens',
  summary: 'The access tokens of this account, newest first. None of them can be read again',
  reply: z.object({ tokens: z.array(accessToken) }),
})

export const createAccessToken = endpoint({
  method: 'POST',
  path: '/api/settings/access-tokens',
  summary: 'Makes an access token. It is answered this once, and kept nowhere',
  limit: { points: 60, seconds: 3600 },
  body: z.object({
    name: line({ missing: 'Please name the token after what will use it.', most: 80, name: 'The name' }),
    scopes: z
      .array(z.enum(ACCESS_SCOPES))
      .min(1, { error: 'Please choose what the token may do.' })
      .transform((scopes) => ACCESS_SCOPES.filter((scope) => scopes.includes(scope))),
    days: z.literal(TOKEN_DAYS, { error: 'A token lives for 30, 90 or 365 days.' }),
    /** Of accounts that have one; others need a sign-in of the last 15 minutes. */
    currentPassword: z.string().max(1024).optional(),
  }),
  reply: z.object({ success: z.literal(true), token: z.string(), accessToken }),
})

export const revokeAccessToken = endpoint({
  method: 'DELETE',
  path: '/api/settings/access-tokens/:id',
  summary: 'Ends an access token: from now on it opens nothing',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ success: z.literal(true) }),
})
