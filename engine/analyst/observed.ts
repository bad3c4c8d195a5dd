// Tells of every question to an analyst: when it begins, and how it ended.
import { now as clock } from '../writers/model/clock.ts'
import { NOTHING, type Reason, type Spent, WritingFailure } from '../writers/writer.ts'
import type { Analyst, Question } from './analyst.ts'

export interface CallEvent extends Pick<Question<unknown>, 'kind' | 'part'> {
  state: 'begun' | 'ended'
  /** Since it began, retries and repairs included. */
  ms: number
  spent: Spent
  /** Who answers in the end. Of one that has ended. */
  by?: 'model' | 'house'
  /** Why it is the house. */
  reason?: Reason
  /** The server's fault, so that other plans would fail in the same way. */
  isOutage?: boolean
}

export type OnCall = (event: CallEvent) => void

export function observed(analyst: Analyst, onCall: OnCall, now: () => number = clock): Analyst {
  return {
    async ask(question, signal) {
      const { kind, part } = question
      const started = now()
      onCall({ kind, part, state: 'begun', ms: 0, spent: NOTHING })
      const ended = (how: Pick<CallEvent, 'spent' | 'by' | 'reason' | 'isOutage'>) =>
        onCall({ kind, part, state: 'ended', ms: Math.round(now() - started), ...how })
      try {
        const answer = await analyst.ask(question, signal)
        ended({ by: 'model', spent: answer.spent })
        return answer
      } catch (error) {
        const failure = error instanceof WritingFailure ? error : undefined
        ended({
          by: 'house',
          spent: failure?.spent ?? NOTHING,
          reason: failure?.reason ?? 'failed',
          isOutage: failure?.outage ?? false,
        })
        throw error
      }
    },
  }
}
