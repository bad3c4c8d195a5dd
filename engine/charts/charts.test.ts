// Every chart of every sample and of plans at the edge of what is possible.
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { at, row } from '../plan/finance/calendar.ts'
import { legalDrivers } from '../plan/finance/testing/arbitrary.ts'
import { buildDrivers, capacity, flat, subscription, units } from '../plan/finance/testing/build.ts'
import type { Plan } from '../plan/plan.ts'
import { breakEvenChart } from './break-even-chart.ts'
import { cashAndRevenue } from './cash-and-revenue.ts'
import { cashSmall } from './cash-small.ts'
import { marketCircles, ringsOf } from './market-circles.ts'
import type { Charted } from './plot.ts'
import { scenarioFan } from './scenario-fan.ts'
import { chartedOf, chartedWith, samplePlans } from './testing/charted.ts'
import { expectSound, faultsOf, textsOf, wordsOf } from './testing/checks.ts'
import { tornado } from './tornado.ts'
import { unitWaterfall } from './unit-waterfall.ts'

const CHARTS = {
  cashAndRevenue: (plan: Charted) => cashAndRevenue(plan, { width: 504, height: 390 }),
  cashAndRevenueLow: (plan: Charted) => cashAndRevenue(plan, { width: 470, height: 300 }),
  cashSmall: (plan: Charted) => cashSmall(plan, { width: 332, height: 105 }),
  breakEvenChart: (plan: Charted) => breakEvenChart(plan, { width: 504, height: 210 }),
  scenarioFan: (plan: Charted) => scenarioFan(plan, { width: 380, height: 210 }),
  tornado: (plan: Charted) => tornado(plan, { width: 504, height: 225 }),
  unitWaterfall: (plan: Charted) => unitWaterfall(plan, { width: 330, height: 150 }),
}

function expectAllSound(plan: Charted): void {
  for (const [name, chart] of Object.entries(CHARTS)) expectSound(chart(plan), name)
}

describe('the samples', () => {
  let plans: [string, Plan][] = []
  beforeAll(async () => {
    plans = await samplePlans()
  })

  test('every chart lies within its bounds and nothing on it touches', () => {
    for (const [, plan] of plans) {
      expectAllSound(plan)
      expectSound(marketCircles(ringsOf(plan), { width: 160, height: 190 }))
      expectSound(marketCircles(ringsOf(plan), { width: 240, height: 150 }))
    }
  })

  test('the same plan gives the same bytes, with coordinates of at most two decimals', () => {
    for (const [, plan] of plans.slice(0, 2)) {
      const once = JSON.stringify(cashAndRevenue(plan, { width: 504, height: 390 }))
      expect(JSON.stringify(cashAndRevenue(plan, { width: 504, height: 390 }))).toBe(once)
      expect(once).not.toMatch(/"[MLC]",[^\]]*\.\d{3}/)
    }
  })

  test('every chart says in words what it shows, with exact figures', () => {
    for (const [, plan] of plans)
      for (const chart of Object.values(CHARTS)) {
        const words = chart(plan)?.alternative
        if (words === undefined) continue
        expect(words).toMatch(/\d/)
        expect(words).toMatch(/\.$/)
        expect(words).not.toMatch(/\d[km]\b|undefined|NaN/)
      }
  })
})

