// What needs no world to be decided.

const ADMIN_SIGN_IN_MS = 12 * 3_600_000

/** Whether a sign-in still opens what is for admins: a browser that was left open for weeks does not. */
export function isFreshSignIn(signedInAt: Date, now = new Date()): boolean {
  return now.getTime() - signedInAt.getTime() <= ADMIN_SIGN_IN_MS
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
