// What needs no world to be decided.

/** 'Chrome on Windows', for the list of sessions. */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (!browser) return system ? `A browser on ${system}` : 'An unknown browser'
  return system ? `${browser} on ${system}` : browser
}

// In this order: most browsers also carry the names of those they descend from.
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const ADMIN_SIGN_IN_MS = 12 * 3_600_000

/** Whether a sign-in still opens what is for admins: a browser that was left open for weeks does not. */
export function isFreshSignIn(signedInAt: Date, now = new Date()): boolean {
  return now.getTime() - signedInAt.getTime() <= ADMIN_SIGN_IN_MS
}

/** For providers that tell no name: 'mara.lindqvist@…' → 'mara.lindqvist'. */
export function nameFromAddress(email: string): string {
  return email.split('@')[0] ?? email
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
