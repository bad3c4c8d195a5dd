// The plan of a brief without its documents: the house writes it, nothing is typeset or drawn.
import { makeBlueprint } from '../blueprint.ts'
import { planOnlyFilesOf } from '../files.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { putRight } from '../read/put-right.ts'
import { read } from '../read/read.ts'
import { blueprintSource } from './blueprint-source.ts'
import type { FounderInput } from './founder-input.ts'

export async function planOnlyFiles(input: FounderInput, composed: boolean) {
  const reading = putRight(read(input.brief), input.corrections)
  const { plan } = await makeBlueprint(input.brief, {
    knowledge,
    ...blueprintSource(input, composed),
  })
  return planOnlyFilesOf(plan, reading)
}
