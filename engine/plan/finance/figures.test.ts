// Unit economics, break-even and funding in the corners: nothing sold, nobody leaving, no way to break even.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakEven } from './break-even.ts'
import { evaluate } from './formula.ts'
import { fundingNeed, roundUp } from './funding-need.ts'
import { project } from './project.ts'
import { legalDrivers } from './testing/arbitrary.ts'
import {
  buildDrivers,
  capacity,
  cohorts,
  contracts,
  flat,
  hours,
  step,
  subscription,
  units,
} from './testing/build.ts'
import { unitEconomics } from './unit-economics.ts'

const cost = (amount: number, group: 'marketing' | 'premises' = 'premises') => ({
  id: group,
  label: group,
  amount: flat(amount),
  yearlyRise: 0,
  group,
})
const unitsOf = (drivers: Parameters<typeof project>[0]) => {
  const [unit] = unitEconomics(drivers, project(drivers))
  return Object.fromEntries(unit?.measures.map(({ id, result }) => [id, result]) ?? [])
}

test('a year paid ahead: the fee and the renewal come once a year, the setup once', () => {
  const drivers = buildDrivers({
    streams: [
      subscription({
        price: 58_800,
        billingMonths: 12,
        joining: flat(2),
        churn: 0.02,
        serving: 1800,
        fee: { share: 0.03, each: 24 },
        setup: { price: 158_000, cost: 81_000 },
      }),
    ],
    costs: [cost(100_000, 'marketing')],
  })
  const found = unitsOf(drivers)
  // 588.00 ÷ 12 = 49.00; − 18.00; − (17.64 + 0.24) ÷ 12 = 1.49.
  expect(found.contribution).toBe(4900 - 1800 - 149)
  expect(found.setup).toBe(158_000 - 81_000 - 4740)
  // 0.98^12 = 78.47 % renew, so a customer stays 12 ÷ 0.2153 = 55.7 months.
  expect(found.lifetime).toBeCloseTo(55.74, 1)
  expect(found.cac).toBe(50_000)
  // The setup leaves more than it cost to win the customer.
  expect(found.payback).toBe(0)
})

test('nobody leaves: no lifetime is claimed', () => {
  const found = unitsOf(buildDrivers({ streams: [subscription({ joining: flat(5) })] }))
  expect(found).not.toHaveProperty('lifetime')
  expect(found).not.toHaveProperty('ltv')
  expect(found.cac).toBe(0)
  expect(found).not.toHaveProperty('ltvToCac')
})

test('goods, hours, seats and contracts leave what their terms say', () => {
  const one = (stream: Parameters<typeof buildDrivers>[0]) => unitsOf(buildDrivers(stream)).contribution
  expect(one({ streams: [units({ volume: flat(9), returns: 0.05, fee: { share: 0.03, each: 0 } })] })).toBe(
    4000 - 200 - 1500 - 120,
  )
  expect(one({ streams: [hours({ costEach: 2500 })] })).toBe(6500)
  // 2 sessions of 8 seats, half full: 8 seats share 50.00.
  expect(
    one({
      streams: [cohorts({ sessions: flat(2), filled: flat(0.5), costPerSeat: 900, costPerSession: 2500 })],
    }),
  ).toBe(6000 - 900 - 625)
  expect(one({ streams: [contracts({ running: flat(1), costShare: 0.1 })] })).toBe(45_000)
})

test('a stream that begins in year 2 is measured there', () => {
  const drivers = buildDrivers({ streams: [subscription({ from: 15, joining: flat(3), churn: 0.1 })] })
  expect(unitEconomics(drivers, project(drivers))[0]?.year).toBe(2)
})

