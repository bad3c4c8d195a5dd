// What must hold for any legal drivers, however absurd.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Line } from './calendar.ts'
import type { Drivers } from './drivers.ts'
import { project } from './project.ts'
import type { Projection } from './projection.ts'
import { legalDrivers } from './testing/arbitrary.ts'

const holds = (check: (projection: Projection, drivers: Drivers) => void, numRuns = 200) =>
  fc.assert(
    fc.property(legalDrivers, (drivers) => {
      check(project(drivers), drivers)
    }),
    { numRuns },
  )
const sum = (row: number[]) => row.reduce((total, value) => total + value, 0)
const parts = (row: number[], size: number) =>
  Array.from({ length: row.length / size }, (_, i) => row.slice(i * size, (i + 1) * size))

test('the balance sheet balances in every month', () => {
  holds(({ balance }) => {
    const apart = balance.assets.months.filter((assets, i) => assets !== balance.liabilities.months[i])
    if (apart.length > 0) expect(balance.assets.months).toEqual(balance.liabilities.months)
  }, 1500)
})

test('cash is what came in less what went out, counted in two ways', () => {
  holds(({ cashFlow, profit }) => {
    let cash = 0
    for (let i = 0; i < 36; i++) {
      const of = (line: Line) => line.months[i] ?? 0
      cash += of(cashFlow.operating) + of(cashFlow.investing) + of(cashFlow.financing)
      if (of(cashFlow.cash) !== cash) expect.fail(`cash in month ${i + 1}`)
      // The indirect way: from earnings, by what is tied up.
      const indirect = of(profit.ebitda) + of(cashFlow.workingCapital) + of(cashFlow.interest)
      const operating = indirect + of(cashFlow.tax) + of(cashFlow.deposits)
      if (of(cashFlow.operating) !== operating) expect.fail(`operating cash in month ${i + 1}`)
    }
  })
})

test('months add up to quarters and years; balances show the last', () => {
  holds(({ profit, cashFlow, balance, streams }) => {
    const { cash, ...flowing } = cashFlow
    const sold = streams.flatMap((stream) => [stream.revenue, stream.costOfSales, stream.fees, stream.gmv])
    for (const line of [...Object.values(profit), ...Object.values(flowing), ...sold]) {
      expect(line.quarters).toEqual(parts(line.months, 3).map(sum))
      expect(line.years).toEqual(parts(line.months, 12).map(sum))
    }
    for (const line of [cash, ...Object.values(balance)])
      expect(line.quarters).toEqual(parts(line.months, 3).map((months) => months.at(-1)))
  })
})

test('streams add up to the statement', () => {
  holds(({ streams, profit }) => {
    for (const name of ['revenue', 'costOfSales', 'fees', 'contribution'] as const)
      expect(sum(streams.map((stream) => sum(stream[name].months)))).toBe(sum(profit[name].months))
  })
})

test('money is whole, finite and never minus zero', () => {
  const check = (value: unknown, path: string): void => {
    if (typeof value === 'number') {
      // Full-time equivalents may be fractions; nothing else may.
      if (path.includes('.count.')) expect(Number.isFinite(value), path).toBe(true)
      else if (!Number.isSafeInteger(value) || Object.is(value, -0)) expect.fail(`${path}: ${value}`)
    } else if (Array.isArray(value)) for (const each of value) check(each, path)
    else if (value && typeof value === 'object')
      for (const [key, each] of Object.entries(value)) check(each, `${path}.${key}`)
  }
  holds((projection) => check(projection, ''))
})

test('customers: opening and joining, less leaving, are closing, and never negative', () => {
  holds(({ streams }) => {
    for (const { customers, volume } of streams) {
      expect(Math.min(...volume.months)).toBeGreaterThanOrEqual(0)
      if (!customers) continue
      for (const span of ['months', 'quarters', 'years'] as const)
        customers.closing[span].forEach((closing, i) => {
          const [opening, joining, leaving] = [customers.opening, customers.joining, customers.leaving].map(
            (line) => line[span][i] ?? -1,
          ) as [number, number, number]
          if (opening + joining - leaving !== closing) expect.fail(`${span} ${i}: does not add up`)
          if (Math.min(opening, joining, leaving, closing) < 0) expect.fail(`${span} ${i}: below zero`)
        })
    }
  })
})

test('nobody is owed less than nothing', () => {
  holds(({ balance }) => {
    for (const line of [
      balance.deferred,
      balance.receivables,
      balance.stock,
      balance.fixedAssets,
      balance.loan,
    ])
      expect(Math.min(...line.months)).toBeGreaterThanOrEqual(0)
    expect(Math.min(...balance.payables.months, ...balance.taxPayable.months)).toBeGreaterThanOrEqual(0)
  })
})

test('depreciation adds up to what was bought or there, within its life', () => {
  holds(({ profit, balance }, drivers) => {
    const owned = (drivers.opening?.owned ?? []).map((line) => ({ ...line, month: 1 }))
    const investments = [...drivers.investments, ...owned]
    const bought = sum(investments.map((line) => line.amount))
    expect(sum(profit.depreciation.months)).toBe(bought - (balance.fixedAssets.months[35] ?? 0))
    const gone = investments.filter((line) => line.month + line.lifeMonths - 1 <= 36)
    expect(sum(profit.depreciation.months)).toBeGreaterThanOrEqual(sum(gone.map((line) => line.amount)))
    if (gone.length === investments.length) expect(balance.fixedAssets.months[35]).toBe(0)
  })
})

test('the same drivers give the same plan, and stay as they are', () => {
  fc.assert(
    fc.property(legalDrivers, (drivers) => {
      const before = structuredClone(drivers)
      const once = JSON.stringify(project(drivers))
      expect(drivers).toEqual(before)
      expect(JSON.stringify(project(structuredClone(drivers)))).toBe(once)
    }),
    { numRuns: 100 },
  )
})
