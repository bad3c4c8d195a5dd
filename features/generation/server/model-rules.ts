// Whether a plan may ask the language model: what is left of the day's budget, and whether the server has failed of late. Pure.
import type { ModelBudget } from '#server/language-model-config.ts'

export interface SpentOfDay {
  tokens: number
  dollars: number
}

/** What is left of the day, of what is limited. */
export function leftOfDay({ tokens, dollars }: SpentOfDay, { day }: ModelBudget): ModelBudget['day'] {
  return {
    ...(day.tokens !== undefined && { tokens: Math.max(0, day.tokens - tokens) }),
    ...(day.dollars !== undefined && { dollars: Math.max(0, day.dollars - dollars) }),
  }
}

/** Whether another plan fits, at the most that it may cost. */
export function hasRoom(spent: SpentOfDay, budget: ModelBudget): boolean {
  const left = leftOfDay(spent, budget)
  const { tokens, dollars = 0 } = budget.plan
  return (
    (left.tokens ?? Number.POSITIVE_INFINITY) >= tokens &&
    (left.dollars ?? Number.POSITIVE_INFINITY) >= dollars
  )
}

/** So many plans in a row lost to the server, and the next ones are not tried for a while. */
export const OUTAGES = 3
export const PAUSE_MS = 10 * 60_000

export interface RecentRuns {
  /** The newest that ended, the newest first. */
  ended: { isOutage: boolean; endedAt: Date }[]
  /** When those under way began. */
  running: Date[]
}

/**
 * 'closed': the model is asked. 'open': it is not. 'trying': one plan after the pause is under way with it, and the others wait
 * for what comes of that.
 */
export type Breaker = { state: 'closed' } | { state: 'trying' } | { state: 'open'; until: Date }

export function breakerOf({ ended, running }: RecentRuns, now: Date): Breaker {
  const last = ended.slice(0, OUTAGES)
  const [newest] = last
  if (!newest || last.length < OUTAGES || last.some(({ isOutage }) => !isOutage)) return { state: 'closed' }
  const until = new Date(newest.endedAt.getTime() + PAUSE_MS)
  if (until > now) return { state: 'open', until }
  // One that began so long ago is one whose worker died.
  const isTried = running.some((began) => began >= until && now.getTime() - began.getTime() < PAUSE_MS)
  return { state: isTried ? 'trying' : 'closed' }
}
