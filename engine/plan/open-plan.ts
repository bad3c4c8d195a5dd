// The ground of a plan: what is known, with what the founder changed. The same for the server and the browser.
import type { BriefTexts } from '../brief.ts'
import { type Edits, NO_EDITS } from '../edits.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Understanding } from '../understand/understanding.ts'
import { type Context, createContext } from './context.ts'
import { financed } from './drivers/funding.ts'
import type { Drivers } from './finance/drivers.ts'
import type { Model } from './models/playbook.ts'
import { withSetFacts } from './set-facts.ts'

export interface PlanInput {
  brief: BriefTexts
  u: Understanding
  knowledge: Knowledge
  /** Values for assumptions, by id. */
  proposed?: ReadonlyMap<string, number>
  /** What the founder changed. */
  edits?: Pick<Edits, 'values'>
}

export function openContext(input: PlanInput, draft = 0): Context {
  const { knowledge, proposed, edits = NO_EDITS } = input
  const { brief, u } = withSetFacts(input, edits.values)
  return createContext(u, knowledge, {
    brief,
    draft,
    values: edits.values,
    ...(proposed && { proposed }),
  })
}

/** What drives the money, with all that is still to be found. */
export function driversOf(context: Context, { drivers, financedBy }: Model): Drivers {
  return financed(context, drivers, financedBy)
}
