import { expect, test } from 'vitest'
import { plainText, say } from '../plan/kit/prose.ts'
import { words } from '../plan/kit/quantity.ts'
import { columns } from '../plan/kit/section.ts'
import { withPlainLabels } from './plain-labels.ts'

test.each([
  ['EBITDA', 'Earnings'],
  ['EBITDA, first year', 'Earnings, first year'],
  ['TAM', 'All who could buy'],
  ['Founders’ pay', 'Your pay'],
  ['Founders’ pay +25%', 'Your pay +25%'],
  ['Working capital', 'Owed by customers, and stock'],
  ['Revenue', 'Revenue'],
])('%s is called %s', (name, label) => {
  const block = withPlainLabels({
    kind: 'table',
    columns: columns(['', 'Year 1']),
    rows: [{ cells: [say`${words(name)}`, say`EBITDA margin`], strong: true }],
  })
  expect(block).toMatchObject({ rows: [{ strong: true }] })
  const cells = block.kind === 'table' ? block.rows[0]?.cells.map(plainText) : []
  expect(cells).toEqual([label, 'EBITDA margin'])
})
