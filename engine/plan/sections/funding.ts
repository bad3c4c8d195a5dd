// How much is needed, for what, and from whom.
import type { Context } from '../context.ts'
import { fundingNeed } from '../finance/funding-need.ts'
import { label, type Prose, say, together } from '../kit/prose.ts'
import type { Quantity } from '../kit/quantity.ts'
import type { Block, Ending, Section } from '../kit/section.ts'
import { type Figures, monthName } from './finance.ts'

export function fundingSection(figures: Figures, ending: Ending, more: Prose[] = []): Section {
  return {
    id: 'funding',
    title: 'Funding need',
    blocks: [
      { kind: 'paragraph', prose: whyThisMuch(figures) },
      usesAndSources(figures),
      ...more.map((prose): Block => ({ kind: 'paragraph', prose })),
      { kind: 'ending', ...ending },
    ],
  }
}

function amount({ computed, money }: Context, id: string, value: number): Quantity {
  return computed(id, value, money(value))
}

function whyThisMuch({ context, drivers, projection }: Figures): Prose {
  const need = fundingNeed(drivers, {}, projection)
  const { amount: low, month } = need.committed.lowestCash
  const alone =
    need.committed.total > 0
      ? say`With ${amount(context, 'committed', need.committed.total)} and nothing more, cash reaches ${amount(context, 'lowest-alone', low)} in ${monthName(context, month)}.`
      : say`Nobody has promised money yet. Without any, cash reaches ${amount(context, 'lowest-alone', low)} in ${monthName(context, month)}.`
  if (need.raise === 0)
    return together(alone, say`Nothing has to be raised: reserve and contingency are covered.`)
  const parts =
    need.contingency > 0
      ? say`A reserve of three months’ fixed costs is ${amount(context, 'reserve', need.reserve)}, and what walls and machines hide another ${amount(context, 'contingency', need.contingency)}.`
      : say`A reserve of three months’ fixed costs is ${amount(context, 'reserve', need.reserve)}.`
  return together(alone, parts, say`Rounded up, the need is ${amount(context, 'raise', need.raise)}.`)
}

function usesAndSources({ context, drivers, projection }: Figures): Block {
  const { uses, sources, total } = fundingNeed(drivers, {}, projection)
  const cell = (side: string, entry: { id: string; amount: number } | undefined) =>
    entry ? say`${amount(context, `${side}.${entry.id}`, entry.amount)}` : label('')
  const rows = Array.from({ length: Math.max(uses.length, sources.length) }, (_, i) => ({
    cells: [
      label(uses[i]?.label ?? ''),
      cell('use', uses[i]),
      label(sources[i]?.label ?? ''),
      cell('from', sources[i]),
    ],
  }))
  const sum = say`${amount(context, 'funds-total', total)}`
  return {
    kind: 'table',
    title: 'Uses and sources, to the low point',
    columns: [
      { head: 'Uses', align: 'left' },
      { head: '', align: 'right' },
      { head: 'Sources', align: 'left' },
      { head: '', align: 'right' },
    ],
    rows: [...rows, { strong: true, cells: [label('Total'), sum, label('Total'), sum] }],
  }
}
