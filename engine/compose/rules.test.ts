// Which rules a plan prints.
import { expect, test } from 'vitest'
import { draftedWith } from '../analyst/testing/tank-cleaner.ts'
import { rulesAt } from './rules.ts'

const { case: one } = draftedWith()
const gate = { in: ['AU'], gate: true, what: 'A licence.', who: 'The council', first: 'Ask.' }
const withRules = (count: number, says?: string[]) => ({
  ...one,
  trade: { ...one.trade, rules: Array.from({ length: count }, () => gate), ...(says && { says }) },
})
const whats = (some: typeof one) => rulesAt(some, false).map(({ what }) => what)

test('a trade’s rules are followed by those of the country', () => {
  expect(whats(withRules(3)).slice(0, 3)).toEqual(Array(3).fill('A licence.'))
  expect(whats(withRules(3)).join()).toContain('Australian Business Number')
})

test('rules that were written for this one business stand alone, unless they are too few', () => {
  expect(whats(withRules(3, ['Mud settles.']))).toHaveLength(3)
  expect(whats(withRules(2, ['Mud settles.'])).join()).toContain('Australian Business Number')
})
