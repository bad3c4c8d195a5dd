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
    assumptions: rowsOf(assumptions),
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

interface AssumptionRow {
  mark: string
  label: string
  text: string
  range: string
  why: string
}

/** Reach, share won and cost of one channel make one row: fifteen rows of them would bury the others. */
function rowsOf(assumptions: Marks['assumptions']): AssumptionRow[] {
  const ids = new Set(assumptions.map(({ quantity }) => quantity.id))
  const channelOf = (id: string): string | undefined => {
    const channel = CHANNEL.exec(id)?.[1]
    return ids.has(`reach-${channel}`) && ids.has(`win-${channel}`) ? channel : undefined
  }
  const rows = new Map<string, AssumptionRow>()
  for (const { mark, quantity } of assumptions) {
    const channel = channelOf(quantity.id)
    const row = rowOf(mark, quantity)
    const key = channel ? `channel ${channel}` : quantity.id
    const known = rows.get(key)
    if (known) rows.set(key, together(known, row))
    else rows.set(key, channel ? { ...row, label: row.label.split(': ')[0] ?? '' } : row)
  }
  return [...rows.values()]
}

/** Numbers of a case about one channel. */
const CHANNEL = /^(?:reach|win|spend)-(.+)$/

const rowOf = (mark: string, { label, id, text, basis }: Quantity): AssumptionRow => ({
  mark,
  label: label ?? id,
  text,
  ...(basis.kind === 'assumption' ? { range: basis.range, why: basis.why } : { range: '', why: '' }),
})

const together = (one: AssumptionRow, other: AssumptionRow): AssumptionRow => ({
  ...one,
  mark: `${one.mark} ${other.mark}`,
  text: `${one.text}, ${other.text}`,
  range: `${one.range}; ${other.range}`,
})

function nameOf(quantity: Quantity): string {
  const { label = 'Said', basis } = quantity
  if (basis.kind === 'set') return `${label} (set by you; it was ${basis.was})`
  return isSet(quantity) ? `${label} (set by you)` : label
}

export type RestsOn = ReturnType<typeof restsOn>

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : plural(one)}`
