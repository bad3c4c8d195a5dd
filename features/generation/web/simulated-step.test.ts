import { expect, test } from 'vitest'
import { stepAt } from './simulated-step.ts'

test('messages and percents by the second', () => {
  const at = (seconds: number) => {
    const { percent, message } = stepAt(seconds * 1000)
    return `${percent}% ${message}`
  }
  expect(at(0)).toBe('10% Initializing blueprint generation...')
  expect(at(0.999)).toBe('10% Initializing blueprint generation...')
  expect(at(1)).toBe('25% Analyzing your business idea...')
  expect(at(3)).toBe('50% Creating custom strategies...')
  expect(at(5)).toBe('75% Generating visual assets...')
  expect(at(6.999)).toBe('75% Generating visual assets...')
  expect(at(7)).toBe('90% Finalizing your blueprint...')
  expect(at(300)).toBe('90% Finalizing your blueprint...')
})

test('a clock that was set back begins at the beginning', () => {
  expect(stepAt(-5_000).percent).toBe(10)
})
