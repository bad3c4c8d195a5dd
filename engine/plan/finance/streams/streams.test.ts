// Small examples, worked out by hand, one or more for each kind of stream. Amounts in cents.
import { expect, test } from 'vitest'
import type { Drivers, Stream } from '../drivers.ts'
import { project } from '../project.ts'
import {
  buildDrivers,
  capacity,
  cohorts,
  contracts,
  flat,
  hours,
  step,
  subscription,
  transactions,
  units,
} from '../testing/build.ts'

function run(stream: Stream, drivers: Partial<Drivers> = {}) {
  const projection = project(buildDrivers({ streams: [stream], ...drivers }))
  const [found] = projection.streams
  if (!found) throw new Error('no stream')
  return { ...projection, stream: found }
}
const first = (row: number[], count: number) => row.slice(0, count)

test('subscribers join, leave and pay by the month', () => {
  const { stream } = run(
    subscription({
      from: 2,
      opening: 100,
      joining: step(0, 3, 10),
      churn: 0.1,
      price: 3000,
      serving: 500,
      fee: { share: 0.02, each: 25 },
    }),
  )
  // 100 start in month 2; then −10 +10, so the number stays.
  expect(first(stream.customers?.closing.months ?? [], 4)).toEqual([0, 100, 100, 100])
  expect(first(stream.customers?.joining.months ?? [], 4)).toEqual([0, 100, 10, 10])
  expect(first(stream.customers?.leaving.months ?? [], 4)).toEqual([0, 0, 10, 10])
  expect(first(stream.revenue.months, 3)).toEqual([0, 100 * 3000, 100 * 3000])
  expect(stream.costOfSales.months[1]).toBe(100 * 500)
  expect(stream.fees.months[1]).toBe(300_000 * 0.02 + 100 * 25)
})

test('a fraction of a leaver waits until it is a whole one', () => {
  const { stream } = run(subscription({ opening: 5, churn: 0.1 }))
  // 5 × 0.1 = 0.5 rounds up to 1; then 0.4 a month: 0.9, 1.3, 1.7: the second leaves in month 5.
  expect(first(stream.customers?.leaving.months ?? [], 6)).toEqual([0, 1, 0, 0, 1, 0])
  expect(stream.customers?.opening.months[0]).toBe(5)
})

test('a year paid ahead is earned over twelve months and owed until then', () => {
  const { stream, balance, cashFlow } = run(
    subscription({
      price: 10_000,
      billingMonths: 12,
      joining: [
        { month: 1, value: 1 },
        { month: 2, value: 0 },
      ],
    }),
  )
  // 10,000 ÷ 12 = 833.33: earned 833, 834, 833, … and all of it after a year.
  expect(first(stream.revenue.months, 3)).toEqual([833, 834, 833])
  expect(stream.revenue.years).toEqual([10_000, 10_000, 10_000])
  expect(first(balance.deferred.months, 2)).toEqual([10_000 - 833, 10_000 - 1667])
  expect(balance.deferred.months[11]).toBe(0)
  expect(first(cashFlow.receipts.months, 2)).toEqual([10_000, 0])
  expect(cashFlow.receipts.months[12]).toBe(10_000)
})

test('who paid for a year leaves at its end', () => {
  const { stream } = run(subscription({ price: 12_000, billingMonths: 12, opening: 100, churn: 0.05 }))
  // 1 − 0.95^12 = 0.4596: 46 do not renew in month 13, 0.4596 × 54 = 24.8 in month 25.
  expect(stream.customers?.leaving.months[5]).toBe(0)
  expect(stream.customers?.leaving.months[12]).toBe(46)
  expect(stream.customers?.closing.months[24]).toBe(100 - 46 - 25)
})

test('setup is charged and paid for once, and not by those who were there', () => {
  const setup = { price: 20_000, cost: 12_000 }
  const late = run(subscription({ from: 2, opening: 3, setup, price: 0 })).stream
  expect(first(late.revenue.months, 3)).toEqual([0, 60_000, 0])
  expect(first(late.costOfSales.months, 3)).toEqual([0, 36_000, 0])
  const running = run(subscription({ from: 1, opening: 3, joining: flat(1), setup, price: 0 })).stream
  expect(first(running.revenue.months, 2)).toEqual([20_000, 20_000])
})

test('when all leave each month, those who join are served for one', () => {
  const { stream } = run(subscription({ joining: flat(7), churn: 1 }))
  expect(first(stream.customers?.closing.months ?? [], 3)).toEqual([7, 7, 7])
  expect(first(stream.customers?.leaving.months ?? [], 3)).toEqual([0, 7, 7])
})

test('a marketplace earns its share and pays fees on everything', () => {
  const { stream } = run(
    transactions({
      volume: flat(30),
      orderValue: 5000,
      take: 0.12,
      costEach: 40,
      fee: { share: 0.015, each: 20 },
      priceRise: 0.1,
    }),
  )
  expect(stream.gmv.months[0]).toBe(150_000)
  expect(stream.revenue.months[0]).toBe(18_000)
  expect(stream.costOfSales.months[0]).toBe(1200)
  expect(stream.fees.months[0]).toBe(2250 + 600)
  expect(stream.gmv.months[12]).toBe(30 * 5500)
  expect(stream.gmv.months[24]).toBe(30 * 6050)
})

