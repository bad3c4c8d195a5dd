// The plan of a brief without its documents: nothing is typeset or drawn.
import { makeBlueprint, type Tools } from '../blueprint.ts'
import { NO_EDITS } from '../edits.ts'
import { planOnlyFilesOf } from '../files.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { putRight } from '../read/put-right.ts'
import type { FounderInput } from './founder-input.ts'

export async function planOnlyFiles(
  { brief, corrections }: FounderInput,
  tools: Pick<Tools, 'analyst' | 'signal'> = {},
) {
  const edits = { ...NO_EDITS, reading: corrections }
  const { plan, source } = await makeBlueprint(brief, { knowledge, edits, ...tools })
  return planOnlyFilesOf(plan, putRight(source.reading, corrections))
}
