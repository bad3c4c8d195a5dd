import { expect, test } from 'vitest'
import { cite, label, say } from '../plan/kit/prose.ts'
import type { Quantity } from '../plan/kit/quantity.ts'
import { columns, type Section } from '../plan/kit/section.ts'
import { writtenSection } from './written-section.ts'

const fee: Quantity = {
  id: 'fee',
  value: 85,
  text: '$85',
  basis: { kind: 'founder', quote: '85 a visit' },
} as unknown as Quantity

test('a written section is set without what is empty, its figures to the right, its title without marks', () => {
  const section: Section = {
    id: 'pricing',
    title: 'Pricing',
    claim: say`Hold ${cite(fee)} for plain machines.`,
    blocks: [
      { kind: 'list', items: [] },
      { kind: 'table', columns: columns(['Name', 'Amount']), rows: [] },
      {
        kind: 'table',
        columns: columns(['Work', 'Left']),
        rows: [{ cells: [label('Plain visit'), say`${cite(fee)}`] }],
      },
    ],
  }
  const { claim, blocks } = writtenSection(section)
  expect(claim?.parts.filter((part) => part.kind === 'figure' && part.cited)).toEqual([])
  expect(blocks).toHaveLength(1)
  expect(blocks[0]).toMatchObject({ columns: [{ align: 'left' }, { align: 'right' }] })
})
