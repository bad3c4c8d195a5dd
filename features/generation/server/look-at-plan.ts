import type { Brief } from '#engine/brief.ts'
import type { Understanding } from '#engine/understand/understanding.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { LookedAt, Reissue } from './planning/messages.ts'
import { CannotPlan } from './planning/planner.ts'
import { workshopOf } from './workshop.ts'

/** What is to be said of changes to the plan of a brief. Beside the thread that serves people. */
export async function lookAtPlan(
  house: House,
  brief: Brief,
  changes: Pick<Reissue, 'edits' | 'proposed'>,
): Promise<LookedAt> {
  try {
    return await workshopOf(house).planner.lookAt(brief, changes)
  } catch (error) {
    if (!(error instanceof CannotPlan)) throw error
    house.log.error({ err: error }, 'changes to a plan could not be computed')
    throw new Failure('invalid_input', { sentence: NOT_COMPUTED })
  }
}

const NOT_COMPUTED =
  'No plan can be computed with these changes together. Nothing was saved. Please set the last one back, or try another value.'

const MOST_KEPT = 200
const understood = new WeakMap<House, Map<string, Promise<Understanding>>>()

/** What was understood of the brief of a making: it stays the same, so the planner is asked once. */
export function understoodIn(
  house: House,
  { id, brief }: { id: string; brief: Brief },
): Promise<Understanding> {
  const kept = understood.get(house) ?? new Map<string, Promise<Understanding>>()
  understood.set(house, kept)
  const known = kept.get(id)
  if (known) return known
  const asked = workshopOf(house)
    .planner.lookAt(brief)
    .then(({ u }) => u)
  kept.set(id, asked)
  asked.catch(() => kept.delete(id))
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest) kept.delete(oldest)
  return asked
}
