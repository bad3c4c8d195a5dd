// The lint over a spread of briefs that founders might write. A finding is cured where the number or the sentence is made, never
// by taking the brief off the list.
import { expect, test } from 'vitest'
import type { Case } from '../../case/case.ts'
import { heldOut, lessons } from '../../read/learn/lessons.ts'
import { composedPlan } from '../testing/composed.ts'
import { findingsIn } from './lint.ts'

const EVERY = 10

test('no plan of the spread has an absurd result', { timeout: 120_000 }, () => {
  const briefs = [...heldOut(), ...lessons().filter((_, i) => i % EVERY === 0)]
  const findings = briefs.flatMap(({ id, brief }) => {
    const { case: one, results, sections } = composedPlan(brief)
    return findingsIn({ one: one as Case, results, sections }).map(
      ({ rule, detail }) => `${id}: ${rule}: ${detail}`,
    )
  })
  expect(findings).toEqual([])
})
