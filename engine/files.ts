// The files of a blueprint that are texts of the plan itself: for people who build on it, not for founders.
import type { Blueprint } from './blueprint.ts'
import { fileStem } from './file-names.ts'
import { planAsMarkdown } from './plan/plan-markdown.ts'

interface TextFile {
  name: string
  text: string
}

export function textFilesOf({ plan }: Blueprint): TextFile[] {
  const stem = fileStem(plan.name)
  return [
    { name: `${stem}-Plan.json`, text: `${JSON.stringify(plan, null, 1)}\n` },
    { name: `${stem}-Complete-Blueprint.md`, text: planAsMarkdown(plan) },
  ]
}
