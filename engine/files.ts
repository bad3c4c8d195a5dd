// The files of a blueprint, as far as they are text.
import type { Blueprint } from './blueprint.ts'
import { buildFileMarkdown } from './build-file/markdown.ts'
import { fileStem } from './file-names.ts'
import { planAsMarkdown } from './plan/plan-markdown.ts'

export interface File {
  name: string
  text: string
}

export function filesOf({ plan, build }: Blueprint): File[] {
  const stem = fileStem(plan.name)
  return [
    { name: `${stem}-Plan.json`, text: `${JSON.stringify(plan, null, 1)}\n` },
    { name: `${stem}-Complete-Blueprint.md`, text: planAsMarkdown(plan) },
    { name: `${stem}-Blueprint.md`, text: buildFileMarkdown(build) },
  ]
}
