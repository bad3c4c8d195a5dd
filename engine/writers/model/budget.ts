// What one plan may still spend. A call reserves the most it can cost and gives back what it did not use, so that calls
// side by side cannot overdraw it together.
import type { Limits } from '../limits.ts'
import { WritingFailure } from '../writer.ts'

export interface Reservation {
  /** Once, with the tokens used. A call nobody heard the end of is never settled: it may have cost everything. */
  settle(tokens: number): void
}

export interface Budget {
  take(tokens: number): Reservation
  /** The clock starts with the first question. */
  msLeft(): number
}

export function openBudget(
  limits: Pick<Limits, 'calls' | 'tokens' | 'totalMs'>,
  now: () => number = () => performance.now(),
): Budget {
  let calls = 0
  let tokens = 0
  let started: number | undefined

  function msLeft(): number {
    started ??= now()
    return limits.totalMs - (now() - started)
  }

  return {
    msLeft,
    take(most) {
      if (msLeft() <= 0) throw new WritingFailure('budget', { detail: 'time' })
      if (calls + 1 > limits.calls) throw new WritingFailure('budget', { detail: 'calls' })
      if (tokens + most > limits.tokens) throw new WritingFailure('budget', { detail: 'tokens' })
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
