// The money of a plan that nobody ordered yet: the case of the brief, so far that an answer's effect can be told.
import type { Case } from '../case/case.ts'
import { caseModel } from '../compose/case-model.ts'
import { caseOfPlan } from '../compose/case-of-plan.ts'
import type { CaseSource } from '../compose/source-data.ts'
import { withoutTerms } from '../compose/understood.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import type { Context } from '../plan/context.ts'
import type { Drivers } from '../plan/finance/drivers.ts'
import { problemOf, type Settable } from '../plan/kit/settable.ts'
import { settableIn } from '../plan/levers.ts'
import { driversOf, openContext } from '../plan/open-plan.ts'
import type { OpenedBrief } from './open-brief.ts'

export interface MoneyModel {
  one: Case
  context: Context
  planned: Drivers
  /** What the plan lets its founder set, by id. */
  settable: ReadonlyMap<string, Settable>
}

export function moneyModelOf(
  { brief }: OpenedBrief,
  source: CaseSource,
  values: Record<string, number>,
): MoneyModel {
  const u = withoutTerms(brief, source)
  const context = openContext({ brief, u, knowledge, source, edits: { values, milestones: {} } })
  const one = caseOfPlan(context, source)
  const model = caseModel(one, context)
  const planned = driversOf(context, model)
  const settable = new Map(
    settableIn(context, model.addable).map((known) => [known.quantity.id, known] as const),
  )
  return { one, context, planned, settable }
}

export interface FittingAnswers {
  answers: Record<string, number>
  dropped: string[]
}

/** Answers for which the plan has a number, and which that number can be. */
export function fittingAnswers(given: Record<string, number>, { settable }: MoneyModel): FittingAnswers {
  const answers: Record<string, number> = {}
  const dropped: string[] = []
  for (const [id, value] of Object.entries(given)) {
    const known = settable.get(id)
    const problem = known && problemOf(value, known)
    if (known && !problem) answers[id] = value
    else dropped.push(known && problem ? outOfBounds(known, problem) : NO_SUCH_NUMBER)
  }
  return { answers, dropped: [...new Set(dropped)] }
}

const NO_SUCH_NUMBER = 'One of your answers no longer fits this business, so we left it out.'

const outOfBounds = ({ quantity: { label = '' } }: Settable, problem: string) =>
  `${label}: ${problem.charAt(0).toLowerCase()}${problem.slice(1).replace(/\.$/, '')}, so we left your answer out.`
