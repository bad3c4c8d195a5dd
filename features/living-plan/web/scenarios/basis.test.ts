import { expect, test } from 'vitest'
import type { Scenario } from '../../contract.ts'
import { basisOf } from './basis.ts'

const scenario = (price: number, updatedAt: string): Scenario => ({
  id: 'one',
  name: 'Dearer',
  edits: { values: { price } },
  createdAt: '2026-11-16T09:00:00.000Z',
  updatedAt,
})

test('changes are kept over what was opened, not over what another window made of it since', () => {
  const opened = scenario(29, '2026-11-16T09:00:00.000Z')
  expect(basisOf(opened, scenario(55, '2026-11-16T10:00:00.000Z'))).toBe(opened)
  const renamed = scenario(29, '2026-11-16T10:00:00.000Z')
  expect(basisOf(opened, renamed)).toBe(renamed)
})
