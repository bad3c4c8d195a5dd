// Security events in words. Pure.
import type { SecurityEventKind } from '#kit/security-events.ts'

export const KIND_WORDS: Record<SecurityEventKind, string> = {
  'sign-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'sign-out': 'Signed out',
  'session-ended': 'Session ended',
  'order-session': 'Order opened after payment',
  'link-requested': 'Link requested',
  'link-opened': 'Link opened',
  'link-refused': 'Link refused',
  'password-reset': 'Password reset',
  'password-changed': 'Password changed',
  'password-check-failed': 'Wrong current password',
  'address-proved': 'Email address confirmed',
  'address-changed': 'Email address changed',
  'provider-linked': 'Identity provider linked',
  'provider-unlinked': 'Identity provider unlinked',
  'second-factor-added': 'Second factor added',
  'second-factor-removed': 'Second factor removed',
  'second-factor-failed': 'Second factor failed',
  'recovery-codes-created': 'Recovery codes created',
  'recovery-code-used': 'Recovery code used',
  'access-token-created': 'Access token created',
  'access-token-first-used': 'Access token used for the first time',
  'access-token-ended': 'Access token revoked',
  'access-token-refused': 'Access token refused',
  'role-refused': 'Not allowed',
  'rate-limited': 'Rate limit reached',
  'account-deleted': 'Account deleted',
}

const METHOD_WORDS: Record<string, string> = {
  password: 'with a password',
  link: 'with an emailed link',
  code: 'with an emailed code',
  provider: 'with an identity provider',
  signup: 'by signing up',
  checkout: 'by a purchase',
  passkey: 'with a passkey',
  totp: 'with an authenticator app',
  'recovery-code': 'with a recovery code',
  login: 'to sign in',
  'set-password': 'to set a password',
  'reset-password': 'to reset the password',
  'verify-email': 'to confirm the email address',
  'change-email': 'to change the email address',
  'connect-identity': 'to connect an identity provider',
  'free-order': 'for a free order',
}

/** A call that was refused stays as it is: 'POST /api/auth/login'. */
export const methodWords = (method: string): string => METHOD_WORDS[method] ?? method
