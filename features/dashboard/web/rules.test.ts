import { expect, test } from 'vitest'
import { emptyText, shortIdea } from './rules.ts'

test('an idea is cut after 50 characters, and only then', () => {
  expect(shortIdea('a'.repeat(50))).toBe('a'.repeat(50))
  expect(shortIdea(`${'a'.repeat(50)}b`)).toBe(`${'a'.repeat(50)}…`)
})

test('what to do first depends on the credits', () => {
  expect(emptyText(1)).toMatch(/^You have 1 credit\. Describe an idea/)
  expect(emptyText(5)).toMatch(/^You have 5 credits\./)
  expect(emptyText(0)).not.toContain('credit')
  expect(emptyText(0)).toContain('$0.99')
})
