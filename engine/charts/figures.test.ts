// What charts say and draw agrees with the plan: labels word for word, lengths and areas in proportion.
import { beforeAll, expect, test } from 'vitest'
import { formatMoney } from '../money.ts'
import { at } from '../plan/finance/calendar.ts'
import { buildDrivers, flat, units } from '../plan/finance/testing/build.ts'
import type { Plan } from '../plan/plan.ts'
import { compactMoney } from './amounts.ts'
import { breakEvenChart } from './break-even-chart.ts'
import { cashAndRevenue } from './cash-and-revenue.ts'
import { scenarioFan } from './scenario-fan.ts'
import { chartedOf, chartedWith, samplePlans } from './testing/charted.ts'
import { boxOfShape, shapesOf, textsOf, wordsOf } from './testing/checks.ts'
import { tornado } from './tornado.ts'
import { unitWaterfall } from './unit-waterfall.ts'

let plans: Plan[] = []
beforeAll(async () => {
  plans = (await samplePlans()).map(([, plan]) => plan)
})

test('the fan ends where the plan’s three cases end', () => {
  for (const plan of plans) {
    const { scenarios, projection } = plan.finance
    const fan = scenarioFan(plan, { width: 380, height: 210 })
    for (const { outcome } of scenarios) {
      expect(wordsOf(fan)).toContain(compactMoney(outcome.endCash, projection.currency))
      expect(fan.alternative).toContain(formatMoney(outcome.endCash, projection.currency, { digits: 0 }))
    }
    const low = scenarios.find(({ id }) => id === 'cautious')?.outcome.lowestCash
    expect(wordsOf(fan).some((text) => text.startsWith('below zero in month'))).toBe((low?.amount ?? 0) < 0)
  }
})

test('the tornado’s effects read as in the plan’s table, the strongest first and solid', () => {
  for (const plan of plans) {
    const { sensitivities, projection } = plan.finance
    const chart = tornado(plan, { width: 504, height: 225 })
    if (!chart) throw new Error('no sensitivities')
    const shown = sensitivities.slice(0, 7)
    for (const { effect } of shown)
      expect(wordsOf(chart)).toContain(
        `${effect > 0 ? '+' : ''}${formatMoney(effect, projection.currency, { digits: 0 })}`,
      )
    const end = at(projection.balance.cash.months, 35)
    expect(wordsOf(chart)).toContain(`base ${formatMoney(end, projection.currency, { digits: 0 })}`)
    const bars = shapesOf(chart).filter(({ fill }) => fill === 'signal' || fill === 'soft')
    expect(bars.filter(({ fill }) => fill === 'signal')).toHaveLength(2)
    const lengths = bars.map((bar) => boxOfShape(bar).right - boxOfShape(bar).left)
    const scale = (lengths[0] ?? 0) / Math.abs(shown[0]?.effect ?? 1)
    shown.forEach(({ effect }, i) => {
      expect(Math.abs((lengths[i] ?? 0) - Math.abs(effect) * scale)).toBeLessThan(1)
    })
  }
})

test('a change that helps stands right, and what has no opposite stands alone', () => {
  const losing = chartedOf(
    buildDrivers({ streams: [units({ volume: flat(100), price: 1_000, costEach: 3_000 })] }),
  )
  const chart = tornado(losing, { width: 504, height: 225 })
  const less = losing.finance.sensitivities.find(({ id }) => id === 'volume:units')
  expect(less?.effect).toBeGreaterThan(0)
  expect(chart && wordsOf(chart)).toContain(`+${formatMoney(less?.effect ?? 0, 'EUR', { digits: 0 })}`)
  expect(tornado(chartedOf(buildDrivers()), { width: 504, height: 225 })).toBeUndefined()
})

test('what the other direction brings is counted with the same model', () => {
  const drivers = buildDrivers({ streams: [units({ volume: flat(100), price: 4_000, costEach: 1_500 })] })
  const dearer = buildDrivers({ streams: [units({ volume: flat(100), price: 4_400, costEach: 1_500 })] })
  const [plan, other] = [chartedOf(drivers), chartedOf(dearer)]
  const end = ({ finance }: typeof plan) => at(finance.projection.balance.cash.months, 35)
  const chart = tornado(plan, { width: 504, height: 225 })
  const texts = chart ? wordsOf(chart) : []
  expect(texts).toContain(`+${formatMoney(end(other) - end(plan), 'EUR', { digits: 0 })}`)
  expect(texts).toEqual(expect.arrayContaining(['Lamps: price', '−10%', '+10%', '2 months later']))
  expect(texts).not.toContain('−2 months later')
})

test('columns are as high as their months are, light before break-even and strong after', () => {
  const revenue = Array.from({ length: 36 }, (_, i) => (i + 1) * 10_000)
  const chart = cashAndRevenue(chartedWith({ revenue }, 12), { width: 504, height: 390 })
  const columns = shapesOf(chart).filter(({ fill }) => fill === 'light' || fill === 'primary')
  const heights = columns.map((column) => boxOfShape(column).bottom - boxOfShape(column).top)
  expect(columns).toHaveLength(36)
  heights.forEach((height, i) => {
    expect(height / (heights[35] ?? 1)).toBeCloseTo((i + 1) / 36, 2)
  })
  expect(columns.slice(0, 11).every(({ fill }) => fill === 'light')).toBe(true)
  expect(columns.slice(11).every(({ fill }) => fill === 'primary')).toBe(true)
  const [one, two] = columns.map(boxOfShape)
  const step = (two?.left ?? 0) - (one?.left ?? 0)
  expect(((one?.right ?? 0) - (one?.left ?? 0)) / step).toBeCloseTo(0.62, 2)
})

test('the waterfall leads from the price to the contribution of the plan’s table', () => {
  for (const plan of plans) {
    const { units: all, projection } = plan.finance
    const contribution = all[0]?.measures.find(({ id }) => id === 'contribution')
    const chart = unitWaterfall(plan, { width: 330, height: 150 })
    if (!contribution || !chart) throw new Error('nothing is sold')
    for (const { op, value } of contribution.terms)
      expect(wordsOf(chart)).toContain(formatMoney(op === '−' ? -value : value, projection.currency))
    expect(wordsOf(chart)).toContain(formatMoney(contribution.result, projection.currency))
    const columns = shapesOf(chart).filter(({ fill }) => fill)
    const [first, last] = [columns[0], columns.at(-1)].map((each) => each && boxOfShape(each))
    const ratio = ((last?.bottom ?? 0) - (last?.top ?? 0)) / ((first?.bottom ?? 0) - (first?.top ?? 0))
    expect(ratio).toBeCloseTo(contribution.result / (contribution.terms[0]?.value ?? 1), 2)
  }
})

test('between contribution and fixed costs: one tone while money is missing, another when it is left', () => {
  const months = Array.from({ length: 36 }, (_, i) => (i + 1) * 1_000)
  const plan = chartedWith({ contribution: months, fixedCosts: months.map(() => 18_000) }, 19)
  const chart = breakEvenChart(plan, { width: 504, height: 210 })
  const bands = shapesOf(chart).filter(({ fill }) => fill === 'tint' || fill === 'light')
  expect(bands.map(({ fill }) => fill)).toEqual(['tint', 'light'])
  expect(boxOfShape(bands[0] as never).right).toBeCloseTo(boxOfShape(bands[1] as never).left, 1)
  expect(textsOf(chart).find(({ text }) => text === 'Break-even, month 19')?.ink).toBe('signal')
})
