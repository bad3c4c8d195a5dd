// What a plan may cost in time and money, whatever the server at the other end does.

export interface Limits {
  /** Questions under way at once. */
  atOnce: number
  /** For one call, from the request to the last byte. */
  callMs: number
  /** For all calls of one plan. */
  totalMs: number
  /** With less time left than this no call begins: it would be paid for and cut short. */
  lastStartMs: number
  /** For one plan, retries and repairs included. */
  calls: number
  /** For one plan, in and out together. */
  tokens: number
  /** For one plan, where prices are known. */
  dollars?: number
  /** What one answer may have, where the question does not say. */
  outputTokens: number
  responseBytes: number
  /** Further tries of one call, for faults that may pass. */
  retries: number
  /** The first pause before trying again; it doubles. */
  backoffMs: number
  /** A server that asks for a longer pause than this is not asked again. */
  retryAfterMs: number
  /** So many questions in a row lost to the server, and the rest is not asked. */
  outages: number
}

/** Dollars for a million tokens. */
export interface Prices {
  input: number
  output: number
}

/**
 * Twenty sections take about 70,000 tokens. Twice that leaves room for a repair of each, and three minutes is what a
 * founder will watch a progress bar for.
 */
export const LIMITS: Limits = {
  atOnce: 4,
  callMs: 60_000,
  totalMs: 180_000,
  lastStartMs: 0,
  calls: 60,
  tokens: 200_000,
  outputTokens: 4_000,
  responseBytes: 256 * 1024,
  retries: 2,
  backoffMs: 500,
  retryAfterMs: 10_000,
  outages: 3,
}
