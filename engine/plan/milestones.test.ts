import { expect, test } from 'vitest'
import { FAMILIAR_BRIEFS } from '../testing/known-briefs.ts'
import { milestonesOf } from './milestones.ts'
import { capital } from './names.ts'
import { planFor } from './testing/plans.ts'

const LARDER = {
  startupName: 'Larder & Loaf',
  businessIdea:
    'A neighbourhood sourdough bakery with a prepaid weekly bread subscription, pick-up lockers outside the shop and evening baking classes.',
  targetCustomer: 'Families and remote workers within a 15 minute walk of the shop in Cork city',
  industry: 'Food & Beverage',
  additionalContext: 'A lease for a 70 square metre unit is available at 1,900 euro a month.',
}

test('the map says what the plan says', () => {
  const drafted = planFor(LARDER)
  const map = milestonesOf(drafted)
  expect(map.vision.coreIdea).toContain('Larder & Loaf')
  expect(map.audience.target.toLowerCase()).toContain('families and remote workers')
  expect(map.mvp.featureList).toEqual(drafted.texts.product.features.map(capital))
  expect(map.monetization.revenue).toContain(drafted.results.year('revenue', 3).text)
  for (const { price } of drafted.texts.pricing.rows)
    expect(map.monetization.pricingModel).toContain(price.text)
  expect(map.launch.channels).toHaveLength(drafted.texts.goToMarket.channels.length)
})

test('nothing is empty, and nothing is marked up', () => {
  for (const { brief } of FAMILIAR_BRIEFS) {
    for (const part of Object.values(milestonesOf(planFor(brief))))
      for (const value of Object.values(part)) {
        const texts = Array.isArray(value) ? value : [value]
        expect(texts.length, brief.startupName).toBeGreaterThan(0)
        for (const text of texts) expect(text.trim(), brief.startupName).toMatch(/[\p{L}\p{N}]{2}/u)
        for (const text of texts)
          expect(text, brief.startupName).not.toMatch(/\[(?:F|S\d|A\d)|undefined|\*\*/)
      }
  }
})
