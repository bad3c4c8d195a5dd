import type { Brief } from '#engine/brief.ts'
import type { CaseGround } from '#engine/compose/source-data.ts'
import { NO_EDITS } from '#engine/edits.ts'
import type { ReadingCorrections } from '#engine/read/corrections.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { askedOnce } from './asked-once.ts'
import type { FirstPlan } from './first-making.ts'
import type { LookedAt, Reissue } from './planning/messages.ts'
import { CannotPlan } from './planning/planner.ts'
import { workshopOf } from './workshop.ts'

/** What is to be said of changes to the plan of a brief. Beside the thread that serves people. */
export async function lookAtPlan(
  house: House,
  brief: Brief,
  changes: Pick<Reissue, 'edits' | 'proposed' | 'source'>,
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

/** What the model in the browser runs on, with these corrections of the reading. */
export function correctedGround(
  house: House,
  { id, brief, source }: Omit<FirstPlan, 'edits'>,
  corrections: ReadingCorrections = {},
): Promise<CaseGround> {
  return askedOnce(house, `ground ${id} ${JSON.stringify(corrections)}`, async () => {
    const edits = { ...NO_EDITS, reading: corrections }
    const { corrected, problems } = await lookAtPlan(house, brief, { edits, source })
    if (corrected) return corrected
    throw new Failure('invalid_input', {
      sentence: problems[0]?.message ?? NOT_COMPUTED,
      more: { problems },
    })
  })
}
