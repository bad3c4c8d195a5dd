// What the configuration must not leave open: sandbox parts where others can reach them, and plain text on the way out.
import { passwordFault } from '#features/accounts/password-rule.ts'
import { isLocalHost, isPrivateHost } from './local-address.ts'

export const SANDBOX_PARTS = ['mail', 'cards', 'identity'] as const
export type SandboxPart = (typeof SANDBOX_PARTS)[number]

type Text = string | undefined

/** The variables that these rules look at. */
interface Values {
  NODE_ENV: 'production' | 'development' | 'test'
  HOST: string
  ALLOW_SANDBOX: SandboxPart[] | undefined
  PUBLIC_URL: Text
  OWNER_EMAIL: Text
  OWNER_PASSWORD: Text
  SMTP_URL: Text
  MAIL_FROM: Text
  STRIPE_SECRET_KEY: Text
  STRIPE_WEBHOOK_SECRET: Text
  STRIPE_API_BASE: Text
  GOOGLE_CLIENT_ID: Text
  GOOGLE_CLIENT_SECRET: Text
  OIDC_ISSUER: Text
  LLM_BASE_URL: Text
  S3_ENDPOINT: Text
}
type Name = keyof Values

/** What makes a part a real one. */
const REAL: Record<SandboxPart, Name[]> = {
  mail: ['SMTP_URL', 'MAIL_FROM'],
  cards: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  identity: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
}

/** The parts that the sandbox stands in for. */
export function sandboxPartsOf(values: Values): SandboxPart[] {
  return SANDBOX_PARTS.filter((part) => values[REAL[part][0] as Name] === undefined)
}

/** Whether anybody but the person at this machine is meant to reach it, or could. Tests choose hosts that do not exist. */
export function isExposed({ NODE_ENV, HOST }: Values): boolean {
  return NODE_ENV === 'production' || (NODE_ENV !== 'test' && !isLocalHost(HOST))
}

/** From what runs, not from what may run: naming a part in ALLOW_SANDBOX takes nothing away from a shop that does not use it. */
export function needsSecondFactor(values: Values): boolean {
  const isTrial = isLocalUrl(values.PUBLIC_URL) || sandboxPartsOf(values).includes('mail')
  return values.NODE_ENV === 'production' && !isTrial
}

/** Allowed for nothing. A test key needs `cards`, and a plain PUBLIC_URL on this machine needs any part. */
export function unusedSandboxParts(values: Values): SandboxPart[] {
  const { ALLOW_SANDBOX = [], STRIPE_SECRET_KEY, STRIPE_API_BASE, PUBLIC_URL } = values
  if (isPlainUrl(PUBLIC_URL)) return []
  const needsCards = isTestKey(STRIPE_SECRET_KEY) || isPlainUrl(STRIPE_API_BASE)
  const used = [...sandboxPartsOf(values), ...(needsCards ? ['cards'] : [])]
  return ALLOW_SANDBOX.filter((part) => !used.includes(part))
}