test('goods are bought ahead, paid later, sold, and sometimes sent back', () => {
  const { stream, balance, cashFlow } = run(
    units({ from: 3, volume: flat(10), returns: 0.1, stockMonths: 2, fee: { share: 0.03, each: 0 } }),
    { payableDays: 30 },
  )
  // Sales begin in month 3, two months of them lie ready: 10 bought in each month from month 1 on.
  expect(first(stream.stock.months, 4)).toEqual([10 * 1500, 20 * 1500, 20 * 1500, 20 * 1500])
  expect(first(cashFlow.suppliers.months, 3)).toEqual([0, -15_000, -15_000])
  expect(first(balance.payables.months, 3)).toEqual([15_000, 15_000, 15_000])
  // One in ten comes back: 9 × 4,000 earned, 10 × 1,500 spent, fees on all ten.
  expect(stream.returned?.months[2]).toBe(1)
  expect(stream.revenue.months[2]).toBe(36_000)
  expect(stream.costOfSales.months[2]).toBe(15_000)
  expect(stream.fees.months[2]).toBe(1200)
})

test('when goods grow dearer, the cheaper ones in stock are sold first', () => {
  const { stream } = run(units({ volume: flat(10), stockMonths: 1, costRise: 0.1 }))
  // Bought at 15.00 until month 12 and at 16.50 from then on; month 13 sells what month 12 bought.
  expect(stream.costOfSales.months.slice(11, 14)).toEqual([15_000, 15_000, 16_500])
  expect(stream.stock.months.slice(11, 13)).toEqual([15_000, 16_500])
})

test('a fraction of a month in stock is a fraction of that month’s sales', () => {
  const { stream } = run(
    units({
      volume: [
        { month: 1, value: 10 },
        { month: 2, value: 20 },
      ],
      stockMonths: 0.5,
    }),
  )
  expect(first(stream.stock.months, 2)).toEqual([10 * 1500, 10 * 1500])
})

test('a counter never sells more than it can', () => {
  const { stream } = run(
    capacity({
      perDay: [
        { month: 1, value: 40 },
        { month: 3, value: 200 },
      ],
      openDays: 21,
      costShare: 0.3,
      fee: { share: 0.018, each: 0 },
    }),
  )
  // 40 × 21 = 840; 120 a day would be too many: 100 × 21 = 2,100.
  expect(first(stream.volume.months, 3)).toEqual([840, 2100, 2100])
  expect(stream.revenue.months[0]).toBe(672_000)
  expect(stream.costOfSales.months[0]).toBe(201_600)
  expect(stream.fees.months[0]).toBe(12_096)
})

test('a season repeats each year', () => {
  const season = [0.5, 1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
  const { stream } = run(capacity({ perDay: flat(10), season }))
  expect(first(stream.volume.months, 3)).toEqual([100, 300, 200])
  expect(stream.volume.months.slice(12, 15)).toEqual([100, 300, 200])
})

test('hours are people, time and the share that is billed', () => {
  const { stream, balance, cashFlow } = run(
    hours({
      people: flat(2),
      utilisation: flat(0.6),
      costEach: 1000,
      fee: { share: 0, each: 50 },
      onAccount: true,
    }),
    { receivableDays: 45 },
  )
  // 2 × 140 × 0.6 = 168 hours at 90.00.
  expect(stream.volume.months[0]).toBe(168)
  expect(stream.revenue.months[0]).toBe(168 * 9000)
  expect(stream.costOfSales.months[0]).toBe(168_000)
  expect(stream.fees.months[0]).toBe(100)
  // After 45 days: half comes in the second month, all of it by the third.
  expect(first(cashFlow.receipts.months, 3)).toEqual([0, 756_000, 1_512_000])
  expect(first(balance.receivables.months, 2)).toEqual([1_512_000, 1_512_000 + 756_000])
})

test('classes sell whole seats in whole sessions', () => {
  const { stream } = run(
    cohorts({ sessions: flat(3.5), filled: flat(0.75), costPerSeat: 1100, costPerSession: 2500 }),
  )
  // Sessions 4, 3, 4, 3; seats 4 × 8 × 0.75 = 24, then 18.
  expect(first(stream.sessions?.months ?? [], 4)).toEqual([4, 3, 4, 3])
  expect(first(stream.volume.months, 4)).toEqual([24, 18, 24, 18])
  expect(stream.revenue.months[0]).toBe(24 * 6000)
  expect(stream.costOfSales.months[0]).toBe(24 * 1100 + 4 * 2500)
})

test('contracts pay by the month while they run', () => {
  const { stream } = run(
    contracts({
      running: [
        { month: 1, value: 0 },
        { month: 4, value: 3 },
      ],
      costShare: 0.2,
      priceRise: 0.02,
    }),
  )
  expect(first(stream.volume.months, 4)).toEqual([0, 1, 2, 3])
  expect(stream.revenue.months[3]).toBe(150_000)
  expect(stream.costOfSales.months[3]).toBe(30_000)
  expect(stream.revenue.months[12]).toBe(153_000)
})