test('break-even by hand', () => {
  // 10.00 a sale, 30 % goods: 7.00 left. 2,100.00 of rent need 300 sales: 15 on each of 20 days.
  const drivers = buildDrivers({
    streams: [
      capacity({
        perDay: [
          { month: 1, value: 0 },
          { month: 21, value: 40 },
        ],
        spend: 1000,
        costShare: 0.3,
      }),
    ],
    costs: [cost(210_000)],
    funding: { equity: [{ id: 'own', label: 'Own', month: 5, amount: 1_000_000 }] },
  })
  const even = breakEven(drivers, project(drivers))
  expect(even).toMatchObject({ year: 2, fixedCosts: 210_000, contributionShare: 0.7, revenue: 300_000 })
  expect(even.units).toMatchObject({ needed: 300, neededPerDay: 15, contributionEach: 700, most: 2000 })
  // Two sales a day more each month: month 8 sells 14, month 9 sells 16.
  expect(even.positiveFrom).toBe(9)
  // Month 8.5 is where losses end, so cash is lowest after month 8; the owner's money in month 5 changes nothing.
  expect(even.cashTurns).toBe(9)
})

test('no break-even within the plan says what it would take', () => {
  const drivers = buildDrivers({ streams: [capacity({ perDay: flat(10) })], costs: [cost(200_000)] })
  const even = breakEven(drivers, project(drivers))
  expect(even.positiveFrom).toBeUndefined()
  expect(even.cashTurns).toBeUndefined()
  // 2,000.00 ÷ 8.00 = 250 sales a month, 12.5 a day; the plan sells 200.
  expect(even.unitsAtTheEnd).toMatchObject({ needed: 250, neededPerDay: 13, planned: 200 })
})

test('a month below zero at the end undoes an earlier one above it', () => {
  const drivers = buildDrivers({ streams: [contracts({ running: step(1, 36, 0) })], costs: [cost(100)] })
  expect(breakEven(drivers, project(drivers)).positiveFrom).toBeUndefined()
})

test('a loss on every sale has no break-even', () => {
  const drivers = buildDrivers({ streams: [units({ volume: flat(5), costEach: 9000 })], costs: [cost(100)] })
  const even = breakEven(drivers, project(drivers))
  expect(even.revenue).toBeUndefined()
  expect(even.units).toBeUndefined()
})

test('enough promised money needs no more', () => {
  const drivers = buildDrivers({
    costs: [cost(1000)],
    funding: { equity: [{ id: 'own', label: 'Own', month: 1, amount: 100_000 }] },
  })
  // 36 × 10.00 leave 640.00, and three months of reserve are 30.00.
  const need = fundingNeed(drivers)
  expect(need).toMatchObject({ shortfall: 0, need: 0, raise: 0, until: 36, total: 100_000 })
  expect(need.committed.lowestCash).toEqual({ month: 36, amount: 64_000 })
})

test('what is missing is named as such', () => {
  const need = fundingNeed(buildDrivers({ costs: [cost(1000)] }), { reserveMonths: 2 })
  expect(need).toMatchObject({ shortfall: 36_000, reserve: 2000, need: 38_000, raise: 40_000 })
  expect(need.sources).toEqual([{ id: 'missing', label: 'Still to be found', amount: 36_000 }])
  expect(need.uses).toEqual([{ id: 'losses', label: 'Losses before depreciation', amount: 36_000 }])
})

test('sums that one would ask for', () => {
  expect([2_812_600, 706_300, 1, 0, 5_000_000, 5_000_001].map(roundUp)).toEqual([
    3_000_000, 750_000, 1, 0, 5_000_000, 5_500_000,
  ])
})

test('for any legal drivers figures are finite, and uses equal sources to the cent', () => {
  const sum = (entries: { amount: number }[]) => entries.reduce((total, entry) => total + entry.amount, 0)
  fc.assert(
    fc.property(legalDrivers, fc.integer({ min: 1, max: 36 }), (drivers, until) => {
      const plan = project(drivers)
      for (const options of [{}, { until }]) {
        const need = fundingNeed(drivers, options, plan)
        expect(sum(need.uses)).toBe(need.total)
        expect(sum(need.sources)).toBe(need.total)
        expect(need.raise).toBeGreaterThanOrEqual(need.need)
      }
      for (const unit of unitEconomics(drivers, plan))
        for (const { result, terms, as } of unit.measures) {
          expect(Number.isFinite(result)).toBe(true)
          if (as !== 'money') expect(evaluate(terms)).toBe(result)
        }
      for (const year of [1, 2, 3])
        for (const value of Object.values(breakEven(drivers, plan, year)))
          if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
