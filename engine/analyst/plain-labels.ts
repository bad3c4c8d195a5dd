// Names of rows as somebody reads them who keeps no books; what a bank calls them stands behind.
import { plainText } from '../plan/kit/prose.ts'
import type { Block } from '../plan/kit/section.ts'

const LABELS: [RegExp, string][] = [
  [/^EBITDA, after founders’ pay$/, 'Earnings after your pay'],
  [/^EBITDA$/, 'Earnings'],
  [/^EBITDA, (.+)$/, 'Earnings, $1'],
  [/^Founders’ pay$/, 'Your pay'],
  [/^TAM$/, 'All who could buy'],
  [/^SAM$/, 'Within reach'],
  [/^SOM$/, 'In this plan'],
  [/^Contribution$/, 'Left of one'],
  [/^Depreciation$/, 'Wear of what was bought (depreciation)'],
  [/^Earned before depreciation and what is spent once$/, 'Earned until then'],
]

export function withPlainLabels(block: Block): Block {
  if (block.kind !== 'table') return block
  const rows = block.rows.map((row) => {
    const [first, ...rest] = row.cells
    const text = first ? plainText(first) : ''
    const label = LABELS.find(([pattern]) => pattern.test(text))
    if (!label) return row
    const plain = { parts: [{ kind: 'text' as const, text: text.replace(label[0], label[1]) }] }
    return { ...row, cells: [plain, ...rest] }
  })
  return { ...block, rows }
}
