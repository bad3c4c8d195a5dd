// The plan of a brief without its documents: the house writes it, nothing is typeset or drawn.
import { makeBlueprint } from '../blueprint.ts'
import { NO_EDITS } from '../edits.ts'
import { planOnlyFilesOf } from '../files.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { putRight } from '../read/put-right.ts'
import type { FounderInput } from './founder-input.ts'

export async function planOnlyFiles({ brief, corrections }: FounderInput) {
  const edits = { ...NO_EDITS, reading: corrections }
  const { plan, source } = await makeBlueprint(brief, { knowledge, edits })
  return planOnlyFilesOf(plan, putRight(source.reading, corrections))
}
