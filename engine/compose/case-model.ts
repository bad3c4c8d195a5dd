// A case as the model of a plan's money, without a sentence: what the browser computes with.
import type { Case } from '../case/case.ts'
import type { Context } from '../plan/context.ts'
import { project } from '../plan/finance/project.ts'
import type { FinanceModel } from '../plan/model.ts'
import { driversOf } from './drivers.ts'
import { groupOfNumber } from './set-numbers.ts'

export function caseModel(one: Case, context: Context): FinanceModel {
  const drivers = driversOf(one, context)
  const { by } = one.trade.finance
  const [, , third = 0] = project(drivers).profit.ebitda.years
  return {
    drivers,
    // No bank lends to a business that never earns its payments.
    financedBy: by === 'loan' && third <= 0 ? 'own' : by,
    isRunning: one.circumstances.stage === 'running',
    groupOf: (id) => groupOfNumber(one, id),
    // Money in hand and first customers are numbers of the case.
    addable: ['team-size'],
  }
}
