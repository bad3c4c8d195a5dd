import { expect, test } from 'vitest'
import { features } from '#server/features.ts'
import { testHouse } from '#server/testing/house.ts'
import { TABLE } from './table.ts'

const house = testHouse({ features })

test('every call of the shop says who may make it, and nothing else does', () => {
  const calls = features
    .flatMap((feature) => feature.routes?.(house()) ?? [])
    .map(({ endpoint: { method, path } }) => `${method} ${path}`)
  const rows = Object.keys(TABLE)
  expect(
    calls.filter((call) => !rows.includes(call)),
    'calls without a row in drills/authz-matrix/table',
  ).toEqual([])
  expect(
    rows.filter((row) => !calls.includes(row)),
    'rows without a call',
  ).toEqual([])
})

test('a call that names something of A’s says which', () => {
  const vague = Object.entries(TABLE).filter(([call, { about }]) => /\/:id\b/.test(call) && !about)
  expect(vague.map(([call]) => call)).toEqual([])
})
