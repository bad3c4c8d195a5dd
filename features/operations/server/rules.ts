// What needs no database: what tokens cost, and which days there are.
import type { Config } from '#server/config.ts'

export interface Tokens {
  inputTokens: number
  outputTokens: number
}

const MILLION = 1_000_000

/** Dollars, if somebody said what a million tokens cost. */
export function costOf(
  { inputTokens, outputTokens }: Tokens,
  prices: Config['modelPrices'],
): number | undefined {
  if (!prices) return undefined
  return (inputTokens * prices.input + outputTokens * prices.output) / MILLION
}

/** The days up to today, the oldest first: those without an order are days, too. */
export function lastDays(today: Date, count: number): string[] {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  return Array.from({ length: count }, (_, i) =>
    new Date(midnight - (count - 1 - i) * 86_400_000).toISOString().slice(0, 10),
  )
}
