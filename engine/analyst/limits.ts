// What an analyst may cost for one plan.
import type { Limits } from '../writers/limits.ts'
import type { CallKind } from './analyst.ts'

/** What one answer may have: twice of what a full one needs. */
export const OUTPUT_TOKENS: Record<CallKind, number> = {
  reading: 12_000,
  trade: 24_000,
  sections: 16_000,
  critic: 8_000,
}

/**
 * Nine questions of up to 20,000 tokens each and their answers come to half of this; the other half is for repairs. Three
 * minutes is what a founder will watch a progress bar for.
 */
export const ANALYST_LIMITS: Limits = {
  atOnce: 4,
  callMs: 120_000,
  totalMs: 180_000,
  lastStartMs: 25_000,
  calls: 40,
  tokens: 400_000,
  responseBytes: 2 * 1024 * 1024,
  retries: 2,
  backoffMs: 500,
  retryAfterMs: 20_000,
  outages: 3,
}

/** The times of a plan that may take so long in all: a call has two thirds of it, and none begins in the last seventh. */
export function timesWithin(totalMs: number): Pick<Limits, 'totalMs' | 'callMs' | 'lastStartMs'> {
  const part = (ms: number) => Math.round((ms * totalMs) / ANALYST_LIMITS.totalMs)
  return { totalMs, callMs: part(ANALYST_LIMITS.callMs), lastStartMs: part(ANALYST_LIMITS.lastStartMs) }
}
