// What needs no world to be decided.

const ADMIN_SIGN_IN_MS = 12 * 3_600_000

/** Whether a sign-in still opens what is for admins: a browser that was left open for weeks does not. */
export function isFreshSignIn(signedInAt: Date, now = new Date()): boolean {
  return now.getTime() - signedInAt.getTime() <= ADMIN_SIGN_IN_MS
}

const CONFIRMED_MS = 10 * 60_000

/** Whether they showed a moment ago who they are: by signing in, or by confirming it. */
export function isConfirmed(confirmedAt: Date, now = new Date()): boolean {
  return now.getTime() - confirmedAt.getTime() <= CONFIRMED_MS
}

/** For providers that tell no name: 'mara.lindqvist@…' → 'mara.lindqvist'. */
export function nameFromAddress(email: string): string {
  return email.split('@')[0] ?? email
}

/** For who may not be the person: 'mara@example.com' → 'm•••@example.com'. */
export function maskedAddress(email: string): string {
  return `${email[0]}•••${email.slice(email.lastIndexOf('@'))}`
}

/** The sandbox's identity provider, among issuers. */
export const SANDBOX = 'sandbox'

const GOOGLE = 'https://accounts.google.com'

/**
 * Whether the provider itself runs the address, so that its word is as good as an emailed link. Google does so for Gmail and for
 * the domain that an organization hosts there (`hd`). Any other address it verified once, when its account was made: the
 * address may have changed hands since. The sandbox's provider stands in for Google.
 */
export function isAuthoritative({
  issuer,
  email,
  hostedDomain,
}: {
  issuer: string
  email: string
  hostedDomain?: string | undefined
}): boolean {
  if (issuer !== GOOGLE && issuer !== SANDBOX) return false
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domain === 'gmail.com' || domain === 'googlemail.com' || hostedDomain?.toLowerCase() === domain
}

/** 'https://accounts.google.com' → 'Google'. */
export function providerName(issuer: string): string {
  if (issuer === SANDBOX) return 'Google (sandbox)'
  const { hostname } = new URL(issuer)
  return /(^|\.)google\.com$/.test(hostname) ? 'Google' : hostname
}

/** People copy codes as '482 913' or '482-913'. */
export function codeDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}
