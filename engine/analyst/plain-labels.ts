// Names of rows as somebody reads them who keeps no books; what a bank calls them stands behind.
import { plainText } from '../plan/kit/prose.ts'
import type { Block, Cell } from '../plan/kit/section.ts'

const LABELS: [RegExp, string][] = [
  [/^EBITDA, after founders’ pay$/, 'Earnings after your pay'],
  [/^EBITDA$/, 'Earnings'],
  [/^EBITDA, (.+)$/, 'Earnings, $1'],
  [/^Founders’ pay\b/, 'Your pay'],
  [/^TAM$/, 'All who could buy'],
  [/^SAM$/, 'Within reach'],
  [/^SOM$/, 'In this plan'],
  [/^Contribution$/, 'Left of one'],
  [/^Depreciation$/, 'Wear of what was bought (depreciation)'],
  [/^Earned before depreciation and what is spent once$/, 'Earned until then'],
  [/^Working capital$/, 'Owed by customers, and stock'],
]

/** Ratios that decide nothing here. */
const LEFT_OUT = /^Contribution ÷ marketing$/

export function withPlainLabels(block: Block): Block {
  if (block.kind !== 'table') return block
  const rows = block.rows
    .filter(({ cells: [name] }) => !name || !LEFT_OUT.test(plainText(name)))
    .map((row) => ({ ...row, cells: row.cells.map(plainCell) }))
  return { ...block, rows }
}

/** Only words that are a label as a whole, or begin with one. */
function plainCell(cell: Cell): Cell {
  const text = plainText(cell)
  const label = LABELS.find(([pattern]) => pattern.test(text))
  return label ? { parts: [{ kind: 'text', text: text.replace(label[0], label[1]) }] } : cell
}
