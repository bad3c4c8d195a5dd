// What the engine says of changes, before they are kept.
import { NO_EDITS } from '#engine/edits.ts'
import type { ReadingCorrections } from '#engine/read/corrections.ts'
import {
  correctedGround,
  firstMaking,
  lookAtPlan,
  proposedIn,
  sourceIn,
} from '#features/generation/server/public.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { PlanEdits } from '../contract.ts'
import { onlyReadingChanges } from './reading-rules.ts'
import { onlyChanges, valuesWithout } from './rules.ts'

/** What the plan of a blueprint was first made from, and what was understood of it. */
export async function groundOf(house: House, blueprintId: string) {
  const first = await firstMaking(house.db, blueprintId)
  if (!first) throw notFinished()
  const source = await sourceIn(house, first)
  return { first, brief: first.brief, proposed: await proposedIn(house, first), ...(source && { source }) }
}

export const notFinished = () =>
  new Failure('not_finished', {
    sentence: 'The assumptions come with the finished plan. This blueprint is not finished yet.',
  })

/** The changes without what changes nothing. One that cannot be is refused, with a sentence for each field. */
export async function soundChanges(house: House, blueprintId: string, edits: PlanEdits): Promise<PlanEdits> {
  const { brief, proposed, source } = await groundOf(house, blueprintId)
  const { u, problems, same } = await lookAtPlan(house, brief, {
    edits: { ...NO_EDITS, ...edits },
    proposed,
    ...(source && { source }),
  })
  const [first] = problems
  if (first) throw new Failure('invalid_input', { sentence: refusal(first), more: { problems } })
  if (!source) return onlyChanges(edits, u, same)
  const reading = onlyReadingChanges({ source, u }, edits.reading)
  return { values: valuesWithout(edits.values, same), understood: {}, ...(reading && { reading }) }
}

/** What the browser computes a composed plan from, with these corrections. */
export async function groundWith(house: House, blueprintId: string, corrections: ReadingCorrections) {
  const { first, brief, source } = await groundOf(house, blueprintId)
  if (!source) throw new Failure('invalid_input', { sentence: NOT_COMPOSED })
  return correctedGround(house, { id: first.id, brief, source, corrections })
}

const NOT_COMPOSED = 'This plan was made from its business model, and has no reading to put right.'

/** Of many figures, which one: it may stand far from where the founder is looking. */
const refusal = ({ label, message }: { label?: string; message: string }) =>
  label ? `${label}: ${message.charAt(0).toLowerCase()}${message.slice(1)}` : message
