// Composed plans for tests: of a brief as the program makes them, or of any trade.
import { identityFacts } from '../../brand/facts.ts'
import { identityOf } from '../../brand/identity.ts'
import type { Brief } from '../../brief.ts'
import { buildSpec } from '../../build-file/build-spec.ts'
import type { BuildSpec } from '../../build-file/spec.ts'
import { knowledge } from '../../knowledge/knowledge.ts'
import { type Drafted, draftPlan } from '../../plan/make-plan.ts'
import type { PlanInput } from '../../plan/open-plan.ts'
import { read } from '../../read/read.ts'
import type { Trade } from '../../trades/schema.ts'
import { caseSourceOf } from '../case-source.ts'
import { understandingOf } from '../understood.ts'

export const briefWith = (fields: Partial<Brief>): Brief => ({
  fullName: 'Ada Marsh',
  email: '',
  startupName: 'Northlight',
  businessIdea: '',
  targetCustomer: '',
  industry: '',
  stage: '',
  additionalContext: '',
  ...fields,
})

/** `trade`: taken instead of the one that is found. */
export function composedInput(fields: Partial<Brief>, trade?: Trade): PlanInput & { brief: Brief } {
  const brief = briefWith(fields)
  const reading = read(brief)
  const found = caseSourceOf(brief, reading)
  const source = trade ? { ...found, choice: { trade, sure: 1, instead: [] } } : found
  return { brief, u: understandingOf(brief, source), knowledge, source }
}

export const composedPlan = (fields: Partial<Brief>, trade?: Trade): Drafted =>
  draftPlan(composedInput(fields, trade))

export function composedSpec(fields: Partial<Brief>, trade?: Trade): BuildSpec {
  const drafted = composedPlan(fields, trade)
  return buildSpec(drafted, identityOf(drafted.context.u, identityFacts(drafted)))
}
