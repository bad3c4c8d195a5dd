// The ground of a plan: what is known, with what the founder changed. The same for the server and the browser.
import type { BriefTexts } from '../brief.ts'
import type { CaseSource } from '../compose/source-data.ts'
import { type Corrections, type Edits, NO_EDITS } from '../edits.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Understanding } from '../understand/understanding.ts'
import { type Context, createContext } from './context.ts'
import { financed } from './drivers/funding.ts'
import type { Drivers } from './finance/drivers.ts'
import type { FinanceModel } from './models/playbook.ts'
import { withSetFacts } from './set-facts.ts'

export interface PlanInput {
  brief: BriefTexts
  u: Understanding
  knowledge: Knowledge
  /** Given: the plan is composed from the case. */
  source?: CaseSource
  /** Values for assumptions, by id. */
  proposed?: ReadonlyMap<string, number>
  /** What the founder changed. Corrections of what was understood need `putRight`, unless `u` has them already. */
  edits?: Partial<Edits>
  /** `putRight` of `understand/`. It is large, and a composed plan does without: whoever needs it brings it. */
  putRight?: (u: Understanding, brief: BriefTexts, corrections: Corrections) => Understanding
}

export function openContext(input: PlanInput, draft = 0): Context {
  const { knowledge, proposed, edits } = input
  const { values, understood, milestones } = { ...NO_EDITS, ...edits }
  const asUnderstood = input.putRight?.(input.u, input.brief, understood) ?? input.u
  // Without a word the plan would be computed from what the founder put right long ago.
  if (!input.putRight && Object.keys(understood).length > 0)
    throw new Error('Corrections of what was understood cannot be made here.')
  const { brief, u } = withSetFacts({ brief: input.brief, u: asUnderstood }, values)
  return createContext(u, knowledge, {
    brief,
    asUnderstood,
    draft,
    values,
    milestones,
    ...(proposed && { proposed }),
  })
}

/** What drives the money, with all that is still to be found. */
export function driversOf(context: Context, { drivers, financedBy, isRunning }: FinanceModel): Drivers {
  return financed(context, drivers, financedBy, isRunning)
}
