// The findings of the lint over many briefs, each with the brief that it comes from.
import type { Brief } from '../../../brief.ts'
import type { Case } from '../../../case/case.ts'
import { composedPlan } from '../../testing/composed.ts'
import { findingsIn } from '../lint.ts'

export const findingsOf = (briefs: { id: string; brief: Partial<Brief> }[]): string[] =>
  briefs.flatMap(({ id, brief }) => {
    const { case: one, results, sections } = composedPlan(brief)
    return findingsIn({ one: one as Case, results, sections }).map(
      ({ rule, detail }) => `${id}: ${rule}: ${detail}`,
    )
  })
