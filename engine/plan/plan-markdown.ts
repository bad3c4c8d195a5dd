// The whole plan as a document one can read without us.

import { escaped } from '../plain-text.ts'
import { amountsNote } from './amounts-note.ts'
import { sectionsAsMarkdown } from './kit/markdown.ts'
import { offerName, short } from './names.ts'
import type { Plan } from './plan.ts'
import { marksOf } from './plan-marks.ts'

export function planAsMarkdown(plan: Plan): string {
  const { name, founder, understood, sections } = plan
  const marks = marksOf(plan)
  const offer = escaped(offerName(understood))
  const lines = [
    `# ${escaped(name)}`,
    `**Business plan for ${offer}**`,
    `${founder ? `${escaped(short(founder))}, founder. ` : ''}${amountsNote(understood)}`,
    'Marks: [F] is the founder’s own fact, [S] a source and [A] an assumption, all listed in the last section.',
    sectionsAsMarkdown(sections, marks),
  ]
  return `${lines.join('\n\n')}\n`
}
