// What one plan may still spend. A call reserves the most it can cost and gives back what it did not use, so that calls
// side by side cannot overdraw it together.
import type { Limits, Prices } from '../limits.ts'
import { type Spent, WritingFailure } from '../writer.ts'

export type Tokens = Pick<Spent, 'inputTokens' | 'outputTokens'>

interface Reservation {
  /** Once, with the tokens used. A call nobody heard the end of is never settled: it may have cost everything. */
  settle(used: Tokens): void
}

export interface Budget {
  take(most: Tokens): Reservation
  /** The clock starts with the first question. */
  msLeft(): number
  /** How long a call may still begin. */
  msToBegin(): number
  /** A timer said that the time is over, and timers may run a little ahead of the clock. */
  expire(): WritingFailure
}

type Bounds = Pick<Limits, 'calls' | 'tokens' | 'totalMs'> & Partial<Pick<Limits, 'dollars' | 'lastStartMs'>>

interface BudgetOptions {
  prices?: Prices | undefined
  now?: () => number
}

export function openBudget(
  { calls: mostCalls, tokens: mostTokens, dollars: mostDollars, totalMs, lastStartMs = 0 }: Bounds,
  { prices, now = () => performance.now() }: BudgetOptions = {},
): Budget {
  let calls = 0
  let tokens = 0
  let dollars = 0
  let started: number | undefined
  let expired = false

  const over = (detail: 'time' | 'calls' | 'tokens' | 'money') => new WritingFailure('budget', { detail })
  const costOf = (some: Tokens) => (prices ? dollarsFor(some, prices) : 0)
  const totalOf = ({ inputTokens, outputTokens }: Tokens) => inputTokens + outputTokens

  function msLeft(): number {
    started ??= now()
    if (expired) return 0
    return totalMs - (now() - started)
  }

  return {
    msLeft,
    msToBegin: () => msLeft() - lastStartMs,
    expire() {
      expired = true
      return over('time')
    },
    take(most) {
      if (msLeft() <= lastStartMs) throw over('time')
      if (calls + 1 > mostCalls) throw over('calls')
      if (tokens + totalOf(most) > mostTokens) throw over('tokens')
      if (mostDollars !== undefined && dollars + costOf(most) > mostDollars) throw over('money')
      calls += 1
      tokens += totalOf(most)
      dollars += costOf(most)
      return {
        settle(used) {
          tokens += totalOf(used) - totalOf(most)
          dollars += costOf(used) - costOf(most)
        },
      }
    },
  }
}

const dollarsFor = ({ inputTokens, outputTokens }: Tokens, { input, output }: Prices): number =>
  (inputTokens * input + outputTokens * output) / 1_000_000
