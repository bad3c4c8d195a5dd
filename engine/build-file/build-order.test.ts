import { expect, test } from 'vitest'
import { planFor } from '../plan/testing/plans.ts'
import { tradeLibrary } from '../trades/library.ts'
import { inBuildOrder } from './build-order.ts'
import { FEATURE_IDS } from './features/ids.ts'
import { REGISTRY } from './features/registry.ts'
import { caseFeatures } from './from-case/case-features.ts'

const CHOSEN = tradeLibrary().trades.map((trade) => ({
  name: trade.id,
  ids: caseFeatures(planFor({ businessIdea: 'something new' }, trade).case),
}))

test('every feature is some trade’s', () => {
  const seen = new Set(CHOSEN.flatMap(({ ids }) => ids))
  expect(FEATURE_IDS.filter((id) => !seen.has(id))).toEqual([])
})

test('four to twelve features for every trade, and each stands on what it needs', () => {
  for (const { name, ids } of CHOSEN) {
    expect(ids.length, name).toBeGreaterThanOrEqual(4)
    expect(ids.length, name).toBeLessThanOrEqual(12)
    const built = inBuildOrder(ids)
    expect([...built].sort()).toEqual([...ids].sort())
    for (const id of ids)
      for (const needed of REGISTRY[id].needs ?? [])
        if (ids.includes(needed)) expect(built.indexOf(needed)).toBeLessThan(built.indexOf(id))
  }
})
