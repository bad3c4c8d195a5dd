import { expect, test } from 'vitest'
import type { Brief } from '../brief.ts'
import { planFor } from '../plan/testing/plans.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { tradeLibrary } from '../trades/library.ts'
import { CASES } from '../understand/testing/briefs.ts'
import { FEATURE_IDS } from './features/ids.ts'
import { REGISTRY } from './features/registry.ts'
import { featureFor } from './from-case/case-features.ts'
import { inBuildOrder, selectFeatures } from './select-features.ts'

const chosen = (fields: Partial<Brief>) => selectFeatures(planFor(fields).context)

test.each([
  ['bakery', ['standing-orders', 'collection', 'classes', 'orders', 'catalogue']],
  ['buoy', ['alerts', 'devices', 'field-notes', 'group', 'plans']],
  ['claims', ['letters', 'documents', 'cases', 'group']],
  ['tailors', ['custom-work', 'protected-orders', 'listings', 'reviews', 'messages']],
  ['chores', ['auction', 'points', 'tasks', 'group', 'plans']],
  ['dogs', ['bookings', 'areas', 'reviews']],
] as const)('%s gets its own features, the telling ones first', (name, features) => {
  expect(chosen(SAMPLES[name])).toEqual([...features, 'accounts', 'admin'])
})

test('words of the brief add what the model alone would not bring', () => {
  const gym = { businessIdea: 'A climbing gym', industry: 'Fitness & Wellness' }
  expect(chosen(gym)).not.toContain('classes')
  expect(chosen({ ...gym, businessIdea: 'A climbing gym with evening workshops' })).toContain('classes')
  const shop = { businessIdea: 'A cheese shop', industry: 'Retail' }
  expect(chosen(shop)).not.toContain('collection')
  expect(chosen({ ...shop, businessIdea: 'A cheese shop with pick-up lockers' })).toContain('collection')
})

test('a word that means something else elsewhere adds nothing', () => {
  expect(
    chosen({ businessIdea: 'Software that schedules staff for festivals', industry: 'Technology' }),
  ).not.toContain('tickets')
  expect(chosen(SAMPLES.buoy)).not.toContain('standing-orders')
  expect(chosen(SAMPLES.bakery)).not.toContain('plans')
})

test('every feature is somebody’s', () => {
  const briefs: Partial<Brief>[] = [...Object.values(SAMPLES), ...CASES.map(({ brief }) => brief)]
  const trades = tradeLibrary().trades.flatMap(({ build }) =>
    build.features.flatMap((id) => featureFor(id) ?? []),
  )
  const seen = new Set([...briefs.flatMap(chosen), ...trades])
  expect(FEATURE_IDS.filter((id) => !seen.has(id))).toEqual([])
})

test('software that no feature of ours names still gets a main job', () => {
  const tool = {
    businessIdea: 'A tool that turns support tickets into help articles',
    industry: 'Technology',
  }
  expect(chosen(tool)[0]).toBe('main-job')
  expect(chosen(SAMPLES.chores)).not.toContain('main-job')
  expect(
    chosen({ businessIdea: 'Small loans for market traders, repaid by phone', industry: 'Finance' }),
  ).toContain('loans')
})

test('five to nine features for every brief, and each stands on what it needs', () => {
  for (const { brief } of CASES) {
    const ids = chosen(brief)
    expect(ids.length, brief.startupName).toBeGreaterThanOrEqual(5)
    expect(ids.length, brief.startupName).toBeLessThanOrEqual(9)
    const built = inBuildOrder(ids)
    expect([...built].sort()).toEqual([...ids].sort())
    for (const id of ids)
      for (const needed of REGISTRY[id].needs ?? []) {
        expect(ids, `${brief.startupName}: ${id}`).toContain(needed)
        expect(built.indexOf(needed)).toBeLessThan(built.indexOf(id))
      }
  }
})
