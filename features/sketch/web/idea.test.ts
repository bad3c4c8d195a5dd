import { expect, test } from 'vitest'
import { MOST_IDEA, MOST_NAME } from '../contract.ts'
import { EXAMPLES, LONGEST } from './examples.ts'
import { isEnough } from './idea.ts'

test.each([
  ['', false],
  ['dog walking in Boise', false],
  ['dog walking in Boise, Idaho', true],
  ['  dog   walking - in — Boise  ', false],
  ["a kids' bike-repair shop, $8", true],
  ['🐶 🐶 🐶 🐶 🐶', false],
  ['خدمة توصيل الخبز الطازج إلى المنازل', true],
])('"%s" is enough for a sketch: %s', (idea, enough) => {
  expect(isEnough({ idea, name: '' })).toBe(enough)
})

test('every example is enough, and none too long', () => {
  for (const [, idea] of EXAMPLES) {
    expect(isEnough({ idea, name: '' }), idea).toBe(true)
    expect(idea.length).toBeLessThan(MOST_IDEA)
  }
})

test('the fields take what the call takes', () => {
  expect(LONGEST).toEqual({ idea: MOST_IDEA, name: MOST_NAME })
})
