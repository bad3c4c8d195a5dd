import { expect, test } from 'vitest'
import { likelihood, logOdds } from '../learned/trees.ts'
import { learnTrees } from './trees.ts'

/** Yes where exactly one of two numbers is large: no single cut tells it. */
const examples = Array.from({ length: 400 }, (_, i) => {
  const numbers = [(i * 7) % 10, (i * 3 + Math.floor(i / 10)) % 10, i % 4]
  return { numbers, isYes: (numbers[0] ?? 0) > 4 !== (numbers[1] ?? 0) > 4 }
})

test('learns what no single number tells', () => {
  const trees = learnTrees(examples)
  const right = examples.filter(
    ({ numbers, isYes }) => likelihood(logOdds(trees, numbers)) > 0.5 === isYes,
  ).length
  expect(right / examples.length).toBeGreaterThan(0.97)
})

test('the same examples give the same trees', () => {
  expect(learnTrees(examples)).toEqual(learnTrees(examples))
})
