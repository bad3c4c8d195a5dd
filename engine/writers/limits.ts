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
