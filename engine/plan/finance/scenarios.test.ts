import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjust, UNCHANGED } from './adjust.ts'
import { outcomeOf } from './outcome.ts'
import { project } from './project.ts'
import { scenarios } from './scenarios.ts'
import { sensitivities } from './sensitivities.ts'
import { legalDrivers, soundDrivers } from './testing/arbitrary.ts'
import {
  buildDrivers,
  capacity,
  cohorts,
  contracts,
  flat,
  subscription,
  transactions,
  units,
} from './testing/build.ts'
import { larder } from './testing/larder.ts'

const sum = (row: number[]) => row.reduce((total, value) => total + value, 0)

test('for any sound business: cautious, base and good stand in order', () => {
  fc.assert(
    fc.property(soundDrivers, (drivers) => {
      const [cautious, base, good] = scenarios(drivers).map(({ outcome }) => outcome)
      if (!cautious || !base || !good) throw new Error('three')
      for (const [low, high] of [
        [cautious, base],
        [base, good],
      ] as const) {
        expect(sum(low.revenue)).toBeLessThanOrEqual(sum(high.revenue))
        expect(sum(low.ebitda)).toBeLessThanOrEqual(sum(high.ebitda))
        expect(low.endCash).toBeLessThanOrEqual(high.endCash)
      }
    }),
    { numRuns: 400 },
  )
})

test('no change is no change, and adjusting leaves the drivers alone', () => {
  fc.assert(
    fc.property(legalDrivers, (drivers) => {
      const before = structuredClone(drivers)
      expect(outcomeOf(project(adjust(drivers, UNCHANGED)))).toEqual(outcomeOf(project(drivers)))
      adjust(drivers, { volume: 0.5, price: 0.5, churn: 3, costs: 2, investments: 2, delay: 5 })
      expect(drivers).toEqual(before)
    }),
    { numRuns: 100 },
  )
})

test('an adjustment, by hand', () => {
  const drivers = buildDrivers({
    streams: [
      subscription({ from: 3, opening: 50, joining: flat(10), churn: 0.8, price: 1999, serving: 105 }),
    ],
    costs: [{ id: 'rent', label: 'Rent', amount: flat(1000), yearlyRise: 0, group: 'premises' }],
  })
  const changed = adjust(drivers, { volume: 0.9, price: 0.97, churn: 1.5, costs: 1.1, delay: 2 })
  // 19.99 × 0.97 = 19.39; 1.05 × 1.1 = 1.155, half up 1.16; nobody can leave more than once.
  expect(changed.streams[0]).toMatchObject({ from: 5, opening: 45, price: 1939, serving: 116, churn: 1 })
  expect(changed.streams[0]).toMatchObject({ joining: [{ month: 3, value: 9 }] })
  expect(changed.costs[0]?.amount).toEqual([{ month: 1, value: 1100 }])
})

test('a room that fills beyond its seats is cut when it is projected, not when it is adjusted', () => {
  const filled = [
    { month: 1, value: 0.2 },
    { month: 36, value: 1.4 },
  ]
  const drivers = buildDrivers({ streams: [cohorts({ sessions: flat(4), filled, price: 1000 })] })
  expect(outcomeOf(project(adjust(drivers, UNCHANGED)))).toEqual(outcomeOf(project(drivers)))
})

test('customers who are there already are a fact', () => {
  const drivers = buildDrivers({ streams: [subscription({ from: 1, opening: 50, joining: flat(10) })] })
  expect(adjust(drivers, { volume: 0.5, delay: 3 }).streams[0]).toMatchObject({ from: 1, opening: 50 })
})

test('sensitivities agree with a plan that is changed by hand', () => {
  const stream = capacity({ perDay: flat(50), spend: 1000 })
  const drivers = buildDrivers({ streams: [stream] })
  const found = sensitivities(drivers)
  // 50 × 20 × 10.00 × 36 = 360,000.00: a fifth less is 72,000.00; two months of 36 are 20,000.00.
  expect(found.map(({ id, effect }) => [id, effect])).toEqual([
    ['volume:counter', -7_200_000],
    ['price:counter', -3_600_000],
    ['delay', -2_000_000],
  ])
})

test('each kind of stream has its own changes', () => {
  const idsOf = (drivers: Parameters<typeof sensitivities>[0]) => sensitivities(drivers).map(({ id }) => id)
  expect(idsOf(buildDrivers({ streams: [transactions({ volume: flat(10) })] }))).toContain('take:orders')
  expect(idsOf(buildDrivers({ streams: [units({ volume: flat(10), returns: 0.02 })] }))).toContain(
    'returns:units',
  )
  const few = sensitivities(buildDrivers({ streams: [contracts({ running: flat(2), onAccount: true })] }))
  expect(few.find(({ id }) => id === 'volume:sponsors')?.label).toBe('Sponsors: one contract fewer')
  expect(few.map(({ id }) => id)).toContain('paidLater')
})

test('equal effects keep their order', () => {
  const twin = (id: string) => capacity({ id, perDay: flat(10) })
  const drivers = buildDrivers({ streams: [twin('a'), twin('b'), twin('c')] })
  const volumes = sensitivities(drivers).filter(({ kind }) => kind === 'volume')
  expect(volumes.map(({ target }) => target)).toEqual(['a', 'b', 'c'])
})

test('for any legal drivers the ranking is complete and repeatable', () => {
  fc.assert(
    fc.property(legalDrivers, (drivers) => {
      const base = outcomeOf(project(drivers))
      const found = sensitivities(drivers)
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
      for (const { endCash, effect } of found) expect(endCash - effect).toBe(base.endCash)
      expect(JSON.stringify(sensitivities(structuredClone(drivers)))).toBe(JSON.stringify(found))
    }),
    { numRuns: 30 },
  )
})

test('twenty-five projections fit into a blink', () => {
  const started = performance.now()
  for (let i = 0; i < 25; i++) project(larder)
  // Generous, because test machines are busy: a projection takes a third of a millisecond.
  expect(performance.now() - started).toBeLessThan(2000)
})
