// The plan in few words: right figures, whole tasks, the right paper.
import { describe, expect, test } from 'vitest'
import { SAMPLES } from '../../testing/sample-briefs.ts'
import { tradeLibrary } from '../../trades/library.ts'
import { proseFaults } from '../gate/gate.ts'
import { plainText } from '../kit/prose.ts'
import { SECTION_IDS } from '../kit/section.ts'
import type { Drafted } from '../make-plan.ts'
import { planFor } from '../testing/plans.ts'
import { newTexts, outlineOf, paperOf } from './outline.ts'

const PLANS: [string, Drafted][] = [
  ...Object.entries(SAMPLES).map(([name, brief]): [string, Drafted] => [name, planFor(brief)]),
  ...tradeLibrary()
    .trades.filter((_, i) => i % 8 === 0)
    .map((trade): [string, Drafted] => [`dogs as ${trade.id}`, planFor(SAMPLES.dogs, trade)]),
]

describe.each(PLANS)('%s', (_, drafted) => {
  const outline = outlineOf(drafted)
  const { results, texts } = drafted

  test('five key figures, each the plan’s own', () => {
    const [price, unit, volume, even, need] = outline.keyFigures
    expect(texts.pricing.rows.map((row) => row.price.value)).toContain(price.value)
    expect(outline.price?.value).toBe(price.value)
    const measures = results.units.flatMap((one) => one.measures).map(({ result }) => result)
    expect(measures).toContain(unit.value)
    const volumes = results.projection.streams.map((stream) => stream.volume.years[2])
    expect(volumes).toContain(volume.value)
    expect(even.text).toBe(results.even.positiveFrom ? `M ${results.even.positiveFrom}` : 'not in 36')
    expect(need.value).toBe(results.raise.value)
    for (const { text, label } of outline.keyFigures) {
      expect(text.length).toBeLessThanOrEqual(14)
      expect(label.length).toBeLessThanOrEqual(48)
    }
  })

  test('three tasks for today, this week and this month, each with its place in the plan', () => {
    const { today, thisWeek, thisMonth, numbers, tools, stop } = outline.quickstart
    expect([today.length, thisWeek.length, thisMonth.length]).toEqual([3, 3, 3])
    for (const { action, detail, section } of [...today, ...thisWeek, ...thisMonth]) {
      expect(SECTION_IDS).toContain(section)
      expect(plainText(action)).toMatch(/^\p{Lu}/u)
      expect(plainText(detail)).toMatch(/^\p{Lu}.*\.$/u)
    }
    expect(numbers).toHaveLength(5)
    expect(tools.length).toBeGreaterThan(2)
    expect(stop.map(({ when }) => when.toLowerCase())).toEqual(
      texts.risks.kill.map(({ when }) => when.toLowerCase()),
    )
  })

  test('no text of it is broken or holds a figure of its own', () => {
    expect(newTexts(outline).flatMap(proseFaults)).toEqual([])
  })
})

test('who is asked is named, and the price that is said aloud is the plan’s', () => {
  const drafted = planFor(SAMPLES.bakery)
  const { quickstart, price } = outlineOf(drafted)
  const said = [...quickstart.today, ...quickstart.thisWeek, ...quickstart.thisMonth]
    .flatMap(({ action, detail }) => [plainText(action), plainText(detail)])
    .join('\n')
  expect(said).toContain('families and remote workers')
  expect(said).toContain(price?.text)
})

test('a place has its country, once', () => {
  expect(outlineOf(planFor(SAMPLES.bakery)).place).toBe('Cork, Ireland')
  expect(outlineOf(planFor(SAMPLES.claims)).place).toBe('United States')
  expect(outlineOf(planFor({ ...SAMPLES.dogs, targetCustomer: 'dog owners in Malawi' })).place).not.toContain(
    'United',
  )
})

test.each([
  ['US', 'us-letter'],
  ['CA', 'us-letter'],
  ['MX', 'us-letter'],
  ['PH', 'us-letter'],
  ['CL', 'us-letter'],
  ['IE', 'a4'],
  ['IN', 'a4'],
  ['BR', 'a4'],
])('paper in %s: %s', (country, paper) => {
  expect(paperOf(country)).toBe(paper)
})

test.each([
  ['A bakery in Amman', 'Amman, Jordan'],
  ['A bakery in Jordan', 'Jordan'],
  ['A school in Zimbabwe', 'Zimbabwe'],
])('%s is in %s, though no figures are kept for that country', (businessIdea, place) => {
  expect(outlineOf(planFor({ businessIdea })).place).toBe(place)
})

test('a late break-even is a warning, an early one is not', () => {
  for (const brief of Object.values(SAMPLES)) {
    const drafted = planFor(brief)
    const month = drafted.results.even.positiveFrom
    const figure = outlineOf(drafted).keyFigures[3]
    if (month !== undefined && month <= 12) expect(figure).not.toHaveProperty('isWarning')
    if (month === undefined || month > 24) expect(figure).toHaveProperty('isWarning')
  }
})
