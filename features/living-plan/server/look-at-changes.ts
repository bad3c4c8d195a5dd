// What the engine says of changes, before they are kept.
import { onlyReadingChanges } from '#engine/compose/reading-changes.ts'
import { NO_EDITS } from '#engine/edits.ts'
import type { ReadingCorrections } from '#engine/read/corrections.ts'
import { readingCorrectionsOf } from '#engine/read/former-corrections.ts'
import { correctedGround, firstMaking, lookAtPlan, originOf } from '#features/generation/server/public.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { PlanEdits, SentEdits } from '../contract.ts'
import { valuesWithout } from './rules.ts'

/** What the plan of a blueprint was first made from. */
export async function originIn(house: House, blueprintId: string) {
  const first = await firstMaking(house.db, blueprintId)
  if (!first) throw notFinished()
  return originOf(house, first)
}

export const notFinished = () =>
  new Failure('not_finished', {
    sentence: 'The assumptions come with the finished plan. This blueprint is not finished yet.',
  })

/** The changes without what changes nothing. One that cannot be is refused, with a sentence for each field. */
export async function soundChanges(house: House, blueprintId: string, sent: SentEdits): Promise<PlanEdits> {
  const { brief, proposed, source } = await originIn(house, blueprintId)
  const { values, understood = {} } = sent
  const corrections = { ...readingCorrectionsOf(understood), ...sent.reading }
  const { u, problems, same } = await lookAtPlan(house, brief, {
    edits: { ...NO_EDITS, values, reading: corrections },
    proposed,
    source,
  })
  const [first] = problems
  if (first) throw new Failure('invalid_input', { sentence: refusal(first), more: { problems } })
  const reading = onlyReadingChanges({ source, u }, corrections)
  return { values: valuesWithout(values, same), ...(reading && { reading }) }
}

/** What the browser computes a plan from, with these corrections. */
export async function groundWith(house: House, blueprintId: string, corrections: ReadingCorrections) {
  return correctedGround(house, await originIn(house, blueprintId), corrections)
}

/** Of many figures, which one: it may stand far from where the founder is looking. */
const refusal = ({ label, message }: { label?: string; message: string }) =>
  label ? `${label}: ${message.charAt(0).toLowerCase()}${message.slice(1)}` : message
