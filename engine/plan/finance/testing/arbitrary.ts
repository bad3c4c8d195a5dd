// Random drivers. Legal ones may be absurd (nothing sold, everybody leaves, goods dearer than their price); sound ones
// are a business: each sale leaves something, and sales do not fall.
import fc from 'fast-check'
import type { Drivers, Ramp, Stream } from '../drivers.ts'
import {
  buildDrivers,
  capacity,
  cohorts,
  contracts,
  hours,
  subscription,
  transactions,
  units,
} from './build.ts'

const fraction = (max: number, min = 0) => fc.double({ min, max, noNaN: true })
const share = fraction(1)
const money = (max: number) => fc.integer({ min: 0, max })
const month = fc.integer({ min: 1, max: 36 })

const ramp = (max: number): fc.Arbitrary<Ramp> =>
  fc
    .array(fc.record({ month: fc.integer({ min: 1, max: 40 }), value: fraction(max) }), { maxLength: 4 })
    .map((points) => points.sort((a, b) => a.month - b.month))

const season = fc.array(fraction(3), { minLength: 12, maxLength: 12 })

const basics = {
  from: fc.integer({ min: 1, max: 38 }),
  season: fc.option(season, { nil: undefined }),
  priceRise: fraction(0.2, -0.1),
  fee: fc.record({ share: fraction(0.1), each: money(100) }),
  onAccount: fc.boolean(),
}

const anyStream: fc.Arbitrary<Stream> = fc.oneof(
  fc
    .record({
      ...basics,
      price: money(100_000),
      billingMonths: fc.constantFrom(1, 3, 12),
      opening: fc.integer({ min: 0, max: 500 }),
      joining: ramp(200),
      churn: fc.oneof(share, fc.constantFrom(0, 1)),
      serving: money(20_000),
      setup: fc.option(fc.record({ price: money(50_000), cost: money(50_000) }), { nil: undefined }),
    })
    .map(subscription),
  fc
    .record({ ...basics, volume: ramp(5000), orderValue: money(50_000), take: share, costEach: money(5000) })
    .map(transactions),
  fc
    .record({
      ...basics,
      volume: ramp(3000),
      price: money(100_000),
      costEach: money(60_000),
      returns: share,
      stockMonths: fraction(6),
    })
    .map(units),
  fc
    .record({
      ...basics,
      perDay: ramp(300),
      openDays: fraction(31),
      capacityPerDay: fraction(200),
      spend: money(10_000),
      costShare: share,
    })
    .map(capacity),
  fc
    .record({
      ...basics,
      people: ramp(20),
      hoursEach: fraction(200),
      utilisation: ramp(1.2),
      rate: money(30_000),
      costEach: money(20_000),
    })
    .map(hours),
  fc
    .record({
      ...basics,
      sessions: ramp(30),
      seats: fc.integer({ min: 0, max: 40 }),
      filled: ramp(1.2),
      price: money(100_000),
      costPerSeat: money(20_000),
      costPerSession: money(100_000),
    })
    .map(cohorts),
  fc.record({ ...basics, running: ramp(20), amount: money(1_000_000), costShare: share }).map(contracts),
)

const distinct = <T extends { id: string }>(lines: T[]): T[] =>
  lines.map((line, i) => ({ ...line, id: `${line.id}-${i}` }))

const staffLine = fc.record({
  id: fc.constant('staff'),
  role: fc.constant('Baker'),
  count: ramp(10),
  monthlyPay: money(1_000_000),
  onCost: fraction(0.5),
  isFounder: fc.boolean(),
  yearlyRise: fraction(0.2),
})
const costLine = fc.record({
  id: fc.constant('cost'),
  label: fc.constant('Rent'),
  amount: ramp(1_000_000),
  yearlyRise: fraction(0.2),
  group: fc.constantFrom('marketing', 'premises', 'technology', 'operations', 'professional', 'other'),
})
const investmentLine = fc.record({
  id: fc.constant('investment'),
  label: fc.constant('Oven'),
  month,
  amount: money(10_000_000),
  lifeMonths: fc.integer({ min: 1, max: 120 }),
})
const moneyIn = fc.record({
  id: fc.constant('money'),
  label: fc.constant('Savings'),
  month,
  amount: money(50_000_000),
  sought: fc.boolean(),
})
const loan = fc.record({
  month,
  amount: money(50_000_000),
  yearlyRate: fraction(0.3),
  months: fc.integer({ min: 1, max: 120 }),
  graceMonths: fc.integer({ min: 0, max: 130 }),
  equalPayments: fc.boolean(),
  sought: fc.boolean(),
})
const opening = fc.record({
  owned: fc
    .array(
      fc.record({
        id: fc.constant('owned'),
        label: fc.constant('Van'),
        amount: money(5_000_000),
        lifeMonths: fc.integer({ min: 1, max: 120 }),
      }),
      { maxLength: 2 },
    )
    .map(distinct),
  receivables: fc
    .array(
      fc.record({
        id: fc.constant('invoice'),
        label: fc.constant('Invoice'),
        month,
        amount: money(5_000_000),
      }),
      { maxLength: 2 },
    )
    .map(distinct),
  debts: fc
    .array(
      fc.record({
        id: fc.constant('debt'),
        label: fc.constant('Installer'),
        month,
        amount: money(5_000_000),
        months: fc.integer({ min: 1, max: 60 }),
      }),
      { maxLength: 2 },
    )
    .map(distinct),
})

