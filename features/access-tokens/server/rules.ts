// What needs no world to be decided.
import { createHash, randomBytes } from 'node:crypto'
import type { Limit } from '#kit/endpoint.ts'
import { TOKEN_PREFIX } from '../contract.ts'

const DAY_MS = 86_400_000
/** A token in use is written to at most this often. */
const TOUCH_AFTER_MS = 60_000

/** 'fcp_pat_' and 32 random bytes: the beginning lets scanners find one that was left in public. */
export function newToken(): string {
  return `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export const endingOf = (token: string): string => token.slice(-4)

export const expiryOf = (days: number, now: Date): Date => new Date(now.getTime() + days * DAY_MS)

export function isWorthNoting(lastUsedAt: Date | null, now: Date): boolean {
  return !lastUsedAt || now.getTime() - lastUsedAt.getTime() >= TOUCH_AFTER_MS
}

/** 'This access token may make this call 10 times an hour. Please try again in 12 minutes.' */
export function limitSentence({ points, seconds }: Limit, general: boolean, waitSeconds: number): string {
  const may = general ? `make ${points} calls` : `make this call ${points} times`
  return `This access token may ${may} ${seconds === 60 ? 'a minute' : 'an hour'}. Please try again in ${inWords(waitSeconds)}.`
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
