// What the engine says of changes, before they are kept.
import { NO_EDITS } from '#engine/edits.ts'
import { firstMaking, lookAtPlan, proposedIn } from '#features/generation/server/public.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { PlanEdits } from '../contract.ts'
import { onlyChanges } from './rules.ts'

/** What the plan of a blueprint was first made from, and what was understood of it. */
export async function groundOf(house: House, blueprintId: string) {
  const first = await firstMaking(house.db, blueprintId)
  if (!first) throw notFinished()
  return { first, brief: first.brief, proposed: await proposedIn(house, first) }
}

export const notFinished = () =>
  new Failure('not_finished', {
    sentence: 'The assumptions come with the finished plan. This blueprint is not finished yet.',
  })

/** The changes without what changes nothing. One that cannot be is refused, with a sentence for each field. */
export async function soundChanges(house: House, blueprintId: string, edits: PlanEdits): Promise<PlanEdits> {
  const { brief, proposed } = await groundOf(house, blueprintId)
  const { u, problems, same } = await lookAtPlan(house, brief, {
    edits: { ...NO_EDITS, ...edits },
    proposed,
  })
  const [first] = problems
  if (first) throw new Failure('invalid_input', { sentence: refusal(first), more: { problems } })
  return onlyChanges(edits, u, same)
}

/** Of many figures, which one: it may stand far from where the founder is looking. */
const refusal = ({ label, message }: { label?: string; message: string }) =>
  label ? `${label}: ${message.charAt(0).toLowerCase()}${message.slice(1)}` : message
