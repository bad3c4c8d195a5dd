// What the makings of a blueprint come to. Pure.
import type { Making } from './queries.ts'

export interface Issued {
  state: 'making' | 'failed' | 'ready'
  /** The one whose files there are. */
  issue?: { number: number; at: Date; planKey: string | null }
  /** When the first was ready. */
  begunAt?: Date
}

/** Issues count as on the page of the plan: a first making that failed is none. */
export function issuedBy(makings: Making[]): Issued {
  const issues = makings.filter(({ status, isReissue }) => status !== 'error' || isReissue)
  const ready = issues.flatMap(({ status, planKey, finishedAt }, index) =>
    status === 'complete' && finishedAt ? [{ number: index + 1, at: finishedAt, planKey }] : [],
  )
  const issue = ready.at(-1)
  if (issue) return { state: 'ready', issue, ...(ready[0] && { begunAt: ready[0].at }) }
  return { state: makings.at(-1)?.status === 'error' ? 'failed' : 'making' }
}
