// The last two sheets: what the founder said, what was assumed, and who published the rest.

import type { Marks } from '../../plan/kit/marks.ts'
import { plural } from '../../plan/kit/plural.ts'
import { isSet, type Quantity } from '../../plan/kit/quantity.ts'
import type { Plan } from '../../plan/plan.ts'
import { blockData } from './prose-data.ts'

/** Of the founder's own figures. They know them; the sheet needs its room for what was assumed. */
const MOST_SAID = 24

export function restsOn(plan: Plan, marks: Marks) {
  const { assumptions, sources } = marks
  // What was set since is in no brief: it comes first, and is never what is left out.
  const set = marks.founder.filter(isSet)
  const founder = [...set, ...marks.founder.filter((one) => !isSet(one))]
  const most = Math.max(MOST_SAID, set.length)
  const section = plan.sections.find(({ id }) => id === 'assumptions')
  const checks = section?.blocks.find(
    (block) => block.kind === 'table' && block.title !== 'Assumptions' && !block.title?.startsWith('Sources'),
  )
  return {
    lead: [
      'What is assumed carries its range and its reason. Whatever turns out to lie outside its range changes the plan.',
    ],
    founder: founder.slice(0, most).map((one) => ({ label: nameOf(one), text: one.text })),
    ...(founder.length > most && {
      unsaid: `and ${founder.length - most} more, which the brief itself lists.`,
    }),
    assumptions: assumptions.map(({ mark, quantity: { label, id, text, basis } }) => ({
      mark,
      label: label ?? id,
      text,
      ...(basis.kind === 'assumption' ? { range: basis.range, why: basis.why } : { range: '', why: '' }),
    })),
    ...(checks && { checks: blockData(checks, marks) }),
    sourcesClaim: `${counted(sources.length, 'source')}, each with its address`,
    sources: sources.map(({ mark, source: { publisher, title, year, url, strength }, notes, uses }) => ({
      mark,
      title,
      by: [`${publisher}, ${year}`, ...(strength === 'weak' ? ['a weak source'] : []), ...notes].join('; '),
      url,
      uses: uses.map(({ label, text }) => (label ? `${label}: ${text}` : text)).join('; '),
    })),
  }
}

function nameOf(quantity: Quantity): string {
  const { label = 'Said', basis } = quantity
  if (basis.kind === 'set') return `${label} (set by you; it was ${basis.was})`
  return isSet(quantity) ? `${label} (set by you)` : label
}

export type RestsOn = ReturnType<typeof restsOn>

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : plural(one)}`
