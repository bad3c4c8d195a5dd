// The files of a blueprint that are texts of the plan itself: for people who build on it, not for founders.
import type { Blueprint } from './blueprint.ts'
import { fileStem } from './file-names.ts'
import type { Plan } from './plan/plan.ts'
import { planAsMarkdown } from './plan/plan-markdown.ts'
import type { Reading } from './read/reading.ts'

interface TextFile {
  name: string
  text: string
}

export function textFilesOf({ plan }: Blueprint): TextFile[] {
  return [{ name: `${fileStem(plan.name)}-Plan.json`, text: asJson(plan) }, planText(plan)]
}

/** The plan's text, and its sections as data with what was read of the brief. */
export function planOnlyFilesOf(plan: Plan, reading: Reading): TextFile[] {
  const { name, sections } = plan
  return [
    planText(plan),
    { name: `${fileStem(name)}-Complete-Blueprint.json`, text: asJson({ name, sections, reading }) },
  ]
}

const planText = (plan: Plan): TextFile => ({
  name: `${fileStem(plan.name)}-Complete-Blueprint.md`,
  text: planAsMarkdown(plan),
})

const asJson = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`
