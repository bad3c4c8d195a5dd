// The plan of a brief without its documents: the house writes it, nothing is typeset or drawn.
import { makeBlueprint } from '../blueprint.ts'
import type { Brief } from '../brief.ts'
import { planOnlyFilesOf } from '../files.ts'
import { knowledge } from '../knowledge/knowledge.ts'
import { read } from '../read/read.ts'

export async function planOnlyFiles(brief: Brief) {
  const { plan } = await makeBlueprint(brief, { knowledge })
  return planOnlyFilesOf(plan, read(brief))
}
