// A finding is cured where the number or the sentence is made, never by taking the brief off the list.
import { expect, test } from 'vitest'
import { heldOut } from '../../read/learn/lessons.ts'
import { findingsBeyond } from './testing/findings-of.ts'

test('hardly any plan of the briefs held out has an absurd result', { timeout: 120_000 }, () => {
  expect(findingsBeyond(heldOut())).toEqual([])
})
