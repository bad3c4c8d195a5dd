// What one plan may still spend. A call reserves the most it can cost and gives back what it did not use, so that calls
// side by side cannot overdraw it together.
import type { Limits } from '../limits.ts'
import { WritingFailure } from '../writer.ts'

interface Reservation {
  /** Once, with the tokens used. A call nobody heard the end of is never settled: it may have cost everything. */
  settle(tokens: number): void
}

export interface Budget {
  take(tokens: number): Reservation
  /** The clock starts with the first question. */
  msLeft(): number
  /** A timer said that the time is over, and timers may run a little ahead of the clock. */
  expire(): WritingFailure
}

export function openBudget(
  limits: Pick<Limits, 'calls' | 'tokens' | 'totalMs'>,
  now: () => number = () => performance.now(),
): Budget {
  let calls = 0
  let tokens = 0
  let started: number | undefined
  let expired = false

  const over = (detail: 'time' | 'calls' | 'tokens') => new WritingFailure('budget', { detail })

  function msLeft(): number {
    started ??= now()
    if (expired) return 0
    return limits.totalMs - (now() - started)
  }

  return {
    msLeft,
    expire() {
      expired = true
      return over('time')
    },
    take(most) {
      if (msLeft() <= 0) throw over('time')
      if (calls + 1 > limits.calls) throw over('calls')
      if (tokens + most > limits.tokens) throw over('tokens')
      calls += 1
      tokens += most
      return {
        settle(used) {
          tokens += used - most
        },
      }
    },
  }
}
