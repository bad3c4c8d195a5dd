// A case as the model of a plan's money, without a sentence: what the browser computes with.
import type { Case } from '../case/case.ts'
import type { Context } from '../plan/context.ts'
import type { FinanceModel, FinancePlaybook } from '../plan/models/playbook.ts'
import { caseOfPlan } from './case-of-plan.ts'
import { driversOf } from './drivers.ts'
import { groupOfNumber } from './set-numbers.ts'
import type { CaseSource } from './source-data.ts'

export const caseModel = (one: Case, context: Context): FinanceModel => ({
  drivers: driversOf(one, context),
  financedBy: one.trade.finance.by,
  isRunning: one.circumstances.stage === 'running',
  groupOf: (id) => groupOfNumber(one, id),
  // Money in hand and first customers are numbers of the case.
  addable: ['team-size'],
})

/** What a playbook is to a business model, for one business. */
export const casePlaybook =
  (source: CaseSource): FinancePlaybook =>
  (context) =>
    caseModel(caseOfPlan(context, source), context)
