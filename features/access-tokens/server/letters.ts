import { securityLetter } from '#features/accounts/server/public.ts'
import type { AccessToken } from './tables.ts'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Nobody but the account's person can have wanted it: if they did not, they learn of it now. */
export function tokenMadeLetter(publicUrl: string, { name, scopes, expiresAt }: AccessToken) {
  return securityLetter({
    subject: 'An access token was made for your account',
    text: `The access token ‘${name}’ lets a program ${scopes.map((scope) => MAY[scope]).join(' and ')}, until ${DAY.format(expiresAt)}.`,
    button: { label: 'Look at your access tokens', url: `${publicUrl}/settings#api-access` },
  })
}

const MAY = {
  'blueprints:read': 'read your blueprints and their files',
  'blueprints:create': 'make blueprints with your credits',
}
