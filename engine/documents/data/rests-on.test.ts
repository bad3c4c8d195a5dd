import { expect, test } from 'vitest'
import { makeBlueprint } from '../../blueprint.ts'
import { knowledge } from '../../knowledge/knowledge.ts'
import { marksOf } from '../../plan/plan-marks.ts'
import { SAMPLES } from '../../testing/sample-briefs.ts'
import { restsOn } from './rests-on.ts'

test('of a hundred figures of the founder the sheet lists some, and says that there are more', async () => {
  const { plan } = await makeBlueprint(SAMPLES.bakery, { knowledge })
  const marks = marksOf(plan)
  const [one] = marks.founder
  expect(one).toBeDefined()
  const many = { ...marks, founder: Array.from({ length: 100 }, () => one as NonNullable<typeof one>) }
  const { founder, unsaid } = restsOn(plan, many)
  expect(founder).toHaveLength(24)
  expect(unsaid).toBe('and 76 more, which the brief itself lists.')
  expect(restsOn(plan, marks).unsaid).toBeUndefined()
})
