// How much is needed, for what, and from whom.
import type { Context } from '../context.ts'
import { cite, label, type Prose, say, together } from '../kit/prose.ts'
import type { Quantity } from '../kit/quantity.ts'
import type { Block, Ending, Section } from '../kit/section.ts'
import { monthName, type Results } from '../results.ts'

export function fundingSection(results: Results, ending: Ending, more: Prose[] = []): Section {
  return {
    id: 'funding',
    title: 'Funding need',
    blocks: [
      { kind: 'paragraph', prose: whyThisMuch(results) },
      usesAndSources(results),
      ...more.map((prose): Block => ({ kind: 'paragraph', prose })),
      { kind: 'ending', ...ending },
    ],
  }
}

function amount({ computed, money }: Context, id: string, value: number): Quantity {
  return computed(id, value, money(value))
}

function whyThisMuch({ context, need, raise }: Results): Prose {
  const { choose } = context
  const { amount: low, month } = need.committed.lowestCash
  const lowest = amount(context, 'lowest-alone', low)
  const when = monthName(context, month)
  const reserve = amount(context, 'reserve', need.reserve)
  const alone =
    need.committed.total > 0
      ? choose('funding-alone', [
          say`With ${amount(context, 'committed', need.committed.total)} and nothing more, cash reaches ${lowest} in ${when}.`,
          say`What is promised, ${amount(context, 'committed', need.committed.total)}, carries the plan to a low of ${lowest} in ${when}.`,
        ])
      : choose('funding-nothing', [
          say`Nobody has promised money yet. Without any, cash reaches ${lowest} in ${when}.`,
          say`With no money named in the brief, the count starts at zero: unfinanced, the account stands at ${lowest} in ${when}.`,
          say`Starting from nothing, the plan would stand at ${lowest} in ${when}.`,
        ])
  if (raise.value === 0)
    return together(alone, say`Nothing has to be raised: reserve and contingency are covered.`)
  const extra = amount(context, 'contingency', need.contingency)
  const parts =
    need.contingency > 0
      ? choose('funding-reserve', [
          say`A reserve of three months’ fixed costs is ${reserve}, and what the purchases turn out to cost on top another ${extra}.`,
          say`To that come three months of fixed costs as a cushion, ${reserve}, and ${extra} for investments that end dearer than the quote.`,
        ])
      : choose('funding-cushion', [
          say`A reserve of three months’ fixed costs is ${reserve}.`,
          say`Three months of fixed costs, ${reserve}, are kept back for a slow start.`,
        ])
  const rounded = amount(context, 'need-rounded', need.raise)
  const sum = choose('funding-rounded', [
    say`Rounded up, the need is ${rounded}.`,
    say`Together, rounded to a sum one can ask for: ${rounded}.`,
    say`That makes ${rounded}, rounded up.`,
  ])
  return together(alone, parts, sum, difference(context, raise, rounded))
}

/** What is asked for may differ from what the plan needs, and a reader will see it. */
function difference(context: Context, raise: Quantity, need: Quantity): Prose | undefined {
  if (raise.value === need.value) return undefined
  const round = context.said('raise')
  if (!round) return say`Paying money back while the business still grows takes more: ${raise} are asked for.`
  const gap = amount(context, 'round-gap', Math.abs(round.value - need.value))
  return round.value > need.value
    ? say`The round of ${cite(round)} in the brief is ${gap} more than that. It buys time, and a reader will ask what for.`
    : say`The round of ${cite(round)} in the brief is ${gap} short of that; with what is still to be found, ${raise} are asked for.`
}

export function usesAndSources({ context, need: { uses, sources, total } }: Results): Block {
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
