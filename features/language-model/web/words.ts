// What a comparison says, in words. Pure.
import type { Side } from '../contract.ts'

type Writing = NonNullable<Side['writing']>

export function costOf(writing: Writing | undefined): string {
  if (!writing) return 'Nothing'
  return writing.costDollars === undefined ? 'No price set' : `$${writing.costDollars.toFixed(2)}`
}

/** 'The house made these instead: reading, market (timeout); critic (budget).' */
export function fallbackWords(fallbacks: Writing['fallbacks']): string {
  const reasons = [...new Set(fallbacks.map(({ reason }) => reason))]
  const parts = reasons.map((reason) => {
    const names = fallbacks.filter((one) => one.reason === reason).map(({ section }) => section)
    return `${names.join(', ')} (${reason.replaceAll('-', ' ')})`
  })
  return `The house made these instead: ${parts.join('; ')}.`
}
