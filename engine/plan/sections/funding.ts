// How much is needed, for what, and from whom.
import type { Context } from '../context.ts'
import { label, lineName, say } from '../kit/prose.ts'
import type { Quantity } from '../kit/quantity.ts'
import type { Block } from '../kit/section.ts'
import type { Results } from '../results.ts'

function amount({ computed, money }: Context, id: string, value: number): Quantity {
  return computed(id, value, money(value))
}

export function usesAndSources({ context, need: { uses, sources, total } }: Results): Block {
  const cell = (side: string, entry: { id: string; amount: number } | undefined) =>
    entry ? say`${amount(context, `${side}.${entry.id}`, entry.amount)}` : label('')
  const rows = Array.from({ length: Math.max(uses.length, sources.length) }, (_, i) => ({
    cells: [
      lineName(uses[i]?.label ?? ''),
      cell('use', uses[i]),
      lineName(sources[i]?.label ?? ''),
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