const around = (streams: fc.Arbitrary<Stream[]>): fc.Arbitrary<Drivers> =>
  fc
    .record({
      streams: streams.map(distinct),
      staff: fc.array(staffLine, { maxLength: 3 }).map(distinct),
      costs: fc.array(costLine, { maxLength: 5 }).map(distinct),
      investments: fc.array(investmentLine, { maxLength: 3 }).map(distinct),
      deposits: fc.array(moneyIn, { maxLength: 2 }).map(distinct),
      receivableDays: fraction(120),
      payableDays: fraction(120),
      funding: fc.record(
        { equity: fc.array(moneyIn, { maxLength: 3 }).map(distinct), loan },
        { requiredKeys: ['equity'] },
      ),
      opening: fc.option(opening, { nil: undefined }),
      taxRate: fraction(0.5),
      taxFree: money(2_000_000),
    })
    .map(buildDrivers)

export const legalDrivers = around(fc.array(anyStream, { maxLength: 4 }))

// Sound: at least a third of the price is left, a volume that shows in whole numbers, growth that does not turn.
const rising = (min: number, max: number): fc.Arbitrary<Ramp> =>
  fc.tuple(fraction(max, min), fraction(0.5)).map(([value, growth]) => [
    { month: 1, value },
    { month: 24, value: value * (1 + growth) },
  ])
const sound = {
  from: fc.integer({ min: 1, max: 9 }),
  priceRise: fraction(0.05),
  fee: fc.record({ share: fraction(0.03), each: money(30) }),
  onAccount: fc.boolean(),
}
const price = fc.integer({ min: 1000, max: 100_000 })
const costOf = (most: number) => (part: number) => Math.round(most * part)

const soundStream: fc.Arbitrary<Stream> = fc.oneof(
  fc
    .record({
      ...sound,
      price,
      billingMonths: fc.constantFrom(1, 12),
      opening: fc.integer({ min: 0, max: 200 }),
      joining: rising(10, 100),
      churn: fraction(0.15, 0.01),
      part: fraction(0.5),
    })
    .map(({ part, ...stream }) =>
      subscription({ ...stream, serving: costOf(stream.price / stream.billingMonths)(part) }),
    ),
  fc
    .record({ ...sound, volume: rising(50, 3000), orderValue: price, take: fraction(0.4, 0.15) })
    .map(transactions),
  fc
    .record({ ...sound, volume: rising(20, 1000), price, part: fraction(0.5), stockMonths: fraction(2) })
    .map(({ part, ...stream }) => units({ ...stream, costEach: costOf(stream.price)(part) })),
  fc
    .record({
      ...sound,
      perDay: rising(5, 120),
      openDays: fraction(30, 10),
      spend: price,
      costShare: fraction(0.5),
    })
    .map(capacity),
  fc.record({ ...sound, people: rising(1, 10), utilisation: rising(0.2, 0.6), rate: price }).map(hours),
  fc
    .record({ ...sound, sessions: rising(3, 20), filled: rising(0.3, 0.6), price, part: fraction(0.5) })
    .map(({ part, ...stream }) => cohorts({ ...stream, costPerSeat: costOf(stream.price)(part) })),
  fc.record({ ...sound, running: rising(5, 50), amount: price, costShare: fraction(0.5) }).map(contracts),
)

export const soundDrivers = around(fc.array(soundStream, { minLength: 1, maxLength: 3 })).map((drivers) => ({
  ...drivers,
  // Longer terms than the months in which a sale earns them back would make growth cost cash, which is true and unordered.
  receivableDays: drivers.receivableDays / 2,
}))
