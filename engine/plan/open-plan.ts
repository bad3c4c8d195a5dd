// The ground of a plan: what is known, with what the founder changed. The same for the server and the browser.
import type { BriefTexts } from '../brief.ts'
import type { CaseSource } from '../compose/source-data.ts'
import { type Edits, NO_EDITS } from '../edits.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Understanding } from '../read/understanding.ts'
import { type Context, createContext } from './context.ts'
import { financed } from './drivers/funding.ts'
import type { Drivers } from './finance/drivers.ts'
import type { FinanceModel } from './model.ts'
import { withSetFacts } from './set-facts.ts'

export interface PlanInput {
  brief: BriefTexts
  u: Understanding
  knowledge: Knowledge
  /** With the founder's corrections of the reading. */
  source: CaseSource
  /** Values for assumptions, by id. */
  proposed?: ReadonlyMap<string, number>
  /** What the founder changed; the corrections are in `u` and `source` already. */
  edits?: Partial<Edits>
}

export function openContext(input: Omit<PlanInput, 'source'> & Partial<Pick<PlanInput, 'source'>>): Context {
  const { knowledge, proposed, edits, source } = input
  const pages = source?.choice.trade.sources
  const { values, milestones } = { ...NO_EDITS, ...edits }
  const { brief, u } = withSetFacts(input, values)
  return createContext(u, knowledge, {
    brief,
    asUnderstood: input.u,
    values,
    milestones,
    ...(proposed && { proposed }),
    ...(pages && { pages }),
  })
}

/** What drives the money, with all that is still to be found. */
export function driversOf(
  context: Context,
  { drivers, financedBy, isRunning, hasOwnMoney }: FinanceModel,
): Drivers {
  return financed(context, drivers, financedBy, isRunning, hasOwnMoney)
}
