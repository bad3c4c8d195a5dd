import { expect, test } from 'vitest'
import { briefSchema } from '#engine/brief.ts'
import { understand } from '#engine/understand/understand.ts'
import { onlyChanges, understoodPoints, usedUp, waitFor } from './rules.ts'

const u = understand(
  briefSchema.parse({
    startupName: 'Larder & Loaf',
    businessIdea: 'A neighbourhood sourdough bakery in Cork with evening classes',
    additionalContext: 'Budget is 85,000 euro.',
  }),
)

test('what changes nothing is left out, in one order whoever sends it', () => {
  const edits = {
    values: { spend: 1450, churn: 0.05, 'average-wage': 1 },
    understood: { offer: 'a bakery on wheels', currency: 'EUR', country: 'GB' },
  }
  const kept = onlyChanges(edits, u, ['churn'])
  expect(JSON.stringify(kept)).toBe(
    '{"values":{"average-wage":1,"spend":1450},"understood":{"country":"GB","offer":"a bakery on wheels"}}',
  )
  expect(onlyChanges({ values: {}, understood: {} }, u, [])).toEqual({ values: {}, understood: {} })
})

test('every point says what was understood, what counts now, and from which words', () => {
  const points = understoodPoints(u, { country: 'GB' })
  expect(points.map(({ id }) => id)).toEqual(['country', 'currency', 'model', 'sells', 'buyer', 'offer'])
  expect(points[0]).toMatchObject({ value: 'GB', original: 'IE', edited: true })
  expect(points[1]).toMatchObject({ value: 'EUR', edited: false, basis: 'said' })
})

test.each([
  [1, 'in a minute'],
  [61, 'in 2 minutes'],
  [3_541, 'in an hour'],
  [3_700, 'in 2 hours'],
  [86_400, 'in 24 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(waitFor(seconds)).toBe(words)
  expect(usedUp(seconds)).toContain(`The next can be made ${words}. Your changes are kept.`)
})