/** Links, cookies and the origin check are built from it: only scheme, host and port have a meaning there. */
export function isBareSite(url: string): boolean {
  const { username, password, pathname, search, hash } = new URL(url)
  return !username && !password && /^\/*$/.test(pathname) && !search && !hash
}

/** `hint` says what a variable has to be set to. What is set but faulty has its own line already, and is not in `values`. */
export function exposureFaults(values: Values, hint: (name: Name) => string): string[] {
  const allowed = values.ALLOW_SANDBOX ?? []
  const isMissing = (name: Name) => name in values && values[name] === undefined
  return [
    ...mailboxInPublic(values, isMissing),
    ...(values.NODE_ENV === 'production'
      ? [
          ...missingInProduction(allowed, isMissing, hint),
          ...weakOwnerPassword(values),
          ...plainInProduction(values, allowed),
        ]
      : sandboxForOthers(values, allowed)),
  ]
}

/** The mailbox shows everybody's login links, so a shop that the world reaches cannot have one, whoever allowed it. */
function mailboxInPublic(values: Values, isMissing: (name: Name) => boolean): string[] {
  const { NODE_ENV, PUBLIC_URL } = values
  if (NODE_ENV === 'test' || !isMissing('SMTP_URL') || !PUBLIC_URL || isLocalUrl(PUBLIC_URL)) return []
  return [
    'SMTP_URL: PUBLIC_URL is not on this machine, and the sandbox mailbox holds the login links of everybody: set it to a mail server, such as smtps://user:password@host:465.',
  ]
}

function missingInProduction(
  allowed: SandboxPart[],
  isMissing: (name: Name) => boolean,
  hint: (name: Name) => string,
): string[] {
  const always = (['PUBLIC_URL', 'OWNER_EMAIL', 'OWNER_PASSWORD'] as Name[])
    .filter(isMissing)
    .map((name) => `${name}: production needs it: set it to ${hint(name)}.`)
  const parts = SANDBOX_PARTS.filter((part) => !allowed.includes(part)).flatMap((part) =>
    REAL[part]
      .filter(isMissing)
      .map(
        (name) =>
          `${name}: production needs it: set it to ${hint(name)} (or name ${part} in ALLOW_SANDBOX, to try without).`,
      ),
  )
  return [...always, ...parts]
}

/** The same rule as for whoever sets a password in the shop. */
function weakOwnerPassword({ OWNER_EMAIL, OWNER_PASSWORD }: Values): string[] {
  const fault = OWNER_PASSWORD && passwordFault(OWNER_PASSWORD, { email: OWNER_EMAIL, hasRole: true })
  return fault ? [`OWNER_PASSWORD: production refuses this one. ${fault}.`] : []
}

function sandboxForOthers(values: Values, allowed: SandboxPart[]): string[] {
  if (!isExposed(values)) return []
  const open = sandboxPartsOf(values).filter((part) => !allowed.includes(part))
  if (open.length === 0) return []
  return [
    `ALLOW_SANDBOX: HOST lets other machines in while these are sandbox parts: ${open.join(', ')}. Configure them, set HOST to 127.0.0.1, or set ALLOW_SANDBOX=${sandboxPartsOf(values).join(',')}.`,
  ]
}

/**
 * Secrets and people's plans leave over TLS. Two kinds of service are commonly run next to the shop, on a network of one's own and
 * without certificates: the file store, as in compose.yaml, and a language model. Browsers are sent to the identity provider, and
 * the card provider is never ours, so those two get no exception.
 */
function plainInProduction(values: Values, allowed: SandboxPart[]): string[] {
  const isPlain = (name: 'PUBLIC_URL' | 'OIDC_ISSUER' | 'STRIPE_API_BASE' | 'LLM_BASE_URL' | 'S3_ENDPOINT') =>
    isPlainUrl(values[name])
  const { PUBLIC_URL, SMTP_URL, STRIPE_SECRET_KEY } = values
  const faults: string[] = []
  if (isPlain('PUBLIC_URL') && !(allowed.length > 0 && isLocalUrl(PUBLIC_URL)))
    faults.push(
      'PUBLIC_URL: production needs an https address (or http://localhost while ALLOW_SANDBOX names a part).',
    )
  if (isPlain('OIDC_ISSUER')) faults.push('OIDC_ISSUER: production needs an https address.')
  if (isPlain('STRIPE_API_BASE') && !allowed.includes('cards'))
    faults.push('STRIPE_API_BASE: production needs an https address (or name cards in ALLOW_SANDBOX).')
  for (const name of ['LLM_BASE_URL', 'S3_ENDPOINT'] as const)
    if (isPlain(name) && !isPrivateHost(new URL(values[name] ?? '').hostname))
      faults.push(`${name}: production needs an https address, except on a private network.`)
  if (SMTP_URL && isPlainMail(SMTP_URL))
    faults.push(
      'SMTP_URL: production sends no mail in plain text: use smtps://, or smtp:// without ignoreTLS and requireTLS=false.',
    )
  if (isTestKey(STRIPE_SECRET_KEY) && !allowed.includes('cards'))
    faults.push(
      'STRIPE_SECRET_KEY: with a test key anybody pays with a test card: set it to a live key (or name cards in ALLOW_SANDBOX).',
    )
  return faults
}

/** Parsed: the scheme of an address may be written in capitals. */
const isPlainUrl = (url: Text) => url !== undefined && new URL(url).protocol === 'http:'
const isTestKey = (key: Text) => key !== undefined && /^[sr]k_test_/.test(key)
const isLocalUrl = (url: string | undefined) => url !== undefined && isLocalHost(new URL(url).hostname)

/** A mail server on this machine passes mail on by itself; nothing crosses a network until then. */
function isPlainMail(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl)
  if (protocol !== 'smtp:' || isLocalHost(hostname)) return false
  return isOn(searchParams.get('ignoreTLS')) || isOff(searchParams.get('requireTLS'))
}

const isOn = (value: string | null) => value !== null && value !== 'false' && value !== '0'
const isOff = (value: string | null) => value !== null && !isOn(value)

/** Mail over smtp:// begins in plain text: without this, a server (or whoever is in between) that offers no TLS gets it so. */
export function withRequiredTls(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  if (url.protocol !== 'smtp:' || isLocalHost(url.hostname)) return smtpUrl
  url.searchParams.set('requireTLS', 'true')
  return url.href
}
