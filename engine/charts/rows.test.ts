// Charts that are made from plain rows: markets, channels, phases, days.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { channelMix } from './channel-mix.ts'
import { marketCircles } from './market-circles.ts'
import { roadmapGantt } from './roadmap-gantt.ts'
import { boxOfShape, expectSound, shapesOf, wordsOf } from './testing/checks.ts'

const rings = (tam: number, sam: number, som: number) =>
  [
    ['TAM', tam],
    ['SAM', sam],
    ['SOM', som],
  ].map(([name, value]) => ({ name: String(name), value: Number(value), text: `$${value}` }))

const SIZE = { width: 160, height: 190 }

const discsOf = (chart: ReturnType<typeof marketCircles>) =>
  shapesOf(chart ?? { width: 0, height: 0, items: [], alternative: '' })
    .filter(({ fill }) => fill !== undefined && fill !== 'ink')
    .map(boxOfShape)

test('circles have areas true to value and stand on the same ground', () => {
  const markets: [number, number, number][] = [
    [1178, 648, 167],
    [2356, 942, 340],
    [1000, 950, 900],
  ]
  for (const values of markets) {
    const chart = marketCircles(rings(...values), SIZE)
    const discs = discsOf(chart)
    expect(discs).toHaveLength(3)
    const area = ({ left, right }: { left: number; right: number }) => (right - left) ** 2
    values.forEach((value, i) => {
      const [disc, first] = [discs[i], discs[0]]
      if (!disc || !first) throw new Error('a circle is missing')
      expect(area(disc) / area(first)).toBeCloseTo(value / values[0], 2)
      expect(disc.bottom).toBeCloseTo(first.bottom, 1)
    })
    expect(chart?.note).toBe('Areas are drawn true to value.')
  }
})

test('what is too small to see is drawn larger, and it is said', () => {
  const chart = marketCircles(rings(1e9, 1e6, 1e3), SIZE)
  expectSound(chart)
  expect(discsOf(chart)[2]?.right).toBeCloseTo((discsOf(chart)[2]?.left ?? 0) + 3.4, 1)
  expect(chart?.note).toContain('SOM: too small to see, drawn larger than true')
  expect(wordsOf(chart ?? ({ items: [] } as never))).toEqual(expect.arrayContaining(['TAM', 'SAM', 'SOM']))
})

test('whatever the proportions, all three are named and nothing overlaps', () => {
  const count = fc.integer({ min: 1, max: 1e9 })
  fc.assert(
    fc.property(count, count, count, fc.boolean(), (a, b, c, isWide) => {
      const [som = 1, sam = 1, tam = 1] = [a, b, c].sort((x, y) => x - y)
      const chart = marketCircles(rings(tam, sam, som), isWide ? { width: 300, height: 140 } : SIZE)
      expectSound(chart)
      for (const name of ['TAM', 'SAM', 'SOM']) expect(chart && wordsOf(chart)).toContain(name)
    }),
    { endOnFailure: true },
  )
  expect(marketCircles(rings(0, 0, 0), SIZE)).toBeUndefined()
})

const words = fc.string({
  minLength: 1,
  maxLength: 60,
  unit: fc.constantFrom(...'abc defgh ijW mé日'.split('')),
})

test('channels: bars in proportion to what is won and to what one costs', () => {
  const rows = [
    { name: 'Door', wins: { value: 400, text: '400 homes' }, cost: { value: 120_000, text: '€1,200' } },
    { name: 'Letter', wins: { value: 100, text: '100 homes' }, cost: { value: 90_000, text: '€900' } },
    { name: 'Search', wins: { value: 0, text: 'none' }, cost: { value: 5_000, text: '€50' } },
  ]
  const chart = channelMix(rows, 'EUR', { width: 504, height: 120 })
  if (!chart) throw new Error('no chart')
  expectSound(chart)
  expect(wordsOf(chart)).toEqual(expect.arrayContaining(['400 homes', '€3.00', '€9.00', '–']))
  const lengths = (fill: string) =>
    shapesOf(chart)
      .filter((shape) => shape.fill === fill)
      .map((shape) => boxOfShape(shape).right - boxOfShape(shape).left)
  expect((lengths('primary')[1] ?? 0) / (lengths('primary')[0] ?? 1)).toBeCloseTo(0.25, 2)
  expect((lengths('light')[0] ?? 0) / (lengths('light')[1] ?? 1)).toBeCloseTo(1 / 3, 2)
  expect(chart.alternative).toBe(
    'Door: 400 homes for €1,200, €3.00 each; Letter: 100 homes for €900, €9.00 each; Search: none for €50, nobody won.',
  )
  expect(channelMix([], 'EUR', { width: 504, height: 120 })).toBeUndefined()
})

test('any ten channels fit', () => {
  const figure = fc.record({ value: fc.integer({ min: 0, max: 1e9 }), text: words })
  const row = fc.record({ name: words, wins: figure, cost: figure })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 10 }), (rows) => {
      expectSound(channelMix(rows, 'JPY', { width: 504, height: 200 }))
    }),
    { numRuns: 40, endOnFailure: true },
  )
})

test('a roadmap’s bars begin and end with their months', () => {
  const phases = [
    { name: 'Prepare', fromMonth: 1, toMonth: 12 },
    { name: 'Run', fromMonth: 13, toMonth: 36, isRunning: true },
  ]
  const chart = roadmapGantt(phases, { width: 504, height: 90 })
  const bars = shapesOf(chart)
    .filter(({ fill }) => fill === 'primary' || fill === 'mid')
    .map(boxOfShape)
  const [one, two] = bars
  if (!one || !two) throw new Error('bars are missing')
  expect(two.left).toBeCloseTo(one.right, 1)
  expect((two.right - two.left) / (one.right - one.left)).toBeCloseTo(2, 2)
  expect(one.bottom - one.top).toBeCloseTo(17, 1)
  expect(chart.alternative).toBe('Phases: Prepare, months 1 to 12; Run, months 13 to 36.')
})

test('any phases with any gates fit', () => {
  const phase = fc
    .record({
      name: words,
      fromMonth: fc.integer({ min: 1, max: 36 }),
      months: fc.integer({ min: 0, max: 35 }),
    })
    .map(({ name, fromMonth, months }) => ({ name, fromMonth, toMonth: Math.min(36, fromMonth + months) }))
  const gates = fc.array(fc.integer({ min: 1, max: 36 }), { maxLength: 4 })
  fc.assert(
    fc.property(fc.array(phase, { minLength: 1, maxLength: 6 }), gates, (phases, months) => {
      expectSound(roadmapGantt(phases, { width: 504, height: 150 }, months))
    }),
    { numRuns: 40, endOnFailure: true },
  )
})
