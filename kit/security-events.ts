// What the security log can say, as data: the server writes these kinds, and the owner's page names and filters by them.

/** Closed, so that every event has words on the owner's page. Add a kind here, and the compiler asks for its words. */
export const SECURITY_EVENT_KINDS = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'session-ended',
  'order-session',
  'link-requested',
  'link-opened',
  'link-refused',
  'password-reset',
  'password-changed',
  'password-check-failed',
  'address-proved',
  'address-changed',
  'provider-linked',
  'provider-unlinked',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-failed',
  'recovery-codes-created',
  'recovery-code-used',
  'access-token-created',
  'access-token-first-used',
  'access-token-ended',
  'access-token-refused',
  'role-refused',
  'rate-limited',
  'account-deleted',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]

/** How somebody got in or tried to, or which link it was. */
export type SecurityEventMethod =
  | 'password'
  | 'link'
  | 'code'
  | 'provider'
  | 'signup'
  | 'checkout'
  | 'passkey'
  | 'totp'
  | 'recovery-code'
  | 'login'
  | 'set-password'
  | 'reset-password'
  | 'verify-email'
  | 'change-email'
  | 'connect-identity'
  | 'free-order'

/** The call that was refused: its pattern, never an address with ids or secrets in it. */
export type CallPattern = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`
