// What the lint of a composed plan looks at, and what it reports.
import type { Case } from '../../case/case.ts'
import type { Section } from '../../plan/kit/section.ts'
import type { Results } from '../../plan/results.ts'

export interface LintedPlan {
  one: Case
  results: Results
  sections: Section[]
}

export interface Finding {
  /** Of the rule that it breaks: 'market does not nest'. */
  rule: string
  detail: string
}

/** What a rule finds: nothing, or the details of each fault. */
export type Rule = (plan: LintedPlan) => string[]