describe('plans at the edge', () => {
  const long = 'A very long name of a stream that a founder may have written'
  const edges: Record<string, Charted> = {
    nothing: chartedOf(buildDrivers()),
    flat: chartedWith({ cash: row(() => 500_000), revenue: row(() => 500_000) }, 1),
    belowZero: chartedWith({ cash: row((month) => -month * 1e6) }),
    yen: chartedOf(
      buildDrivers({
        currency: 'JPY',
        streams: [units({ volume: flat(900), price: 4_800, costEach: 1_200 })],
      }),
    ),
    huge: chartedOf(
      buildDrivers({
        currency: 'KES',
        streams: [
          capacity({ perDay: flat(90), spend: 99_999_999_99 }),
          subscription({ joining: flat(1e6), label: long }),
        ],
      }),
    ),
    tiny: chartedWith({ cash: row((month) => month), revenue: row(() => 1) }, 2),
    manyStreams: chartedOf(
      buildDrivers({
        streams: Array.from({ length: 9 }, (_, i) =>
          units({ id: `s${i}`, label: `${i} ${long}`, volume: flat(10 * i + 5) }),
        ),
      }),
    ),
    losing: chartedOf(
      buildDrivers({ streams: [units({ volume: flat(40), price: 1_000, costEach: 3_000 })] }),
    ),
  }
  for (const [name, plan] of Object.entries(edges))
    test(name, () => {
      expectAllSound(plan)
      for (const chart of Object.values(CHARTS))
        expect(JSON.stringify(chart(plan) ?? '')).not.toContain('NaN')
    })

  test('without break-even it is said, and no event is drawn', () => {
    const chart = breakEvenChart(edges.nothing ?? chartedWith({}), { width: 504, height: 210 })
    expect(wordsOf(chart)).toContain('No break-even within 36 months')
    expect(chart.items.some((item) => item.kind === 'shape' && item.stroke?.dash)).toBe(false)
  })

  test('a break-even in any month is named beside its line, clear of captions', () => {
    for (const month of [1, 2, 5, 8, 9, 10, 14, 20, 27, 30, 31, 35, 36]) {
      const plan = chartedWith({ cash: row((each) => each * 1e5), revenue: row((each) => each * 9e4) }, month)
      const chart = cashAndRevenue(plan, { width: 504, height: 390 })
      expect(faultsOf(chart)).toEqual([])
      expect(wordsOf(chart)).toContain(`Break-even, month ${month}`)
    }
  })
})

test('a leader may cross the event’s line, so the lowest point is named in the plot even beside it', () => {
  const cash = row((month) => 500_000 + Math.abs(month - 6) * 30_000)
  const chart = cashAndRevenue(chartedWith({ cash, revenue: cash }, 7), { width: 504, height: 300 })
  const words = textsOf(chart).find(({ text }) => text.startsWith('Lowest'))
  expect(words?.y).toBeGreaterThan(30)
  expect(faultsOf(chart)).toEqual([])
})

describe('any plan', () => {
  const series = (most: number) =>
    fc.array(fc.integer({ min: -most, max: most }), { minLength: 36, maxLength: 36 })
  const month = fc.option(fc.integer({ min: 1, max: 36 }), { nil: undefined })

  test('whatever the months are, no label touches a line or another', () => {
    fc.assert(
      fc.property(series(1e9), series(1e7), month, (cash, sold, from) => {
        const plan = chartedWith(
          {
            cash,
            revenue: sold.map(Math.abs),
            contribution: sold,
            fixedCosts: cash.map((each) => Math.abs(each) / 100),
          },
          from,
        )
        expectSound(cashAndRevenue(plan, { width: 504, height: 390 }))
        expectSound(cashSmall(plan, { width: 332, height: 105 }))
        expectSound(breakEvenChart(plan, { width: 504, height: 210 }))
        expect(wordsOf(cashAndRevenue(plan, { width: 504, height: 390 })).join()).toContain('Lowest')
      }),
      { numRuns: 25, endOnFailure: true },
    )
  })

  test('smooth series too', () => {
    const wave = fc.record({
      start: fc.integer({ min: -1e7, max: 1e8 }),
      slope: fc.integer({ min: -1e6, max: 1e6 }),
      swing: fc.integer({ min: 0, max: 1e7 }),
      length: fc.integer({ min: 3, max: 40 }),
    })
    fc.assert(
      fc.property(wave, month, ({ start, slope, swing, length }, from) => {
        const cash = row((each) => Math.round(start + slope * each + swing * Math.sin(each / length)))
        const plan = chartedWith({ cash, revenue: cash.map((each) => Math.abs(each) / 10) }, from)
        expectSound(cashAndRevenue(plan, { width: 504, height: 390 }))
        expectSound(cashSmall(plan, { width: 332, height: 105 }))
      }),
      { numRuns: 25, endOnFailure: true },
    )
  })

  test('every chart of any legal drivers is sound', () => {
    fc.assert(
      fc.property(legalDrivers, (drivers) => {
        expectAllSound(chartedOf(drivers))
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })

  test('the last values at the lines’ ends are the plan’s', () => {
    const plan = chartedWith({ cash: row((each) => each * 123_456), revenue: row(() => 98_765) }, 3)
    expect(at(plan.finance.projection.balance.cash.months, 35)).toBe(4_444_416)
    expect(wordsOf(cashAndRevenue(plan, { width: 504, height: 390 }))).toEqual(
      expect.arrayContaining(['€44.4k', '€988', 'Lowest: €1.2k in month 1']),
    )
  })
})
