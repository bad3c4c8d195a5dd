import type { AccessScope, Answer } from '#kit/endpoint.ts'
import { type listAccessTokens, TOKEN_DAYS } from '../contract.ts'

export type Token = Answer<typeof listAccessTokens>['tokens'][number]

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const DAY_MS = 86_400_000

export const SCOPES: Record<AccessScope, { title: string; detail: string }> = {
  'blueprints:read': {
    title: 'Read blueprints',
    detail: 'List them, follow their progress, download their files, and see how many credits are left.',
  },
  'blueprints:create': { title: 'Make blueprints', detail: 'Each one spends a credit, as it does here.' },
}

const dayInWords = (moment: string | number): string => DAY.format(new Date(moment))

/** '90 days, until Feb 14, 2027'. */
export function lifetimes(now: number): { value: string; label: string }[] {
  return TOKEN_DAYS.map((days) => ({
    value: String(days),
    label: `${days} days, until ${dayInWords(now + days * DAY_MS)}`,
  }))
}

type Dates = Pick<Token, 'createdAt' | 'expiresAt' | 'lastUsedAt'>

/** What a row says of its dates, oldest first. */
export function datesInWords({ createdAt, expiresAt, lastUsedAt }: Dates, now: number): string[] {
  return [
    `Made ${dayInWords(createdAt)}`,
    lastUsedAt ? `Last used ${dayInWords(lastUsedAt)}` : 'Never used',
    `${isExpired(expiresAt, now) ? 'Expired' : 'Expires'} ${dayInWords(expiresAt)}`,
  ]
}

export const isExpired = (expiresAt: string, now: number): boolean => Date.parse(expiresAt) <= now
