// The findings of the lint over many briefs, each with the brief that it comes from.
import type { Brief } from '../../../brief.ts'
import type { Case } from '../../../case/case.ts'
import { composedPlan } from '../../testing/composed.ts'
import { findingsIn } from '../lint.ts'

const findingsOf = (briefs: { id: string; brief: Partial<Brief> }[]): string[] =>
  briefs.flatMap(({ id, brief }) => {
    const { case: one, results, sections } = composedPlan(brief)
    return findingsIn({ one: one as Case, results, sections }).map(
      ({ rule, detail }) => `${id}: ${rule}: ${detail}`,
    )
  })

/** Of all plans: what is left is a figure read wrongly, which no rule over the results can tell. */
const MOST_SHARE = 0.03

/** As many findings as there may be at most are none; more are all named. */
export function findingsBeyond(briefs: { id: string; brief: Partial<Brief> }[]): string[] {
  const findings = findingsOf(briefs)
  const plans = new Set(findings.map((finding) => finding.split(':')[0]))
  return plans.size <= briefs.length * MOST_SHARE ? [] : findings
}
