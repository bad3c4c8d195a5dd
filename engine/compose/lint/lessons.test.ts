// Beside the briefs held out, in a file of its own so that both run at the same time.
import { expect, test } from 'vitest'
import { lessons } from '../../read/learn/lessons.ts'
import { findingsBeyond } from './testing/findings-of.ts'

const EVERY = 10

test('hardly any plan of every tenth lesson has an absurd result', { timeout: 120_000 }, () => {
  expect(findingsBeyond(lessons().filter((_, i) => i % EVERY === 0))).toEqual([])
})
