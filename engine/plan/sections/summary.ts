// One page, written last, from the finished plan.
import { label, say } from '../kit/prose.ts'
import type { Quantity } from '../kit/quantity.ts'
import { type Block, columns } from '../kit/section.ts'
import type { Results } from '../results.ts'

export function yearTable(results: Results): Block {
  const row = (text: string, figure: (year: 1 | 2 | 3) => Quantity, strong = false) => ({
    strong,
    cells: [label(text), ...([1, 2, 3] as const).map((year) => say`${figure(year)}`)],
  })
  return {
    kind: 'table',
    columns: columns(['', 'Year 1', 'Year 2', 'Year 3'], 'figures'),
    rows: [
      row('Revenue', (year) => results.year('revenue', year)),
      row('EBITDA, after founders’ pay', (year) => results.year('ebitda', year), true),
      row('Founders’ pay', (year) => results.year('founders', year)),
      row('Cash at the end', results.cashAtEnd),
    ],
  }
}
